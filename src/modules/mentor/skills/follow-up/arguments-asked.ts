import { byWord } from '~/platform/text/by-word'
import { upperFirst } from '~/platform/text/first-letter'
import { saidText } from '../explain/focus/said'
import type { Source } from '../explain/idioms/idiom'
import { calledName } from '../explain/idioms/in-calls'
import { type ArgumentOf, allArguments } from '../explain/parts/argument'

/** What is asked of an argument: what it is there for, what would be without it, or with another value. */
export type AskedArgument = { of: ArgumentOf } & (
  | { act: 'purpose' }
  | { act: 'without'; asksNeed: boolean }
  | { act: 'value'; value: string }
)

const WITHOUT =
  /\b(?:quit\w+|sac(?:o|a|ar|as|aramos)|borr\w+|elimin\w+|omit\w+|sin|olvid\w+|dej\w+ de poner|no (?:(?:lo|la|le|los|las|se) )?(?:pong\w*|pon[ei]\w*|pus\w*|us\w+|escrib\w+|met\w+|indic\w+|esta|estuvier\w+|llev\w+|hubier\w+)|hace falta|es necesari\w+|obligatori\w+|imprescindible|opcional|sobra)\b/
const PURPOSE =
  /\b(?:(?:para|pa) que|que (?:es|hace|son|significa\w*|pinta|cambia|quiere decir)|por que|a que viene|sirve\w*|explic\w+|no (?:entiendo|pillo|se que)|en que consiste|lo del?)\b|^(?:y )?(?:el|la|ese|esa|lo de) \S+$|^y \S+$/
/** Whether one has to write it. */
const NEED = /\b(?:obligatori\w+|hace falta|necesari\w+|imprescindible|opcional)\b/
const without = (of: ArgumentOf, question: string): AskedArgument => ({
  ...{ of, act: 'without' },
  asksNeed: NEED.test(question),
})
/** Another value is tried, or the argument where it was not: «y con how inner», «le puedo poner indent». */
const WITH =
  /\b(?:si|con|en vez de|en lugar de|pon\w+|pus\w+|cambi\w+|uso|usar|usara|dej\w+|anad\w+|agreg\w+|met[oe]\w*|fuera|hubiera|tuvier\w+|vale|valdria)\b/

/** What people call them. */
const SPOKEN: Readonly<Record<string, readonly string[]>> = byWord({
  codificacion: ['encoding'],
  separador: ['sep', 'delimiter'],
  delimitador: ['sep', 'delimiter'],
  sangria: ['indent'],
})
/** Names that a sentence has for other things: only where a sign follows, or the call has them. */
const WORDS_OF_SENTENCES: ReadonlySet<string> = new Set(
  'color text data file index columns values value label labels size range order name names x y n c s k p title level type default limit key width height image on by axis items end start frame number help bold square args'.split(
    ' ',
  ),
)

/** Signs that are told in words: «con punto y coma». */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/^(?: (?:a|con|por|en|un|una|el|la))* punto y coma\b/, "';'"],
  [/^(?: (?:a|con|por|en|un|una|el|la))* coma\b/, "','"],
  [/^(?: (?:a|con|por|en|un|una|el|la))* (?:tabulador|tabulacion)\b/, "'\\t'"],
  [/^(?: (?:a|con|por|en|un|una|el|la))* espacio\b/, "' '"],
  [/^(?: (?:a|con|por|en|un|una|el|la))* guion\b/, "'-'"],
  [/^(?: (?:a|con|por|en|un|una|el|la))* dos puntos\b/, "':'"],
]

type Place = { of: ArgumentOf; end: number }

const wordAt = (said: string, word: string): number => {
  const found = new RegExp(`(?<![\\w.-])${word.replace(/[^\w]/g, '')}(?![\\w(.])`).exec(said)
  return found === null ? -1 : found.index + found[0].length
}

/** The arguments that a question names, those that the call has first; the same name once. */
function placesIn(said: string, all: readonly ArgumentOf[]): Place[] {
  const found = all.flatMap((of): Place[] => {
    const name = of.name.toLowerCase()
    const isSpoken = (word: string) => SPOKEN[word]?.includes(name) === true && wordAt(said, word) >= 0
    const spoken = of.given === null ? undefined : Object.keys(SPOKEN).find(isSpoken)
    const end = spoken === undefined ? wordAt(said, name) : wordAt(said, spoken)
    if (end < 0) return []
    const isPlain = of.given?.name !== of.name && (WORDS_OF_SENTENCES.has(name) || name.length < MIN_NAME)
    return isPlain && !/^ ?=/.test(said.slice(end)) ? [] : [{ of, end }]
  })
  const rank = ({ of }: Place) => (wordAt(said, calledName(of.call).toLowerCase()) >= 0 ? 0 : of.given ? 1 : 2)
  const best = found.toSorted((a, b) => rank(a) - rank(b))
  return best
    .filter((place, at) => best.findIndex(({ end }) => end === place.end) === at)
    .toSorted((a, b) => a.end - b.end)
}
const MIN_NAME = 3

const VALUE =
  /^ ?(?:=|a|con|en|como|igual a|por|de|es|fuera|vale|un|el)? ?[`"']?(-?\d{1,6}(?:\.\d{1,4})?|true|false|none|(?<=["'])[^"'`\n]{0,20}(?=["'])|[a-z][\w-]{1,20}(?:\.[a-z]\w{0,20})?|[;,|:/._-]{1,3})(?=$|[\s"'`?,.;)])/
const NO_VALUE: ReadonlySet<string> = new Set(
  'que es en y o si no se lo la el los las un una de del al ahi aqui esta este eso esto para por como cuando hace pasa cambia sirve sobra falta seria sale queda saldria'.split(
    ' ',
  ),
)

/** The value that is named behind an argument, as Python writes it: in the person's own letters. */
function valueBehind(said: string, { of, end }: Place, prose: string): string | null {
  const behind = said.slice(end)
  const sign = SIGNS.find(([words]) => words.test(behind))?.[1]
  if (sign !== undefined) return sign
  const word = VALUE.exec(behind)?.[1]
  if (word === undefined || NO_VALUE.has(word)) return null
  // A word that follows is a value only where it is written as one, or known as one.
  const isWord = /^[a-z]/.test(word) && !/^(?:true|false|none)$/.test(word)
  const isKnown = [...of.entry.roles.keys()].some((key) => key.toLowerCase() === `${of.name} ${word}`)
  if (isWord && !isKnown && !/^ ?(?:=|\S{0,6} ?[`"'])/.test(behind)) return null
  return asPython(word, prose)
}

/** `key=len`, `key=str.lower`: what is no text. */
const IS_NAME = /^(?:str|int|float|bool|len|abs|sum|max|min|list|\w+\.[a-z]\w*)$/

function asPython(word: string, prose: string): string {
  if (/^-?\d/.test(word)) return word
  if (/^(?:true|false|none)$/.test(word)) return upperFirst(word)
  if (IS_NAME.test(word)) return word
  const at = prose.toLowerCase().indexOf(word)
  return `'${at < 0 ? word : prose.slice(at, at + word.length)}'`
}

const ROLE_OF_VALUE = /^([A-Za-z_]\w*) (\S[^:]*)$/

/** «¿y con inner?»: a value that the library tells of for an argument that the call has with another. */
function byValue(said: string, all: readonly ArgumentOf[], source: Source): AskedArgument[] {
  return all.flatMap((of): AskedArgument[] => {
    const { given, entry, name } = of
    if (given?.name !== name || given.value.kind !== 'string') return []
    const written = source.module.source.slice(given.value.from, given.value.to)
    const value = [...entry.roles.keys()]
      .flatMap((key) => {
        const [, owner, each] = ROLE_OF_VALUE.exec(key) ?? []
        return owner === name && each !== undefined && each !== 'sin' && each.length > 2 ? [each] : []
      })
      .find(
        (each) =>
          wordAt(said, each.toLowerCase()) >= 0 && !written.includes(each) && !/^(?:True|False|None)$/.test(each),
      )
    return value === undefined ? [] : [{ of, act: 'value', value: `'${value}'` }]
  })
}

const MAX_ASKED = 3
/** Between two questions; a sign in quotes parts none. */
const NEXT =
  /[?¿!]+|\.(?=\s|$)|\b(?:y|e) (?=(?:que|cual(?:es)?|por que|como|para que|si|cuando)\b)|, (?=(?:que|por que|como|para que)\b)/

/** What a message asks of arguments of the calls at hand, question by question; empty where a question is about something else. */
export function argumentsAsked(prose: string, source: Source): AskedArgument[] {
  const all = allArguments(source)
  if (all.length === 0) return []
  const asked: AskedArgument[] = []
  for (const question of saidText(prose).split(NEXT)) {
    const own = askedIn(question, all, { prose, source })
    const last = asked.at(-1)
    if (own.length > 0) asked.push(...own)
    else if (last !== undefined && WITHOUT.test(question)) asked.push(without(last.of, question))
  }
  return unique(asked).slice(0, MAX_ASKED)
}

/** What it is there for is told with what would be without it. */
const unique = (asked: readonly AskedArgument[]) =>
  asked.filter(({ of, act }, at) => {
    const same = asked.filter((each) => each.of.call === of.call && each.of.name === of.name && each.act !== 'value')
    if (act === 'value' || same.length < 2) return true
    return asked[at] === (same.find((each) => each.act === 'purpose') ?? same[0])
  })

type Told = { prose: string; source: Source }

function askedIn(question: string, all: readonly ArgumentOf[], { prose, source }: Told): AskedArgument[] {
  const places = placesIn(question, all)
  if (places.length === 0) return WITH.test(question) ? byValue(question, all, source).slice(0, 1) : []
  return places.flatMap((place): AskedArgument[] => {
    const { of, end } = place
    const value = valueBehind(question, place, prose)
    const written = of.given && source.module.source.slice(of.given.value.from, of.given.value.to)
    const isOther = value !== null && (written === null || bare(value) !== bare(written))
    if (isOther && WITH.test(question)) return [{ of, act: 'value', value }]
    if (WITHOUT.test(question) && of.given !== null) return [without(of, question)]
    const isPlain = of.given === null && WITH.test(question)
    const isShown = /^ ?=/.test(question.slice(end))
    if (isShown && isOther) return [{ of, act: 'value', value }]
    return PURPOSE.test(question) || isPlain || isShown ? [{ of, act: 'purpose' }] : []
  })
}
const bare = (value: string) => value.replace(/["']/g, '')
