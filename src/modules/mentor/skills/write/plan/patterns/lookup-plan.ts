import { upperFirst } from '~/platform/text/first-letter'
import { identifier, singular } from '../../../../engine/task/identifier'
import { readRequestText } from '../../../../engine/task/request-text'
import type { Draft, Task } from '../../../../engine/task/task'
import { indented } from '../../compose/program'
import { Reading } from '../../compose/reading'
import { accented, isFeminine } from '../../compose/scalars/nouns'
import { drafted } from '../drafted'
import { plural, typeOfNoun } from '../noun-names'

const NOUN = '([a-z]{3,})'
/** «3 países y sus capitales», «nombre y teléfono de 4 contactos», «(nombre y teléfono) 3 contactos». */
const PAIRS: readonly {
  words: RegExp
  of: (groups: readonly (string | undefined)[]) => [string?, string?, string?]
}[] = [
  {
    words: new RegExp(`\\b(\\d+) ${NOUN} (?:y|con|junto a) (?:(?:su|sus|el|la|los|las|cada|uno|de|ellos) )*${NOUN}`),
    of: ([count, key, value]) => [count, key, value],
  },
  {
    words: new RegExp(
      `\\b(?:el |la |su )?${NOUN} y (?:el |la |su |despues |luego )?${NOUN}(?: (?:en|de|,|a|un|diccionario|guard\\w+|dentro|unos|los|las))* (\\d+) ([a-z]{3,}s)\\b`,
    ),
    of: ([key, value, count]) => [count, key, value],
  },
]
const ASK = '(?:pid|ped|pregunt|solicit|introdu|ingres|met|escrib|tecle)\\w*'
const TYPED = new RegExp(`\\b(?:que )?(?:(?:el programa|tiene que|me|le|al usuario|el usuario|yo|se) )*${ASK}\\b`)
const KEEPS =
  /\b(?:y )?(?:(?:los|las|que|lo|para|ir) )*(?:guard|met|almacen|pon|anad)\w*(?:l[oa]s?)?(?: (?:los|las|todo|datos|en|dentro|de))* (?:un )?diccionario\b/
export const NOT_FOUND =
  /\b(?:y |o |pero )?si (?:(?:el|la|ese|esa|lo|ella|[a-z]+) )?no (?:(?:lo|la|se) )?(?:esta|existe|aparece|hay|encuentr\w+|tenemos|tengo|figura|sale)(?: (?:en|el|la|lo|diccionario|lista|ese|esa|ahi|guardad[oa]|,|que|me|dig\w+|avis\w+|pong\w+|muestr\w+|imprim\w+|salga|de|un|mensaje|ponle|escrib\w+))*(?: («[^ ]+»|(?:[a-z]{3,} )?(?:no |desconocid|sin )[a-z ]{0,24}))?/
const OR_NOT = /\bo (?:(?:que|me|dig\w+|avis\w+) )*no (?:(?:la|lo|se) )?(?:tenemos|tengo|esta|existe|hay|encuentr\w+)\b/

/** The pairs of a request and what is said where none is found. */
type Lookup = { count: string; key: string; value: string; type: string; said: string }

/** So many pairs that are typed into a dictionary, and one of them that is asked for afterwards. */
export function lookupPlan(task: Task, message: string): Draft | null {
  if (task.functions.length + task.classes.length + task.files.length > 0 || /\bmenu\b/.test(task.request.text))
    return null
  const reading = new Reading(readRequestText(message))
  const lookup = readLookup(reading)
  if (lookup === null) return null
  const { count, key, value } = lookup
  const all = plural(value) === value ? `${value}_por_${key}` : plural(value)
  return drafted(task, reading, {
    body: lookupLines(lookup, all),
    title: `El programa guarda ${count} pares en un diccionario (${accented(key)} y ${accented(value)}) y después busca uno.`,
    how: [
      `\`${all}[${key}] = …\` guarda cada ${accented(value)} con su ${accented(key)} como clave.`,
      '`in` mira si la clave está: sin esa pregunta, buscar una que no existe daría `KeyError`.',
    ],
    typed: null,
  })
}

function readLookup(reading: Reading): Lookup | null {
  const found = PAIRS.map(({ words, of }) => ({ place: reading.find(words), of })).find(({ place }) => place !== null)
  if (!found?.place || !/\bdiccionario\b|\bbusc\w+|\bdespues\b/.test(reading.text)) return null
  const [count, keyNoun, valueNoun] = found.of(found.place.groups)
  if (count === undefined || keyNoun === undefined || valueNoun === undefined) return null
  const asked = behind(reading.text, askFor(keyNoun), found.place.to)
  if (asked === null) return null
  for (const place of [found.place, asked]) reading.use(place)
  for (const pattern of [TYPED, KEEPS, TITLE, ORDER, TELLS]) reading.take(pattern)
  reading.markWords(['guarde', 'guardar', 'guardarlos', 'mete', 'crea', 'crear'])
  const missing = (reading.take(NOT_FOUND) ?? reading.take(OR_NOT))?.groups[0]?.trim()
  const value = identifier(singular(valueNoun))
  return {
    count,
    key: identifier(singular(keyNoun)),
    value,
    type: /^(?:telefono|capital|codigo)$/.test(value) ? 'text' : (typeOfNoun(valueNoun) ?? typeOfNoun(value) ?? 'text'),
    said: missing ? messageOf(reading, missing) : 'No está en el diccionario.',
  }
}

const TITLE = /\b(?:ejercicio|practica) de diccionarios\b/
const ORDER = /\( ?(?:primero|nombre|el|la)[^()]{1,60}\)/
const TELLS =
  /\b(?:(?:y|me|que|le|se) )*(?:dig\w+|dec\w+|de|muestr\w+|saqu\w+|devuelv\w+|imprim\w+)(?:me)?(?: (?:su|sus|el|la|cuanto|cual|es))* (?:[a-z]+)?/

/** «y después pregunte por un país». */
const askFor = (noun: string): RegExp =>
  new RegExp(
    `\\b(?:(?:y|despues|luego|al final|entonces|que|el programa|me|le|te|para|a continuacion) )*(?:pregunt|pid|ped|busc|consult|d[ei]g|escrib|pon|met)\\w*(?:me|le)?(?: (?:por|de|al usuario|me|que))* (?:un|una|el|la|uno|cualquier)(?: (?:${singular(noun)}|${noun}|[a-z]+ de ell[oa]s))?\\b`,
  )

function lookupLines({ count, key, value, type, said }: Lookup, all: string): string[] {
  const label = upperFirst(accented(value))
  const wanted = isFeminine(key) ? 'buscada' : 'buscado'
  return [
    `${all} = {}`,
    `for vez in range(${count}):`,
    ...indented([
      `${key} = input(f'${upperFirst(accented(key))} {vez + 1}: ').strip()`,
      `${all}[${key}] = ${typedAs(type, `input('${label}: ')`)}`,
    ]),
    '',
    `${wanted} = input('¿Qué ${accented(key)} buscas? ').strip()`,
    `if ${wanted} in ${all}:`,
    `    print(f'${label}: {${all}[${wanted}]}')`,
    'else:',
    `    print('${said}')`,
  ]
}

/** What is typed, as a number where the noun says one. */
const typedAs = (type: string, input: string): string =>
  type === 'whole'
    ? `int(${input})`
    : type === 'money' || type === 'number'
      ? `float(${input}.replace(',', '.'))`
      : `${input}.strip()`

function behind(text: string, pattern: RegExp, from: number) {
  const match = pattern.exec(`${'¦'.repeat(from)}${text.slice(from)}`)
  return match ? { from: match.index, to: match.index + match[0].length } : null
}

/** As it was written. */
function messageOf(reading: Reading, plain: string): string {
  if (plain.startsWith('«'))
    return (reading.words.find((word) => word.plain === plain)?.text ?? plain).replace(/[«»']/g, '')
  const at = reading.text.indexOf(plain)
  return upperFirst(reading.written({ from: at, to: at + plain.length }).replaceAll("'", '’'))
}
