import type { Expression } from '../../../python/ast'
import { evaluatePiece } from '../../../python/evaluate/evaluate'
import { parsePython } from '../../../python/parse'
import type { Asked } from '../asked'
import { type Kind, type Operation, SAMPLES } from './operation'

/** A value of the conversation that something can be done with. */
export type Hand = { name: string; value: string; items: readonly string[] }

/** What cards are about values of a kind. */
const OF_CARDS: Readonly<Record<string, Kind>> = {
  lista: 'list',
  append: 'list',
  remove: 'list',
  pop: 'list',
  extend: 'list',
  sort: 'list',
  indice: 'list',
  diccionario: 'dict',
  get: 'dict',
  tupla: 'tuple',
  conjunto: 'set',
  str: 'text',
  'metodos-de-texto': 'text',
  int: 'number',
  float: 'number',
}
const OF_NODES: Partial<Record<Expression['kind'], Kind>> = {
  list: 'list',
  dict: 'dict',
  tuple: 'tuple',
  set: 'set',
  string: 'text',
  number: 'number',
}
const MAX_VALUE = 120

/** The kinds of values that are spoken about, those of the program's names that the message names first. */
export function handsOf({ cards, code, frame }: Asked): { kind: Kind; hand: Hand }[] {
  const [card] = cards.flatMap((id) => (Object.hasOwn(OF_CARDS, id) ? [OF_CARDS[id] as Kind] : []))
  if (card !== undefined) return [{ kind: card, hand: sampleOf(card) }]
  if (code === null) return []
  const given = code.tree.body.flatMap((node) => {
    const [target] = node.kind === 'assign' ? node.targets : []
    if (node.kind !== 'assign' || target?.kind !== 'name') return []
    const kind = OF_NODES[node.value.kind]
    const value = code.tree.source.slice(node.value.from, node.value.to)
    const whole =
      node.value.isParenthesized || node.value.kind !== 'tuple' || value.startsWith('(') ? value : `(${value})`
    return kind === undefined || value.length > MAX_VALUE || value.includes('\n')
      ? []
      : [{ kind, hand: { name: target.name, value: whole, items: itemsOf(node.value, code.tree.source) } }]
  })
  const named = given.filter(({ hand }) => frame.names.includes(hand.name))
  return [...named, ...given.filter((one) => !named.includes(one))]
}

export function sampleOf(kind: Kind): Hand {
  const { name, value } = SAMPLES[kind]
  const [node] = parsePython(value).body
  return { name, value, items: node?.kind === 'expression' ? itemsOf(node.value, value) : [] }
}

function itemsOf(node: Expression, source: string): string[] {
  const parts =
    node.kind === 'list' || node.kind === 'tuple' || node.kind === 'set'
      ? node.items
      : node.kind === 'dict'
        ? node.entries.flatMap(({ key }) => (key === null ? [] : [key]))
        : []
  return parts.map(({ from, to }) => source.slice(from, to))
}

const isNumber = (item: string) => /^-?\d/.test(item)
const isText = (item: string) => /^["']/.test(item)

/** The program that shows an operation on what is at hand; on a sample where that is empty or of another kind. */
export function programOf({ lines, needs }: Operation, hand: Hand, kind: Kind): string {
  const fits = (all: readonly string[]) =>
    (kind === 'text' || kind === 'number' || all.length > 0) &&
    (needs === undefined || all.every(needs === 'numbers' ? isNumber : isText))
  const values = kind === 'dict' && needs === 'numbers' ? valuesOf(hand.value) : hand.items
  const [name, value, items] = fits(values)
    ? [hand.name, hand.value, hand.items]
    : kind === 'dict'
      ? [SAMPLES.dict.name, SAMPLES.dict.value, ['"pan"', '"leche"']]
      : needs === 'numbers'
        ? ['numeros', '[7, 9, 5]', ['7', '9', '5']]
        : [SAMPLES[kind].name, SAMPLES[kind].value, sampleOf(kind).items]
  const a = items[0] ?? '1'
  const slots: Record<string, string> = { n: name, a, v: anotherOf(a) }
  const filled = lines.replace(/\{([nav])\}/g, (_whole, slot: string) => slots[slot] ?? '')
  return lines.includes('{n}') ? `${name} = ${value}\n${filled}` : filled
}

/** One more of the same kind. */
const anotherOf = (item: string) => (isNumber(item) ? '10' : `${item[0] === "'" ? "'nuevo'" : '"nuevo"'}`)

function valuesOf(dict: string): string[] {
  const [node] = parsePython(dict).body
  return node?.kind === 'expression' && node.value.kind === 'dict'
    ? node.value.entries.map(({ value }) => dict.slice(value.from, value.to))
    : []
}

/** What it prints, where that is sure. */
export function outputOf(program: string): string | null {
  const result = evaluatePiece(parsePython(program))
  return result.kind === 'done' && result.output !== '' ? result.output : null
}
