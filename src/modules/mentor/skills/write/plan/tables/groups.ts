import { fieldNamed } from '../steps/filter-step'
import { orderOf } from '../steps/order-step'
import { shown, told, type Writing } from '../writing'
import { cellOf, type Field, isNumeric, itemsOf, targetOf } from './table'

const GROUP =
  /\b(?:(?:el|la|los|las|cuanto|dame|una tabla con) )*((?:total(?:es)?|suma|media|medio|promedio|numero|cantidad|cuant[oa]s|gasto|importe|ventas|minimo|maximo|[a-z_]+)(?: (?:de|del|medi[oa]s?|total(?:es)?|el|la|los|las|hay|[a-z_]+)){0,4}?) (?:por|para|de|en|segun|tiene|ha|gasta)(?: cada)? ([a-z_]+)\b/g

export type Group = { by: Field; value: Field | null; operation: 'sum' | 'mean' | 'count'; from: number; to: number }

/** «total por servicio», «km totales de cada conductor», «sueldo medio por departamento», «cuántos hay de cada ciudad». */
export function groupOf({ reading, table }: Pick<Writing, 'reading' | 'table'>): Group | null {
  if (table.shape !== 'dicts' && table.shape !== 'tuples') return null
  for (const match of reading.text.matchAll(GROUP)) {
    const [whole, what = '', by = ''] = match
    const isEach = /(?: cada| por| de cada| para cada| en cada| segun) [a-z_]+$/.test(whole)
    const field = fieldNamed(by, table)
    if (!isEach || !field || isNumeric(field)) continue
    const operation = /\b(?:medi[oa]s?|promedio)\b/.test(what)
      ? 'mean'
      : /\b(?:cuant[oa]s|numero|cantidad)\b/.test(what) && fieldNamed(what, table, true) === null
        ? 'count'
        : 'sum'
    const value =
      operation === 'count' ? null : (fieldNamed(what, table, true) ?? table.fields.findLast(isNumeric) ?? null)
    if (operation !== 'count' && value === null) continue
    return { by: field, value, operation, from: match.index, to: match.index + whole.length }
  }
  return null
}

/** One number for each value of a field, told in the order that is asked for. */
export function groupLines(writing: Writing, { by, value, operation, from, to }: Group): void {
  const { table, reading } = writing
  reading.use({ from, to })
  const key = cellOf(table, by)
  const one = table.shape === 'dicts' ? by.name.toLowerCase() : by.name
  const result = operation === 'count' ? 'cuentas' : operation === 'mean' ? 'grupos' : 'totales'
  const amount = value ? cellOf(table, value) : '1'
  const inLoop = table.shape === 'dicts' ? [`${one} = ${key}`] : []
  const add =
    operation === 'mean'
      ? `${result}.setdefault(${one}, []).append(${amount})`
      : `${result}[${one}] = ${result}.get(${one}, 0) + ${amount}`
  writing.lines.push(
    `${result} = {}`,
    `for ${targetOf(table)} in ${itemsOf(table, writing.current)}:`,
    ...[...inLoop, add].map((line) => `    ${line}`),
    '',
  )
  const order = orderOf(writing, undefined)
  if (order) reading.use(order)
  const isByKey = order?.field === by
  const items = order
    ? `sorted(${result}.items()${isByKey ? '' : ', key=lambda par: par[1]'}${order.isDown ? ', reverse=True' : ''})`
    : `${result}.items()`
  const type =
    operation === 'count'
      ? 'whole'
      : value?.type === 'money' || operation === 'mean'
        ? 'money'
        : (value?.type ?? 'number')
  const total = operation === 'mean' ? 'valores' : operation === 'count' ? 'cuantos' : 'total'
  const expression = operation === 'mean' ? 'sum(valores) / len(valores)' : total
  writing.lines.push(
    `for ${one}, ${total} in ${items}:`,
    `    ${shown(`{${one}}: ${told(writing, expression, type)}`)}`,
  )
  writing.how.push(
    operation === 'mean'
      ? `\`setdefault\` crea la lista de cada ${one} la primera vez, y \`append\` va metiendo sus valores.`
      : `\`${result}.get(${one}, 0)\` da lo que ya llevaba cada ${one}, o 0 la primera vez.`,
    ...(order && !isByKey ? ['`sorted` ordena las parejas por su número, `par[1]`.'] : []),
  )
  writing.done.push(
    `calcula ${operation === 'mean' ? 'la media' : operation === 'count' ? 'cuántos hay' : 'el total'} por ${one}`,
  )
}

const FREQUENCY =
  /\b(?:(?:cuant[oa]s veces|las veces que|cuenta\w*|cuantas?|frecuencia)(?: (?:que|se|aparec\w+|sale|hay|repit\w+|de|por|cuantas|veces|ha salido|esta|tiene))* (?:cada|de cada) [a-z]+|frecuencias?)\b/
const DOWN_WORDS = /\b(?:del? mas|mayor a menor|mas vendid[oa]|mas repetid[oa]|mas frecuente)\b/

/** «cuántas veces aparece cada producto». */
export function frequencyLines(writing: Writing): boolean {
  const { table, reading } = writing
  const found = reading.find(FREQUENCY)
  if (!found || table.shape !== 'plain') return false
  reading.use(found)
  const order = orderOf(writing)
  if (order) reading.use(order)
  const one = table.one
  const isDown = order !== null && DOWN_WORDS.test(reading.text)
  const items =
    order === null
      ? 'veces.items()'
      : /alfabetic/.test(reading.written(order))
        ? 'sorted(veces.items())'
        : `sorted(veces.items(), key=lambda par: par[1]${isDown ? ', reverse=True' : ''})`
  writing.lines.push(
    'veces = {}',
    `for ${one} in ${writing.current}:`,
    `    veces[${one}] = veces.get(${one}, 0) + 1`,
    '',
    `for ${one}, cuantas in ${items}:`,
    `    ${shown(`{${one}}: {cuantas}`)}`,
  )
  writing.how.push(`\`veces.get(${one}, 0) + 1\` suma una vez más a lo que ya llevaba, o empieza en 1.`)
  if (order)
    writing.how.push(
      `\`sorted\` ordena por \`par[1]\`, las veces${isDown ? '; `reverse=True` pone primero lo que más sale' : ''}.`,
    )
  writing.done.push(`cuenta cuántas veces sale cada ${one}`)
  return true
}
