import { inFull } from '../../engine/lexicon/in-full'
import { readMessage } from '../../engine/reading/read-message'
import { allNames } from '../../python/names'
import { allExpressions } from '../../python/walk'
import { saidText } from '../explain/focus/said'
import type { Asked } from './asked'

const MAX_WORDS = 6
const MAX_QUESTION = 200
const MAX_BACK = 5
/** What leads into a piece, and says nothing of it. */
const LEADS =
  /^(?:(?:y|e|pero|entonces|vale|ok|ah|ya|en|con|del?|al?|para|por|tras|el|la|los|las|un|una|si|pongo|fuera|es|la vuelta|lo de) )+/

/** Pieces that can stand in each other's place: an ordinal, a number, a moment, a sign, a word of the language. */
const KINDS: readonly RegExp[] = [
  /\b(?:primer|segund|tercer|cuart|quint|ultim|penultim)[ao]?s?\b/,
  /(?<![\w.])-?\d+(?:\.\d+)?(?![\w.]*\w)/,
  /\b(?:antes|despues)\b/,
  /(?<![<>=!+*/%-])(?:[<>]=?|[=!]=|\/\/|\*\*|[-+*/%])(?![<>=!+*/%-])/,
  /\b(?:if|elif|else|for|while|print|return|break|continue|append|input|int|float|str|range|len|sum|max|min|sorted)\b/,
]

/** «¿Y en la segunda?», «¿y total?», «¿y 0.5?»: the last question with that piece in the place of the one like it. */
export function swappedIn({ frame, state, code }: Asked): string | null {
  const names = new Set((code === null ? [] : [...allNames(code.tree)]).map((name) => name.toLowerCase()))
  const values = new Set(
    (code === null ? [] : [...allExpressions(code.tree)]).flatMap((part) =>
      part.kind === 'string' ? [part.value.toLowerCase()] : [],
    ),
  )
  const kinds = [...KINDS, ofAny(values), ofAny(names)].filter((kind) => kind !== null)
  let full: string | null = null
  for (const { question } of state.answered.slice(-MAX_BACK)) {
    const said: string = wordsOf(readMessage(question).prose)
    full = (full === null ? null : swap(full, said, kinds)) ?? said
  }
  return full === null ? null : swap(full, wordsOf(frame.message.prose), kinds)
}

const wordsOf = (prose: string) =>
  inFull(saidText(prose.slice(-MAX_QUESTION)))
    .replace(/[¿?¡!]/g, ' ')
    .replace(/ +/g, ' ')
    .trim()

function ofAny(words: ReadonlySet<string>): RegExp | null {
  const told = [...words].filter((word) => /^[\p{L}_][\p{L}\d_ ]*$/u.test(word) && !COMMON.has(word))
  return told.length === 0 ? null : new RegExp(`(?<![\\p{L}\\d_])(?:${told.join('|')})(?![\\p{L}\\d_])`, 'u')
}
const COMMON = new Set(['a', 'e', 'o', 'y', 'el', 'la', 'lo', 'en', 'de', 'si', 'no', 'es', 'un', 'una', 'con', 'por'])

/** Null where the piece says more, or nothing like it was asked about. */
function swap(full: string, piece: string, kinds: readonly RegExp[]): string | null {
  const bare = ` ${piece}`
    .replace(/^ /, '')
    .replace(LEADS, '')
    .replace(/ (?:vuelta|iteracion|linea|tambien|entonces)$/, '')
  if (piece === bare && !/^[\w"'.<>=!+*/%-]+$/.test(piece)) return null
  if (bare.split(' ').length > MAX_WORDS) return null
  for (const kind of kinds) {
    const [now] = kind.exec(bare) ?? []
    if (now === undefined || now.length < bare.replace(/["'«»]/g, '').length) continue
    const places = [...full.matchAll(new RegExp(kind.source, `g${kind.flags}`))].filter(([word]) => word !== now)
    const last = places.at(-1)
    if (last !== undefined) return `¿${full.slice(0, last.index)}${now}${full.slice(last.index + last[0].length)}?`
  }
  return null
}
