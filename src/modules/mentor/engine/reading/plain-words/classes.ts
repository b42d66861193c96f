import { CALL, NAME } from './kept'
import type { Rewording } from './rewording'

/** A class is told of in capitals: these patterns go by them. */
const WORD = '(\\p{Lu}\\p{Ll}{2,30})'
const OF_A_WORD: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(`(?<!\\p{L})(?:una|la|con una) clase, ${WORD}[:,]? (?:guarda|que guarda|tiene|que tiene|con)`, 'gu'),
    'una clase $1 con',
  ],
  [new RegExp(`(?<=\\n|[.:;] |^)${WORD}: (?=(?:${CALL}))`, 'gu'), 'Una clase $1 con métodos '],
  [new RegExp(`(?<=\\n|[.:;] |^)${WORD}: (?=\\p{Ll}+,)`, 'gu'), 'Una clase $1 con '],
]

export const CLASSES: readonly Rewording[] = [
  [`(?:hacer |programar )?(${NAME})[.,:]? (?:es )?una clase`, 'una clase $1'],
  [
    `(?:necesito |quiero |hay que |haz(?:me)? )(?:programar |hacer |crear |escribir )?(${NAME}): `,
    'necesito una clase $1: ',
  ],
  ['con est[oe]s metodos:', 'con los métodos'],
  ['[.;] atributos:', ' con'],
  ['[.;] metodos:', ', métodos'],
  [`(?:con|mediante) (${CALL}) se (\\p{L}+)`, 'método $1 que $2'],
  [`(?:y )?tiene (${CALL}) (?:y|mas) (${CALL})`, 'con métodos $1 y $2'],
  [`(?:y )?con (${CALL}) mas (${CALL})`, 'y métodos $1 y $2'],
  ['se (?:construye|crea) con (\\p{L}+) primero y (\\p{L}+) despues', 'que recibe $1 y $2'],
  [
    '(?:, )?al (?:crearl[ao]|construirl[ao]|instanciarl[ao]) se le (?:da|pasa) (?:el |la )?(saldo|\\p{L}+)( inicial)?(?: y lo guarda en \\p{L}+)?',
    ' que reciba el $1$2, con atributo $1',
  ],
  ['l[oa]s (?:dos|tres) quedan como atributos', ''],
  ['el (\\p{L}+), si no (?:lo|se) (?:indico|indica|digo|dice|pongo|paso), (?:es|vale) (\\d+)', '$1 ($2 por defecto)'],
  [
    `(?:si (?:el retiro|la retirada|lo que se saca) (?:supera|pasa de|excede) lo que hay|si (?:uno|alguien|se) (?:intenta|quiere) (?:retirar|sacar) (?:por encima|mas) de lo (?:disponible|que hay)),? no (?:se )?(?:lo |le )?(?:permite|deja)`,
    'no se puede sacar más de lo que hay',
  ],
  [
    '(?:cuando|si) (?:alguien|uno|se) (?:quiera|intenta|quiere|intente) (?:sacar|retirar) mas (?:dinero )?(?:de lo que (?:hay|tiene)|del que (?:hay|tiene)),?(?: pues)?(?: que)?',
    'si se intenta retirar más de lo que hay',
  ],
  ['si se intenta (\\p{L}+) y no queda nada', 'si se intenta $1 y está vacía'],
  [`(?:si las existencias no alcanzan|cuando falte mercaderia|si falta stock)`, 'si no hay suficiente stock'],
  [
    `(?:intentar|si se intenta) (alquilar|prestar|reservar)(?: un[oa])? que ya lo esta`,
    'si ya lo está y se vuelve a $1',
  ],
]

/** A request for classes, in the words that are read: «Dos clases. Producto: nombre, precio» → «Una clase Producto con nombre, precio». */
export const withNamedClasses = (text: string): string =>
  OF_A_WORD.reduce((done, [pattern, plain]) => done.replace(pattern, plain), text)
/** Whether a class is what is ordered. */
export const ordersClass = (text: string): boolean =>
  /(?:\b(?:una?|la|dos|tres|con una) clases?\b|\bclase \p{Lu}|\bmétodos?:)/iu.test(text) || CAMEL.test(text)
const CAMEL = new RegExp(`${NAME}(?:: se construye|[.,:]? (?:es )?una clase)`, 'iu')
