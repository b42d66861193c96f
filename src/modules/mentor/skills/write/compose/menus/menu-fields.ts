import { upperFirst } from '~/platform/text/first-letter'
import { identifier, singular } from '../../../../engine/task/identifier'
import type { Reading } from '../reading'
import type { Input } from '../scalars/inputs'
import { accented, nounType } from '../scalars/nouns'
import { actionOf } from './menu-actions'
import type { Option } from './menu-options'

/** What is kept of each thing of a menu: «gasto», with its concept and amount. */
export type Thing = { one: string; many: string; fields: Input[] }

const NEW =
  /^(?:un|una|uno|nuev[oa]s?|el|la|los|las|lo|otr[oa]|al?|de|del|dar|alta|baja|como|por|tod[oa]|lista|dato|hech[oa]|nombre|titulo|codigo)$/
/** Who keeps what, where no option says it. */
const KEPT: readonly (readonly [words: RegExp, one: string])[] = [
  [/\b(?:agenda|contactos?)\b/, 'contacto'],
  [/\b(?:biblioteca|libreria|libros?)\b/, 'libro'],
  [/\b(?:tareas?|pendientes|to ?do)\b/, 'tarea'],
  [/\bgastos?\b/, 'gasto'],
  [/\b(?:estudiantes?|alumn[oa]s?)\b/, 'alumno'],
  [/\b(?:inventario|almacen|tienda|stock|productos?)\b/, 'producto'],
  [/\bempleados?\b/, 'empleado'],
  [/\bclientes?\b/, 'cliente'],
  [/\b(?:peliculas?|videoclub)\b/, 'pelicula'],
]
/** What people keep of a thing where they do not say it. */
const USUAL: Readonly<Record<string, readonly string[]>> = {
  contacto: ['nombre', 'telefono'],
  libro: ['titulo', 'autor'],
  tarea: ['tarea'],
  gasto: ['concepto', 'importe'],
  ingreso: ['concepto', 'importe'],
  alumno: ['nombre', 'nota'],
  estudiante: ['nombre', 'nota'],
  producto: ['nombre', 'precio', 'cantidad'],
  empleado: ['nombre', 'salario'],
  pelicula: ['titulo', 'anio'],
}
const TRIGGER =
  /\b(?:con|pid\w+|pregunt\w+|guard\w+|almacen\w+|registr\w+|anad\w+|agreg\w+|introduc\w+|datos|campos|cada [a-z]{4,}|tien\w+|tendra|lleva|incluy\w+|cada un[oa])(?: (?:de|del|el|la|los|las|su|sus|cada|al|usuario|:|un|una|\())* |\( /g
const JOINS = /^(?:,|y|e|luego|despues|el|la|los|las|su|un|una|primero|tambien)$/
const NO_FIELD =
  /^(?:menu|opciones?|json|csv|txt|archivo|python|clases?|listas?|diccionarios?|while|funciones|bucle|datos|numeros?|salir|teclado|que|se|en|por|1|usuario|programa)$/

/** A field by which a thing is known. */
const NAMING =
  /^(?:nombre|titulo|concepto|descripcion|codigo|isbn|matricula|dni|producto|articulo|modelo|marca|cliente|alumno|tarea|usuario|id)$/

/** The thing that a menu keeps, its fields as they are stated, else the usual ones. Notes what it reads. */
export function thingOf(reading: Reading, options: readonly Option[]): Thing & { isStated: boolean } {
  const adding = options.filter(({ action }) => action === 'add')
  const one = nounOf(adding) ?? nounOf(options) ?? KEPT.find(([words]) => words.test(reading.text))?.[1] ?? 'elemento'
  const own = adding
    .map(({ detail }) =>
      ownFields(fieldsIn(reading, detail), { one, isJoined: reading.words[detail.from]?.plain === 'y' }),
    )
    .find(({ length }) => length > 0)
  const stated = own ?? statedFields(reading)
  // What stands in brackets, or behind «pide», is all that is asked for.
  const isExact =
    own !== undefined &&
    adding.some(({ detail }) => /^(?:\(|:|pid\w+|pregunt\w+)$/.test(reading.words[detail.from]?.plain ?? ''))
  const told =
    stated.length > 0 && !isExact && !stated.some((name) => NAMING.test(name) || name === one)
      ? ['nombre', ...stated]
      : stated
  const names = told.length > 0 ? told : (USUAL[one] ?? ['nombre'])
  return {
    one,
    many: /s$/.test(one) ? `${one}_lista` : manyOf(one),
    fields: names.map(inputOf).map((field) => bounded(paid(field, names), reading)),
    isStated: stated.length > 0,
  }
}

/** «meter alumno y nota»: what the option is about is the first field. */
const ownFields = (names: readonly string[], { one, isJoined }: { one: string; isJoined: boolean }): string[] =>
  names.length > 0 && isJoined && !names.some((name) => NAMING.test(name)) ? [one, ...names] : [...names]

/** «hora de 9 a 21» is a number. */
const bounded = (field: Input, { text }: Reading): Input =>
  new RegExp(`\\b${field.name} (?:del?|entre) \\d+ (?:a|y|al) \\d+`).test(text) ? { ...field, type: 'int' } : field

/** How much of a concept is money. */
const paid = (field: Input, names: readonly string[]): Input =>
  field.name === 'cantidad' && names.includes('concepto') ? { ...field, type: 'money' } : field

/** «apuntar socio», «ver socios»: what options are about. */
export function nounOf(options: readonly Option[]): string | undefined {
  return options
    .filter(({ action }) => /^(?:add|list|find|remove|edit|pending)$/.test(action))
    .flatMap(({ label }) =>
      label
        .split(' ')
        .slice(1)
        .map((word) => singular(identifier(word.toLowerCase()))),
    )
    .find((word) => /^[a-z]{3,}$/.test(word) && !NEW.test(word) && actionOf(word) === null && !NO_THING.test(word))
}

const NO_THING =
  /^(?:pendientes?|(?:completad|disponible|prestad|hech|libre|ocupad|reservad|ordenad|vendid)[oa]?s?|total|saldo|dinero|precio|valor|media|menu|cuanto|hay)$/
const ASKING =
  /^(?:que|me|pid\w+|pedir|pregunt\w+|con|pon\w+|se|el|la|los|las|su|sus|un|una|tambien|primero|guard\w+|cada|por)$/
const COMPLEMENT = /^(?:fecha|numero|nombre|precio|hora|tipo|cantidad|codigo|lugar|dia)$/

/** «(pide nombre y luego teléfono)», «(nombre, talla y precio)», «(titulo autor isbn)»: what an option says to ask for. */
function fieldsIn(reading: Reading, { from, to }: Option['detail']): string[] {
  const { words } = reading
  const names: string[] = []
  const first = words.findIndex(({ plain }, at) => at >= from && at < to && /^[a-z]/.test(plain))
  if (first === -1) return []
  let isOpen = true
  let at = first
  for (; at < to; at += 1) {
    const plain = words[at]?.plain ?? ''
    if (/^(?:si|entre|maximo|minimo|;|\.|\)|comprob\w+|avis\w+|no)$/.test(plain)) break
    if (JOINS.test(plain) || ASKING.test(plain) || /^[:(]$/.test(plain)) {
      isOpen = true
      continue
    }
    const name = singularField(plain)
    const previous = words[at - 1]?.plain ?? ''
    if (/^(?:de|del)$/.test(plain) && /^\d/.test(words[at + 1]?.plain ?? '')) break
    if (/^(?:de|del)$/.test(plain)) {
      // «nombre del producto» is its name, «fecha de nacimiento» is a field of its own.
      const [skipped, noun] = [/^(?:la|el)$/.test(words[at + 1]?.plain ?? '') ? 2 : 1, words[at + 2]]
      const of = words[at + skipped]?.plain ?? ''
      const last = names.at(-1) ?? ''
      if (COMPLEMENT.test(previous) && plain === 'de' && skipped === 1 && noun !== undefined && of !== '')
        names.splice(-1, 1, `${last}_${of}`)
      at += skipped
      isOpen = false
      continue
    }
    if (!/^(?:[a-z_]{3,}|km|kg|id|cp)$/.test(plain) || (NO_FIELD.test(plain) && plain !== 'numero')) break
    if (!isOpen && nounType(name) === null && TYPES[name] === undefined) break
    names.push(name)
    isOpen = false
  }
  if (names.length === 0) return []
  reading.use({ from: reading.offsetOf(from), to: reading.offsetOf(at) })
  return [...new Set(names)]
}

const singularField = (plain: string) =>
  nounType(plain) === null || /^[a-z]+(?:kilos|puntos|horas|dias|unidades)$/.test(plain)
    ? plain
    : COUNTS.test(plain)
      ? plain
      : singular(plain)
const COUNTS = /^(?:unidades|puntos|kilos|litros|plazas|horas|euros|paginas|goles|existencias)$/

const manyOf = (one: string) =>
  /[aeiou]$/.test(one) ? `${one}s` : /z$/.test(one) ? `${one.slice(0, -1)}ces` : `${one}es`

/** In a menu a day, an hour and a number are what somebody writes, and a fee is money. */
const TYPES: Readonly<Record<string, Input['type']>> = {
  dia: 'text',
  hora: 'text',
  fecha: 'text',
  mes: 'text',
  telefono: 'text',
  numero: 'int',
  dni: 'text',
  isbn: 'text',
  id: 'text',
  codigo: 'text',
  base: 'text',
  clave: 'text',
  tiempo: 'text',
  cuota: 'money',
  km: 'float',
  kcal: 'float',
  calorias: 'float',
  kg: 'float',
  plazas: 'int',
  paginas: 'int',
  kilos: 'float',
  euros: 'money',
}

export const inputOf = (name: string): Input => {
  const own = name.replaceAll('_', ' ')
  const [head = name] = name.split('_')
  return {
    name: identifier(name).replace(/^ano\b/, 'anio'),
    label: /^(?:dni|isbn|id|pin|cp)$/.test(name)
      ? name.toUpperCase()
      : upperFirst(
          own
            .split(' ')
            .map((word) => accented(word.replace(/^anio$/, 'año').replace(/^ano$/, 'año')))
            .join(' '),
        ),
    type: TYPES[head] ?? nounType(head) ?? nounType(singular(head)) ?? 'text',
  }
}

/** «(concepto y cantidad)», «con nombre, precio y stock», «pide el título y luego el autor»: the longest list that is stated. */
function statedFields(reading: Reading): string[] {
  let best: { names: string[]; from: number; to: number } = { names: [], from: 0, to: 0 }
  for (const match of reading.text.matchAll(TRIGGER)) {
    const list = listFrom(reading, reading.wordAt(match.index + match[0].length))
    if (list.names.length > Math.max(1, best.names.length)) best = { ...list, from: match.index }
  }
  if (best.names.length > 0) reading.use(best)
  return best.names
}

function listFrom(reading: Reading, start: number): { names: string[]; to: number } {
  const { words } = reading
  const names: string[] = []
  let [at, end] = [start, start]
  let isOpen = true
  for (; at < Math.min(words.length, start + 24); at += 1) {
    const plain = words[at]?.plain ?? ''
    if (JOINS.test(plain)) {
      isOpen = true
      continue
    }
    const isKnown = nounType(plain) !== null || nounType(singular(plain)) !== null
    const isNoun =
      /^[a-z_]{3,}$/.test(plain) && !NO_FIELD.test(plain) && actionOf(plain) === null && !/[aei]r$/.test(plain)
    const isListed = /^(?:,|y|e|\)|\.|;)$/.test(words[at + 1]?.plain ?? ')')
    if (!(isOpen || isKnown) || !isNoun || !(isKnown || isListed)) break
    names.push(nounType(plain) === null ? plain : singular(plain))
    isOpen = false
    end = at + 1
  }
  return { names: [...new Set(names)], to: reading.offsetOf(end) }
}
