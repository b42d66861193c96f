import { upperFirst } from '~/platform/text/first-letter'
import { readRequestText } from '../../../../engine/task/request-text'
import type { Draft, Task } from '../../../../engine/task/task'
import { Reading } from '../../compose/reading'
import { accented, isFeminine } from '../../compose/scalars/nouns'
import { drafted } from '../drafted'
import { plural } from '../noun-names'
import { NOT_FOUND } from './lookup-plan'

/** What is found by what, with pairs as they could be. */
const PAIRS: readonly (readonly [key: RegExp, value: RegExp, name: string, pairs: string])[] = [
  [/^(?:producto|articulo|cosa)$/, /^precio$/, 'precio', "{'pan': 1.2, 'leche': 0.95, 'café': 3.5}"],
  [
    /^(?:nombre|persona|contacto|amig[oa]|cliente|alumn[oa])$/,
    /^telefono$/,
    'telefono',
    "{'ana': '600111222', 'luis': '611333444'}",
  ],
  [
    /^(?:nombre|persona|contacto|amig[oa]|cliente)$/,
    /^(?:correo|email)$/,
    'correo',
    "{'ana': 'ana@correo.com', 'luis': 'luis@correo.com'}",
  ],
  [/^(?:nombre|alumn[oa]|estudiante)$/, /^(?:nota|calificacion)$/, 'nota', "{'ana': 8.5, 'luis': 6, 'eva': 9}"],
  [/^(?:nombre|persona|amig[oa])$/, /^edad$/, 'edad', "{'ana': 20, 'luis': 34, 'eva': 15}"],
  [/^pais$/, /^capital$/, 'capital', "{'perú': 'Lima', 'españa': 'Madrid', 'méxico': 'Ciudad de México'}"],
  [/^mes$/, /^dias?$/, 'dias', "{'enero': 31, 'febrero': 28, 'marzo': 31, 'abril': 30}"],
  [/^palabra$/, /^(?:traduccion|significado)$/, 'traduccion', "{'casa': 'house', 'perro': 'dog', 'sol': 'sun'}"],
]
const ASKS =
  '(?:busqu\\w+|busc\\w+|pregunt\\w+|pid\\w+|pedir\\w*|escrib\\w+|introdu\\w+|ingres\\w+|met[aeo]\\w*|pong[ao]|dig[ao]|le (?:diga|ponga|doy|paso))'
const FIND = new RegExp(
  `\\b(?:(?:que|me|le|se|yo|el programa|al usuario) )*${ASKS}(?: (?:por|al usuario|yo))*(?: el nombre del?)? (?:un |una |el |la |su )?([a-z]{3,})(?: (?:,|y|entonces|luego))+(?: (?:que|me|te|le|se|entonces))* (?:dig\\w+|dice|di|dec\\w+|de|muestr\\w+|saqu\\w+|salga|respond\\w+|imprim\\w+)(?: (?:el|la|su|cual es|los|sus))* (?:(precio|telefono|correo|email|nota|calificacion|edad|capital|dias?|traduccion|significado)|cuant[oa]s? (cuesta|vale|dias tiene))(?: (?:del?|que tiene)(?: (?:ese|el|la|esa) [a-z]+)?)?(?= [,.;]| y si| si|$)`,
)
/** «diccionario de precios», «solo quiero un diccionario con precios»: where the pairs are. */
const IN_DICTIONARY =
  /\b(?:(?:solo|quiero|un|con|tengo|en|el) )*diccionario(?: (?:de|con)(?: (?:los|las|mis))? [a-z]+(?: y (?:sus? |los |las )?[a-z]+)?)?/

/** Something that is looked for by what is typed, in pairs that are in the program: its price, its telephone. */
export function findPlan(task: Task, message: string): Draft | null {
  const { functions, classes, files, data, request } = task
  if (functions.length + classes.length + files.length > 0 || data !== null || MORE.test(request.text)) return null
  const reading = new Reading(readRequestText(message))
  const found = reading.find(FIND)
  if (!found) return null
  const [key = '', said, measure] = found.groups
  const value = said ?? (measure?.startsWith('dias') ? 'dias' : 'precio')
  const pair = PAIRS.find(([keys, values]) => keys.test(key) && values.test(value))
  if (!pair || (OF_SOMEBODY.test(pair[2]) && !SEARCHES.test(request.text))) return null
  reading.use(found)
  for (const pattern of [NOT_FOUND, IN_DICTIONARY, STARTS]) reading.take(pattern)
  const [, , name, pairs] = pair
  const all = plural(name)
  const isMoney = name === 'precio'
  const draft = drafted(task, reading, {
    body: [
      `${all} = ${pairs}`,
      '',
      `${key} = input('${upperFirst(accented(key))}: ').strip().lower()`,
      `if ${key} in ${all}:`,
      `    print(f'${upperFirst(accented(name))}: {${all}[${key}]${isMoney ? ':.2f' : ''}}')`,
      'else:',
      `    print('${isFeminine(key) ? 'Esa' : 'Ese'} ${accented(key)} no existe.')`,
    ],
    typed: [/'([^']+)'/.exec(pairs)?.[1] ?? ''],
    title: `El programa pide ${isFeminine(key) ? 'una' : 'un'} ${accented(key)} y dice su ${accented(name)}; si no está, lo avisa.`,
    how: [
      `\`${all}\` es un diccionario: \`${all}[${key}]\` da lo que corresponde a esa clave.`,
      '`in` mira si la clave está: sin esa pregunta, buscar una que no existe daría `KeyError`.',
      '`strip().lower()` quita los espacios de los lados y pasa a minúsculas, como están las claves.',
    ],
  })
  return draft && { ...draft, notes: ['Los datos son de ejemplo: pon los tuyos en el diccionario.'] }
}
/** These may be typed as well as looked up. */
const OF_SOMEBODY = /^(?:edad|nota|correo|telefono)$/
const SEARCHES = /\b(?:busc|busqu|diccionario|agenda|si no)\w*/
const STARTS = /\bempieza de cero\b/
const MORE =
  /\b(?:menu|csv|excel|json|sqlite|archivo|base de datos|iva|total|cantidad|descuento|stock|\d+ (?:veces|intentos|productos|personas|contactos))\b/
