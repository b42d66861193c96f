import { upperFirst } from '~/platform/text/first-letter'
import { singular } from '../../../../engine/task/identifier'
import type { Task } from '../../../../engine/task/task'
import type { Reading } from '../../compose/reading'
import { type Input, readInputs, singularLabel } from '../../compose/scalars/inputs'
import { accented, nounType } from '../../compose/scalars/nouns'
import { plural } from '../noun-names'
import type { Field, Table } from './table'

const EMPTY =
  /\b(?:y asi )?(?:hasta que|cuando) (?:lo |la |me |se )?deje(?:mos)? (?:(?:el|la|un) )?(?:[a-z]+ )?(?:vaci[oa]|en blanco)\b/
const UNTIL =
  /\b(?:y asi |una y otra vez )?(?:hasta que|hasta|cuando)(?: [^,;.]*?)? (?:-? ?\d+|«[^ ]+»|fin|salir|exit|vaci[oa]|nada|enter|intro|negativo|parar|stop|terminar|listo|ya|no|n|s|x|q)(?!\w)/
const NOT_COUNTED = /\b(?:el|la)? ?(?:-? ?\d+|fin|«[^ ]+»)? ?no (?:cuent\w+|se cuenta|entra|vale)\b(?: eh)?/
const SOME =
  /\b(?:(?:un |el )?(?:numero )?(?:entero )?n (?:y|e|,)(?: (?:luego|despues|a|continuacion|lea|pida|los?|las?))* n ([a-z]+)|(?!diga cuant[oa]s [a-z]+ (?:hay|son|tiene|tengo)\b)(?:pida|pregunte|pide|pregunta|diga|digo|leer|lea)(?: (?:primero|me|al usuario))* cuant[oa]s ([a-z]+) (?:va|van|voy|vas|quiere|hay|son|tiene|tengo)(?: a)?(?: (?:meter|introducir|poner|escribir|ingresar))?(?: (?:y|,)(?: (?:luego|despues|que|me|las?|los?|pida|cada|una?|uno))*)+)/

/** «el número de pasajeros de 5 combis, una por una». */
const ONE_BY_ONE =
  /\b(?:pid\w+|pedir\w*|pregunt\w+|solicit\w+|lea|leer|ingres\w+|introdu\w+)(?: (?:al usuario|a la persona|me|por teclado))* ((?:(?:el|la|los|las|su) )?[a-z]+(?: de [a-z]+)?) (?:de|en|para) (\d+) ([a-z]+)(?: (?:, )?\(? ?(?:un[oa] (?:por|a) un[oa]|cada un[oa]) ?\)?)?/

/** What is typed one after the other, until a word, so many times, or as many times as is typed first. Null where nothing repeats. */
export function keyboardTable(task: Task, reading: Reading): Table | null {
  if (task.source === 'parameter') return null
  const some = reading.find(SOME)
  const noun = some?.groups[0] ?? some?.groups[1]
  if (some && noun !== undefined) {
    const intro = reading.find(/\b(?:lea|pida|pide|pregunte|leer)\b[^,.;]{0,30}$/)
    reading.use(some)
    if (intro) reading.use(intro)
    return counted(itemOf(noun), 'cantidad')
  }
  const each = reading.take(ONE_BY_ONE)
  if (each) {
    const [what = 'dato', count = '1', whose = ''] = each.groups
    const label = what.replace(/^(?:el|la|los|las|su|un|una) /, '')
    const noun = label.split(' ').find((word) => !/^(?:numero|cantidad|de|total)$/.test(word)) ?? 'dato'
    const isCount = /^(?:numero|cantidad) de\b/.test(label)
    const name = singular(noun)
    const item: Input = {
      name,
      label: `${upperFirst(accented(label))} de ${accented(singular(whose))}`,
      type: isCount ? 'int' : (nounType(name) ?? nounType(noun) ?? 'float'),
    }
    return counted(item, count)
  }
  const until = task.constraints.find((each) => each.kind === 'repeat-until')
  const empty = reading.find(EMPTY)
  const found = readInputs(reading)
  if (empty || until?.kind === 'repeat-until') {
    const items = found?.repeated
      ? [found.repeated.item]
      : (found?.items ?? []).filter(({ name }) => !/^(?:asi|tambien|siempre)$/.test(name))
    if (items.length === 0) return null
    if (found) reading.use(found.span)
    reading.take(empty ? EMPTY : UNTIL)
    reading.take(NOT_COUNTED)
    return repeatedTable(items, empty ? '' : until?.kind === 'repeat-until' ? until.word : '')
  }
  if (found?.repeated?.count != null && found.repeated.count > 3) {
    reading.use(found.span)
    return counted(found.repeated.item, String(found.repeated.count))
  }
  return null
}

function itemOf(noun: string): Input {
  const name = singular(noun)
  return { name, label: upperFirst(accented(singularLabel(noun))), type: nounType(name) ?? nounType(noun) ?? 'float' }
}

const fieldOf = ({ name, type }: Input): Field => ({
  name,
  type: type === 'int' ? 'whole' : type === 'float' ? 'number' : type,
})
const read = ({ type }: Input, text: string) =>
  type === 'text' ? `${text}.strip()` : type === 'int' ? `int(${text})` : `float(${text}.replace(',', '.'))`
const SAMPLES = {
  text: ['pan', 'leche', 'arroz'],
  int: ['4', '11', '7'],
  float: ['5', '6,5', '8'],
  money: ['12', '3,50', '20'],
}
const sample = ({ type }: Input, at: number) => SAMPLES[type][at] ?? '1'

const base = (items: readonly Input[]) => ({
  shape: items.length === 1 ? ('plain' as const) : ('tuples' as const),
  variable: items.length === 1 ? plural(items[0]?.name ?? 'dato') : 'apuntes',
  one: items[0]?.name ?? 'dato',
  fields: items.map(fieldOf),
  imports: [],
})

/** Asks for the same again and again until a word ends it; '' is an empty line, 'negativo' any number below 0. */
export function repeatedTable(items: readonly Input[], word: string): Table {
  const [first, ...others] = items
  const table = base(items)
  if (!first) return { ...table, setup: [], typed: [], how: [] }
  const end = word === '' ? 'vacío' : word === 'negativo' ? 'un negativo' : word
  const ask = `input('${first.label} (${end} para terminar): ')`
  const isText = first.type === 'text'
  const isNumber = /^-?\d+$/.test(word) && !isText
  const stops = word === 'negativo' ? `${first.name} < 0` : isNumber ? `${first.name} == ${word}` : null
  const lines =
    stops !== null
      ? [`${first.name} = ${read(first, ask)}`, `if ${stops}:`, '    break']
      : isText
        ? [
            `${first.name} = ${ask}.strip()`,
            `if ${first.name}${word === '' ? '' : '.lower()'} == '${word.toLowerCase()}':`,
            '    break',
          ]
        : [
            `respuesta = ${ask}.strip()`,
            `if respuesta${word === '' ? '' : '.lower()'} == '${word.toLowerCase()}':`,
            '    break',
            `${first.name} = ${read(first, 'respuesta').replace('.strip()', '')}`,
          ]
  const more = others.map((item) => `${item.name} = ${read(item, `input('${item.label}: ')`)}`)
  const added = items.length === 1 ? first.name : `(${items.map(({ name }) => name).join(', ')})`
  const typed = [0, 1, 2].flatMap((at) => items.map((item) => sample(item, at)))
  return {
    ...table,
    setup: [
      `${table.variable} = []`,
      'while True:',
      ...[...lines, ...more, `${table.variable}.append(${added})`].map((line) => `    ${line}`),
    ],
    typed: [...typed, word === 'negativo' ? '-1' : word],
    how: [
      `\`while True\` repite hasta el \`break\`, que llega al escribir ${word === '' ? 'una línea vacía' : word === 'negativo' ? 'un número negativo' : `\`${word}\``}; eso no se guarda.`,
    ],
  }
}

function counted(item: Input, count: string): Table {
  const table = base([item])
  const isAsked = !/^\d+$/.test(count)
  const n = isAsked ? 3 : Math.min(Number(count), 12)
  return {
    ...table,
    setup: [
      ...(isAsked ? [`${count} = int(input('¿Cuántos datos vas a escribir? '))`] : []),
      `${table.variable} = []`,
      `for vuelta in range(${count}):`,
      `    ${item.name} = ${read(item, `input(f'${item.label} {vuelta + 1}: ')`)}`,
      `    ${table.variable}.append(${item.name})`,
    ],
    typed: [...(isAsked ? ['3'] : []), ...Array.from({ length: n }, (_, at) => sample(item, at % 3))],
    how: [
      `\`for\` pide los ${count === 'cantidad' ? 'datos que se han dicho' : `${count} datos`} y \`append\` los va guardando en \`${table.variable}\`.`,
    ],
  }
}
