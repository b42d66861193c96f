import { withoutHidden } from '~/platform/text/visible-text'

/** A name's word: «García-Lorca», «O’Brien». */
const NAME = String.raw`\p{Lu}(?:['’]\p{Lu})?\p{Ll}{1,30}(?:-\p{Lu}\p{Ll}{1,30})?`
const PARTICLE = '(?:de la|de los|de las|de|del|y|i|da|dos|van|von)'
const FULL_NAME = new RegExp(`(?<![\\p{L}\\p{N}_])${NAME}(?: (?:${PARTICLE} )?${NAME}){1,5}(?![\\p{L}\\p{N}_])`, 'gu')

const STREET =
  '(?<![\\p{L}\\p{N}])(?:[Cc]\\/ ?|(?:[Cc]alle|[Aa]venida|[Aa]vda\\.?|[Pp]laza|[Pp]aseo|[Rr]onda|[Cc]arretera) )'

/** Capitalised words of questions about Python, and of their beginnings, that are no part of a name. */
const NO_NAMES = new Set(
  `hola hello mundo world buenas buenos gracias saludos quiero necesito tengo como cómo qué por para mi el la un una
  python visual studio code google colab excel word jupyter notebook windows linux ubuntu mac django flask pandas numpy
  matplotlib stack overflow git hub github chat mentor basic pycharm anaconda microsoft power query big data machine learning
  fibonacci tkinter raspberry sql server my type error value index key attribute name syntax zero division`.split(
    /\s+/,
  ),
)

/** What looks personal, and what is put in its place; in this order. Every repetition has an end: the text is anybody's. */
const RULES: readonly (readonly [RegExp, string])[] = [
  [/\b[a-z][a-z0-9+.-]{1,10}:\/\/[^\s"'<>)\]]{1,2000}/giu, '[enlace]'],
  [/\bwww\.[^\s"'<>)\]]{1,2000}/giu, '[enlace]'],
  [/[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4}/gu, '[correo]'],
  [/\b[a-z]{2}\d{2}(?:[ -]?[a-z0-9]{4}){3,7}(?:[ -]?[a-z0-9]{1,4})?\b/giu, '[cuenta]'],
  [/\b(?:\d{8}|\d{1,2}\.\d{3}\.\d{3})[ -]?[a-z]\b|\b[xyz][ -]?\d{7}[ -]?[a-z]\b/giu, '[NIF]'],
  [/(?<![\p{L}\p{N}])(?=[\w-]{0,63}\d)(?=[\w-]{0,63}[a-z])[\w-]{24,200}/giu, '[clave]'],
  [/\b\d{1,3}(?:\.\d{1,3}){3}\b/gu, '[número]'],
  [/(?:\+|\b00)\d[\d ().-]{6,18}\d/gu, '[teléfono]'],
  [/\b[6-9]\d{2}(?:[ .-]?\d{3}){2}\b|\b[6-9]\d{2}(?:[ .-]?\d{2}){3}\b/gu, '[teléfono]'],
  // Round numbers and lists of digits are examples: `range(1000000)`.
  [/\b(?!\d*000\b)\d{7,25}\b/gu, '[número]'],
  [/\b(?=\d(?:[ -]?\d){8})\d{2,6}(?:[ -]\d{2,6}){1,8}\b/gu, '[número]'],
  [/\b(nac[ií](?:d[oa])?(?: el)?) \d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}/giu, '$1 [fecha]'],
  [new RegExp(`${STREET}[^\\n,.;:]{2,40}?,? ?(?:n[º°.]? ?)?\\d{1,4}(?!\\p{N})`, 'giu'), '[dirección]'],
  [new RegExp(`${STREET}(?:${PARTICLE} |l[ao]s? |el )?${NAME}(?: (?:${PARTICLE} )?${NAME}){0,3}`, 'gu'), '[dirección]'],
  // «Me llamo ana garcía y quiero…»: a name whatever its letters.
  [
    /(?<!\p{L})((?:me llamo|mi nombre es|my name is) )[\p{L}'’-]{1,30}(?:(?! (?:y|e|soy|estoy|quiero|tengo|necesito|de|del|con|en|and|i)(?!\p{L})) [\p{L}'’-]{1,30}){0,3}/giu,
    '$1[nombre]',
  ],
  [
    new RegExp(
      `(?<!\\p{L})((?:[Ss]oy|[Ss]e llaman?|[Ss]aludos,?|[Aa]tentamente,?|[Ff]irmado:?|[Aa]mig[oa]|[Pp]rofesora?|[Ss]eñora?|Sra?\\.|Don|Doña) )${NAME}(?: (?:${PARTICLE} )?${NAME}){0,4}`,
      'gu',
    ),
    '$1[nombre]',
  ],
]

/** A text without addresses, numbers and names that look personal (C-68). What is left out is marked by what it was. */
export function blankPersonal(text: string): string {
  const visible = withoutHidden(text).normalize('NFC')
  const ruled = RULES.reduce((left, [pattern, mark]) => left.replace(pattern, mark), visible)
  return ruled.replace(FULL_NAME, withoutName)
}

/** «Hola Ana García» → «Hola [nombre]»; «Visual Studio Code» stays. */
function withoutName(found: string): string {
  const words = found.split(' ')
  const isName = (word: string | undefined) => word !== undefined && !NO_NAMES.has(word.toLowerCase())
  let [from, to] = [0, words.length]
  while (from < to && !isName(words[from])) from += 1
  while (to > from && !isName(words[to - 1])) to -= 1
  if (to - from < 2) return found
  return [...words.slice(0, from), '[nombre]', ...words.slice(to)].join(' ')
}
