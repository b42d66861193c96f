import { inFull } from '../../engine/lexicon/in-full'
import { plainText } from '../../engine/lexicon/plain-text'
import { termsIn } from '../../engine/lexicon/terms'
import type { Howto } from './howto-file'
import { howtoIndex } from './howtos'

/** `one`, or those between which the words of a question do not decide. */
export type Found = { howtos: readonly Howto[]; fit: number }

/** What a question is about stands at its beginning. */
const MAX_READ_CHARACTERS = 600
/** Below this, what the question names is mostly something else. */
const LEAST_FIT = 0.5
/** The second may come this near to the first before one asks which of them is meant. */
const CLOSE = 0.94
const MAX_CHOICES = 3
/** From here on a how-to is about all that the question names. */
export const WHOLE = 0.9

/** Asks for one thing that a how-to shows, named in full: a question of its own, whatever was said before. */
export function namesHowto(prose: string): boolean {
  const found = findHowto(prose)
  return found !== null && found.fit >= WHOLE && found.howtos.length === 1
}

/** The how-tos that a question asks for, best first; null where none is about most of its words. Takes about a millisecond. */
export function findHowto(prose: string): Found | null {
  const terms = termsOf(prose)
  const asked = ASKED.exec(terms)?.[0]
  return fitting(terms) ?? (asked === undefined ? null : fitting(asked))
}

/** The how-to that a message asks for where what was said before it counts as said, too; null where it is none, or several. */
export function findHowtoAfter(prose: string, before: string): Howto | null {
  const now = termsOf(prose)
  // One word alone may be of anything: «¿y en Excel?» is no how-to on Excel, unless that speaks of what was asked before.
  const [isWord, known] = [termsIn(now).length <= 1, new Set(termsIn(before))]
  const isOfBoth = ({ title, asks }: Howto) =>
    !isWord || termsIn([title, ...asks].join(' ')).some((term) => known.has(term))
  const [first, second] = howtoIndex()
    .match(now, termsOf(before))
    .filter(({ fit, entry }) => fit >= LEAST_FIT && isOfBoth(entry))
  return first === undefined || (second !== undefined && second.score > first.score * CLOSE) ? null : first.entry
}

/** Who tells of their shop or their Spanish first asks behind that. */
const ASKED = /(?<= )como \w+ .+$/

function fitting(terms: string): Found | null {
  const [first, ...others] = howtoIndex()
    .match(terms)
    .filter(({ fit }) => fit >= LEAST_FIT)
  if (first === undefined) return null
  const close = others.filter(({ score }) => score > first.score * CLOSE).slice(0, MAX_CHOICES - 1)
  return { howtos: [first, ...close].map(({ entry }) => entry), fit: first.fit }
}

const termsOf = (prose: string): string =>
  inFull(plainText(prose.slice(0, MAX_READ_CHARACTERS)))
    .replace(/\bcomo uno\b/, 'como unir')
    .replace(/[a-z]+/g, (word) => FIRST_PERSON.get(word) ?? word)

/** What one does oneself, where no ending shows which verb it is. «Cómo uno dos listas» is no number. */
const FIRST_PERSON: ReadonlyMap<string, string> = new Map([
  ['creo', 'crear'],
  ['cierro', 'cerrar'],
  ['doy', 'dar'],
  ['importo', 'importar'],
  ['leo', 'leer'],
  ['meto', 'meter'],
  ['muevo', 'mover'],
  ['pido', 'pedir'],
  ['pongo', 'poner'],
  ['salgo', 'salir'],
  ['uso', 'usar'],
  ['veo', 'ver'],
])
