import { createTypoIndex, type TypoIndex } from './edit-distance'
import { KNOWN_WORDS } from './known-words'
import { ENGLISH } from './languages/english'
import { soundOf } from './sound'
import { commonForms, verbForms, withoutPronouns } from './verb-forms'
import { VERBS } from './verbs'
import { TRADE, WORDS } from './words'

type Lexicon = {
  meaningOf: Map<string, string>
  bySound: Map<string, string>
  typos: TypoIndex
  known: Set<string>
  read: Map<string, string>
}

/** Mistyped words looked into in one text: more are no question. */
const MAX_CORRECTED = 200
/** Words whose reading is remembered. */
const MAX_REMEMBERED = 5_000

/**
 * Plain text with every word that has a meaning here replaced by it: `no me jala el programita` → `no me FUNCIONAR el CODIGO`. Other
 * words stay as they are. `english` reads its words as well.
 */
export function meaningsIn(plain: string, { english = false } = {}): string {
  const known = lexicon()
  let left = MAX_CORRECTED
  return plain
    .split(' ')
    .map((word) => {
      const inEnglish = english ? ENGLISH_MEANINGS.get(word) : undefined
      if (inEnglish !== undefined) return inEnglish
      const remembered = known.read.get(word)
      if (remembered !== undefined) return remembered
      const exact = exactMeaning(word, known)
      if (exact === null && left-- <= 0) return word
      const meaning = exact ?? correctedMeaning(word, known) ?? word
      if (known.read.size < MAX_REMEMBERED) known.read.set(word, meaning)
      return meaning
    })
    .join(' ')
}

function exactMeaning(word: string, { meaningOf }: Lexicon): string | null {
  const meaning = meaningOf.get(word)
  if (meaning !== undefined) return meaning
  for (const stem of withoutPronouns(word)) {
    const found = meaningOf.get(stem)
    if (found !== undefined && found !== 'ARREGLO') return found
  }
  return null
}

/** Letters held down, spelling by ear, then slips; what could be meant in two ways stays as it is. */
function correctedMeaning(word: string, known: Lexicon): string | null {
  if (word.length < 4 || known.known.has(word)) return null
  const short = word.replace(/(.)\1{2,}/g, '$1')
  if (short !== word) return exactMeaning(short, known) ?? correctedMeaning(short, known)
  for (const stem of [word, ...withoutPronouns(word)]) {
    const heard = known.bySound.get(soundOf(stem))
    if (heard !== undefined) return heard === '' ? null : heard
  }
  const near = known.typos.meanings(word)
  const [only] = near
  return near.size === 1 && only !== undefined && only !== '' ? only : null
}

let made: Lexicon | null = null
function lexicon(): Lexicon {
  made ??= makeLexicon()
  return made
}

function makeLexicon(): Lexicon {
  const meaningOf = new Map<string, string>()
  const often = new Map<string, string>()
  for (const [meaning, words] of Object.entries(WORDS))
    for (const word of words.split(' ')) meaningOf.set(word, meaning)
  for (const [word, meaning] of meaningOf) often.set(word, meaning)
  for (const [meaning, verbs] of Object.entries(VERBS)) {
    for (const verb of verbs.split(' ')) {
      for (const form of verbForms(verb)) if (!meaningOf.has(form)) meaningOf.set(form, meaning)
      for (const form of commonForms(verb)) if (!often.has(form)) often.set(form, meaning)
    }
  }
  // A word of the trade is none of ours mistyped.
  const known = new Set([...KNOWN_WORDS.trim().split(/\s+/), ...TRADE.split(' ')])
  const bySound = new Map<string, string>()
  for (const [word, meaning] of meaningOf) {
    const sound = soundOf(word)
    const other = bySound.get(sound)
    bySound.set(sound, other !== undefined && other !== meaning ? '' : meaning)
  }
  return { meaningOf, bySound, typos: createTypoIndex(often), known, read: new Map() }
}

const ENGLISH_MEANINGS = new Map<string, string>(
  Object.entries(ENGLISH).flatMap(([meaning, words]) =>
    words.split(' ').map((word): [string, string] => [word, meaning]),
  ),
)
