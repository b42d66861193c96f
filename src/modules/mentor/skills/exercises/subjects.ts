import { once } from '~/platform/once'
import { byWord } from '~/platform/text/by-word'
import type { Frame, State } from '../../engine/frame'
import type { Module } from '../../python/ast'
import { statementsIn } from '../../python/walk'
import { cardOf } from '../concepts/cards/cards'
import { spotCards } from '../concepts/find/read-question'
import { cardsToldIn } from '../concepts/last-card'
import { narrowerThan } from './choose'
import { allQuestions, exercisesIn } from './exercises'
import { ONE_LINE, WITHOUT } from './fit'
import { lastExercises } from './given'
import { usualWorld } from './themed/world'

/** What the message names, else what was last talked about, else what the program at hand is made of. */
export function subjectsOf(frame: Frame, state: State): string[] {
  const named = namedSubjects(frame)
  if (named.length > 0) return named
  const [last] = lastExercises(state)
  if (last !== undefined) return last.subjects.slice(0, 1)
  const told = state.said
    .toReversed()
    .map(cardsToldIn)
    .find((cards) => cards.length > 0)
  if (told !== undefined) return told.map(({ id }) => id)
  return constructsIn(state.code?.tree ?? state.program?.tree ?? null)
}

/** Words of school that are subjects of programs as well. */
const SCHOOL =
  /\b(?:(?:para|en|de|a) clase|tipo(?! de dato)(?: (?:test|examen|abc|a b c))?|(?:me|te|nos) dic\w+|verdadero (?:o|y) falso|series? de|tests?(?! (?:unitari|automatic))|a prueba|casos? d?e? ?prueba|pruebas? de|para empezar|en python|por pantalla|el codigo|un codigo|codigo)\b/g

/** «Diccionarios anidados» are no loops. */
const NESTED = /(?<!\b(?:bucles?|for|fors|ciclos?|while|loops?|listas?) )\banidad\w+/g
/** Neither are «condicionales anidados». */
const NESTED_IF = /\b(?:condicional\w*|condicion\w*|ifs?|if else) (?:\w+ )?anidad\w+/g

/** What a question may be about in passing is what one practises: «ejercicios de fechas». */
const DATES = /(?<=\b(?:ejercicios?|retos?|problemas?|algo|practicar) (?:\w+ )?(?:de |con |sobre )?)fechas?\b/g

/** What is named with one of these is the wider word for it: «ficheros csv», «funciones con valores por defecto». */
const WIDER: Partial<Record<string, readonly string[]>> = byWord({
  archivo: ['csv', 'json', 'pickle'],
  bucle: ['for', 'while', 'bucle-anidado'],
  clase: ['herencia', 'dataclass', 'polimorfismo', 'metodos-especiales'],
  funcion: ['lambda', 'decorador', 'recursion', 'valor-por-defecto', 'generador', 'args-kwargs'],
  lista: ['comprension', 'lista-anidada'],
})

/** The subjects that a message names, without the wider words for them. */
export const namedSubjects = (frame: Frame): string[] => {
  const named = allNamed(frame)
  return named.filter((id) => !WIDER[id]?.some((narrower) => named.includes(narrower)))
}

/** How to begin, and what programs are made to do: «un ejercicio de palíndromos» is found by its words. */
const NO_SUBJECTS = new Set(['empezar', 'encargos'])

/** What there is an exercise or a question of a test about. */
const practised = once(
  () => new Set([...exercisesIn(usualWorld()), ...allQuestions()].flatMap(({ subjects }) => subjects)),
)
/** Whether any exercise or question of a test is about a card. */
export const isPractised = (id: string): boolean => practised().has(id) || narrowerThan(id).length > 0

/** What stands for something that nothing is about: the wider idea, or the nearest that something is. */
const nearestPractised = (id: string): string[] => {
  const wider = /^(?:pandas|numpy)(?=-)/.exec(id)?.[0]
  const card = cardOf(id)
  const near = wider ?? card?.neighbours.find((other) => isPractised(other) && cardOf(other)?.family === card.family)
  return near === undefined ? [] : [near]
}

/** What of all that is named nothing is about, where nothing of it is. */
export const unpractisedIn = (frame: Frame): string[] => {
  const ids = spottedIn(frame)
  return ids.some(isPractised) ? [] : ids
}

/** «Un ejercicio de listas con transacciones de un banco» is one of lists: of what is named, what can be practised. */
function allNamed(frame: Frame): string[] {
  const ids = spottedIn(frame)
  const known = ids.filter(isPractised)
  if (known.length > 0) return known
  const near = [...new Set(ids.flatMap(nearestPractised))]
  return near.length > 0 ? near : ids
}

/** The words of a wish (plain) without those of school, and with what they stand for. */
export const wordsOfWish = (plain: string): string =>
  plain
    .replace(WITHOUT, ' ')
    .replace(ONE_LINE, ' ')
    .replace(SCHOOL, ' ')
    .replace(NESTED_IF, 'if and or not')
    .replace(NESTED, ' ')
    .replace(DATES, 'datetime')

function spottedIn({ plain }: Frame): string[] {
  const spots = spotCards(wordsOfWish(plain)).filter(({ entry }) => !NO_SUBJECTS.has(entry.family))
  return [...new Set(spots.map(({ entry }) => entry.id))]
}

const KINDS: Partial<Record<string, string>> = byWord({
  for: 'for',
  while: 'while',
  if: 'if',
  function: 'funcion',
  class: 'clase',
  try: 'try',
  with: 'archivo',
})

function constructsIn(module: Module | null): string[] {
  if (module === null) return []
  const found = [...statementsIn(module.body)].flatMap(({ kind }) => KINDS[kind] ?? [])
  return [...new Set(found)].slice(0, 2)
}

/** A subject as it is called in a sentence. */
export const nameOf = (id: string | undefined) =>
  id === undefined ? 'Python' : (cardOf(id)?.title.toLowerCase() ?? id)
