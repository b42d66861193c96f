import { inlineCode } from '../../../engine/compose'
import type { Argument, Expression, Statement, StatementOf } from '../../../python/ast'
import { linesOf } from '../../../python/lines'
import { parsePython } from '../../../python/parse'
import type { Source } from '../idioms/idiom'
import { listed, quote } from '../idioms/idiom'
import { calledName } from '../idioms/in-calls'
import { run } from '../parts/output'
import { expressionText } from './expression-text'
import { shownBefore } from './values'

/** What several `print` show is to be set against each other, or told one by one. */
const ASKS_EACH =
  /\bcada (?:print|un[oa]|linea|cosa|llamada|caso|resultado)\b|\b(?:un[oa]|el primero|la primera|el 1|la 1)\b.{0,60}\b(?:el |la |y |pero )?(?:otr[oa]|segund[oa]|el 2|la 2)\b|\btrue\b.{0,40}\bfalse\b|\bfalse\b.{0,40}\btrue\b|\b(?:las|los) (?:dos|tres|2|3)\b|\bdiferencia\b|\bdistint\w+\b|\b(?:simbolos?|signos?|operador(?:es)?)\b/

const MAX_PRINTS = 8
const MAX_SHOWN = 100

/** Each `print` of the main program, with what it shows and what the expression in it does; empty where they are not asked for, or not known. */
export function eachPrint(said: string, source: Source): string[] {
  const prints = source.module.body.filter(isPrint)
  if (!ASKS_EACH.test(said) || prints.length < 2 || prints.length > MAX_PRINTS) return []
  const texts = prints.flatMap((print) => printText(print, source) ?? [])
  return texts.length === prints.length ? texts : []
}

const ASKS_ONE =
  /\b(?:cuanto|que) (?:me )?(?:da|sale|imprime|muestra|saca|escribe|pone) (?:en )?(?:el|ese|este) print\b/

/** «¿Cuánto da el print?»: what the only one shows. */
export function onlyPrint(said: string, source: Source): string | null {
  const [print, more] = source.module.body.filter(isPrint)
  const shown = !ASKS_ONE.test(said) || print === undefined || more !== undefined ? null : shownBy(print, source)
  return shown === null || print === undefined ? null : `${quote(source, print)} muestra ${shown}.`
}

type Print = StatementOf<'expression'>

export const isPrint = (node: Statement): node is Print =>
  node.kind === 'expression' &&
  node.value.kind === 'call' &&
  node.value.callee.kind === 'name' &&
  calledName(node.value) === 'print'

/** «`print(a & b)` muestra `{2}`: `a & b` …»; null where what it shows is not known, or too long. */
function printText(node: Print, source: Source): string | null {
  const given = node.value.kind === 'call' ? node.value.arguments.filter(({ form }) => form === 'positional') : []
  const shown = shownBy(node, source) ?? shownAlone(given, node, source)
  if (shown === null) return null
  const reasons = given.flatMap(({ value }) => reasonOf(value, source))
  return `${quote(source, node)} muestra ${shown}.${reasons.length === 0 ? '' : ` ${reasons.join(' ')}`}`
}

const PLAIN = new Set<Expression['kind']>(['name', 'string', 'number', 'boolean', 'none'])

const reasonOf = (value: Expression, source: Source): string[] => {
  // Of `len(a & b)` the sign is what is asked about.
  const [only, more] = value.kind === 'call' ? value.arguments : []
  const inner = only?.value.kind === 'binary' && more === undefined ? only.value : value
  const text = PLAIN.has(inner.kind) ? null : expressionText(inner, source)
  return text === null ? [] : [text.replace(/ Aquí vale `[^`]*`\.$/, '')]
}

/** What a statement that is come by once shows. */
function shownBy(node: Print, source: Source): string | null {
  const result = run(source.module)
  if (!('steps' in result)) return null
  const line = source.lines.lineAt(node.from)
  const printed = result.steps.filter((step) => step.line === line && step.printed !== '')
  const [only, more] = printed
  const text = only?.printed.replace(/\n$/, '') ?? ''
  return only === undefined || more !== undefined || text.includes('\n') || text.length > MAX_SHOWN
    ? null
    : text === ''
      ? 'una línea vacía'
      : inlineCode(text)
}

/** The same where what comes before shows sets, whose order is not known, or this one does: a set by what is in it. */
function shownAlone(given: readonly Argument[], node: Print, { module }: Source): string | null {
  const [only, more] = given
  if (only === undefined || more !== undefined) return null
  const quiet = module.body
    .filter(isPrint)
    .reduceRight(
      (text, { from }) => `${text.slice(0, from)}${SILENT}${text.slice(from + 'print'.length)}`,
      module.source,
    )
  const before = parsePython(quiet)
  const statement = before.body[module.body.indexOf(node)]
  if (before.errors.length > 0 || statement === undefined) return null
  const text = module.source.slice(only.value.from, only.value.to)
  const [found = ''] = shownBefore(
    statement,
    `(lambda _v: repr(sorted(_v)) if isinstance(_v, set) else "${TOLD}" + str(_v))(${text})`,
    { module: before, lines: linesOf(quiet) },
  )
  if (found.startsWith(TOLD)) return inlineCode(found.slice(1))
  const items = /^\[(.*)\]$/.exec(found)?.[1]
  if (items === undefined) return null
  return items === ''
    ? '`set()`, un conjunto vacío'
    : `un conjunto con ${listed(items.split(', ').map(inlineCode))} (en cualquier orden)`
}
const TOLD = '\u0002'
const SILENT = '(lambda *_a, **_k: None)'
