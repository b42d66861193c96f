import { entryOf } from '../../../engine/lexicon/entry'
import { NUMBER_WORDS } from '../../../engine/lexicon/number-words'
import type { Range } from '../../../python/ast'
import { blocksOf } from '../../../python/walk'
import { quotedPieces } from '../../explain/focus/quoted'
import { callsIn, expressions, statements, type Wish } from '../change'
import { type NewCode, newCodeIn } from './new-code'

/**
 * What a sentence speaks of: a part of the program (`ranges`: wherever it stands), a key of its data, code that is not in it, or a value.
 */
export type Operand =
  | { kind: 'part'; name: string; ranges: readonly Range[]; isLine?: true }
  | { kind: 'key'; name: string; value: Range }
  | { kind: 'code'; code: NewCode }
  | { kind: 'value'; text: string }

/** The sentence with each operand as `‹n›`, its words plain, articles left out. */
export type Phrase = { text: string; operands: readonly Operand[] }

type Found = { from: number; to: number; operand: Operand }

const MAX_OPERANDS = 8
const MAX_SAID = 240

/** Reads a sentence as words and what they speak of. */
export function phraseOf(wish: Wish): Phrase {
  const said = wish.said.slice(0, MAX_SAID)
  const found = [...codeFound(wish), ...lineFound(said, wish)]
  const taken = (from: number) => found.some((one) => one.from <= from && from < one.to)
  for (const match of said.matchAll(WORD)) {
    if (taken(match.index)) continue
    const operand = wordOperand(match[0], said.slice(0, match.index), wish)
    if (operand !== null) found.push({ from: match.index, to: match.index + match[0].length, operand })
  }
  const sorted = found.toSorted((a, b) => a.from - b.from).slice(0, MAX_OPERANDS)
  const text = sorted.reduceRight((rest, { from, to }, at) => `${rest.slice(0, from)} ‹${at}› ${rest.slice(to)}`, said)
  return { text: plainly(text), operands: sorted.map(({ operand }) => operand) }
}

const WORD =
  /"[^"\n]{0,60}"|'[^'\n]{0,60}'|«[^»\n]{0,60}»|“[^”\n]{0,60}”|-?\d+(?:[.,]\d+)?|[a-z_ñ]\w*(?:\.\w+)?(?:\(\))?|\+=|-=|[=!<>]=|[-+*/%<>=](?= |$|[?.,])/g

const plainly = (text: string) =>
  ` ${text} `
    .replace(/[^a-z0-9ñ‹›_]+/g, ' ')
    .replace(/ (?:al) /g, ' a ')
    .replace(/ (?:del) /g, ' de ')
    .replace(/ (?:(?:el|la|los|las|un|una|unos|unas|es[eoa]s?|est[eoa]s?|lo|mi|tu|linea|lineas|palabra|cosa) )+/g, ' ')
    .trim()

/** Pieces of the program word by word, and pieces of Python that it does not have: the longer one at each place. */
function codeFound(wish: Wish): Found[] {
  const quoted = quotedPieces(wish.said.slice(0, MAX_SAID), wish.source).map(
    ({ at, end, range }): Found => ({
      from: at,
      to: end,
      operand: { kind: 'part', name: wish.text.slice(range.from, range.to), ranges: alike(range, wish) },
    }),
  )
  const fresh = newCodeIn(wish.spelled.slice(0, MAX_SAID))
    .filter(({ text }) => !/^[-+]?\d+(?:[.,]\d+)?$/.test(text))
    .map((code): Found => ({ from: code.from, to: code.to, operand: { kind: 'code', code } }))
  const isWithin = (one: Found, other: Found) => other.from <= one.from && one.to <= other.to
  const isLonger = (one: Found, other: Found) => one.to - one.from > other.to - other.from
  const kept = [
    ...quoted.filter((one) => !fresh.some((other) => isWithin(one, other) && isLonger(other, one))),
    ...fresh.filter((one) => !quoted.some((other) => isWithin(one, other))),
  ]
  return kept.filter((one, at) => !kept.slice(0, at).some((other) => one.from < other.to && other.from < one.to))
}

/** Wherever the same tokens stand. */
function alike(range: Range, { text }: Wish): Range[] {
  const piece = text.slice(range.from, range.to)
  if (!/^\W{1,3}$/.test(piece)) return [range]
  return [range]
}

const LINE = /\b(?:(primera|segunda|tercera|cuarta|ultima|penultima) )?linea(?: (\d{1,3})\b)?/g
const PLACES: Readonly<Record<string, number>> = {
  primera: 0,
  segunda: 1,
  tercera: 2,
  cuarta: 3,
  ultima: -1,
  penultima: -2,
}

function lineFound(said: string, wish: Wish): Found[] {
  return [...said.matchAll(LINE)].flatMap(({ index, 0: whole, 1: ordinal, 2: number }): Found[] => {
    const all = statements(wish)
    const node =
      number !== undefined
        ? all.find(({ from }) => wish.source.lines.lineAt(from) === Number(number))
        : ordinal === undefined
          ? undefined
          : all.at(entryOf(PLACES, ordinal) ?? 0)
    if (node === undefined) return []
    const range = { from: node.from, to: node.to }
    return [
      { from: index, to: index + whole.length, operand: { kind: 'part', name: whole, ranges: [range], isLine: true } },
    ]
  })
}

const SPANISH =
  /^(?:y|e|o|u|a|de|en|el|la|los|las|lo|un|una|no|si|se|con|por|es|al|del|que|mas|menos|me|te|le|su|mi|tu|esta|este|eso|ser|son|solo|ya|da|va|sale|salen|pongo|cambio|paso|uso|hay|vale|numero|dato|datos|texto|nombre|resultado)$/
const LITERALS: Readonly<Record<string, string>> = { true: 'True', false: 'False', none: 'None' }

/** A word or a number by itself. */
function wordOperand(word: string, before: string, wish: Wish): Operand | null {
  const text = entryOf(LITERALS, word) ?? word
  if (/^["'«“]/.test(word)) return textOperand(word, wish)
  if (/^-?\d/.test(word)) return numberOperand(word.replace(',', '.'), wish)
  if (entryOf(LITERALS, word) !== undefined) return { kind: 'value', text }
  const number = NUMBER_WORDS.get(word)
  if (number !== undefined && number !== 1) return { kind: 'value', text: String(number) }
  const isPointed = /\b(?:el|la|los|las|variable|nombre|parametro|funcion|a|entre|de|del) $/.test(before)
  if (SPANISH.test(word) && !(isPointed && word.length > MIN_NAME)) return null
  const key = keyNamed(word, wish)
  if (key !== null) return key
  const ranges = wish.tokens.filter(
    (token) =>
      token.is !== 'comment' && token.is !== 'string' && token.text.toLowerCase() === word.replace(/^.*\.|\(\)$/g, ''),
  )
  return ranges.length === 0 ? null : { kind: 'part', name: ranges[0]?.text ?? word, ranges }
}
const MIN_NAME = 4

function textOperand(word: string, wish: Wish): Operand {
  const inner = word.slice(1, -1)
  const node = expressions(wish).find((part) => part.kind === 'string' && part.value.toLowerCase() === inner)
  if (node) return { kind: 'part', name: wish.text.slice(node.from, node.to), ranges: [node] }
  return { kind: 'value', text: JSON.stringify(originalOf(word, wish).slice(1, -1)) }
}

/** As the person has written it. */
const originalOf = (word: string, { said, spelled }: Wish) => {
  const at = said.indexOf(word)
  return at === -1 ? word : spelled.slice(at, at + word.length)
}

function numberOperand(text: string, wish: Wish): Operand {
  const ranges = expressions(wish).filter(
    (part) => (part.kind === 'number' || part.kind === 'unary') && wish.text.slice(part.from, part.to) === text,
  )
  return ranges.length === 0 ? { kind: 'value', text } : { kind: 'part', name: text, ranges }
}

/** «el pan»: a key of a dictionary of the program. */
function keyNamed(word: string, wish: Wish): Operand | null {
  for (const node of expressions(wish)) {
    if (node.kind !== 'dict') continue
    const entry = node.entries.find(({ key }) => key?.kind === 'string' && key.value.toLowerCase() === word)
    if (entry) return { kind: 'key', name: word, value: entry.value }
  }
  return null
}

/** The statement that a part of the program is, or stands in. */
export function statementOf(range: Range, wish: Wish) {
  return statements(wish)
    .filter((node) => node.from <= range.from && range.to <= node.to)
    .findLast((node) => blocksOf(node).length === 0 || node.from === range.from || isInHead(range, node))
}

const isInHead = (range: Range, node: Parameters<typeof blocksOf>[0]) =>
  range.to <= (blocksOf(node).flat()[0]?.from ?? node.to)

export const callsNamed = (name: string, wish: Wish) =>
  callsIn(wish).filter(({ callee }) => wish.text.slice(callee.from, callee.to).split('.').at(-1) === name)
