import { readRequestText } from '../../../engine/task/request-text'
import type { Task } from '../../../engine/task/task'
import { Reading } from '../compose/reading'
import { decimalsOf } from '../compose/scalars/typed-lines'
import { openText } from '../told/told'
import { type ParameterType, type ToldFunction, toldFunction } from '../told/told-function'
import { type Stated, shapesIn } from './read-shapes'
import { listOf, type Shape, scalar } from './shapes'

/** `isStated`: the request tells its shape, which otherwise is what its name is mostly used for. */
export type Parameter = { name: string; shape: Shape; isStated: boolean }
/** What a request says of a function: what it is given, and the words of what it gives back. */
export type Contract = {
  name: string
  parameters: readonly Parameter[]
  defaults: Readonly<Record<string, string>>
  reading: Reading
  /** The shapes that stand among the words of the result. */
  stated: readonly Stated[]
  /** Where those words begin. */
  from: number
  decimals: number | null
}

const GIVES =
  /\b(?:devuelv\w+|devolver|diga|dice|decir|indique|saque|calcul\w+|obten\w+|obtenga|compruebe|cuent\w+|sume|filtr\w+|encuentr\w+|busque|agrup\w+|orden[ea]|separe|quede|resulte|true|verdadero)\b/g
const TAKES =
  /\b(?:recib\w+|dad[oa]s?|donde|paso|pasas|pase|pasan|toma|tome|acept\w+|llega|es|sera|son|parametro|entrada|a partir de|:|\))(?= |$)/g

/** Reads a request for one function with parameters; null where it asks for something else. */
export function readContract(task: Task, message: string): Contract | null {
  const reading = new Reading(readRequestText(message))
  const asked = toldFunction(task, reading)
  if (
    asked === null ||
    /\b(?:yield|generador|recursiv\w+|clase|pandas)\b/.test(reading.text) ||
    task.files.length > 0 ||
    asked.parameters.length > 3
  )
    return null
  const all = shapesIn(reading)
  const given = all.filter(({ from }) => isGiven(reading.text, from))
  const parameters = parametersOf(asked, given, reading.text)
  if (parameters === null) return null
  for (const shape of given) reading.use(shape)
  const start = [...reading.text.matchAll(GIVES)].find(({ index }) => !isSignature(reading, index))?.index ?? 0
  return {
    name: asked.name,
    parameters,
    defaults: asked.defaults,
    reading,
    stated: all.filter((one) => !given.includes(one)),
    from: start,
    decimals: decimalsOf(task),
  }
}

/** The words of the result that nothing has read yet, in their places. */
export const openResult = ({ reading, from }: Contract): string => '¦'.repeat(from) + openText(reading).slice(from)

const isSignature = (reading: Reading, at: number) => reading.isUsed(reading.wordAt(at))

/** A shape is what the function takes where the last verb before it says so. */
function isGiven(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 90), at)
  const last = (pattern: RegExp) => [...before.matchAll(pattern)].at(-1)?.index ?? -1
  return last(GIVES) <= last(TAKES)
}

const SHAPES: Readonly<Record<ParameterType, ((name: string) => Shape) | null>> = {
  text: (name) => ({ kind: 'text', noun: name }),
  number: (name) => ({ kind: 'number', noun: name }),
  numbers: (name) => listOf({ kind: 'number', noun: oneOf(name, 'numero') }),
  texts: (name) => listOf({ kind: 'text', noun: oneOf(name, 'palabra') }),
  matrix: () => listOf(listOf(scalar('numero'), 'fila'), 'fila'),
  map: () => ({
    kind: 'dict',
    noun: 'par',
    key: { kind: 'text', noun: 'clave' },
    value: { kind: 'any', noun: 'valor' },
  }),
  date: (name) => ({ kind: 'date', noun: name }),
}

function oneOf(name: string, otherwise: string): string {
  const { noun } = scalar(name)
  return noun === name || noun.length < 3 || noun === 'lista' ? otherwise : noun
}

function parametersOf({ parameters }: ToldFunction, given: readonly Stated[], text: string): Parameter[] | null {
  const stated = new Map<string, Shape>()
  for (const { shape, from } of given) {
    const before = text.slice(Math.max(0, from - 40), from)
    const named = parameters.findLast(({ name }) =>
      new RegExp(`\\b${name.toLowerCase()}(?: (?:es|sera|son|:|=|,|que|una|un|el|la))* ?$`).test(before),
    )
    const free = named ?? parameters.find(({ name }) => !stated.has(name))
    if (free && !stated.has(free.name)) stated.set(free.name, shape)
  }
  const all = parameters.map(({ name, type }): Parameter | null => {
    const isText = parameters.length === 1 && type === 'number' && OF_TEXT.test(text) && !OF_NUMBER.test(text)
    const isMany =
      type === 'text' &&
      name.endsWith('s') &&
      (new RegExp(`\\b(?:los|las) ${name.toLowerCase()}\\b`).test(text) ||
        /\b(?:solo |devuelv\w+ )l[oa]s que\b/.test(text))
    const shape =
      stated.get(name) ?? SHAPES[isDate(name, type) ? 'date' : isMany ? 'texts' : isText ? 'text' : type]?.(name)
    return shape ? { name, shape: named(shape, name), isStated: stated.has(name) } : null
  })
  return all.some((one) => one === null) ? null : (all as Parameter[])
}

/** «hoy» is a day, whatever else is told. */
const isDate = (name: string, type: ParameterType) => type === 'date' || /^(?:hoy|fecha(?:_\w+)?)$/.test(name)

/** What only a text has, and what only a number has. */
const OF_TEXT =
  /\b(?:caracteres|letras?|mayusculas?|minusculas?|digitos|cifras|texto|cadena|vocal(?:es)?|empie[zc]\w+|termin[ae]\w*|palabras?)\b/
const OF_NUMBER =
  /\b(?:numero entero|un entero|(?:recib\w+|dad[oa]|es|tome|tomar?) un numero|divisible|multiplo|primo|par)\b/

/** One of a list that nobody named is called after the list: `lineas` → `linea`. */
const named = (shape: Shape, name: string): Shape =>
  shape.kind === 'list' && shape.of.kind === 'number' && /^(?:numero|entero|valor)$/.test(shape.of.noun)
    ? listOf({ ...shape.of, noun: oneOf(name, shape.of.noun) })
    : shape
