import { answered, text } from '../../../engine/blocks'
import type { Reader } from '../asked'

/** What people believe a program must have, and why it need not. `has`: what of the program makes it so. */
type Belief = { says: RegExp; has: RegExp; told: string }

const BELIEFS: readonly Belief[] = [
  {
    says: /\b(?:close|cerrar\w*|cierr\w+)\b/,
    has: /\bwith open\(/,
    told: 'No hace falta: el `with` **cierra el archivo solo** al salir de su bloque, incluso si dentro salta un error. `close()` se pone cuando se abre sin `with` (`f = open(...)`), y es lo que suele enseñarse primero.',
  },
  {
    says: /\b(?:close|cerrar\w*|cierr\w+)\b/,
    has: /(?<!with )\bopen\(/,
    told: 'Sí: aquí se abre sin `with`, así que hay que cerrarlo con `close()`. Con `with open(...) as f:` se cierra solo.',
  },
  {
    says: /\bpunto y coma\b|;/,
    has: /./,
    told: 'No: en Python cada instrucción acaba con la línea, sin `;`.',
  },
  {
    says: /\bllaves\b|[{}]/,
    has: /:\s*\n/,
    told: 'No: en Python lo que va dentro de un bloque lo dice la sangría (los espacios de delante), no las llaves.',
  },
  {
    says: /\b(?:declarar\w*|decir el tipo|poner el tipo|tipo de (?:la )?variable)\b|\bint [a-z]\b/,
    has: /=/,
    told: 'No: una variable se crea al darle un valor, y su tipo es el de ese valor.',
  },
  {
    says: /\bparentesis\b.*\b(?:if|while)\b|\b(?:if|while)\b.*\bparentesis\b/,
    has: /\b(?:if|while)\b/,
    told: 'No hacen falta: `if x > 3:` basta. Con paréntesis también funciona, pero no se suelen poner.',
  },
  {
    says: /\bimport(?:ar|arlo|o)?\b/,
    has: /\b(?:print|len|sum|max|min|range|input|int|float|str|sorted|open|round|zip|enumerate)\(/,
    told: 'No: las funciones como `print`, `len`, `sum` o `range` vienen siempre con Python. Solo se importa lo que está en un módulo, como `math` o `random`.',
  },
  {
    says: /\belse\b/,
    has: /\bif\b/,
    told: 'No es obligatorio: sin `else`, si la condición no se cumple, no se hace nada y el programa sigue.',
  },
]
const NEED =
  /\b(?:no )?(?:hay que|hace falta|hacen falta|es (?:necesario|obligatorio)|son (?:necesari|obligatori)\w+|tengo que|tendria que|se (?:pone|ponen|tiene que|debe)|debo|deberia|habria que|necesit\w+|falta)\b/
const MAX_WORDS = 20

/** «¿Y no hay que poner f.close()?»: whether it is needed there, and why. */
export const unneeded: Reader = ({ said, code, frame }) => {
  if (code === null || !NEED.test(said) || said.split(' ').length > MAX_WORDS) return null
  if (frame.message.code.some(({ form }) => form !== 'inline')) return null
  const belief = BELIEFS.find(({ says, has }) => says.test(said) && has.test(code.code))
  if (belief === undefined) return null
  // What stands in the program already is tried without it.
  const isThere = /\b(?:import|else)\b/.exec(said)?.[0]
  if (isThere !== undefined && new RegExp(`\\b${isThere}\\b`).test(code.code)) return null
  return answered('unneeded', [text(belief.told)])
}
