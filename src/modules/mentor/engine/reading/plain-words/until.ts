import type { Rewording } from './rewording'

const STOPS = '(?:se )?(?:acaba|termina|para|finaliza|corta|sale|deja de (?:preguntar|pedir))(?:r)?'
const PUTS =
  '(?:escrib\\p{L}+|pon(?:e|ga|go|es|gas)|met(?:a|e|o|es|as)|tecle\\p{L}+|introdu\\p{L}+|ingres\\p{L}+|digit\\p{L}+|d[eé])'

/** Until when something is repeated. */
export const UNTIL: readonly Rewording[] = [
  [
    new RegExp(
      `(?<!\\p{L})${STOPS} (?:cuando|al|si|en cuanto) (?:(?:el usuario|yo|alguien|se|le|un|el) )?${PUTS}`,
      'giu',
    ),
    'hasta que escriba',
  ],
  [new RegExp(`(?<!\\p{L})hasta que (?:(?:el usuario|la persona|yo|se|le) )?${PUTS}`, 'giu'), 'hasta que escriba'],
]
