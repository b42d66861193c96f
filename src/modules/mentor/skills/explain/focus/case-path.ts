import { inlineCode } from '../../../engine/compose'
import type { Module, Statement, StatementOf } from '../../../python/ast'
import { namesOf } from '../../../python/evaluate/statements/scope'
import { parsePython } from '../../../python/parse'
import { allExpressions, statementsIn } from '../../../python/walk'
import { listed, quote, type Source } from '../idioms/idiom'
import { type Entry, givenBetween, runLog, type Turn, turnsOf } from './run-log'
import { isMeant, saysValue } from './said-value'

/** What is asked of one case: why it came so, or what comes of it. */
const ASKS =
  /\bpor que\b|\bque (?:me |se )?(?:imprime|imprimiria|sale|saldria|muestra|pasa|pasaria|hace|dice|diria|pone|escribe|devuelve|ocurre)\b|\b(?:entra|cae|cumple)\b/
/** Of another program than this. */
const SUPPOSES = /^(?:y )?(?:si|cambi\w+|quit\w+)\b|\by si\b|\b(?:en vez de|en lugar de|quito|cambio|pongo)\b/
const MAX_TOLD = 5

/** «Por qué no sale Luis», «qué imprime con las uvas»: what the run did with an element or an argument that is named. */
export function casePath(said: string, source: Source): string | null {
  if (!ASKS.test(said) || SUPPOSES.test(said)) return null
  return turnPath(said, source) ?? callPath(said, source)
}

/** The turn of a loop that goes through an element which the words name. */
function turnPath(said: string, source: Source): string | null {
  const { module } = source
  const loops = [...statementsIn(module.body)].filter((node): node is StatementOf<'for'> => node.kind === 'for')
  const log = loops.length === 0 ? null : runLog(module)
  if (log === null) return null
  for (const loop of loops) {
    const targets = namesOf(loop.target)
    for (const [at, turn] of turnsOf(loop, log, module).entries()) {
      const held = targets.map((name) => ({ name, value: givenBetween(name, turn, log)[0] ?? '' }))
      if (!held.some(({ name, value }) => isMeant(said, { name, value }, loop))) continue
      const given = listed(held.map(({ name, value }) => inlineCode(`${name} = ${value}`)))
      const told = pathText(turn, { log, source, except: targets })
      if (told !== null)
        return `Con ${given} (vuelta ${at + 1} del \`for\` de la línea ${source.lines.lineAt(loop.from)}): ${told}`
    }
  }
  return null
}

/** `except`: names that are told already; `inside`: what loops go through, which the conditions tell. */
type Path = { log: readonly Entry[]; source: Source; except: readonly string[]; inside?: readonly string[] }

/** The values that were given, the conditions with their outcomes, and what came of it; null where nothing decided anything. */
function pathText(turn: Turn, { log, source, except, inside = [] }: Path): string | null {
  const entries = log.slice(turn.from, turn.to)
  const tests = entries.filter((entry) => entry.kind === 'test')
  const printed = entries.map((entry) => (entry.kind === 'step' ? entry.printed : '')).join('')
  const made = entries
    .flatMap((entry) => (entry.kind === 'step' ? entry.changes : []))
    .filter(({ name }) => !except.includes(name) && !inside.includes(name))
  const end = entries.findLast((entry) => entry.kind === 'return')
  if (tests.length === 0 && (printed === '' || made.length === 0)) return null
  const last = new Map(made.map(({ name, value }) => [name, value]))
  const values = [...last].slice(0, MAX_TOLD).map(([name, value]) => inlineCode(`${name} = ${value}`))
  const shown = tests.length > MAX_TOLD ? [...tests.slice(0, 2), ...tests.slice(-2)] : tests
  const outcomes = shown.map((test) => outcomeText(test, { source, except }))
  const parts = [
    ...(values.length > 0 ? [`queda ${listed(values)}`] : []),
    ...(outcomes.length > 0 ? [outcomes.join(tests.length > MAX_TOLD ? ', … ' : ', ')] : []),
  ]
  const ends = [
    ...(end === undefined
      ? []
      : [`llega al \`return\` de la línea ${end.line} y devuelve ${inlineCode(end.value ?? '')}`]),
    ...(printed.trim() === ''
      ? []
      : [`imprime ${printed.trim().split('\n').slice(0, MAX_TOLD).map(inlineCode).join(', ')}`]),
  ]
  if (ends.length > 0) return `${parts.join('; ')}. Por eso ${listed(ends)}.`
  return `${parts.join('; ')}${tests.at(-1)?.holds === false ? ', y por eso se salta lo de dentro' : ''}.`
}

/** «`cantidad < 5` no se cumple (`cantidad = 12`), así que va al `else` de la línea 7». */
function outcomeText(
  { node, line, holds, values }: Extract<Entry, { kind: 'test' }>,
  { source, except }: Pick<Path, 'source' | 'except'>,
): string {
  const known = values.filter(({ text }) => !except.includes(text))
  const given =
    known.length === 0 ? '' : ` (${listed(known.map(({ text, value }) => inlineCode(`${text} = ${value}`)))})`
  const test = `${quote(source, node.test)}${given}`
  if (holds) return `${test} **sí** se cumple en la línea ${line}`
  const [other] = node.kind === 'if' ? node.otherwise : []
  const leads =
    other === undefined || (other.kind === 'if' && other.isElif) || node.kind === 'while'
      ? ''
      : ` y va al \`else\`, a la línea ${source.lines.lineAt(other.from)}`
  return `${test} no se cumple${leads}`
}

/** A call of a function with one value that the words name: it is run by itself. */
function callPath(said: string, source: Source): string | null {
  const { module } = source
  for (const node of module.body) {
    if (node.kind !== 'function') continue
    const [only, more] = node.parameters.filter(({ standard }) => standard === null)
    if (only === undefined || more !== undefined || callsOf(node.name, { ...module, body: node.body }).length > 0)
      continue
    const own = callsOf(node.name, module).flatMap(({ arguments: [first] }) =>
      first === undefined ? [] : [module.source.slice(first.from, first.to)],
    )
    const value = [...own, ...(said.match(/-?\d+(?:\.\d+)?/g) ?? [])].find((each) => saysValue(said, each))
    if (value === undefined) continue
    // What is not defined stands aside as empty lines: those of the rest stay what they are.
    const alone = parsePython(`${definitionsIn(module)}\n${node.name}(${value})\n`)
    const log = runLog(alone)
    const told =
      log === null
        ? null
        : pathText({ from: 0, to: log.length }, { log, source, except: [only.name], inside: targetsIn(node) })
    if (told !== null) return `Con ${inlineCode(`${only.name} = ${value}`)}: ${told}`
  }
  return null
}

const targetsIn = ({ body }: StatementOf<'function'>): string[] =>
  [...statementsIn(body)].flatMap((node) => (node.kind === 'for' ? namesOf(node.target) : []))

const callsOf = (name: string, module: Module) =>
  [...allExpressions(module)].flatMap((part) =>
    part.kind === 'call' && part.callee.kind === 'name' && part.callee.name === name ? [part] : [],
  )

const DEFINES: ReadonlySet<Statement['kind']> = new Set(['function', 'class', 'import', 'import-from'])

function definitionsIn({ body, source }: Module): string {
  const kept = body.filter(
    (node) => DEFINES.has(node.kind) || (node.kind === 'assign' && !/\(/.test(source.slice(node.from, node.to))),
  )
  return [...source]
    .map((sign, at) => (sign === '\n' || kept.some(({ from, to }) => from <= at && at < to) ? sign : ' '))
    .join('')
}
