import type { Rewording } from './rewording'

/** What is worked out. */
export const FIGURES: readonly Rewording[] = [
  [/(?<!\p{L})(?:el|un) promedio(?!\p{L})/giu, 'la media'],
  [
    /(?<!\p{L})(?:el )?(?:n[uú]mero|cantidad|total) de (?:veces|apariciones|ocurrencias) (?:que sale|que aparece|de)(?!\p{L})/giu,
    'cuántas veces sale',
  ],
  [/(?<!\p{L})(?:el )?recuento de(?!\p{L})/giu, 'cuántas veces sale'],
  [/(?<!\p{L})mil veces(?!\p{L})/giu, '1000 veces'],
  [/(?<!\p{L})totaliza(?:r|ndo|da)? /giu, 'sumar '],
]
