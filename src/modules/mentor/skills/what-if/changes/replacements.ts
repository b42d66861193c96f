import { entryOf } from '../../../engine/lexicon/entry'
import { inDigits } from '../../../engine/lexicon/number-words'
import type { Expression } from '../../../python/ast'
import { parsePython } from '../../../python/parse'
import { tokensOf } from '../../../python/tokens'
import { calledName } from '../../explain/idioms/in-calls'
import {
  askWhich,
  type Change,
  callsIn,
  chosen,
  expressions,
  type ReadChange,
  replaced,
  statements,
  type Wish,
} from '../change'
import { called, named } from './names'

const PIECE =
  '(?:(?:un|una|el|la|los|las|ese|esa|uso|usar|poner|pongo|de|usara|pusiera) )*[`"\'«“]?((?:(?:return|yield|raise|lambda) )?(?:[^\\s`\'"»”¿?,;]|"[^"]*"|\'[^\']*\')+)[`"\'»”]?'
const INSTEAD = new RegExp(`${PIECE}\\s+(?:en (?:vez|lugar) de(?:l)?|por|donde pone|donde dice)\\s+${PIECE}`)
const INSTEAD_FIRST = new RegExp(
  `en (?:vez|lugar) de(?:l)?\\s+${PIECE}\\s+(?:(?:pongo|uso|escribo|hago|pusiera|usara|fuera|es|ponemos|meto|va)\\s+)+${PIECE}`,
)
const CHANGES_TO = new RegExp(`(?:cambi\\w+|sustitu\\w+|reemplaz\\w+)\\s+${PIECE}\\s+(?:por|a)\\s+${PIECE}`)

/** «`<` en vez de `<=`», «un 5 en lugar de un 3», «cambio and por or». */
export const replacement: ReadChange = (wish) => {
  const prose = wish.said
  const first = INSTEAD_FIRST.exec(prose) ?? CHANGES_TO.exec(prose)
  const found = first ?? INSTEAD.exec(prose)
  if (found === null) return null
  const [old, now] = first ? [first[1] ?? '', first[2] ?? ''] : [found[2] ?? '', found[1] ?? '']
  const [from, to] = [spelled(old, wish), spelled(now, wish)]
  if (from === to || !isCode(to)) return null
  return printForReturn(from, to, wish) ?? tokensReplaced(from, to, wish)
}

/** Numbers as words, names with the letters that the program gives them. */
function spelled(piece: string, { tokens }: Wish): string {
  const text = inDigits(piece)
  return tokens.find((token) => token.text.toLowerCase() === text)?.text ?? entryOf(LITERALS, text) ?? text
}
const LITERALS: Readonly<Record<string, string>> = { true: 'True', false: 'False', none: 'None' }

const KEYWORDS_ASKED =
  /^(?:and|or|not|is|in|if|elif|while|for|break|continue|return|print|pass|append|extend|insert|remove|pop|sort|sorted|float|int|str|list|set|tuple|dict|sum|max|min|len|range|True|False|None|upper|lower|title|strip|lstrip|rstrip|read|readline|readlines)$/
const isCode = (text: string) =>
  KEYWORDS_ASKED.test(text) ||
  /^(?:return|yield|raise|lambda) /.test(text) ||
  /^-?\d/.test(text) ||
  /[^\p{L}\d\s]/u.test(text) ||
  /_/.test(text)

/** `return x` becomes `print(x)`, and the other way round. */
function printForReturn(from: string, to: string, wish: Wish): Change | null {
  if (from === 'return' && to === 'print') {
    const found = statements(wish).filter((node) => node.kind === 'return' && node.value !== null)
    const node = chosen(found, wish)
    if (node?.kind !== 'return' || node.value === null)
      return found.length > 1 ? askWhich('`return`', found, wish) : null
    return replaced(node, `print(${wish.text.slice(node.value.from, node.value.to)})`)
  }
  if (from !== 'print' || to !== 'return') return null
  const found = statements(wish).flatMap((node) =>
    node.kind === 'function'
      ? node.body.filter((part) => part.kind === 'expression' && wish.text.startsWith('print(', part.from))
      : [],
  )
  const node = chosen(found, wish)
  if (node?.kind !== 'expression' || node.value.kind !== 'call') return null
  const [first, ...more] = node.value.arguments
  return first && more.length === 0 ? replaced(node, `return ${wish.text.slice(first.from, first.to)}`) : null
}

/** What is written, wherever it stands outside of texts and comments; a text is looked for by what is in it. */
function tokensReplaced(from: string, to: string, wish: Wish): Change | null {
  const wanted = tokensOf(from).map(({ text }) => text)
  if (wanted.length === 0) return null
  const found = wish.tokens.flatMap((token, at) => {
    const last = wish.tokens[at + wanted.length - 1]
    const fits = wanted.every((text, next) => wish.tokens[at + next]?.text === text)
    if (!fits || !last || token.is === 'comment') return []
    // «re.search en vez de findall»: the module stands there already.
    const [module, dot] = [wish.tokens[at - 2], wish.tokens[at - 1]]
    const isOfModule = dot?.text === '.' && module !== undefined && to.startsWith(`${module.text}.`)
    return [{ from: isOfModule ? module.from : token.from, to: last.to }]
  })
  if (found.length === 0) return textReplaced(from, to, wish)
  const node = chosen(found, wish)
  return node === null ? askWhich(`\`${from}\``, found, wish) : replaced(node, to)
}

function textReplaced(from: string, to: string, wish: Wish): Change | null {
  const found = expressions(wish).filter((node) => node.kind === 'string' && node.value.toLowerCase() === from)
  const [only] = found
  if (only === undefined || found.length > 1) return null
  const quote = wish.text[only.from] ?? '"'
  return replaced(only, /^\d/.test(to) ? to : `${quote}${to}${quote}`)
}

const MAX_FRAGMENTS = 4
const SLICE = /\[[^[\]\n]{0,40}:[^[\]\n]{0,40}\]/g
const COMPARISON =
  /\b[\p{L}_][\p{L}\d_.]{0,40}(?:\[[^\]\n]{0,20}\])? ?(?:[<>]=?|==|!=) ?(?:-?\d[\w.]*|"[^"\n]*"|'[^'\n]*'|[\p{L}_][\p{L}\d_.]*)/gu

/** A piece of code in the question takes the place of the one like it: `[:3]`, `range(2, 9)`, `x > 3`, `n = 7`, `media([])`. */
export const fragment: ReadChange = (wish) => {
  const prose = wish.frame.message.prose
  const given = [
    ...wish.frame.message.code.filter(({ form }) => form === 'inline').map(({ code }) => code.trim()),
    ...(prose.match(SLICE) ?? []),
    ...(prose.match(COMPARISON) ?? []),
  ]
  for (const text of given.slice(0, MAX_FRAGMENTS)) {
    const change = fragmentPlaced(text, wish)
    if (change !== null) return change
  }
  return null
}

function fragmentPlaced(text: string, wish: Wish): Change | null {
  if (/^\[.*:.*\]$/.test(text)) {
    const cuts = expressions(wish).filter((node) => node.kind === 'subscript' && node.index.kind === 'slice')
    const node = chosen(cuts, wish)
    if (node?.kind !== 'subscript') return cuts.length > 1 ? askWhich('un corte', cuts, wish) : null
    return { edits: [{ from: node.value.to, to: node.to, text }] }
  }
  const [statement, ...more] = parsePython(text).body
  if (statement === undefined || more.length > 0) return null
  if (statement.kind === 'assign') {
    const [target] = statement.targets
    return target?.kind === 'name'
      ? named(target.name, text.slice(statement.value.from, statement.value.to), wish)
      : null
  }
  return statement.kind === 'expression' ? expressionPlaced(statement.value, text, wish) : null
}

function expressionPlaced(node: Expression, text: string, wish: Wish): Change | null {
  const piece = (part: Expression) => text.slice(part.from, part.to)
  if (node.kind === 'compare') {
    const alike = expressions(wish).filter(
      (part) => part.kind === 'compare' && wish.text.slice(part.left.from, part.left.to) === piece(node.left),
    )
    const place = chosen(alike, wish)
    return place ? replaced(place, text) : null
  }
  if (node.kind === 'subscript') {
    const alike = expressions(wish).filter(
      (part) => part.kind === 'subscript' && wish.text.slice(part.value.from, part.value.to) === piece(node.value),
    )
    const place = chosen(alike, wish)
    return place ? replaced(place, text) : null
  }
  if (node.kind !== 'call') return null
  const name = calledName(node)
  const alike = callsIn(wish).filter((part) => calledName(part) === name)
  const place = chosen(alike, wish)
  if (place) {
    const full = piece(node.callee) === wish.text.slice(place.callee.from, place.callee.to)
    return full
      ? replaced(place, text)
      : { edits: [{ from: place.callee.to, to: place.to, text: text.slice(node.callee.to) }] }
  }
  const own = statements(wish).find((part) => part.kind === 'function' && part.name === name)
  return own?.kind === 'function' ? called(own, text.slice(node.callee.to + 1, -1), wish) : null
}

const FAMILIES = [
  ['<', '<=', '>', '>=', '==', '!='],
  ['+', '-', '*', '/', '//', '%', '**'],
  ['+=', '-=', '*=', '/=', '//=', '%='],
  ['and', 'or'],
  ['True', 'False'],
] as const
const SIGN =
  /(?:pong\w+|pusiera|uso|usara|usamos|cambi\w+|es|fuera|con)\s+(?:(?:un|el|la|a|por|solo|lo|de|al) )*[`"'«]?([-+*/%<>=!]=?|\/\/=?|\*\*|and|or|true|false)[`"'»]?(?=[\s?.,]|$)/

/** Names that do the like: one is tried in the place of another. */
const NAMES_ALIKE = [
  'sum mean count max min median std nunique first last'.split(' '),
  'upper lower title capitalize swapcase'.split(' '),
  'strip lstrip rstrip'.split(' '),
  'int float str'.split(' '),
  'append insert extend'.split(' '),
  'sorted reversed'.split(' '),
  'head tail'.split(' '),
]
const NAME_PUT = /\b(?:pongo|pones|uso|usas|meto|con) (?:(?:el|un|la|solo) )?\.?([a-z]+)(?:\(\))?\s*(?:\?|$)/

/** «y si pongo mean»: in the place of the only call of its like. */
export const nameAlike: ReadChange = (wish) => {
  const name = NAME_PUT.exec(wish.said)?.[1] ?? ''
  const family = NAMES_ALIKE.find((names) => names.includes(name)) ?? []
  const places = callsIn(wish).filter((call) => calledName(call) !== name && family.includes(calledName(call)))
  const [only, more] = places
  if (only === undefined || more !== undefined || callsIn(wish).some((call) => calledName(call) === name)) return null
  const from = only.callee.kind === 'attribute' ? only.callee.nameFrom : only.callee.from
  return { edits: [{ from, to: only.callee.to, text: name }] }
}

/** «y si pongo "5" entre comillas»: the number as a text. */
export const asText: ReadChange = (wish) => {
  const [, number] = /(?<![\w.])["'«]?(-?\d+(?:\.\d+)?)["'»]? (?:entre|con|en) comillas\b/.exec(wish.said) ?? []
  const places = expressions(wish).filter(
    (node) => node.kind === 'number' && wish.text.slice(node.from, node.to) === number,
  )
  const place = chosen(places, wish)
  return place && replaced(place, `"${number}"`)
}

/** «y si pongo >=»: in the place of the only sign of its family. */
export const sign: ReadChange = (wish) => {
  const found = SIGN.exec(wish.said)
  if (found === null) return null
  const to = entryOf(LITERALS, found[1] ?? '') ?? found[1] ?? ''
  if (to === '=') {
    const equal = chosen(
      wish.tokens.filter(({ text }) => text === '=='),
      wish,
    )
    return equal ? replaced(equal, '=') : null
  }
  const family: readonly string[] = FAMILIES.find((signs) => (signs as readonly string[]).includes(to)) ?? []
  const places = wish.tokens.filter(({ text }) => text !== to && family.includes(text))
  const place = chosen(places, wish)
  return place ? replaced(place, to) : null
}
