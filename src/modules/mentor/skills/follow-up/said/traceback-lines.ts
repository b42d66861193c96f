import { answered, text } from '../../../engine/blocks'
import { inlineCode } from '../../../engine/compose'
import type { Reader } from '../asked'

const WHICH =
  /(?<!por )\b(?:que|cual(?:es)?|donde) (?:\w+ ){0,4}?(?:linea|lineas|archivo)\b|\bdonde (?:esta |sale |fue )?(?:el )?(?:error|fallo|falla)\b|\b(?:por que|porque) (?:\w+ ){0,3}?(?:dos|varias|tantas|tres|2|3) (?:lineas|veces|numeros|archivos)\b|\bdice (?:la )?\d+\b.*\b\d+\b|\b(?:como|que) (?:se )?(?:lee|leo|leer)\b|<module>/
const MAX_FRAMES = 4

/** How the person's own traceback is read: the last place is where it broke, those before are calls that led there. */
export const tracebackLines: Reader = ({ said, state, frame }) => {
  const error = frame.message.traceback ?? state.error
  const [first] = error?.frames ?? []
  const last = error?.frames.at(-1)
  if (error === null || error === undefined || first === undefined || last === undefined) return null
  if (frame.message.traceback !== null || frame.message.code.some(({ form }) => form !== 'inline') || !WHICH.test(said))
    return null
  const name = error.type ?? 'El error'
  const place = (at: typeof last) => `**línea ${at.line}**${at.text === null ? '' : `, ${inlineCode(at.text)}`}`
  const inside = last.scope === null || last.scope === '<module>' ? '' : `, dentro de ${inlineCode(last.scope)}`
  const end = `El error está en la última línea que se nombra, la de más abajo: ${place(last)}${inside}. Ahí es donde Python no pudo seguir (${inlineCode(name)}).`
  if (error.frames.length === 1) return answered('traceback', [text(end)])
  const calls = error.frames
    .slice(-MAX_FRAMES, -1)
    .map(
      (at) =>
        `${place(at)}${at.scope === '<module>' ? ' (`<module>` es el programa principal, fuera de toda función)' : ''}`,
    )
  const many = calls.length > 1
  return answered('traceback', [
    text(
      `${end} ${many ? 'Las otras' : 'La otra'}, ${calls.join('; ')}, ${many ? 'son las llamadas' : 'es la llamada'} por ${many ? 'las' : 'la'} que se llegó hasta allí.`,
    ),
    text(
      'Se lee **de abajo arriba**: la última línea dice qué pasó; la de encima, dónde; y las demás, quién lo llamó. Se empieza por mirar la de más abajo, y si ahí el valor ya venía mal, se sube a la llamada que lo mandó.',
    ),
  ])
}
