import type { ExpressionOf } from '../../../python/ast'
import { shownValue } from '../../../python/evaluate/trace'
import {
  PyDict,
  PyFunction,
  PyIterator,
  PyList,
  PyMethod,
  PySet,
  PyTuple,
  type Value,
} from '../../../python/evaluate/values/values'
import { statementsIn } from '../../../python/walk'
import { listed, quote } from '../idioms/idiom'
import { calledName, keywordOf } from '../idioms/in-calls'
import type { Look, Seen } from './event'
import { isNan, toWhole } from './in-numbers'
import { decides, isNumeric, plain, shown } from './in-operations'

type Call = ExpressionOf<'call'>
type Told = { kind: Seen['kind']; slots: Record<string, string> } | null
type Detector = (node: Call, given: Given) => Told
/** What the call was given: its first argument, and what it was called on. */
type Given = Look & { first: Value | undefined; held: Value | undefined }

const itemsIn = (value: Value | undefined): readonly Value[] | null =>
  value instanceof PyList || value instanceof PyTuple
    ? value.items
    : value instanceof PySet
      ? [...value.items.values()]
      : null

/** `sorted`, `max`, `.sort()` of numbers that are texts, and of a dictionary. */
const ordering: Detector = (node, { source, first, held }): Told => {
  if (keywordOf(node, 'key')) return null
  const name = calledName(node)
  const data = node.callee.kind === 'attribute' ? node.callee.value : node.arguments[0]?.value
  const value = node.callee.kind === 'attribute' ? held : first
  if (data === undefined) return null
  if ((itemsIn(value) ?? []).some(isNan)) return { kind: 'nan-ordered', slots: { name, data: quote(source, data) } }
  if (value instanceof PyDict && name !== 'sort') {
    const text = plain(source, data)
    const keys = [...value.entries.values()].map(({ key }) => shown(key))
    if (keys.length < 2 || keys.length > 6) return null
    const slots = {
      name,
      keys: listed(keys),
      values: `${name}(${text}.values())`,
      byValue: `${name}(${text}, key=${text}.get)`,
    }
    return { kind: 'keys-compared', slots }
  }
  const texts = (itemsIn(value) ?? []).filter(isNumeric)
  const all = itemsIn(value)?.length ?? 0
  const pair = texts.length < all ? undefined : wrongPair(texts)
  if (pair === undefined) return null
  const inner = plain(source, node).replace(/\)$/, '')
  const fixed = `${inner}${node.arguments.length > 0 ? ', ' : ''}key=${texts.some((text) => text.includes('.')) ? 'float' : 'int'})`
  return {
    kind: 'text-order',
    slots: { before: shown(pair[0]), after: shown(pair[1]), because: decides(...pair), fixed },
  }
}

function wrongPair(texts: readonly string[]): [string, string] | undefined {
  const sorted = texts.toSorted()
  for (const [at, before] of sorted.entries()) {
    const after = sorted.slice(at + 1).find((other) => Number(other) < Number(before))
    if (after !== undefined) return [before, after]
  }
  return undefined
}

const letters: Detector = (node, { source, first, held }) => {
  const [argument, more] = node.arguments
  const isExtend = calledName(node) === 'extend' && held instanceof PyList
  if (!argument || more || typeof first !== 'string' || first.length < 2) return null
  if (!isExtend && node.callee.kind !== 'name') return null
  const text = plain(source, argument.value)
  const fixed =
    isExtend && node.callee.kind === 'attribute' ? `${plain(source, node.callee.value)}.append(${text})` : `[${text}]`
  return { kind: 'letters-of-text', slots: { text: quote(source, argument.value), fixed } }
}

const setOf: Detector = (node, given) => {
  const { value, first } = given
  const before = typeof first === 'string' ? [...first].length : itemsIn(first)?.length
  if (!(value instanceof PySet) || before === undefined) return null
  if (before === value.items.size) return letters(node, given)
  const what = typeof first === 'string' ? 'letras' : 'elementos'
  return { kind: 'set-smaller', slots: { before: `${before} ${what}`, after: `${value.items.size}` } }
}

const ofText: Detector = (node, { source, first }) => {
  const argument = node.arguments[0]?.value
  if (argument === undefined || typeof first !== 'string' || !/^(?:false|no|0|none|)$/i.test(first) || first === '')
    return null
  const slots = {
    text: quote(source, argument),
    plain: first,
    fixed: `${plain(source, argument)} == "True"`,
  }
  return { kind: 'text-true', slots }
}

const counted: Detector = (_node, { first }) => {
  const items = itemsIn(first) ?? []
  if (items.some(isNan)) return { kind: 'nan-counted', slots: {} }
  return items.length > 0 && items.every((item) => typeof item === 'boolean')
    ? { kind: 'boolean-counted', slots: {} }
    : null
}

const found: Detector = (node, { value }) => {
  const pattern = node.arguments[0]?.value
  const items = itemsIn(value) ?? []
  const [one] = items
  if (one instanceof PyTuple)
    return {
      kind: 'findall-groups',
      slots: { how: `aquí hay ${one.items.length}, y por cada trozo da una **tupla** con lo de cada uno` },
    }
  const text = pattern?.kind === 'string' ? pattern.value.replace(/\\./g, '') : ''
  return typeof one === 'string' && /\((?!\?)/.test(text)
    ? { kind: 'findall-groups', slots: { how: 'aquí hay uno, y de cada trozo da solo lo de ese grupo' } }
    : null
}

const splitting: Detector = (_node, { value, first }) => {
  if (typeof first !== 'string' || !(itemsIn(value) ?? []).includes('')) return null
  const isSpace = first === ' '
  const more = isSpace ? ' `split()`, sin nada, corta por cualquier hueco y no deja vacíos.' : ''
  return { kind: 'split-gaps', slots: { separator: isSpace ? 'espacio' : `\`${first}\``, more } }
}

const stripping: Detector = (node, { source, value, first, held }) => {
  const name = calledName(node)
  if (typeof first !== 'string' || first.length < 2 || typeof held !== 'string' || typeof value !== 'string')
    return null
  const front = name === 'rstrip' || !held.startsWith(first) ? held : held.slice(first.length)
  const meant = name === 'lstrip' || !front.endsWith(first) ? front : front.slice(0, -first.length)
  const argument = node.arguments[0]?.value
  if (meant === value || /^[\s.,;:!?¡¿'"()[\]-]+$/.test(first) || !argument || node.callee.kind !== 'attribute')
    return null
  const fixed = `${plain(source, node.callee.value)}.${name === 'lstrip' ? 'removeprefix' : 'removesuffix'}(${plain(source, argument)})`
  return { kind: 'strip-letters', slots: { given: quote(source, argument), fixed } }
}

const digits: Detector = (node, { value, held }) => {
  if (value !== false || typeof held !== 'string' || !NUMBERS.test(held)) return null
  const others = [...new Set(held.replace(/\d/g, ''))].map((sign) => `\`${sign === ' ' ? '" "' : sign}\``)
  return others.length === 0
    ? null
    : {
        kind: 'digits-only',
        slots: { name: calledName(node), others: listed(others), is: others.length > 1 ? 'lo son' : 'lo es' },
      }
}
const NUMBERS = /^\s*-?\d+(?:[.,]\d+)?\s*$/

const ofNothing: Detector = (_node, { first }) =>
  itemsIn(first)?.length === 0 ? { kind: 'all-of-nothing', slots: {} } : null

const BY_NAME: Readonly<Record<string, Detector>> = {
  sorted: ordering,
  sort: ordering,
  max: ordering,
  min: ordering,
  list: letters,
  tuple: letters,
  extend: letters,
  set: setOf,
  bool: ofText,
  sum: counted,
  findall: found,
  split: splitting,
  strip: stripping,
  lstrip: stripping,
  rstrip: stripping,
  isdigit: digits,
  isnumeric: digits,
  isdecimal: digits,
  all: ofNothing,
  any: ofNothing,
  int: (_node, { first }) => toWhole('int', first),
  round: (node, { first }) => (node.arguments.length === 1 ? toWhole('round', first) : null),
}

/** What a call of Python's own does otherwise than it reads, and a function of the program that gives nothing back. */
export function inCallEvent(node: Call, look: Look): Seen | null {
  const { value, of, source, isAlone } = look
  const name = calledName(node)
  const whole = quote(source, node)
  const event = ({ kind, slots }: NonNullable<Told>): Seen => ({
    kind,
    node,
    slots: { whole, value: shown(value).replaceAll('`', kind === 'all-of-nothing' ? '' : '`'), ...slots },
    shown: [shownValue(value), ...[slots.before, slots.after].map((each) => each?.replaceAll('`', '') ?? null)],
  })
  const callee = of(node.callee)
  const own = callee instanceof PyMethod ? callee.callee : callee
  if (own instanceof PyFunction) {
    if (own.isGenerator && value instanceof PyIterator) {
      const kept = isAlone ? ', que aquí no se guarda ni se recorre' : ''
      return event({ kind: 'generator-made', slots: { name: `\`${name}\``, kept } })
    }
    const isMissed = value === null && !isAlone && !own.isGenerator && !givesNone(own, of)
    return isMissed ? event({ kind: 'no-return', slots: { name: `\`${name}\`` } }) : null
  }
  const detector = Object.hasOwn(BY_NAME, name) ? BY_NAME[name] : undefined
  if (detector === undefined) return null
  const argument = node.arguments[0]?.value
  const held = node.callee.kind === 'attribute' ? of(node.callee.value) : undefined
  const told = detector(node, { ...look, held, first: argument === undefined ? undefined : of(argument) })
  return told === null ? null : event(told)
}

/** A `return` gave it, and not the end of the function. */
const givesNone = ({ body }: PyFunction, of: Look['of']) =>
  Array.isArray(body)
    ? [...statementsIn(body)].some((node) => node.kind === 'return' && node.value !== null && of(node.value) === null)
    : true
