import type { Rewording } from './rewording'

const STOP = '((?:-)?\\d+|[\\uE000-\\uE0FF]|fin|salir|nada)'

/** Clauses in the order in which a program is told: what it asks, until when, what it shows. They come last: they read plain words. */
export const PROGRAM_FIRST: readonly Rewording[] = [
  [
    '(?:programa (?:para |que )?)?(?:calcular|calcule|sacar|saque|hallar) ((?:la|el) \\p{L}+(?: y (?:la|el) \\p{L}+)?) de (?:un[oa]s |l[oa]s )?(\\p{L}+) que pide[.,;]? hasta que escriba ' +
      STOP,
    'un programa que pida $2 hasta que escriba $3 y al final muestre $1',
  ],
  [`hasta que escriba ${STOP},? (?:que )?no cuenta`, 'hasta que escriba $1. el $1 no cuenta'],
  [`hasta que escriba ${STOP} \\(no cuenta\\)`, 'hasta que escriba $1 (el $1 no cuenta)'],
  [
    '(?:(?:necesito|quiero|hazme) )?un programa(?: (?:sencillo|simple|de python|en python))?(?: con while)?(?: |: |, |\\. )+(?:que )?pide',
    'un programa que pida',
  ],
  ['(?:ciclo |bucle )?while de (\\p{L}+)[?.,:;]? la pida', 'while que pida la $1'],
  ['[.;,]+ (?=hasta que )', ' '],
  ['(de mas a menos),? de mayor a menor', '$1'],
  // «El tipo de IVA … Los tipos son 21, 10 y 4»
  [
    '(el (tipo|grupo|modo|plan|nivel)(?: de \\p{L}+)?)(.{0,80}?)\\. l[oa]s \\2s (?:que hay |posibles |validos )?son ((?:\\p{L}+|\\d+)(?:, (?:\\p{L}+|\\d+)){0,5}) y (\\p{L}+|\\d+)[.;]',
    '$1 ($4 o $5)$3.',
  ],
]
/** «Pide una frase …»: a program is what does. */
export const asProgram = (text: string): string =>
  text
    .replace(/^(?:\.|,|;| )*pide(?:n)? /iu, 'un programa que pida ')
    .replace(/^((?:necesito|quiero|hazme) (?:una?|el|la) [^.:;,]{3,40}?) ?: pide /iu, '$1 que pida ')
