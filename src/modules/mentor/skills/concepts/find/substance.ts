import type { Spot } from '../../../engine/lexicon/spot-terms'
import type { Card } from '../cards/card-file'

/** Words that are everyday ones as well count where nothing else is named: «el self ese, si no lo pongo». */
export function meant(spots: Spot<Card>[], words: string): Spot<Card>[] {
  const others = spots.filter((spot) => !isEveryday(spot, words))
  return others.length > 0 ? others : spots
}

/** «Si» in a sentence is hardly ever the word of the language. */
export const isEveryday = ({ at, length }: Spot<Card>, words: string) =>
  words
    .split(' ')
    .slice(at, at + length)
    .every((word) => EVERYDAY.has(word))
const EVERYDAY = new Set([
  'si',
  'no',
  'y',
  'o',
  'en',
  'es',
  'para',
  'mientras',
  'sino',
  'con',
  'desde',
  'hasta',
  'como',
  'os',
  'super',
  're',
  'as',
  'id',
  'min',
  'date',
  'from',
  'series',
  'serie',
  'black',
  'bloque',
  'celda',
  'celdas',
  'union',
  'log',
  'path',
  'coma',
  'punto',
  'moda',
  'post',
  'menu',
  'menus',
  'rendimiento',
  'requisito',
  'requisitos',
  'transaccion',
  'transacciones',
  'generico',
  'genericos',
  'validacion',
  'coleccion',
])

/** How many words of substance a message has besides the terms. */
export function others(tokens: readonly string[], spots: readonly Spot<Card>[]): number {
  const taken = new Set(spots.flatMap(({ at, length }) => Array.from({ length }, (_, i) => at + i)))
  return tokens.filter((token, at) => !taken.has(at) && WORD.test(token) && !EMPTY_WORDS.has(token)).length
}

const WORD = /[a-z0-9]/

const EMPTY_WORDS = new Set(
  'a al algo alguien ahi ahora aqui asi aun bien buenas buenos bueno con como cosa cosas cual cuales cuando cuanto da dame de del desde dia dias dime donde e el ella en entonces es esa ese eso esta este esto estos explica explicame favor gracias ha hace hay hola la las le lo los mas me mi mucho muchas muy necesito ni no nos o oye otra otro para pero poco por porfa porfavor profe profesor pues que quiero quisiera saber se ser si siempre sin sirve sobre son soy su te tengo tipo todo tu un una unas unos usa uso usar vale ver y ya yo python programacion clase ejemplo sencillo sencilla simple facil significa entiendo duda explicar explicas puedes podrias usan funciona funcionan concepto definicion is are what the enterado enterada han hablado hablaron dijo dijeron temario idea papa entendi corto corta breve nunca visto oido llama consiste refiere onda pillo cacho seria serian nada alguno alguna nino nina fuera hola oye va refieren'.split(
    ' ',
  ),
)
