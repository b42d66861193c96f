import { listed } from '~/platform/text/listed'
import { inlineCode } from '../../../../engine/compose'
import type { Program } from '../../../../python/program/indexed-program'
import { indentOf, levelOf } from '../../../../python/program/line-edits'
import { freeName, linesOf, mainStatements, printsIn } from '../../../../python/program/source'
import { type Change, type Result, type Said, type Span, STAGE } from '../../change'
import { type Collection, collectionsIn, type Field } from './collection'
import { stemOf } from './words'

/** «una línea por cliente con lo que compró en total», «cuántas hay de cada categoría», «agrupado por ciudad». */
export const perGroupChange: Change = {
  name: 'per-group',
  stage: STAGE.output,
  says: [],
  reads: (said, p) => groupIn(said, p)?.spans ?? null,
  make(p, { said }) {
    const group = groupIn(said, p)
    return group === null ? null : grouped(p, group, KEEPS.test(said.plain))
  },
}

type Kind = 'sum' | 'count' | 'mean' | 'max' | 'min'
type Group = { collection: Collection; by: Field; of: Field | null; kinds: readonly Kind[]; spans: Span[] }

const BY =
  /\b(?:por|cada|segun|agrupad\w+ por|agrup\w+(?: \w+){0,2}? por|de cada|para cada)(?: (?:el|la))? (?<noun>[a-zñ]{3,15})\b/g
const NOT_EACH =
  /\b(?:(?:y )?(?:ya )?no (?:quiero|necesito) (?:ver )?(?:cada|tod[oa]s|l[oa]s) ?(?:l[oa]s )?[a-z]*(?: por separado)?|en (?:vez|lugar) de (?:cada|tod[oa]s|l[oa]s|un[oa] (?:por|a) un[oa]) ?(?:l[oa]s )?[a-z]*),?/
const SUM =
  /\b(?:totales?|sum\w+|cuanto|en total|acumulad\w+|junt\w+|compr\w+|gast\w+|vend\w+|llev\w+|import\w+|lo que)\b/
const MEAN = /\b(?:media|promedio)\b/
const COUNT = /\b(?:cuant[oa]s|numero de|cantidad de|cont\w+|cuent\w+|veces)\b/
const MAX = /\b(?:maxim\w+|mas (?:alt|grand|car|larg)\w+)\b/
const MIN = /\b(?:minim\w+|mas (?:baj|pequen|barat|cort)\w+)\b/
const CLAUSE = /[.;\n¦]|,? y (?:que|q) /

function groupIn(said: Said, p: Program): Group | null {
  const collection = collectionsIn(p).at(-1)
  if (!collection) return null
  for (const match of said.plain.matchAll(BY)) {
    const isEach = /^un[oa]$/.test(match.groups?.noun ?? '') && /\bcuantas veces\b/.test(said.plain)
    const by = isEach ? repeatedIn(collection) : fieldNamed(match.groups?.noun ?? '', collection)
    if (by === null) continue
    const from = Math.max(
      0,
      ...[...said.plain.slice(0, match.index).matchAll(/[.;\n¦]|,? y (?=que |q )/g)].map(
        ({ index, 0: text }) => index + text.length,
      ),
    )
    const rest = said.plain.slice(match.index)
    const to = match.index + (CLAUSE.exec(rest)?.index ?? rest.length)
    const words = said.plain.slice(from, to)
    const kinds = kindsIn(words)
    const isCount = kinds.every((kind) => kind === 'count')
    const numbers = collection.fields.filter((field) => field.kind === 'number')
    const of = isCount
      ? null
      : (numbers.find((field) => mentioned(words, field)) ?? (numbers.length === 1 ? numbers[0] : undefined) ?? null)
    if (kinds.length === 0 || (!isCount && of === null)) continue
    // Before an order or a condition the group is another wish.
    const end =
      to -
      (/(?:,| y) (?:orden|del? (?:mas|mayor|menor)|solo)(?:.|\n)*$/.exec(said.plain.slice(from, to))?.[0].length ?? 0)
    const set = NOT_EACH.exec(said.plain)
    return {
      collection,
      by,
      of,
      kinds,
      spans: [{ from, to: end }, ...(set ? [{ from: set.index, to: set.index + set[0].length }] : [])],
    }
  }
  return null
}

/** The figures of a group that words name, in their order; a total where they name none and speak of amounts. */
function kindsIn(words: string): Kind[] {
  const isMany = COUNT.test(words) && !/\bcuanto\b/.test(words)
  const named = ([['mean', MEAN], ['max', MAX], ['min', MIN], ...(isMany ? [['count', COUNT] as const] : [])] as const)
    .flatMap(([kind, pattern]) => {
      const at = pattern.exec(words)?.index
      return at === undefined ? [] : [{ kind, at }]
    })
    .toSorted((a, b) => a.at - b.at)
    .map(({ kind }) => kind)
  const isTotal = /\b(?:(?:el|su|con|y) total|totales|suma)\b/.test(words) && !/\ben total\b/.test(words)
  if (named.length > 0) return isTotal ? [...named, 'sum'] : named
  return SUM.test(words) || /agrup/.test(words) ? ['sum'] : []
}

const mentioned = (words: string, { names }: Field) =>
  names.some((name) => (words.match(/[a-zñ]+/g) ?? []).some((word) => word.length > 2 && stemOf(word) === stemOf(name)))

/** The one field of text in which a value comes again. */
function repeatedIn({ fields }: Collection): Field | null {
  const texts = fields.filter(({ kind, values }) => kind === 'text' && new Set(values).size < values.length)
  return texts.length === 1 ? (texts[0] ?? null) : null
}

/** `depto` for «departamento»: the first letters, and the others in their order. */
function isShortFor(short: string, word: string): boolean {
  if (short.length < 3 || short.length >= word.length || !word.startsWith(short.slice(0, 2))) return false
  let at = 0
  for (const letter of word) if (letter === short[at]) at += 1
  return at === short.length
}

/** A field of text whose values come again, by what it is called. */
function fieldNamed(noun: string, { fields }: Collection): Field | null {
  const texts = fields.filter(({ kind, values }) => kind === 'text' && new Set(values).size < values.length)
  const named = texts.find(({ names }) =>
    names.some((name) =>
      name.split('_').some((part) => stemOf(part) === stemOf(noun) || isShortFor(part.toLowerCase(), noun)),
    ),
  )
  if (named) return named
  const isPerson = /^(?:client|person|vendedor|emplead|alumn|nombr|usuari|jugador)/.test(noun)
  return isPerson && texts.length === 1 ? (texts[0] ?? null) : null
}

/** One figure is worked out as the rows come; of several, the values of each group are kept. */
const LINES: Record<'sum' | 'count' | 'all', (target: string, key: string, value: string) => string> = {
  sum: (dict, key, value) => `${dict}[${key}] = ${dict}.get(${key}, 0) + ${value}`,
  count: (dict, key) => `${dict}[${key}] = ${dict}.get(${key}, 0) + 1`,
  all: (dict, key, value) => `${dict}.setdefault(${key}, []).append(${value})`,
}

const FIGURES: Record<Kind, (values: string) => string> = {
  sum: (values) => `sum(${values})`,
  count: (values) => `len(${values})`,
  mean: (values) => `sum(${values}) / len(${values})`,
  max: (values) => `max(${values})`,
  min: (values) => `min(${values})`,
}
const TOLD: Record<Kind, string> = {
  sum: 'su total',
  count: 'cuántas veces sale',
  mean: 'su media',
  max: 'su máximo',
  min: 'su mínimo',
}

/** What is wanted besides leaves what is printed one by one where it is. */
const KEEPS = /\b(?:tambien|ademas|al final|aparte|orden\w+)\b/

function grouped(p: Program, { collection, by, of, kinds }: Group, keeps: boolean): Result {
  const { node } = collection.loop
  const main = mainStatements(p)
  const after = main.filter(({ from }) => from > node.from)
  if (printsIn(node.body).length === 0 || after.some((each) => printsIn([each]).length === 0)) return null
  const level = levelOf(p)
  const indent = indentOf(p, node)
  const [only, other] = kinds
  const kind = other === undefined && (only === 'count' || only === 'sum') ? only : 'all'
  const dict = freeName(p, kind === 'count' ? 'cuentas' : kind === 'sum' ? 'totales' : 'grupos', 'por_grupo')
  const name = /^[a-z_]\w*$/i.test(by.code) ? by.code : freeName(p, by.names[0] ?? 'clave', 'clave')
  const value = freeName(p, kind === 'count' ? 'cantidad' : kind === 'sum' ? 'total' : 'valores', 'valor')
  const [head, body] = [p.source.slice(node.from, node.iterable.to), linesOf(p, node)]
  const lines = [
    `${dict} = {}`,
    `${head}:`,
    `${level}${LINES[kind](dict, by.code, of?.code ?? '')}`,
    `for ${name}, ${value} in ${dict}.items():`,
    `${level}print(${name}, ${kind === 'all' ? kinds.map((each) => FIGURES[each](value)).join(', ') : value})`,
  ].map((line) => indent + line)
  const to = after.length > 0 ? linesOf(p, after.at(-1) ?? node).to : body.to
  return {
    code: keeps
      ? `${p.source.slice(0, to)}\n${lines.join('\n')}${p.source.slice(to)}`
      : `${p.source.slice(0, body.from)}${lines.join('\n')}${p.source.slice(to)}`,
    told: `Sale una línea por ${by.names[0] ?? 'grupo'}, con ${listed(kinds.map((each) => TOLD[each]))}.`,
    how: [
      kind === 'all'
        ? `${inlineCode(`${dict}.setdefault(…, [])`)} guarda en una lista lo de cada grupo, y de esa lista sale ${listed(kinds.map((each) => TOLD[each]))}.`
        : `${inlineCode(`${dict}.get(…, 0)`)} da lo que lleva ese grupo, o 0 la primera vez; a eso se le suma lo nuevo.`,
    ],
  }
}
