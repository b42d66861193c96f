import { text } from '../../engine/blocks'
import { fragmentOf } from '../../engine/ladder/fragment'
import type { Block, Ladder } from '../../engine/skill'
import { hintBlocks, solutionBlocks } from './blocks'
import type { Exercise } from './exercise-file'

/**
 * An exercise that is set is the idea of its program; its first hints are the plan: the last often says it all. `set` is how it was set; a solution that was asked for
 * together with it is the last rung.
 */
export function exerciseLadder(exercise: Exercise, set: Block[], asked: readonly Block[] = []): Ladder {
  const planned = exercise.hints.slice(0, Math.max(1, exercise.hints.length - 1))
  return (rung) => {
    switch (rung) {
      case 'idea':
        return set
      case 'plan':
        return [
          ...planned.flatMap((_, at) => hintBlocks(exercise, at + 1).slice(0, 2)),
          text('Pruébalo y pégame lo que te salga. Si no basta, pide un fragmento.'),
        ]
      case 'fragment':
        return [
          text(`Un fragmento de **${exercise.title}**:`),
          { kind: 'code', language: 'python', code: fragmentOf(exercise.solution) },
          text('Cada `...` es un hueco. Cuando lo tengas, pégamelo y lo compruebo, o pide la solución.'),
        ]
      case 'solution':
        return asked.length > 0 ? [...set, ...asked] : solutionBlocks(exercise)
    }
  }
}
