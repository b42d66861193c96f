import { once } from '~/platform/once'
import { inlineCode } from '../../../engine/compose'
import { parsePython } from '../../../python/parse'
import { allCards } from '../../concepts/cards/cards'
import { checkAnswer } from '../check-answer'
import type { Exercise } from '../exercise-file'
import { LETTERS, type QuizQuestion } from '../quiz-file'
import { type Example, examplesOf } from './example'
import { gapIn } from './gap'
import { mutantsOf } from './mutants'
import { withToken } from './tokens'

/** Forms in which an exercise is made of the program of any card. */
export type Form = 'gap' | 'fault'

const TITLES: Record<Form, string> = { gap: 'Rellena el hueco', fault: 'Caza el fallo' }
const PREDICTS = 'Qué imprime'
const titleOf = (form: string, { card }: Example, at: number) =>
  `${form}: ${card.title.replaceAll('*', '').trim()}${at === 0 ? '' : ` (${at + 1})`}`

const fenced = (code: string) => `\`\`\`python\n${code.trimEnd()}\n\`\`\``
const printed = (output: string) => `\`\`\`text\n${output}\n\`\`\``

/** What is common to all of them: the screen must be that of the program. */
const exerciseOf = (example: Example): Omit<Exercise, 'title' | 'statement' | 'hints' | 'faulty'> => ({
  id: `${example.card.id}-composed`,
  level: example.card.level,
  kind: 'ejercicio',
  subjects: [example.card.id],
  checks: [],
  raises: [],
  cases: [{ input: [], prints: example.output.split('\n').filter((line) => line.trim() !== ''), never: [] }],
  example: null,
  solution: example.code,
})

/** Whether the checks of an exercise tell a program from that of the example. */
const isWrong = (example: Example, code: string): boolean =>
  checkAnswer(
    { ...exerciseOf(example), title: '', statement: '', hints: [], faulty: [] },
    { code, tree: parsePython(code) },
  ).kind !== 'passed'

function gapExercise(example: Example, at: number): Exercise[] {
  const gap = gapIn(example, (code) => isWrong(example, code))
  if (gap === null) return []
  const { token, kind } = gap
  return [
    {
      ...exerciseOf(example),
      title: titleOf(TITLES.gap, example, at),
      statement: `Este programa tiene un hueco, \`____\`. ¿Qué tiene que ir ahí para que salga lo de abajo?\n\n${fenced(withToken(example.code, token, '____'))}\n\nTiene que salir:\n\n${printed(example.output)}`,
      hints: [
        `Lo que falta es ${kind}, en la línea ${token.line}. Mira qué sale y qué haría falta para que salga.`,
        token.text.length > 2
          ? `Tiene ${token.text.length} letras y empieza por «${token.text.charAt(0)}».`
          : `Es corto: ${token.text.length === 1 ? 'un solo carácter' : 'dos caracteres'}.`,
        `Es ${inlineCode(token.text)}: ponlo en el hueco, ejecútalo y comprueba que sale lo mismo.`,
      ],
      faulty: gap.wrong,
    },
  ]
}

function faultExercise(example: Example, at: number): Exercise[] {
  const [mutant, ...others] = mutantsOf(example.code, example.output).filter(({ code }) => isWrong(example, code))
  if (mutant === undefined) return []
  const { token, now } = mutant
  return [
    {
      ...exerciseOf(example),
      title: titleOf(TITLES.fault, example, at),
      statement: `Este programa tiene un fallo: funciona, pero no imprime lo que tiene que imprimir. ¿Qué línea está mal y cómo la cambiarías?\n\n${fenced(mutant.code)}\n\nTiene que salir:\n\n${printed(example.output)}`,
      hints: [
        `Sale ${inlineCode(mutant.output.split('\n').join(' · '))}, y tiene que salir ${inlineCode(example.output.split('\n').join(' · '))}. ¿Qué línea decide esa diferencia?`,
        `El fallo está en la línea ${token.line}.`,
        `Donde pone ${inlineCode(now)} tiene que poner ${inlineCode(token.text)}.`,
      ],
      faulty: [mutant, ...others].map(({ code }) => code),
    },
  ]
}

const MAKE: Record<Form, (example: Example, at: number) => Exercise[]> = { gap: gapExercise, fault: faultExercise }

/** The exercises of a form that the programs of a card give. */
export const composedExercises = (form: Form, id: string): Exercise[] => examplesOf(id).flatMap(MAKE[form])

/** What the programs of a card print, to be told before they are run: the wrong options are what slips in them print. */
export const composedQuestions = (id: string): QuizQuestion[] => examplesOf(id).flatMap(questionOf)

const LEAST_WRONG = 2
function questionOf(example: Example, at: number): QuizQuestion[] {
  const wrong = mutantsOf(example.code, example.output).slice(0, LETTERS.length - 1)
  if (wrong.length < LEAST_WRONG) return []
  const title = titleOf(PREDICTS, example, at)
  const place = title.length % (wrong.length + 1)
  const outputs = wrong.map(({ output }) => output).toSpliced(place, 0, example.output)
  const isLong = outputs.some((output) => output.includes('\n'))
  return [
    {
      title,
      subjects: [example.card.id],
      asks: `¿Qué imprime?${isLong ? ' (Un punto, `·`, separa las líneas.)' : ''}\n\n${fenced(example.code)}`,
      program: example.code,
      options: outputs.map((output) => inlineCode(output.split('\n').join(' · '))),
      right: LETTERS[place] ?? 'a',
      because: example.card.idea,
    },
  ]
}

const cardsByTitle = once(
  () => new Map(allCards().map((card) => [card.title.replaceAll('*', '').trim(), card.id] as const)),
)
const TITLE = /^(Rellena el hueco|Caza el fallo|Qué imprime): (.+?)(?: \(\d+\))?$/

/** The id of the card that a composed title is about; null for other titles. */
function cardTitled(title: string): { form: string; id: string } | null {
  const [, form = '', name = ''] = TITLE.exec(title) ?? []
  const id = cardsByTitle().get(name)
  return id === undefined ? null : { form, id }
}

export function composedTitled(title: string): Exercise | undefined {
  const found = cardTitled(title)
  if (found === null) return undefined
  const form = found.form === TITLES.gap ? 'gap' : found.form === TITLES.fault ? 'fault' : null
  return form === null ? undefined : composedExercises(form, found.id).find((one) => one.title === title)
}

export function composedQuestionTitled(title: string): QuizQuestion | undefined {
  const found = cardTitled(title)
  return found?.form === PREDICTS ? composedQuestions(found.id).find((one) => one.title === title) : undefined
}
