import { answered, text } from '../../../engine/blocks'
import { inlineCode } from '../../../engine/compose'
import type { Expression, Statement } from '../../../python/ast'
import { blocksOf, expressionsIn, expressionsOf, statementsIn } from '../../../python/walk'
import type { Source } from '../../explain/idioms/idiom'
import { calledName } from '../../explain/idioms/in-calls'
import { describe } from '../../explain/parts/describe'
import type { Reader } from '../asked'
import { aroundLine } from './where-line'

const ASKS =
  /^(?:donde|en que (?:linea|parte|sitio|lugar|punto|momento)|(?:cual|que) (?:es |seria )?(?:la |el )?(?:linea|parte|trozo|instruccion)(?: (?:es )?(?:la |el )?que)?)\b (.+)$/
/** It is to be written there, or is another question. */
const WRITES =
  /\b(?:pong\w*|pon\w*|met\w*|anad\w*|agreg\w*|escrib\w+|v[ao]|iria|vaya|cambi\w*|quit\w*|guardo|pego|ejecut\w*|corro|abro|falla\w*|error\w*|fallo|mal|equivo\w*)\b/
const MAX_WORDS = 14
const MAX_LINES = 3
const LEAST = 3

type Does = readonly [RegExp, (node: Statement, parts: readonly Expression[]) => boolean]
const calls = (parts: readonly Expression[], names: RegExp) =>
  parts.some((part) => part.kind === 'call' && names.test(calledName(part)))
const has = (parts: readonly Expression[], operators: RegExp) =>
  parts.some((part) => part.kind === 'binary' && operators.test(part.operator))
const grows = (node: Statement, operators: RegExp) => node.kind === 'augmented-assign' && operators.test(node.operator)

/** What a verb or a figure asks for, and what does it. */
const DOES: readonly Does[] = [
  [
    /\b(?:comprueb|comprob|mir|decid|compar|verific|valid|control|filtr|pregunta si|condicion)\w*/,
    (node, parts) =>
      node.kind === 'if' ||
      node.kind === 'while' ||
      (node.kind === 'return' && parts.some(({ kind }) => kind === 'compare')),
  ],
  [/\b(?:imprim|muestr|mostr|ensen|escrib|sale|pantalla)\w*/, (_node, parts) => calls(parts, /^print$/)],
  [
    /\b(?:pid|ped|pregunt|lee|leer|introduc|teclad|usuario)\w*/,
    (_node, parts) => calls(parts, /^(?:input|open|read_\w+|reader|DictReader)$/),
  ],
  [/\b(?:repit|repet|recorr|vuelta|bucle|recorre)\w*/, (node) => node.kind === 'for' || node.kind === 'while'],
  [/\b(?:devuelv|devolv|retorn)\w*/, (node) => node.kind === 'return'],
  [/\b(?:sum|acumul|total)\w*/, (node, parts) => grows(node, /^\+/) || calls(parts, /^(?:sum|fsum)$/)],
  [/\b(?:rest|descuent)\w*/, (node, parts) => grows(node, /^-/) || has(parts, /^-$/)],
  [/\b(?:multiplic)\w*/, (node, parts) => grows(node, /^\*/) || has(parts, /^\*$/)],
  [/\b(?:divid|reparte)\w*/, (node, parts) => grows(node, /^\//) || has(parts, /^\/\/?$/)],
  [/\b(?:cuent|cont)\w*/, (node, parts) => grows(node, /^\+/) || calls(parts, /^(?:count|len|Counter)$/)],
  [
    /\b(?:media|promedio)\b/,
    (_node, parts) => calls(parts, /^(?:mean|fmean)$/) || (has(parts, /^\/$/) && calls(parts, /^(?:len|sum)$/)),
  ],
  [/\b(?:calcul)\w*/, (node, parts) => node.kind === 'augmented-assign' || parts.some(({ kind }) => kind === 'binary')],
  [
    /\b(?:guard|almacen|met|anad|agreg)\w*/,
    (node, parts) =>
      node.kind === 'assign' ||
      node.kind === 'augmented-assign' ||
      calls(parts, /^(?:append|add|insert|extend|write|writerow|dump)$/),
  ],
  [
    /\b(?:cre|defin|declar|inici|empiez|arranc)\w*/,
    (node) => node.kind === 'assign' || node.kind === 'function' || node.kind === 'class',
  ],
  [/\b(?:orden)\w*/, (_node, parts) => calls(parts, /^(?:sort|sorted|sort_values|reverse|reversed)$/)],
  [
    /\b(?:conviert|convert|pasa a (?:numero|entero|texto|decimal))\w*/,
    (_node, parts) => calls(parts, /^(?:int|float|str|list|set|tuple|dict)$/),
  ],
  [/\b(?:redonde)\w*/, (_node, parts) => calls(parts, /^round$/)],
  [
    /\b(?:llam|usa|utiliz)\w*/,
    (node, parts) => node.kind === 'expression' && parts.some(({ kind }) => kind === 'call'),
  ],
  [
    /\b(?:borr|elimin)\w*/,
    (node, parts) => node.kind === 'delete' || calls(parts, /^(?:remove|pop|clear|discard|unlink)$/),
  ],
  [/\b(?:termin|acab|par[ae]|sale del)\w*/, (node) => node.kind === 'break' || node.kind === 'return'],
  [
    /\b(?:azar|aleatori)\w*/,
    (_node, parts) => calls(parts, /^(?:randint|choice|random|shuffle|sample|randrange|uniform|choices)$/),
  ],
]

/** «¿Dónde se calcula la media?», «¿en qué línea se compara?»: the lines that do it, by what they are and what they name. */
export const whereDone: Reader = ({ said, source, frame }) => {
  const [, asked] = ASKS.exec(said) ?? []
  if (asked === undefined || source === null || WRITES.test(asked) || asked.split(' ').length > MAX_WORDS) return null
  const wanted = DOES.filter(([words]) => words.test(asked)).map(([, does]) => does)
  const named = new Set((asked.match(/[a-z_]\w{2,}/g) ?? []).filter((word) => !NOTHING.has(word)).map(stemOf))
  const counts = new Set(asked.match(/(?<![\w.])\d+(?:\.\d+)?/g))
  const weighed = [...statementsIn(source.module.body)].map((node) => ({
    node,
    weight: weightOf(node, { wanted, named, counts }, source),
  }))
  const most = Math.max(...weighed.map(({ weight }) => weight))
  const found = weighed.filter(({ weight }) => weight === most)
  if (most < LEAST || found.length > MAX_LINES || frame.lines.length > 0) return null
  return answered(
    'where-done',
    found.map(({ node }) => text(lineText(node, source))),
  )
}

const NOTHING = new Set('que los las una uno del esta este esa ese por con para programa codigo linea se'.split(' '))
const stemOf = (word: string) => word.replace(/e?s$/, '').replace(/[aeo]$/, '')

type Wanted = { wanted: readonly Does[1][]; named: ReadonlySet<string>; counts: ReadonlySet<string> }
const OF_VERB = 3
const OF_NAME = 2

function weightOf(node: Statement, { wanted, named, counts }: Wanted, { module }: Source): number {
  const parts = expressionsOf(node).flatMap((outer) => [...expressionsIn(outer)])
  const does = wanted.filter((each) => each(node, parts)).length
  const end = blocksOf(node).flat()[0]?.from ?? node.to
  const words = new Set(
    (
      module.source
        .slice(node.from, end)
        .toLowerCase()
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .match(/[a-z\d]+/g) ?? []
    ).map(stemOf),
  )
  const numbers = parts.filter((part) => part.kind === 'number' && counts.has(part.text)).length
  const shared = [...named].filter((word) => words.has(word)).length
  return wanted.length > 0 && does === 0 ? 0 : (does + numbers) * OF_VERB + shared * OF_NAME
}

function lineText(node: Statement, source: Source): string {
  const { module, lines } = source
  const line = lines.lineAt(node.from)
  const around = aroundLine(line, module)
  const does = describe(node, source)
  return `En la **línea ${line}**: ${inlineCode(lines.textOf(line).trim())}. ${/^(?:si|lo)\b/.test(does) ? 'Ahí,' : 'Esa línea'} ${does}.${around === null ? '' : ` ${around.replace(/^Va/, 'Está')}`}`
}
