import { readRequestText } from '../../../../engine/task/request-text'
import type { Draft, Maker, Task } from '../../../../engine/task/task'
import { unmet } from '../../constraints'
import { exampleOf } from '../../example'
import { coverageOf, leftOut } from '../coverage'
import { indented, render, treeOf } from '../program'
import { Reading } from '../reading'
import type { Action } from './menu-actions'
import { loopLines } from './menu-lines'
import { type Option, readOptions } from './menu-options'
import { type PriceList, priceListIn } from './price-list'

const SELLS =
  /\b(?:menu|carta|pedidos?|pedir|expendedora|cafeteria|bar|restaurante|tienda|catalogo|quiosco|kiosco|compra\w*|eli[jg]\w+|heladeria|pizzeria)\b/
const PAYS = /\b(?:cambio|vuelto|vuelta|dinero|monedas?|introduc\w+ (?:el )?importe|con cuanto paga)\b/
const UNITS = /\b(?:cantidad(?:es)?|cuant[oa]s(?: unidades)?|unidades)\b/
const TAX =
  /\b(?:(?:con|mas|y|el|un|al|de|del|incluid[oa]|aplicando|sumando) )*(\d{1,2}(?:[.,]\d+)?) ?% (?:de )?(iva|igv|itbis|impuestos?)\b|\b(?:con |mas |y |el )*(iva|igv|itbis) (?:del |al |de )*(\d{1,2}(?:[.,]\d+)?) ?%/
const NAMES =
  /\b(?:escrib\w+|met\w+|introdu\w+|ingres\w+|pid\w+|poniendo|pregunt\w+|va (?:pidiendo|comprando|metiendo))\b/

/** Things that are sold at stated prices: one is chosen after another, and what is to be paid is told. */
export const priceMenuMaker: Maker = (task, { message }) => {
  if (task.classes.length + task.functions.length + task.files.length > 0 || !SELLS.test(task.request.text)) return []
  const list = priceListIn(message.text, task.request.text)
  if (list === null || !/\b(?:total|cuenta|cambio|vuelto|vuelta|pagar|precio|cuesta|ticket)\b/.test(task.request.text))
    return []
  const reading = new Reading(readRequestText(list.rest))
  const options = readOptions(reading.copy())
  const isMenu = options?.some(({ action }) => /^(?:order|bill|add)$/.test(action) || ORDERS.test(action)) === true
  const written = isMenu ? statedMenu(reading, list) : choices(task, reading, list)
  if (written === null) return []
  for (const pattern of MANNERS)
    for (const match of reading.text.matchAll(pattern))
      reading.use({ from: match.index, to: match.index + match[0].length })
  const code = render({ constants: listLines(list), body: written.lines })
  return [
    {
      code,
      title: written.title,
      how: ['`CARTA` es un diccionario: a cada cosa le corresponde su precio.', ...written.how],
      example: exampleOf(code, written.typed),
      unmet: unmet(treeOf(code), task.constraints),
      fit: 0.95 * coverageOf(reading),
      notes: list.isMadeUp ? ['Los productos y los precios son de ejemplo: pon los tuyos.'] : [],
      missing: leftOut(reading),
    } satisfies Draft,
  ]
}

const ORDERS = /^(?:take|give|withdraw)$/
const MANNERS: readonly RegExp[] = [
  /\b(?:menu|carta|opciones|maquina|expendedora|cafeteria|restaurante|bar|tienda|catalogo|simul\w+|bucle|while|diccionario|hasta (?:que )?(?:elija |ponga |escriba |diga )?(?:salir|fin|terminar|acabar|0)|al (?:final|terminar)|productos?|precios?|pedidos?|compr\w+|eli[jg]\w+|cliente|devuelv\w+|muestr\w+|total|pag\w+|cuenta)\b/g,
]

type Written = { lines: string[]; typed: string[]; title: string; how: string[] }

const listLines = ({ entries }: PriceList): string[] => [
  'CARTA = {',
  ...entries.map(([name, price]) => `    '${name}': ${price},`),
  '}',
]

/** «ver carta, pedir, ver cuenta y salir». */
function statedMenu(reading: Reading, { entries }: PriceList): Written | null {
  const options = readOptions(reading)
  if (options === null) return null
  const branches = options.map((option) => ({ option, lines: branchOf(option) }))
  if (branches.some(({ lines }) => lines === null)) return null
  const keyOf = (...wanted: Action[]) => options.find(({ action }) => wanted.includes(action))?.key
  const order = options.find(({ action }) => isOrder(action))?.key
  return {
    lines: ['pedido = []', '', ...loopLines(branches)],
    typed: [
      ...(order ? [order, entries[0]?.[0] ?? ''] : []),
      keyOf('bill', 'total') ?? '',
      keyOf('exit') ?? '0',
    ].filter((key) => key !== ''),
    title: `Un programa con un menú (${options.map(({ label }) => label.toLowerCase()).join(', ')}) que apunta lo que se pide y saca la cuenta.`,
    how: ['`pedido` es la lista de lo que se ha pedido; la cuenta suma el precio de cada cosa.'],
  }
}

const isOrder = (action: Action) => /^(?:order|add|take|give|withdraw)$/.test(action)

function branchOf({ action }: Option): string[] | null {
  if (action === 'exit') return ["print('¡Hasta luego!')", 'break']
  if (action === 'list') return ['for producto, precio in CARTA.items():', "    print(f'{producto}: {precio:.2f}')"]
  if (action === 'bill' || action === 'total')
    return [
      'for producto in pedido:',
      "    print(f'{producto}: {CARTA[producto]:.2f}')",
      "print(f'Total: {sum(CARTA[producto] for producto in pedido):.2f}')",
    ]
  const ask = "producto = input('¿Qué quieres? ').strip().lower()"
  if (action === 'remove')
    return [
      ask,
      'if producto in pedido:',
      '    pedido.remove(producto)',
      'else:',
      "    print('Eso no está en el pedido.')",
    ]
  return isOrder(action)
    ? [ask, 'if producto in CARTA:', '    pedido.append(producto)', 'else:', "    print('Eso no está en la carta.')"]
    : null
}

/** One thing after another, by its number or, where what is typed ends it, by its name. */
function choices(task: Task, reading: Reading, { entries }: PriceList): Written | null {
  const until = task.constraints.find(({ kind }) => kind === 'repeat-until')
  const word = until?.kind === 'repeat-until' ? until.word : null
  const isByName = word !== null && !/^\d/.test(word) && NAMES.test(reading.text)
  const pays = reading.take(PAYS) !== null
  const units = !pays && reading.take(UNITS) !== null
  const tax = reading.take(TAX)
  const rate = Number((tax?.groups[0] ?? tax?.groups[3] ?? '0').replace(',', '.'))
  if (pays && word === null && !/\b(?:cambio|vuelto|vuelta)\b/.test(reading.text)) return null
  const chosen = isByName ? nameLines(word ?? 'fin') : numberLines()
  const [first = ['', 0]] = entries
  return {
    lines: [
      ...(pays ? [] : ['total = 0']),
      'while True:',
      ...indented([...(isByName ? [] : shownLines), ...chosen, ...(pays ? paidLines : summedLines(units))]),
      ...(pays ? [] : totalLines(rate, tax?.groups[1] ?? tax?.groups[2] ?? 'IVA')),
    ],
    typed: [isByName ? first[0] : '1', ...(pays ? ['5'] : units ? ['2'] : []), isByName ? (word ?? 'fin') : '0'],
    title: pays
      ? 'El programa enseña lo que hay con su precio, pide el dinero y da el cambio.'
      : `El programa deja elegir ${isByName ? `hasta que se escribe «${word}»` : 'del menú'} y al final dice el total.`,
    how: [
      '`while True` repite hasta el `break`; `continue` vuelve arriba cuando algo no sirve.',
      ...(rate > 0 ? [`Sumar un ${rate} % es multiplicar por ${1 + rate / 100}.`] : []),
    ],
  }
}

const shownLines = [
  'for numero, (producto, precio) in enumerate(CARTA.items(), start=1):',
  "    print(f'{numero}. {producto}: {precio:.2f}')",
  "print('0. Terminar')",
]

const numberLines = (): string[] => [
  "opcion = input('Elige una opción: ').strip()",
  "if opcion == '0':",
  '    break',
  'if not opcion.isdecimal() or int(opcion) > len(CARTA):',
  "    print('Esa opción no existe.')",
  '    continue',
  'producto = list(CARTA)[int(opcion) - 1]',
]

const nameLines = (word: string): string[] => [
  `producto = input('Producto (${word === '' ? 'Intro' : word} para acabar): ').strip().lower()`,
  `if producto == '${word.toLowerCase()}':`,
  '    break',
  'if producto not in CARTA:',
  "    print('Eso no lo tenemos.')",
  '    continue',
]

const paidLines = [
  "dinero = float(input('¿Cuánto dinero metes? ').replace(',', '.'))",
  'if dinero < CARTA[producto]:',
  "    print(f'Faltan {CARTA[producto] - dinero:.2f}. Te devuelvo el dinero.')",
  'else:',
  "    print(f'Aquí tienes: {producto}. Cambio: {dinero - CARTA[producto]:.2f}')",
]

const summedLines = (units: boolean): string[] =>
  units
    ? ["unidades = int(input('¿Cuántas unidades? '))", 'total += CARTA[producto] * unidades']
    : ['total += CARTA[producto]']

const totalLines = (rate: number, name: string): string[] =>
  rate === 0
    ? ["print(f'Total: {total:.2f}')"]
    : [
        "print(f'Sin impuestos: {total:.2f}')",
        `print(f'Total con ${name.toUpperCase()}: {total * ${Number((1 + rate / 100).toFixed(4))}:.2f}')`,
      ]
