import { endlessFault } from '../../explain/parts/endless'
import { run } from '../../explain/parts/output'
import { faultAnswer } from '../../faults/fault-answer'
import type { Reader } from '../asked'

const STOPS =
  /\b(?:como|que (?:hago|pongo|cambio|falta)|para que)\b.*\b(?:par[aeo]|parar\w*|pares?|termin\w+|acab\w+|cort\w+|det(?:en|ien)\w+|salg\w+|salir|arregl\w+|solucion\w+|evit\w+|infinit\w+)\b|^como (?:lo |la )?(?:paro|corto|arreglo|termino)$/

/** «¿Cómo lo paro?», of a program that never ends: what it lacks. */
export const endless: Reader = ({ said, code }) => {
  const fault = code === null || !STOPS.test(said) ? null : endlessFault(code.tree, run(code.tree))
  return code === null || fault === null ? null : faultAnswer(code.code, [fault], 'mend')
}
