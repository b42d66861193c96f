import type { Rung } from '../../model-port'
import type { Block, Ladder } from '../skill'

type Rungs = Record<Exclude<Rung, 'solution'>, () => Block[]> & { solution: Block[] }

/** A ladder whose lower rungs are made only when somebody stands on them. */
export const ladderOf =
  (rungs: Rungs): Ladder =>
  (rung) =>
    rung === 'solution' ? rungs.solution : [{ kind: 'heading', text: TITLE[rung] }, ...rungs[rung]()]

const TITLE = { idea: 'La idea', plan: 'El plan', fragment: 'Un fragmento' } satisfies Record<
  Exclude<Rung, 'solution'>,
  string
>

/** How a rung of a program of one's own ends. */
export const ON_YOUR_OWN = {
  idea: 'Prueba a cambiarlo tú y ejecútalo. Si no ves por dónde, pide el plan.',
  plan: 'Haz el cambio y ejecútalo otra vez. Si no sale, pide un fragmento.',
  fragment: 'Llévalo a tu programa y ejecútalo. Si sigue sin salir, pégamelo y lo miramos, o pide la solución.',
} satisfies Record<Exclude<Rung, 'solution'>, string>
