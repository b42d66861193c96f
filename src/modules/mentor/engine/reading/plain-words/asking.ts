import type { Rewording } from './rewording'

const WHO = '(?:el usuario|la persona|el cliente|el alumno|quien lo use|uno|yo|tú)'
const TYPES =
  '(?:tecle(?:a|e|o|ar)|escrib(?:e|a|o|ir)|introdu(?:ce|zca|zco|cir)|ingres(?:a|e|o|ar)|digit(?:a|e|o|ar)|met(?:e|a|o|er)|pon(?:e|ga|go))'

/** What a program asks for. */
export const ASKING: readonly Rewording[] = [
  [
    new RegExp(
      `(?<!\\p{L})${WHO} (?:va |vaya |ir[aá] |tiene que |debe |puede )?(?:${TYPES}|${TYPES}ndo)(?!\\p{L})`,
      'giu',
    ),
    'pide',
  ],
  [
    /(?<!\p{L})se (?:pregunta|pide|solicita|introduce|teclea|lee)(?:n|rá|rán)? (?:primero |por (?:teclado|input|consola) )?/giu,
    'pide ',
  ],
  [
    /(?<!\p{L})(?:yo )?(?:le |te )?(?:voy|vaya|vas?) (?:a ir )?(?:metiendo|tecleando|escribiendo|introduciendo|ingresando|dando|poniendo)(?!\p{L})/giu,
    'pide',
  ],
  [/(?<!\p{L})al que (?:le )?(?:pide|meto|doy|dé|meta)(?!\p{L})/giu, 'que pida'],
]
