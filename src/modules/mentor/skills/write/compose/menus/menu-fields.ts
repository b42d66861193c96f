import { identifier, singular } from '../../../../engine/task/identifier'
import type { Reading } from '../reading'
import { capital, type Input } from '../scalars/inputs'
import { accented, nounType } from '../scalars/nouns'
import { actionOf, type Option } from './menu-options'

/** What is kept of each thing of a menu: «gasto», with its concept and amount. */
export type Thing = { one: string; many: string; fields: Input[] }

const NEW = /^(?:un|una|nuev[oa]s?|el|la|los|las|otr[oa]|al?)$/
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
  /\b(?:con|pid\w+|pregunt\w+|guard\w+|almacen\w+|registr\w+|anad\w+|agreg\w+|introduc\w+|datos|campos|tien\w+|tendra|lleva|incluy\w+|cada un[oa])(?: (?:de|del|el|la|los|las|su|sus|cada|al|usuario|:|un|una|\())* |\( /g
const JOINS = /^(?:,|y|e|luego|despues|el|la|los|las|su|un|una|primero|tambien)$/
const NO_FIELD =
  /^(?:menu|opciones?|json|csv|txt|archivo|python|clases?|listas?|diccionarios?|while|funciones|bucle|datos|numeros?|salir|teclado|que|se|en|por|1|usuario|programa)$/

/** A field by which a thing is known. */
const NAMING =
  /^(?:nombre|titulo|concepto|descripcion|codigo|isbn|matricula|dni|producto|articulo|modelo|marca|cliente|alumno|tarea|usuario|id)$/

/** The thing that a menu keeps, its fields as they are stated, else the usual ones. Notes what it reads. */
export function thingOf(reading: Reading, options: readonly Option[]): Thing & { isStated: boolean } {
  const added = options.find(({ action }) => action === 'add')
  const said = added?.label
    .split(' ')
    .slice(1)
    .map((word) => singular(identifier(word.toLowerCase())))
    .find((word) => word !== '' && !NEW.test(word) && !/^dar|alta$/.test(word))
  const one = said ?? KEPT.find(([words]) => words.test(reading.text))?.[1] ?? 'elemento'
  const stated = statedFields(reading)
  const told =
    stated.length > 0 && !stated.some((name) => NAMING.test(name) || name === one) ? ['nombre', ...stated] : stated
  const names = told.length > 0 ? told : (USUAL[one] ?? ['nombre'])
  return {
    one,
    many: /s$/.test(one) ? `${one}_lista` : manyOf(one),
    fields: names.map(inputOf),
    isStated: stated.length > 0,
  }
}

const manyOf = (one: string) =>
  /[aeiou]$/.test(one) ? `${one}s` : /z$/.test(one) ? `${one.slice(0, -1)}ces` : `${one}es`

const inputOf = (name: string): Input => {
  const own = name.replaceAll('_', ' ')
  return {
    name: identifier(name).replace(/^ano$/, 'anio'),
    label: capital(accented(own.replace(/^anio$/, 'año'))),
    type: /^(?:telefono|codigo|dni|isbn|id)$/.test(name)
      ? 'text'
      : (nounType(name) ?? nounType(singular(name)) ?? 'text'),
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
    if (!isOpen || !isNoun || !(isKnown || isListed)) break
    names.push(nounType(plain) === null ? plain : singular(plain))
    isOpen = false
    end = at + 1
  }
  return { names: [...new Set(names)], to: reading.offsetOf(end) }
}
