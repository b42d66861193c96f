import { text } from '../blocks'
import type { Block, Ladder } from '../skill'
import { fragmentOf } from './fragment'
import { planOf } from './plan'
import { ladderOf } from './rung-blocks'
import { toolsOf } from './tools'

/** The ladder of a program that is written: `opening` says what it does, `solution` is the whole answer. */
export function programLadder(code: string, opening: readonly Block[], solution: Block[]): Ladder {
  return ladderOf({
    idea: () => [
      ...opening,
      text(toolsOf(code) ?? 'Te basta con variables y con mostrar el resultado.'),
      text(
        'Antes de mirar más, prueba a escribirlo: qué datos entran, qué se hace con cada uno y qué sale. Si no arrancas, pide el plan.',
      ),
    ],
    plan: () => [
      text(planOf(code)),
      text('Escribe un paso cada vez y ejecútalo antes de seguir. Si te atascas, pide un fragmento.'),
    ],
    fragment: () => [
      { kind: 'code', language: 'python', code: fragmentOf(code) },
      text(
        'Cada `...` es un hueco: cámbialo por lo que falta. Cuando lo tengas, pégamelo y lo miramos, o pide la solución.',
      ),
    ],
    solution,
  })
}
