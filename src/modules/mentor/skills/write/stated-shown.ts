import { byWord } from '~/platform/text/by-word'
import { folded } from '~/platform/text/folded'
import type { Task } from '../../engine/task/task'
import type { ProgramFacts } from './program-facts'
import { isNamed } from './stated-parts'
import type { Place } from './stated-things'

type Words = Task['request']['words']

/** What is to be seen at the end: each thing that is counted, each word that is chosen from, and what is called out. */
export function statedShown({ request: { words, text } }: Task, facts: ProgramFacts): Place[] {
  return [
    ...figuresStated(words, text, facts),
    ...countedStated(words, facts),
    ...choicesStated(words, facts),
    ...calledOut(words, facts),
  ]
}

/** «la suma, la media y la moda»: who tells fewer values than figures are listed leaves one out. */
function figuresStated(words: Words, text: string, { told }: ProgramFacts): Place[] {
  const listed = LISTED.exec(text)
  const figures = new Set((listed?.[0].match(FIGURE) ?? []).map((word) => SAME[word] ?? word))
  // What tells nothing gives it back.
  if (listed === null || told === 0 || figures.size <= told) return []
  const at = text.slice(0, listed.index).split(' ').length - 1
  const to = at + listed[0].trim().split(' ').length
  return words.length < to ? [] : [{ at, to, isMet: false }]
}
const SAME: Readonly<Record<string, string>> = byWord({
  promedio: 'media',
  total: 'suma',
  resta: 'diferencia',
  cociente: 'division',
})
const FIGURES =
  '(?:suma|total|media|promedio|mediana|moda|desviacion|varianza|rango|maximo|minimo|mayor|menor|producto|resta|diferencia|division|cociente|multiplicacion|area|perimetro|volumen)'
const FIGURE = new RegExp(`\\b${FIGURES}\\b`, 'g')
const LISTED = new RegExp(
  `\\b(?<!\\b(?:entre|de|del|a|que) (?:el |la )?)${FIGURES}(?: (?:tipica|estandar))?(?:(?: ,)?(?: (?:y|e|,))? (?:el |la |su )?${FIGURES}\\b){1,6}(?! a\\b)`,
)

/** «cuántas vocales tiene y cuántas palabras»: who counts one of several things has not counted the others. */
function countedStated(words: Words, facts: ProgramFacts): Place[] {
  const counted = words.flatMap(({ plain }, at) => {
    const noun = words[at + 1]?.plain ?? ''
    return /^cuant[oa]s$/.test(plain) && /^[a-z]{4,}s$/.test(noun) && !NO_THING.test(noun) ? [at + 1] : []
  })
  const named = counted.filter((at) => isNamed(words[at]?.plain ?? '', facts))
  if (named.length === 0 || named.length === counted.length) return []
  return counted.map((at) => ({ at, to: at + 1, isMet: named.includes(at) }))
}
const NO_THING = /^(?:veces|quedan|llevamos|somos|estas|estos|ellos|ellas|otros|otras|unidades)$/

/** «si es menor, adulto o jubilado»: each of them is an answer, and stands in a text of the program. */
function choicesStated(words: Words, { texts, features }: ProgramFacts): Place[] {
  // What a function gives back may be told in another way.
  if (features.has('class')) return []
  const said = folded(texts)
  return words.flatMap(({ plain }, at) => {
    if (plain !== 'si' || !/^(?:es|soy|eres|seria|esta|estas)$/.test(words[at + 1]?.plain ?? '')) return []
    const labels = labelsFrom(words, at + 2)
    return labels.length < LEAST
      ? []
      : labels.map((label) => ({ at: label, to: label + 1, isMet: said.includes(stemOf(words[label]?.plain ?? '')) }))
  })
}
/** «positivo o negativo» may be asked with «not». */
const LEAST = 3

/** Single words with commas between, and «o» before the last. */
function labelsFrom(words: Words, from: number): number[] {
  const labels: number[] = []
  for (let at = from; at < from + MOST_WORDS; at += 2) {
    const [label, next] = [words[at]?.plain ?? '', words[at + 1]?.plain ?? '']
    if (!/^[a-z]{3,}$/.test(label)) return []
    labels.push(at)
    if (labels.length > 1 && /^[ou]$/.test(words[at - 1]?.plain ?? '')) return labels
    if (!/^(?:,|o|u)$/.test(next)) return []
  }
  return []
}
const MOST_WORDS = 12

const stemOf = (word: string) => word.replace(/(?:es|s|a|o)$/, '')

/** «¡Despegue!» is told as it is. */
function calledOut(words: Words, { texts }: ProgramFacts): Place[] {
  const said = folded(texts)
  return words.flatMap(({ plain }, at) => {
    if (plain !== '¡' || at === 0) return []
    const end = words.slice(at, at + MOST_WORDS).findIndex((word) => word.plain === '!')
    if (end < 2) return []
    const own = words.slice(at + 1, at + end).map((word) => word.plain)
    const isPolite = /^(?:gracias|hola|ayuda|porfa|por|socorro|saludos)$/.test(own[0] ?? '')
    return isPolite ? [] : [{ at, to: at + end + 1, isMet: own.every((word) => said.includes(word)) }]
  })
}
