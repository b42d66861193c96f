import { inlineCode } from '../../../engine/compose'
import type { Evaluation, OutsideReason } from '../../../python/evaluate/result'

/** Why the output of a program is not claimed. */
export const outsideReason = ({
  reason,
  subject,
}: Pick<Extract<Evaluation, { kind: 'outside' }>, 'reason' | 'subject'>) =>
  reason === 'library'
    ? `Usa ${inlineCode(subject)}, que yo no ejecuto, así que no te invento la salida.`
    : reason === 'elsewhere'
      ? `Lo que sigue depende de ${inlineCode(subject)}, que se crea en otra parte que no veo (si no se crea en ninguna, ahí se para con \`NameError\`).`
      : REASONS[reason]

const REASONS: Record<Exclude<OutsideReason, 'library' | 'elsewhere'>, string> = {
  table: 'Hace con sus datos algo que no sé ejecutar con seguridad, así que no te invento la salida.',
  input: 'Lo que imprime depende de lo que escribas en `input`, así que no te digo una salida concreta.',
  file: 'Depende de archivos de tu ordenador que yo no veo, así que no te digo la salida exacta.',
  random: 'Usa números al azar: cada vez puede salir algo distinto.',
  clock: 'Depende de la fecha o la hora del momento, así que no te digo la salida exacta.',
  address: 'Muestra la dirección de un objeto en memoria, que cambia en cada ejecución.',
  'set-order': 'Recorre un conjunto (`set`), y su orden puede cambiar de una ejecución a otra.',
  size: 'Hace más trabajo del que puedo seguir paso a paso, así que no te digo la salida exacta.',
  unsupported: 'Usa algo de Python que no sé ejecutar con seguridad, así que no te invento la salida.',
  invalid: 'Hay algo en el código que Python no aceptaría tal cual, así que no te digo una salida.',
}
