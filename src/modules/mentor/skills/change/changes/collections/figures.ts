import { inlineCode } from '../../../../engine/compose'
import { identifier } from '../../../../engine/task/identifier'
import type { Statement, StatementOf } from '../../../../python/ast'
import type { Edit } from '../../../../python/edit'
import { comparison } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { indentOf, levelOf } from '../../../../python/program/line-edits'
import { edited, freeName, linesOf } from '../../../../python/program/source'
import { type Change, type Result, type Said, type Span, STAGE } from '../../change'
import { type Collection, collectionsIn, type Field } from './collection'
import { joined, statedIn } from './conditions-said'
import { printIn } from './print-in'
import { stemOf } from './words'

/** «no quiero que las imprima, quiero saber cuántas», «cuántas G y cuántas C hay», «y abajo cuánto suman esas». */
export const figuresChange: Change = {
  name: 'figures',
  stage: STAGE.output,
  says: [],
  reads: (said, p) => figuresIn(said, p)?.spans ?? null,
  make(p, { said }) {
    const read = figuresIn(said, p)
    return read === null ? null : shown(p, read)
  },
}

type Kind = 'count' | 'sum' | 'mean' | 'max' | 'min'
/** `test`: of which elements only, with what they are called. */
type Figure = { kind: Kind; test: string | null; label: string; name: string; field: Field | null }
type Read = {
  spans: Span[]
  figures: Figure[]
  isInstead: boolean
  collection: Collection
  print: StatementOf<'expression'>
}

const PRINTS = '(?:imprim|muestr|mostr|list|salg|ensen|escrib|saque|aparez|print|ver)\\w*'
const EACH = '(?:(?: (?:l[oa]s?|tod[oa]s?|cada (?:un[oa]|\\w+)|un[oa] (?:por|a) un[oa]|\\w+s))*)'
const INSTEAD = new RegExp(
  `\\b(?:(?:ya )?no (?:quiero|necesito|hace falta|me interesa|me hace falta|hay que|me)(?: que)?(?: me)?(?: l[oa]s?)? ?(?:${PRINTS}|cada|tod[oa]s)${EACH}|(?:ya )?no (?:me )?l[oa]s? ${PRINTS}|(?:en (?:vez|lugar) de|sin)(?: que)?(?: me)?(?: l[oa]s?)? ${PRINTS}${EACH}|(?:solo|nomas|unicamente|nada mas) (?:quiero )?(?:que (?:me )?)?(?:saber|dig\\w+|dime|el numero|la cantidad)(?= (?:que )?(?:cuant|de|el|la)))`,
)
const FIGURE =
  /\b(?<count>cuant[oa]s|el numero de|la cantidad de|que (?:l[oa]s )?cuente)|\b(?<sum>cuanto (?!(?:tiempo|falta|mas|menos|antes)\b)(?:me |nos |se |le )?(?!cada\b)[a-z]{2,12}|(?:la )?suma(?: total)?\b|el total\b|que (?:l[oa]s )?sume)|\b(?<mean>(?:la )?media\b|(?:el )?promedio)|\b(?<max>(?:el|la|cual es (?:el|la)) (?:valor )?(?:maxim[oa]|mayor))|\b(?<min>(?:el|la|cual es (?:el|la)) (?:valor )?(?:minim[oa]|menor))/g
/** How far what a figure is of may stand behind it. */
const REACH = 60

function figuresIn(said: Said, p: Program): Read | null {
  const instead = INSTEAD.exec(said.plain)
  const found = [...said.plain.matchAll(FIGURE)].filter(
    ({ index }) => instead === null || index >= instead.index + instead[0].length || index < instead.index,
  )
  const [first] = found
  const collection = collectionsIn(p).at(-1)
  const print = collection ? printIn(collection.loop.node) : null
  if (!first || !collection || print === null) return null
  const figures = found.flatMap((match, at) => figureOf(said, match, { p, collection, end: found[at + 1]?.index }))
  const isOwn = figures.some(({ test }) => test !== null) || first.groups?.sum?.startsWith('cuanto') === true
  if (figures.length < found.length || (instead === null && !isOwn)) return null
  const spans = [
    ...(instead ? [{ from: instead.index, to: instead.index + instead[0].length }] : []),
    ...found.map((match, at) => ({ from: match.index, to: figures[at]?.to ?? match.index })),
  ]
  return { spans, figures, isInstead: instead !== null, collection, print }
}

function figureOf(
  said: Said,
  { index, 0: text, groups = {} }: RegExpExecArray,
  { p, collection, end = said.plain.length }: { p: Program; collection: Collection; end?: number },
): (Figure & { to: number })[] {
  const kind = (['count', 'sum', 'mean', 'max', 'min'] as const).find((each) => groups[each] !== undefined)
  if (kind === undefined) return []
  const start = index + text.length
  const rest = said.plain.slice(start, Math.min(end, start + REACH))
  const stop = start + (/[.;,!?\n¦]| y (?!de )/.exec(rest)?.index ?? rest.length)
  const stated = statedIn(said, collection.fields, { from: start, to: stop })
  const field = kind === 'count' ? null : fieldFor(said.plain.slice(index, stop), collection)
  if (kind !== 'count' && field === null) return []
  const test = stated.length === 0 ? null : joined(stated)
  const value = /== "([^"\\]+)"$/.exec(test ?? '')?.[1]
  const base = NAMES[kind]
  const suffix = value === undefined ? '' : `_${identifier(value.toLowerCase())}`
  return [
    {
      kind,
      test,
      field,
      label: value === undefined ? LABELS[kind] : kind === 'count' ? value : `${LABELS[kind]} ${value}`,
      name: freeName(p, `${base}${suffix}`, `${base}${suffix}_total`),
      to: stop,
    },
  ]
}

const NAMES: Record<Kind, string> = { count: 'cantidad', sum: 'total', mean: 'suma', max: 'valores', min: 'valores' }
const LABELS: Record<Kind, string> = { count: 'Cantidad', sum: 'Total', mean: 'Media', max: 'Máximo', min: 'Mínimo' }

function fieldFor(words: string, { fields }: Collection): Field | null {
  const numbers = fields.filter(({ kind }) => kind === 'number')
  const stems = (words.match(/[a-z0-9ñ]+/g) ?? []).map(stemOf)
  const named = numbers.find(({ names }) => names.some((name) => stems.includes(stemOf(name))))
  return named ?? (numbers.length === 1 ? (numbers[0] ?? null) : null)
}

function shown(p: Program, { figures, isInstead, collection, print }: Read): Result {
  const { node } = collection.loop
  const before: string[] = []
  const after: string[] = []
  for (const figure of figures) {
    before.push(...beginning(figure))
    after.push(...ending(figure, levelOf(p)))
  }
  const head = linesOf(p, node)
  const at = linesOf(p, node).to
  const indent = indentOf(p, node)
  const lines = (texts: readonly string[]) => texts.map((text) => indent + text)
  const code = edited(p, [
    { from: head.from, to: head.from, text: `${[...new Set(lines(before))].join('\n')}\n` },
    ...counting(p, node, { print, figures, isInstead }),
    { from: at, to: at, text: `\n${lines(after).join('\n')}` },
  ])
  const names = figures.map(({ kind, label }) => (kind === 'count' ? `cuántos hay (${label})` : label.toLowerCase()))
  return {
    code,
    told: `${isInstead ? 'Ya no se imprime cada uno' : 'Al final muestra también lo que pides'}: ${names.join(', ')}.`,
    how: figures.map(
      ({ kind, name }) =>
        `${inlineCode(name)} ${kind === 'count' ? 'empieza en 0 y sube uno por cada uno que cuenta' : kind === 'max' || kind === 'min' ? 'reúne los valores' : 'empieza en 0 y va sumando'}.`,
    ),
  }
}

const beginning = ({ kind, name }: Figure): string[] => {
  if (kind === 'max' || kind === 'min') return [`${name} = []`]
  return kind === 'mean' ? [`${name} = 0`, 'cuantos = 0'] : [`${name} = 0`]
}

function ending({ kind, name, label }: Figure, level: string): string[] {
  const text = JSON.stringify(`${label}:`)
  if (kind === 'mean') return ['if cuantos > 0:', `${level}print(${text}, ${name} / cuantos)`]
  if (kind === 'max' || kind === 'min') return [`if ${name}:`, `${level}print(${text}, ${kind}(${name}))`]
  return [`print(${text}, ${name})`]
}

const steps = ({ kind, name, field }: Figure): string[] => {
  if (kind === 'count') return [`${name} += 1`]
  if (kind === 'max' || kind === 'min') return [`${name}.append(${field?.code})`]
  return kind === 'mean' ? [`${name} += ${field?.code}`, 'cuantos += 1'] : [`${name} += ${field?.code}`]
}

type Counting = { print: StatementOf<'expression'>; figures: readonly Figure[]; isInstead: boolean }

/** What is done where each element was printed: in its place, or right behind it. */
function counting(p: Program, loop: StatementOf<'for'>, { print, figures, isInstead }: Counting): Edit[] {
  const level = levelOf(p)
  const linesFor = (indent: string) =>
    figures.flatMap((figure) => [
      ...(figure.test === null ? [] : [`${indent}if ${figure.test}:`]),
      ...steps(figure).map((step) => indent + (figure.test === null ? '' : level) + step),
    ])
  const around = enclosing(loop.body, print)
  // Elements of another value are counted, too: what let one value through goes.
  const isOther =
    isInstead && around !== null && figures.some(({ test }) => test !== null && test !== p.text(around.test))
  const isAlone = around !== null && loop.body.length === 1 && comparison(around.test)?.operator === '=='
  if (isOther && isAlone) {
    const { from, to } = linesOf(p, around)
    return [{ from, to, text: linesFor(indentOf(p, around)).join('\n') }]
  }
  const { from, to } = linesOf(p, print)
  const added = linesFor(indentOf(p, print)).join('\n')
  return isInstead ? [{ from, to, text: added }] : [{ from: to, to, text: `\n${added}` }]
}

const enclosing = (body: readonly Statement[], print: Statement): StatementOf<'if'> | null =>
  body.find(
    (node): node is StatementOf<'if'> => node.kind === 'if' && node.body.includes(print) && node.otherwise.length === 0,
  ) ?? null
