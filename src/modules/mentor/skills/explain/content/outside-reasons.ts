import type { OutsideReason } from '../../../python/evaluate/result'

/** Why the output of a program is not claimed, and how to see it. */
export const OUTSIDE_REASONS: Record<OutsideReason, string> = {
  input: 'Lo que imprime depende de lo que escribas en `input`, así que no te digo una salida concreta.',
  file: 'Depende de archivos de tu ordenador que yo no veo, así que no te digo la salida exacta.',
  random: 'Usa números al azar: cada vez puede salir algo distinto.',
  clock: 'Depende de la fecha o la hora del momento, así que no te digo la salida exacta.',
  address: 'Muestra la dirección de un objeto en memoria, que cambia en cada ejecución.',
  'set-order': 'Recorre un conjunto (`set`), y su orden puede cambiar de una ejecución a otra.',
  library: 'Usa una biblioteca que yo no puedo ejecutar aquí, así que no te invento la salida.',
  size: 'Hace más trabajo del que puedo seguir paso a paso, así que no te digo la salida exacta.',
  unsupported: 'Usa algo de Python que no sé ejecutar con seguridad, así que no te invento la salida.',
  invalid: 'Hay algo en el código que Python no aceptaría tal cual, así que no te digo una salida.',
}

export const HOW_TO_SEE =
  'Para ver una salida, ejecútalo y, si dudas de un valor, pon un `print` justo después de la línea que lo calcula.'
