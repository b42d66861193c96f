import { answered, text } from '../../../engine/blocks'
import type { Reader } from '../asked'

/** What stands in the error messages of Python and is no word of it: `says` in the question, `stands` in the message. */
type Part = { says: RegExp; stands: RegExp; told: (found: readonly string[]) => string }

const PARTS: readonly Part[] = [
  {
    says: /\bchar ?\d*|\bcolumn\b/,
    stands: /\(char (\d+)\)/,
    told: ([, at = '0']) =>
      `\`char ${at}\` es la **posición** del texto en la que se atascó, contando los caracteres desde 0; \`line … column …\` dice el mismo sitio por línea y columna, contando desde 1.${at === '0' ? ' La 0 es el principio del todo: o el texto está vacío, o empieza por algo que no vale.' : ''}`,
  },
  {
    says: /\bu\+? ?[0-9a-f]{4}\b/,
    stands: /U\+([0-9A-F]{4,6})/,
    told: ([, code = '']) =>
      `\`U+${code}\` es el **código Unicode** del carácter \`${String.fromCodePoint(Number.parseInt(code, 16))}\`: el número, en base 16, con que lo conocen todos los ordenadores. ${/^201[89CD]$/.test(code) ? 'Es una comilla tipográfica, de las que ponen el móvil y Word; Python solo entiende las rectas (`"` y `\'`).' : 'Python no lo admite ahí: suele colarse al copiar de una web, de Word o del móvil. Bórralo y escríbelo a mano.'}`,
  },
  {
    says: /\bbyte\b|\b0x[0-9a-f]+|\bposition\b/,
    stands: /byte (0x[0-9a-f]+) in position (\d+)/,
    told: ([, byte = '', at = '']) =>
      `\`${byte}\` es el valor del **byte** que no encaja, escrito en base 16, y \`position ${at}\` su sitio en el archivo, contando desde 0. Cada codificación escribe las tildes y la ñ con bytes distintos: ese archivo no está en la que se ha usado para leerlo.`,
  },
  {
    says: /\berrno\b/,
    stands: /\[(?:Errno|WinError) (\d+)\]/,
    told: ([, number = '']) =>
      `\`Errno\` es el **número de error** que da el sistema operativo, no Python. ${ERRNO[number] ?? `El ${number} es uno de ellos: lo que cuenta es la frase que lleva detrás.`}`,
  },
  {
    says: /\bbase 10\b|\b(?:con|en) base\b/,
    stands: /with base (\d+)/,
    told: ([, base = '']) =>
      `\`base ${base}\` es el sistema en que se leen las cifras: el **10** es el de todos los días, del 0 al 9. No dice nada del fallo; lo que falla es el texto que sale entre comillas, que no es un número entero.`,
  },
  {
    says: /\bpositional\b|\bposicional\w*/,
    stands: /positional argument/,
    told: () =>
      'Un argumento **posicional** es un dato que se pasa por su **sitio**: en `saluda("Ana", 3)` el primero va al primer parámetro y el segundo al segundo. El mensaje compara cuántos espera la función con cuántos le has dado.',
  },
  {
    says: /\bnonetype\b/,
    stands: /NoneType/,
    told: () =>
      '`NoneType` es el **tipo de `None`**, el valor que significa «no hay nada». Si sale en el mensaje, la variable de esa línea vale `None`: casi siempre porque se guardó lo que da algo que no devuelve nada (`print`, `append`, `sort` o una función sin `return`).',
  },
  {
    says: /\bliteral\b/,
    stands: /invalid literal/,
    told: () =>
      'Un **literal** es un valor escrito tal cual. `invalid literal for int()` quiere decir que el texto que sale entre comillas no se puede leer como número entero.',
  },
]
const ERRNO: Readonly<Record<string, string>> = {
  '2': 'El 2 es «no existe ese archivo o esa carpeta».',
  '13': 'El 13 es «permiso denegado»: el archivo está abierto en otro programa, o no tienes permiso para esa carpeta.',
  '17': 'El 17 es «ya existe».',
  '22': 'El 22 es «argumento no válido»: casi siempre, un carácter raro en la ruta.',
  '28': 'El 28 es «no queda sitio en el disco».',
}
const ASKS =
  /\bque (?:es|son|seria|significa|quiere decir|era|hace)\b|\b(?:para|por) que\b|\bno (?:entiendo|se que es)\b|^(?:el|lo de|eso de|ese)\b/
const MAX_WORDS = 20

/** «¿Y qué es ese «char 0»?», «¿qué sería U+201C?»: what stands in the message of the person's error, by itself. */
export const messageParts: Reader = ({ said, state, frame }) => {
  const { error } = state
  if (error === null || frame.message.traceback !== null || said.split(' ').length > MAX_WORDS || !ASKS.test(said))
    return null
  const message = `${error.message} ${error.text}`
  for (const { says, stands, told } of PARTS) {
    const found = stands.exec(message)
    if (found !== null && says.test(said)) return answered('message-part', [text(told(found))])
  }
  return null
}
