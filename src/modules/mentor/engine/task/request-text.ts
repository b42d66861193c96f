import { byWord } from '~/platform/text/by-word'
import { folded } from '~/platform/text/folded'
import { latest } from '~/platform/text/latest'
import { NUMBER_WORDS } from '../lexicon/number-words'
import { correctedWord } from './request-vocabulary'

/** A word of a request: as it is matched (`plain`) and as it was written; `isGlued` where no space stands before it. */
export type RequestWord = { plain: string; text: string; isGlued: boolean }
/**
 * The words of a request in one spelling, joined by single spaces, signs being words too: `una funcion media ( notas ) que de la media
 * con 2 decimales`. What is quoted is one word, `«fin»`; so is a file's name.
 */
export type RequestText = { text: string; words: readonly RequestWord[] }

const MAX_CHARACTERS = 4_000
const MAX_WORDS = 400
const MAX_KNOWN = 64
const TOKEN =
  /"([^"\n]{1,60})"|“([^”\n]{1,60})”|«([^»\n]{1,60})»|`([^`\n]{1,60})`|(?<![\p{L}\d])'([^'\n]{1,60})'|[\p{L}\d_][\p{L}\d_-]{0,60}\.(?:csv|json|xlsx?|txt|db|sqlite3?|log|md|pdf|py|xml|html|png|jpe?g|docx|zip)\b|\d+(?:[.,]\d+)*|[\p{L}_][\p{L}\d_]*|\*\*|\/\/|[<>!=]=|\n|[^\s\p{L}\d]/gu

/** «(50,20,10,5)» is four numbers; «1,000,000» is one. */
const GLUED_LIST = /(?<![\d.,])\d{1,4}(?:,\d{1,4}){2,}(?![\d.,])/g
const apart = (list: string) => (/^\d{1,3}(?:,\d{3})+$/.test(list) ? list : list.replaceAll(',', ', '))

/** «2x4» is two numbers. */
const TIMES = /(?<![\p{L}\d.,])(\d{1,3})[x×](?=\d{1,3}(?![\p{L}\d]))/giu

/** `media(notas)` in backticks is the signature, and no text. */
const SIGNATURE = /`((?:def )?[\p{L}_][\p{L}\d_]*\([^`\n]{0,80}\)(?: ?-> ?[^`\n]{1,30})?:?)`/gu

/** Reads a request into words, once for all who ask. Never throws; what comes after 400 words is left out. */
export const readRequestText = (prose: string): RequestText => kept(prose, readWords)
const kept = latest<RequestText>(MAX_KNOWN)

function readWords(prose: string): RequestText {
  const words: RequestWord[] = []
  let end = -1
  const spaced = prose
    .normalize('NFC')
    .slice(0, MAX_CHARACTERS)
    .replace(GLUED_LIST, apart)
    .replace(TIMES, '$1 x ')
    .replace(SIGNATURE, '$1')
  for (const match of spaced.matchAll(TOKEN)) {
    if (words.length === MAX_WORDS) break
    const text = match[0]
    const isGlued = match.index === end
    end = match.index + text.length
    const quoted = match.slice(1).find((group) => group !== undefined)
    if (quoted !== undefined) words.push({ plain: `«${folded(quoted).replace(/\s+/g, '_')}»`, text: quoted, isGlued })
    else words.push({ plain: spelledOut(folded(text)), text, isGlued })
  }
  return { text: words.map(({ plain }) => plain).join(' '), words }
}

/** «un», «una» and «uno» are seldom numbers. */
const AS_FIGURES = Object.fromEntries(
  [...NUMBER_WORDS].flatMap(([word, value]) => (value === 1 ? [] : [[word, String(value)]])),
)

/** What people write short, and numbers as figures. */
const SPELLED: Record<string, string> = byWord({
  '\n': ';',
  q: 'que',
  k: 'que',
  ke: 'que',
  qe: 'que',
  pa: 'para',
  xa: 'para',
  d: 'de',
  xq: 'porque',
  pq: 'porque',
  xfa: 'porfa',
  tmb: 'tambien',
  tb: 'tambien',
  tambn: 'tambien',
  nro: 'numero',
  num: 'numero',
  nums: 'numeros',
  func: 'funcion',
  fn: 'funcion',
  ...AS_FIGURES,
  fichero: 'archivo',
  ficheros: 'archivos',
  arreglo: 'lista',
  array: 'lista',
  vector: 'lista',
  arreglos: 'listas',
  promedio: 'media',
  promedios: 'medias',
  farenheit: 'fahrenheit',
  centigrados: 'celsius',
  haser: 'hacer',
  aser: 'hacer',
  acer: 'hacer',
  haria: 'hago',
  aria: 'hago',
  ago: 'hago',
  asme: 'hazme',
  hasme: 'hazme',
  kiero: 'quiero',
  kero: 'quiero',
  regrese: 'devuelva',
  regresa: 'devuelve',
  regresar: 'devolver',
  retorne: 'devuelva',
  retorna: 'devuelve',
  retornar: 'devolver',
  return: 'devuelva',
})

const spelledOut = (word: string): string => SPELLED[word] ?? correctedWord(word)
