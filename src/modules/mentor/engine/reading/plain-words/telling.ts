import type { Rewording } from './rewording'

/** What a program shows or gives back. */
export const TELLING: readonly Rewording[] = [
  [
    /(?<!\p{L})(?:se muestra|se ense[ñn]a|aparezca|salga por pantalla|me (?:enseñe|ense[ñn]a|suelte|tire|arroje|saque|muestre|indique|cante))(?!\p{L})/giu,
    'muestre',
  ],
  [
    /(?<!\p{L})(?:que me d[eé]|que tiene que dar(?:me)?|que d[eé]|me tiene que dar|tiene que devolver|debe devolver|deber[ií]a devolver|que regrese|que retorne)(?!\p{L})/giu,
    'que devuelva',
  ],
]
