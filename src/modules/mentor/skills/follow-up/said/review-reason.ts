import { lowerFirst } from '~/platform/text/first-letter'
import { answered, text } from '../../../engine/blocks'
import type { Reader } from '../asked'

const ASKS_WHY =
  /^(?:(?:pero )?por que\b.*\b(?:mejor|asi|malo|mal|cambi\w+|mas (?:corto|limpio|claro|rapido|legible|seguro)|hay que|tengo que|conviene)\b|por que$|que (?:gano|gana|mejora|ventaja\w*|tiene de (?:malo|bueno))\b.*|que mas da\b.*|(?:y )?(?:es|esta) (?:tan )?(?:malo|mal|grave) .*)/
/** What was advised is doubted, or the reason of a part of it is asked for. */
const ASKS_PART = /^por que\b|\b(?:eso|asi|esto) no (?:es|esta|queda|se lee) (?:mas|peor|menos)\b|^no es (?:mas|peor)\b/
const MAX_WORDS = 16
const ITEM = /^- (.+(?:\n {2}.+)*)$/gm
const MAX_ITEMS = 3

/** «¿Y por qué es mejor así?», after a review: the reasons of what it advises, of the line or the word that is named first. */
export const reviewReason: Reader = ({ said, state, frame }) => {
  if (state.answered.at(-1)?.skill !== 'review' || said.split(' ').length > MAX_WORDS) return null
  const isWhy = ASKS_WHY.test(said)
  if (!isWhy && !ASKS_PART.test(said)) return null
  const [before = ''] = (state.said.at(-1) ?? '').split('\n### ')
  const items = [...before.matchAll(ITEM)].map(([, item = '']) => item)
  const words = said.split(' ').filter((word) => word.length > 2)
  const named = items.filter(
    (item) =>
      frame.lines.some((line) => item.includes(`Línea ${line}.`) || item.includes(`línea ${line} `)) ||
      frame.names.some((name) => item.includes(`\`${name}`)) ||
      words.some((word) => codeIn(item).includes(word)),
  )
  // Of something that was not advised, no other advice is told.
  if (named.length === 0 && !isWhy && /^por que\b/.test(said)) return null
  const told = (named.length > 0 ? named : items).slice(0, MAX_ITEMS)
  if (told.length === 0) return null
  // What can give a wrong result is told as it was: first what happens, then what to do.
  const isSame = !GOES_WRONG.test(before) && !(state.said.at(-1) ?? '').includes('no imprimen lo mismo')
  const reasons = told.map((item) => (isSame ? reasonOf(item) : withoutPlace(item)))
  const opening = isSame ? SAME : 'Es por esto:'
  const [only, ...more] = reasons
  return more.length === 0 && only !== undefined
    ? answered('review-reason', [text(`${opening} ${only}`)])
    : answered('review-reason', [text(opening), { kind: 'list', items: reasons }])
}

/** What is told of a point that may stop the program, make it wrong, or slow. */
const GOES_WRONG = /se para|falla|\bError\b|\w+Error|exponencial|tarda|mal\b|negativ/
const SAME =
  'El resultado es el mismo: lo que se gana está en cómo se lee el programa y en lo que puede fallar cuando lo cambies.'

/** The words of code that stand in a text. */
const codeIn = (item: string): string[] =>
  [...item.matchAll(/`[^`\n]+`/g)].flatMap(([span]) => span.toLowerCase().match(/\w+/g) ?? [])

const withoutPlace = (item: string) => item.replace(/^\*\*(?:Línea \d+|Y después|Al final)\.\*\* /, '')

/** What is advised goes after why. */
function reasonOf(item: string): string {
  const plain = withoutPlace(item)
  const sentences = plain.split(/(?<=[.)])\s+(?=[A-ZÁÉÍÓÚ`])/)
  return sentences.length < 2 ? plain : [...sentences.slice(1), `Por eso: ${lower(sentences[0] ?? '')}`].join(' ')
}
const lower = (text: string) => (/^[A-ZÁÉÍÓÚ][a-záéíóú]/.test(text) ? lowerFirst(text) : text)
