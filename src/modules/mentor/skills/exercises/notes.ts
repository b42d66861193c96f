import { text } from '../../engine/blocks'
import type { Frame } from '../../engine/frame'
import type { Block } from '../../engine/skill'
import type { Exercise } from './exercise-file'
import { missingWorld } from './fit'
import type { ExerciseWish } from './read-wish'
import { nameOf, unpractisedIn } from './subjects'

const DAYS = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes']
/** How several are spread over the days that were asked for, or that there are no more of them. */
export function planNote(
  { days, count }: Extract<ExerciseWish, { kind: 'new' }>,
  chosen: readonly Exercise[],
): Block[] {
  if (days !== null && chosen.length > 1)
    return [text(`Uno por día: ${chosen.map((_, at) => `el ${at + 1}, el ${DAYS[at]}`).join('; ')}.`)]
  return count !== null && count > chosen.length ? [text(`De eso no tengo más: ${chosen.length}, y no ${count}.`)] : []
}

/** Told where what was named has no exercise of its own. */
export function nearestNote(frame: Frame, subjects: readonly string[]): Block[] {
  const [lacking] = unpractisedIn(frame)
  return lacking === undefined || subjects.length === 0 || subjects[0] === lacking
    ? []
    : [text(`De ${nameOf(lacking)} no tengo ninguno preparado: esto es lo más cercano, de ${nameOf(subjects[0])}.`)]
}

/** Told where the exercise is of another world than the one that was wished for. */
export function worldNote(plain: string, chosen: Parameters<typeof missingWorld>[1]): Block[] {
  const world = missingWorld(plain, chosen)
  if (world === null) return []
  return [
    text(
      `Con el tema que pides («${world}») no tengo ${chosen.length > 1 ? 'ejercicios preparados: estos practican' : 'ninguno preparado: este practica'} lo mismo con otros datos. Cuando te salga, cambia los nombres y los datos por los tuyos.`,
    ),
  ]
}
