import { folded } from '~/platform/text/folded'
import { inFull } from '../../../engine/lexicon/in-full'
import { type Spot, stemOfToken, tokensOf } from '../../../engine/lexicon/spot-terms'
import type { Card, Contrast } from '../cards/card-file'
import { allCards } from '../cards/cards'
import { askingIn, COMPARES } from './asking'
import { aspectIn } from './aspect'
import { areJoined, contrastIn, JOINED, stemsOf } from './read-contrast'
import { isOtherSense, spotsIn, spotter } from './spots'
import { isEveryday, meant, others } from './substance'

export { spotCards } from './spots'

/** What a message asks about ideas; `sure` from 0 to 1; `isPlain` where its words can ask for nothing else, `isBare` where it is but a name. */
export type Question = (
  | { kind: 'card'; card: Card }
  /** Several questions in one: «para qué sirve y por dónde empiezo», «int, float y str». */
  | { kind: 'both'; cards: readonly Card[] }
  | { kind: 'contrast'; contrast: Contrast }
  /** Two cards that nobody has written a contrast for. */
  | { kind: 'pair'; cards: readonly [Card, Card] }
) & { sure: number; isPlain: boolean; isBare?: boolean }

const SURE = {
  comparedAndAsked: 0.972,
  compared: 0.966,
  asked: 0.9,
  askedFarOff: 0.74,
  byItself: 0.8,
  bare: 0.72,
  groups: 0.72,
  weak: 0.62,
}
/** A term of so many words is a question already: «cuánto tiempo se tarda». */
const ASKS_BY_ITSELF = 3
/** Cards on where and how to begin: their terms are asked for as they are, «cómo instalo pandas». */
const BEGINNING = 'empezar'
/** How many words may stand between the beginning of a question and what it is about. */
const NEAR = 7
/** Words such as «de un» may stand between a question and what it asks about. */
const RIGHT_BEHIND = 2
/** A question that has so much else in it is about something else. */
const MAX_OTHER_WORDS = 5
const MAX_FAR_WORDS = 3
/** «cómo creo …», and more words than the verb and one for the thing: somebody wants it made. */
const MAKES =
  /\bcomo (?:se |me |lo |la |le |puedo |podria )*(?:hago|hacer|hace|haces|haria|pongo|poner|creo|crear|crea|meto|saco|sacar)\b/
const MAX_MAKING_WORDS = 1
/** Why something is so is told by a card only where hardly more is said. */
const MAX_WHY_WORDS = 2

/** What a message (its prose) asks about the ideas that cards know; null where it asks for none. */
export function readQuestion(prose: string): Question | null {
  const tokens = tokensOf(inFull(plain(prose)))
  const words = tokens.join(' ')
  const all = spotter().spot(tokens)
  const spots = meant(spotsIn(tokens), words).filter((spot) => !isOtherSense(spot, tokens))
  const beginning = readBeginning(tokens, spots)
  // «… con Excel y quiero aprender Python, ¿por dónde empiezo?» compares nothing.
  if (beginning !== null && !HELD_AGAINST.test(words)) return beginning
  const isAsked = prose.includes('?') || askingIn(words)?.strength === 'strong'
  const compared = readContrast(tokens, isAsked)
  if (compared !== null) return ofSeveral(compared, spots, words) ?? compared
  if (beginning !== null) return beginning
  if (spots.length === 0) return whyByGroups(tokens, words) ?? byGroups(tokens)
  const said: Words = { tokens, words, rest: others(tokens, all), isClosed: CLOSED.test(plain(prose)) }
  return (
    readPair(spots, said) ??
    readOneSentence(prose, spots) ??
    readAsked(spots, said) ??
    whyByGroups(tokens, words) ??
    readNamed(spots, said) ??
    byGroups(tokens)
  )
}

const plain = (text: string) => folded(text.slice(0, 4_000))

const HELD_AGAINST = /\bdiferenci\w*|\bvs\b|\bversus\b|\bcompar\w+|\bfrente a\b|\ben (?:vez|lugar) de\b/
/** `rest`: how many words of substance are no terms. `isClosed`: what it does is asked behind its name, and nothing more in that sentence. */
type Words = { tokens: readonly string[]; words: string; rest: number; isClosed: boolean }
/** «El símbolo ese del porcentaje qué hace, calcula porcentajes?», where «una función que hace la suma» asks nothing. */
const CLOSED = /\S (?:que|q|k) (?:hace|hacen|devuelve)\s*(?:[,.?!;]|$)/

function readContrast(tokens: readonly string[], isAsked: boolean): Question | null {
  const spots = spotter().spot(tokens)
  const contrast = contrastIn({ tokens, spots, others: others(tokens, spots), isAsked })
  return contrast === null ? null : { kind: 'contrast', contrast, sure: SURE.compared, isPlain: true }
}

const SEVERAL = 3
/** «Diferencia entre int, float y str» asks about more than the two that a contrast has. */
function ofSeveral(compared: Question, spots: readonly Spot<Card>[], words: string): Question | null {
  const cards = [...new Map(spots.map(({ entry }) => [entry.id, entry])).values()]
  const between = compared.kind === 'contrast' ? (compared.contrast.between ?? []) : []
  const [first, last] = [spots[0], spots.at(-1)]
  if (cards.length < SEVERAL || between.length === 0 || first === undefined || last === undefined) return null
  const isRow = last.at + last.length - first.at <= 2 * cards.length && DIFFERENCE.test(words)
  return isRow ? { kind: 'both', cards, sure: SURE.compared, isPlain: true } : null
}
const DIFFERENCE = /\bdiferenci\w*|\bdistin\w+/

function lengthIn(term: string, stems: string): number {
  const own = stemsOf(term)
  return stems.includes(` ${own.join(' ')} `) ? own.length : 0
}

/** Two cards that are named one right after the other. */
const areNear = (words: string, spots: readonly Spot<Card>[]): boolean =>
  new Set(spots.map(({ entry }) => entry.id)).size > 1 &&
  areJoined(
    words,
    spots.map(({ at, length }) => ({ at, end: at + length })),
    JOINED,
  )

/** «Tengo una mercería, ¿por dónde empiezo?»: where to begin for what is told of oneself, however much that is. */
function readBeginning(tokens: readonly string[], spots: readonly Spot<Card>[]): Question | null {
  if (OF_A_TASK.test(tokens.join(' '))) return null
  const beginnings = spots.filter(({ entry }) => entry.family === BEGINNING).map(({ entry }) => entry.id)
  const start = spots.find(({ entry }) => entry.id === START)
  // «¿Cómo empiezo con los tests?» asks about tests.
  const begun = start && spots.find((spot) => isBegunWith(spot, start, tokens))
  if (begun !== undefined) return { kind: 'card', card: begun.entry, sure: SURE.asked, isPlain: true }
  const isAsked = beginnings.includes(START) && beginnings.every((id) => id === START || id === INSTALLING)
  const found = byGroups(tokens)
  const purpose = found?.kind === 'card' && found.card.family === BEGINNING ? found.card : null
  const card = purpose ?? (isAsked ? (spots.find(({ entry }) => entry.id === START)?.entry ?? null) : null)
  if (card === null) return null
  const install = spots.find(({ entry }) => entry.id === INSTALLING)?.entry
  if (install !== undefined) return { kind: 'both', cards: [card, install], sure: SURE.asked, isPlain: true }
  return { kind: 'card', card, sure: SURE.asked, isPlain: true }
}
const isBegunWith = ({ at, entry }: Spot<Card>, start: Spot<Card>, tokens: readonly string[]): boolean =>
  entry.family !== BEGINNING &&
  at > start.at &&
  /^con(?: (?:el|la|los|las|lo|un|una|unos|unas|mis|eso|de|esto))*$/.test(
    tokens.slice(start.at + start.length, at).join(' '),
  )

/** Where to begin with an exercise that was set is another question. */
const OF_A_TASK = /\b(?:ejercicios?|retos?|problema|enunciado|deberes|entrega|pistas?)\b/
const START = 'por-donde-empiezo'
const INSTALLING = 'instalar-python'

function readPair(spots: readonly Spot<Card>[], { words, rest }: Words): Question | null {
  const cards = [...new Map(pairedFirst(spots, words).map(({ entry }) => [entry.id, entry])).values()]
  const [a, b] = cards
  // «¿Hardware y software son lo mismo?»: one card that tells both.
  if (a !== undefined && b === undefined && spots.length > 1 && rest <= MAX_FAR_WORDS && COMPARES.test(words))
    return { kind: 'card', card: a, sure: SURE.compared, isPlain: true }
  if (a === undefined || b === undefined) return null
  const isBeginning = cards.slice(0, 2).every(({ family }) => family === BEGINNING)
  if (isBeginning && /\b(?:y|e|o)\b/.test(words))
    return { kind: 'both', cards: [a, b], sure: SURE.asked, isPlain: true }
  const isCompared = /\bdiferenci\w*|\bvs\b|\bversus\b|\blo mismo\b|\bdisting\w+/.test(words)
  const isChoice = COMPARES.test(words) && areNear(words, spots)
  const isPlain = rest <= MAX_OTHER_WORDS || (isCompared && areNear(words, spots))
  return (isCompared || isChoice) && isPlain
    ? { kind: 'pair', cards: [a, b], sure: SURE.compared, isPlain: true }
    : null
}

/** Of more than two those go first that a word joins: «'r' + str(x) o los f-strings». */
function pairedFirst(spots: readonly Spot<Card>[], words: string): readonly Spot<Card>[] {
  const at = spots.findIndex((spot, i) => areNear(words, [spot, ...spots.slice(i + 1, i + 2)]))
  return at < 0 ? spots : [...spots.slice(at), ...spots.slice(0, at)]
}

const SENTENCE = /[.?!;]+(?=\s|$)|\n+/
/** More of them tell a story, of which the words all together say better what is asked. */
const MAX_SENTENCES = 6

/** «El % para qué sirve? Vi if n % 2 == 0»: of several sentences, what the one that asks names; else what was named before it first. */
function readOneSentence(prose: string, all: readonly Spot<Card>[]): Question | null {
  const sentences = plain(prose)
    .split(SENTENCE)
    .map((sentence) => tokensOf(inFull(sentence)))
    .filter((tokens) => tokens.length > 0)
  if (sentences.length < 2 || sentences.length > MAX_SENTENCES) return null
  const at = sentences.findIndex((tokens) => askingIn(tokens.join(' '))?.strength === 'strong')
  const tokens = sentences[at]
  if (tokens === undefined) return null
  const words = tokens.join(' ')
  const spots = meant(spotsIn(tokens), words).filter((spot) => !isOtherSense(spot, tokens))
  const before = sentences
    .slice(0, at)
    .flatMap((sentence) => meant(spotsIn(sentence), words))
    .filter(({ entry }) => all.some((spot) => spot.entry.id === entry.id))
  const pointsBack = before.length > 0 && asksOfBefore(tokens, spots)
  if (spots.length > 0 && !pointsBack)
    return readAsked(spots, { tokens, words, rest: others(tokens, spots), isClosed: false })
  // «… cree un entorno virtual. Eso qué es?»: what was named last.
  const meantCard = (/\b(?:eso|esto)\b/.test(words) ? before.at(-1) : before[0])?.entry
  if (meantCard === undefined || (!pointsBack && others(tokens, []) > 1)) return null
  return { kind: 'card', card: meantCard, sure: SURE.asked, isPlain: true }
}

/** «¿Para qué sirve, y por qué no pusieron return?»: the question is whole before anything is named. */
function asksOfBefore(tokens: readonly string[], spots: readonly Spot<Card>[]): boolean {
  const asking = askingIn(tokens.join(' '))
  return asking !== null && /^(?:y|e|pero)$/.test(tokens[asking.end] ?? '') && spots.every(({ at }) => at > asking.end)
}

/** «Qué significa que un objeto sea mutable» asks what is said of the object. */
function predicateOf(spot: Spot<Card>, spots: readonly Spot<Card>[], words: string): Spot<Card> {
  const next = spots.find(({ at }) => at >= spot.at + spot.length)
  const between = words.split(' ').slice(spot.at + spot.length, next?.at)
  return next !== undefined && /^(?:sea|sean|este|esten|es|son|esta|estan)(?: (?:un|una))?$/.test(between.join(' '))
    ? next
    : spot
}

/** «Qué es …», «para qué sirve …»: one card, by words that can ask for nothing else. */
function readAsked(spots: readonly Spot<Card>[], { words, rest, isClosed }: Words): Question | null {
  const asking = askingIn(words)
  if (asking === null || (asking.strength === 'weak' && !isClosed)) return null
  const before = spots.findLast(({ at, length }) => at + length === asking.start)
  const behind = spots.find(({ at, length }) => at + length > asking.end)
  // «Herencia para qué sirve, en clase hemos hecho …»: what stands right before, unless another stands right behind.
  const isBefore = before !== undefined && (behind === undefined || behind.at - asking.end > RIGHT_BEHIND)
  // «… cree un entorno virtual. ¿Eso qué es?»: what was named last.
  const named = isBefore ? before : (behind ?? spots.at(-1))
  const spot = named && predicateOf(named, spots, words)
  if (spot === undefined || (isEveryday(spot, words) && !isRightBehind(spot, asking.end, words))) return null
  // «En clase han hablado de iteradores y no me he enterado, ¿qué es?»: of what else, where nothing else is said.
  const isNear = isBefore || Math.abs(spot.at - asking.end) <= NEAR || rest === 0
  const sure = isNear ? SURE.asked : rest <= MAX_FAR_WORDS ? SURE.askedFarOff : 0
  return sure === 0 ? null : { kind: 'card', card: spot.entry, sure, isPlain: isNear }
}

/** «Qué es os», «no entiendo lo de as»: an everyday word is a term where nothing else can be asked about. */
const isRightBehind = ({ at }: Spot<Card>, end: number, words: string) =>
  words
    .split(' ')
    .slice(end, at)
    .every((word) => LEADS.has(word))
const LEADS = new Set(['lo', 'de', 'el', 'la', 'eso', 'un', 'una', 'ese', 'palabra', 'modulo', 'funcion', 'metodo'])

/** A card that is named, and asked for by less. */
function readNamed(spots: readonly Spot<Card>[], { words, rest }: Words): Question | null {
  const asking = askingIn(words)
  if (asking?.strength === 'strong') return null
  const aspect = aspectIn(words)
  const asked = spots.find(({ entry }) => aspect !== null && aspect !== 'choice' && entry.told[aspect] !== undefined)
  if (asked !== undefined && rest <= MAX_OTHER_WORDS && !WANTS_CODE.test(words))
    return { kind: 'card', card: asked.entry, sure: SURE.asked, isPlain: true }
  const long = spots.find(({ length, entry }) => length >= (entry.family === BEGINNING ? 2 : ASKS_BY_ITSELF))
  if (long !== undefined && rest <= MAX_OTHER_WORDS)
    return {
      kind: 'card',
      card: long.entry,
      sure: SURE.byItself,
      isPlain: long.entry.family === BEGINNING,
      isBare: rest <= 1,
    }
  const [first] = spots.filter((spot) => !isEveryday(spot, words)).toSorted((a, b) => b.length - a.length)
  if (first === undefined) return null
  // «Cómo pongo colores en la consola» asks for what is done with it, not for what a console is.
  if (asking !== null && MAKES.test(words) && rest > MAX_MAKING_WORDS) return null
  if (asking !== null && rest <= MAX_OTHER_WORDS)
    return { kind: 'card', card: first.entry, sure: SURE.weak, isPlain: false }
  if (/\bpor que\b/.test(words) && rest <= MAX_WHY_WORDS)
    return { kind: 'card', card: first.entry, sure: SURE.weak, isPlain: false }
  return rest === 0 ? { kind: 'card', card: first.entry, sure: SURE.bare, isPlain: false, isBare: true } : null
}

/** «Quiero que sea más rápido: pásame el código» asks nothing of an idea. */
const WANTS_CODE = /\b(?:haz|hazme|pasame|escrib\w+|quiero que|mi codigo|este codigo|el codigo|optimiza\w*)\b/

/** Cards that say of themselves which words together mean them. */
function byGroups(tokens: readonly string[]): Question | null {
  const card = cardBy(tokens, ({ groups }) => groups)
  return card === undefined ? null : { kind: 'card', card, sure: SURE.groups, isPlain: false, isBare: true }
}

/** Why something is so, where a card that these words mean says it. */
function whyByGroups(tokens: readonly string[], words: string): Question | null {
  if (aspectIn(words) !== 'why') return null
  const card = cardBy(tokens, ({ why }) => why)
  return card === undefined ? null : { kind: 'card', card, sure: SURE.asked, isPlain: false, isBare: true }
}

function cardBy(tokens: readonly string[], groupsOf: (card: Card) => string[][] | undefined): Card | undefined {
  const stems = ` ${tokens.map(stemOfToken).join(' ')} `
  return allCards().find((card) => groupsOf(card)?.every((group) => group.some((term) => lengthIn(term, stems) > 0)))
}

/** Whether a piece of text is nothing but names of cards. */
export function isTerm(text: string): boolean {
  const tokens = tokensOf(text)
  return tokens.length > 0 && others(tokens, spotter().spot(tokens)) === 0
}
