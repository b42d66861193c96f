import { answered, list, markdown, text } from '../../../engine/blocks'
import { inlineCode } from '../../../engine/compose'
import { briefAskIn } from '../../../engine/requests/brief-ask'
import { lastExercises } from '../../exercises/given'
import type { Reader } from '../asked'

const MAX_CASES = 2

/** «¿Qué tengo que hacer?», «¿seguro?», of the exercise that was set: in steps, or by its cases. */
export const ofExercise: Reader = ({ state, said }) => {
  const brief = state.answered.at(-1)?.skill === 'exercises' ? briefAskIn(said) : null
  const [exercise, more] = brief === 'task' || brief === 'sure' ? lastExercises(state) : []
  if (exercise === undefined || more !== undefined) return null
  const cases = exercise.checks
    .slice(0, MAX_CASES)
    .map(([call, value]) => `${inlineCode(call)} tiene que dar ${inlineCode(value)}.`)
  if (brief === 'sure')
    return answered('exercise', [
      text('Sí: está comprobado con su solución y con todos sus casos. Si uno no te cuadra, dime cuál y lo miramos.'),
      ...(cases.length === 0 ? [] : [list(cases)]),
    ])
  const sentences = exercise.statement.split(/(?<=[.:]) (?=\p{Lu})/u)
  return answered('exercise', [
    text('Por partes, esto es lo que tiene que hacer tu programa:'),
    ...(sentences.length > 1 && !exercise.statement.includes('\n')
      ? [list(sentences)]
      : [markdown(exercise.statement)]),
    ...(cases.length === 0 ? [] : [text('Y así se sabe si está bien:'), list(cases)]),
    ...(exercise.example === null ? [] : [markdown(`En pantalla, algo así:\n\n${exercise.example}`)]),
    text(
      'Escribe lo que te salga, aunque no esté acabado, y pégamelo. Si no sabes por dónde empezar, pídeme «una pista».',
    ),
  ])
}
