import { once } from '~/platform/once'
import { byWord } from '~/platform/text/by-word'
import { plainText } from '../../../engine/lexicon/plain-text'
import { isFiller, termOf, wordsOf } from '../../../engine/lexicon/terms'
import type { Task } from '../../../engine/task/task'
import { ASKING, asksForSomething, PERSONAL } from '../compose/coverage'
import { Reading } from '../compose/reading'
import { termsSaid } from '../recipes/explained'
import type { Program } from '../recipes/program-file'
import { allPrograms, programIndex } from '../recipes/programs'

/**
 * A program of the library that may be what is asked. `said`: how much of one of its own phrases the request says, from 0 to 1; `left`: the
 * words that ask for something of which it has nothing to say; `held`: how many it has; `isRare`: few programs are called by what is said;
 * `isNamed`: the function is called so; `lead`: how far it is before the next one; `titled`: how much
 * of its title is said.
 */
export type Near = {
  entry: Program
  said: number
  left: string[]
  held: number
  isRare: boolean
  isNamed: boolean
  lead: number
  titled: number
}

const COUNT = 8

/** The programs that come nearest to a request, the nearest first. */
export function nearest(task: Task): Near[] {
  const index = programIndex()
  const plain = plainText(task.request.words.map(({ text }) => text.replace(/([a-z])([A-Z])/g, '$1 $2')).join(' '))
  const read = index.read(plain)
  const terms = new Set(read.map(({ term }) => term))
  const meant = byWord(Object.fromEntries(read.map(({ word, term }) => [word, term])))
  const asked = askedIn(task)
  const named = task.functions
    .flatMap(({ name }) => wordsOf(plainText(name)).filter((word) => !isFiller(word)))
    .map(termOf)
  const isHeld = (word: string, about: ReadonlySet<string>) =>
    wordsOf(plainText(word)).every((part) => isBare(part) || about.has(meant[part] ?? termOf(part)))
  const near = index.near(plain, COUNT)
  const found = index.match(plain).filter(({ entry }) => !near.some((one) => one.entry === entry))
  return [...near, ...found.slice(0, MAX_FOUND)].map(({ entry, score }, at) => {
    const about = termsSaid(entry)
    const shown = termsShown(entry)
    const left = asked.filter(
      (word) => !isHeld(word, about) && (ASKING.test(word) || !isHeld(word, shown)) && !isKindOf(word, entry),
    )
    const lead = at === 0 ? score / Math.max(1, near[1]?.score ?? 1) : 0
    // «cada vocal» is another thing than the vowels.
    if (EACH.test(plain) && ![entry.title, ...entry.asks].some((phrase) => EACH.test(plainText(phrase))))
      left.push('cada')
    const titled = shareSaid(phrasesOf(entry)[0] ?? new Map(), terms).share
    const phrases = phrasesOf(entry).map((phrase) => shareSaid(phrase, terms))
    const said = Math.max(...phrases.map(({ share }) => share))
    const isRare = phrases.some(({ share, weight }) => share >= NEARLY_ALL && weight >= RARE)
    // Every word of the name must be one of the program's: `bisiesto_cercano` is another one.
    const isNamed =
      named.some((term) => index.rarity(term) >= RARE && titleOf(entry).has(term)) &&
      named.every((term) => about.has(term))
    return {
      entry,
      said,
      left,
      held: asked.length - left.length,
      isRare,
      isNamed,
      lead,
      titled,
    }
  })
}
const MAX_FOUND = 3
const EACH = /\bcada (?!vez|uno|una|cual|quien)[a-z]+/

/** A word, a phrase or a text is what any function of texts is given. */
const isKindOf = (word: string, { function: own }: Program): boolean =>
  /^(?:palabra|frase|texto|oracion|cadena)$/.test(word) && own?.parameters.some(({ type }) => type === 'str') === true

const shownIn = new WeakMap<Program, ReadonlySet<string>>()

/** What a program's code, and what is told of how it works, say as terms. */
function termsShown(entry: Program): ReadonlySet<string> {
  const known = shownIn.get(entry)
  if (known) return known
  const { sections, how } = entry.body
  const texts = [...sections.flatMap((each) => [each.code, ...each.how]), ...how]
  const made = new Set(texts.flatMap((text) => wordsOf(plainText(text)).map(termOf)))
  shownIn.set(entry, made)
  return made
}

/** What a term weighs that one program in a hundred has; a phrase of common words comes to as much. */
const RARE = 4.7
const titleOf = (entry: Program): ReadonlySet<string> => new Set(wordsOf(plainText(entry.title)).map(termOf))

/** The words that ask for something: what tells of who asks, what is to be done without, names and files are none. */
function askedIn({ request, functions, files, columns }: Task): string[] {
  const reading = new Reading(request)
  const own = new Set(
    [...files, ...columns, ...functions.flatMap(({ name, parameters }) => [name, ...parameters])].map((each) =>
      each.toLowerCase(),
    ),
  )
  reading.take(/\bsin (?:usar|utilizar|emplear)(?: (?:el|la|los|las|un|una|ni|operador|modulo|libreria)){0,3} \w+/)
  const words = request.words.map(({ plain }) => plain)
  const asked: string[] = []
  let from = 0
  for (let at = 0; at <= words.length; at += 1) {
    if (at < words.length && !/^[,;.:!?¿¡()]$/.test(words[at] ?? '')) continue
    const clause = words.slice(from, at)
    if (!PERSONAL.test(clause.join(' ')))
      asked.push(...clause.filter((word, index) => !reading.isUsed(from + index) && asks(word) && !own.has(word)))
    from = at + 1
  }
  return [...new Set(asked)]
}

/** What is quoted, and what is an address or a file, is no word; of what programs are told apart by, every one is. */
const asks = (word: string) =>
  OF_ITS_OWN.test(word) || (!/^«|[@./\d]/.test(word) && asksForSomething(word) && !FORM.test(word))
const OF_ITS_OWN = /^(?:dias?|media|total|promedio|pero|salvo|excepto|aunque)$/
const isBare = (word: string) => isFiller(word) && word !== 'dias' && word !== 'entre'

/** What tells in which form something comes, and of what kind it is. */
const FORM =
  /^(?:tuplas?|diccionarios?|cadenas?|strings?|lists?|dict|parametros?|argumentos?|pares|ej|def|return|int|str|float|escrib\w+|usuario|teclado|print|claves?|orden|nomas|solo|nueva|original|contest\w+|avis\w+|viene|salir|doy|seria|mezclad[oa]s?|pequen[oa]|aparte|determin\w+|implement\w+|disen\w+|simul\w+|siempre|igual)$/

/** What any program may be asked with. */
const GENERAL =
  /^(?:programa\w*|script|codigo|funcion\w*|clase|python|calcul\w+|pedir|pid[ae]\w*|pido|decir|dig[ao]\w*|dime|devuelv\w+|devolver|hac\w+|haz\w*|escrib\w+|mostrar|muestr\w+|usuario|teclado|sab\w+|quiero|necesito|numeros?|listas?|textos?|valor|dos|uno|una|[a-z])$/

/** The words of a phrase, each with what it weighs. */
type Phrase = ReadonlyMap<string, number>

/** What each program is called and asked for with, by what its words weigh. */
const weighed = once((): ReadonlyMap<Program, Phrase[]> => {
  const { rarity } = programIndex()
  const phrase = (text: string): Phrase =>
    new Map(
      wordsOf(plainText(text))
        .filter((word) => !isBare(word) && !GENERAL.test(word))
        .map((word) => [termOf(word), rarity(termOf(word))]),
    )
  return new Map(allPrograms().map((entry) => [entry, [entry.title, ...entry.asks].map(phrase)]))
})
const phrasesOf = (entry: Program) => weighed().get(entry) ?? []

function shareSaid(phrase: Phrase, terms: ReadonlySet<string>): { share: number; weight: number } {
  let [found, all] = [0, 0]
  for (const [term, weight] of phrase) {
    all += weight
    if (terms.has(term)) found += weight
  }
  return { share: all === 0 ? 0 : found / all, weight: all }
}

/** Terms by which programs are called. */
const inTitles = once(
  (): ReadonlySet<string> =>
    new Set(
      allPrograms().flatMap(({ title }) =>
        wordsOf(plainText(title))
          .filter((word) => !isFiller(word))
          .map(termOf),
      ),
    ),
)

const NEARLY_ALL = 0.95
/** Of so many words, one that names nothing may be a circumstance. */
const MANY = 3

/** Whether a program is what a request is about: one of its phrases is said, and no word asks for something else. */
export function isSurelyMeant({ said, left, held, isRare, isNamed, lead }: Near): boolean {
  if (left.some((word) => ASKING.test(word) || BUT.test(word))) return false
  const isSaid = said >= NEARLY_ALL && isRare
  if (!isSaid && (said < MOSTLY || lead < FAR || held <= MANY)) return false
  return isNamed ? left.length <= MAX_BESIDES : left.length <= held / MANY && left.every(isHarmless)
}
/** What says so much of a phrase, and is so much nearer than any other program, is that one. */
const [MOSTLY, FAR] = [0.75, 1.25]
/** What follows changes what the program does. */
const BUT = /^(?:pero|salvo|excepto|aunque|cada)$/
/** Besides what a function is called, so many words may tell of it. */
const MAX_BESIDES = 2

/** Neither does it ask for something, nor is any program called so. */
const isHarmless = (word: string) =>
  !ASKING.test(word) && !wordsOf(plainText(word)).some((part) => inTitles().has(termOf(part)))

/** Whether nothing is left of a request besides. */
export const isAllMeant = (near: Near): boolean => near.left.length === 0 && isSurelyMeant(near)
