import { byWord } from '~/platform/text/by-word'
import type { Argument, Expression, ExpressionOf } from '../../../python/ast'
import { statementsIn } from '../../../python/walk'
import { regexPieces } from '../content/regex-pieces'
import { type Idiom, listed, quote, type Source } from './idiom'
import { asksDict } from './is-dict'
import { spokenKey, spokenPart } from './spoken-part'

type Call = ExpressionOf<'call'>

const TURNED =
  ' Con `zip` eso junta el primero de cada fila, luego el segundo de cada fila…: las **filas pasan a ser columnas** (es la matriz **traspuesta**).'

const LOOKS: Readonly<Partial<Record<string, string>>> = {
  findall: ' Da la **lista** de todos los trozos que encajan.',
  search: ' Busca **solo el primer** trozo que encaja y da un objeto `Match` (o `None`).',
  match: ' Mira solo el **principio** del texto y da un objeto `Match` (o `None`).',
  fullmatch: ' El texto **entero** tiene que encajar; da un objeto `Match` (o `None`).',
}

/** The name of what is called: `sorted`, or `append` in `lista.append`. */
export const calledName = ({ callee }: Call): string =>
  callee.kind === 'name' ? callee.name : callee.kind === 'attribute' ? callee.name : ''

export const keywordOf = (node: Call, name: string): Argument | undefined =>
  node.arguments.find((argument) => argument.name === name)

/** The idioms in a call. */
export function inCall(node: Call, source: Source): Idiom[] {
  const found: Idiom[] = []
  const place = { from: node.from, to: node.to }
  const whole = quote(source, node)
  const add = (name: Idiom['name'], slots: Record<string, string>) =>
    found.push({ name, ...place, slots: { whole, ...slots } })
  const name = calledName(node)
  const [first, second] = node.arguments.map(({ value }) => value)
  const receiver = node.callee.kind === 'attribute' ? quote(source, node.callee.value) : null
  const key = keywordOf(node, 'key')
  if (key && ['sort', 'sorted', 'max', 'min'].includes(name)) add('key-function', keySlots(node, key.value, source))
  else if (receiver !== null && ['sort', 'reverse'].includes(name))
    add('in-place-none', { value: receiver, does: name === 'sort' ? 'ordena' : 'da la vuelta' })
  if (name === 'print' && receiver === null) {
    if (keywordOf(node, 'end')) add('print-end', {})
    else if (node.arguments.length === 0) add('empty-print', {})
  }
  for (const { form, value } of node.arguments)
    if (form === 'star' && receiver === null)
      add('star-argument', { value: quote(source, value), turned: name === 'zip' ? TURNED : '' })
  if (receiver !== null && first) {
    const slots = { dict: receiver, key: quote(source, first), standard: second ? quote(source, second) : '`None`' }
    if (name === 'get' && asksDict(node, source)) add('dict-get', slots)
    if (name === 'setdefault') add('setdefault', slots)
    if (name === 'append') add('append', { list: receiver, value: quote(source, first) })
  }
  if (name === 'zip' && receiver === null && node.arguments.length > 1)
    add('zip-call', {
      sources: listed(node.arguments.flatMap((each) => (each.name === null ? [quote(source, each.value)] : []))),
      lost: lostByZip(node, source),
    })
  const columns = name === 'agg' ? namedColumns(node, source) : []
  if (columns.length > 0) add('named-aggregation', { columns: listed(columns) })
  if (name === 'Counter') add('counter', {})
  if (receiver === null && (name === 'any' || name === 'all') && first) {
    add('any-all', {
      meaning: name === 'any' ? 'se cumple **en alguno** de los elementos' : 'se cumple **en todos** los elementos',
    })
  }
  if (receiver === null && (name === 'map' || name === 'filter') && first && second) {
    const [callee, data] = [quote(source, first), quote(source, second)]
    add('map-filter', {
      meaning:
        name === 'map'
          ? `aplica ${callee} a cada elemento de ${data}`
          : `se queda con los elementos de ${data} que cumplen ${callee}`,
    })
  }
  if (name === 'next' && receiver === null && first) {
    add('next', {
      value: quote(source, first),
      file: isFile(first, source)
        ? ' Aquí lee la **primera línea** del archivo (la cabecera) y la descarta: el resto del código ya empieza en la segunda.'
        : '',
    })
  }
  const mode = name === 'open' && receiver === null ? modeMeaning(node, source) : null
  if (mode !== null) add('open-mode', { meaning: mode })
  if (name === 'super' && receiver === null) add('super', {})
  if (name === 'set' && receiver === null) add('set', {})
  const pattern = receiver === '`re`' && first ? patternOf(first, source) : null
  if (pattern !== null) add('regex', { pieces: regexPieces(pattern), gives: LOOKS[name] ?? '' })
  if ((name === 'int' || name === 'float') && first?.kind === 'call' && calledName(first) === 'input') {
    add('int-input', { convert: `\`${name}\`` })
  }
  if (name === 'range' && receiver === null) {
    const values = rangeValues(node)
    const [start, stop, step] = node.arguments.map(({ value }) => value)
    const size = step ? numberOf(step) : null
    if (values === null && start && stop && size !== null && size < 0)
      add('range-back', {
        start: quote(source, start),
        stop: quote(source, stop),
        size: `${-size}`,
        list: backwards(start, source),
      })
    if (values !== null) add('range', { values, step: stepText(node, source), stop: stopText(node, source) })
  }
  return found
}

/** A pattern as it stands, or as the only value of a name. */
function patternOf(node: Expression, { module }: Source): string | null {
  if (node.kind === 'string') return node.value
  if (node.kind !== 'name') return null
  const given = [...statementsIn(module.body)].flatMap((each) =>
    each.kind === 'assign' && each.targets.some((target) => target.kind === 'name' && target.name === node.name)
      ? [each.value]
      : [],
  )
  const [only, more] = given
  return only?.kind === 'string' && more === undefined ? only.value : null
}

const SUMS: Readonly<Record<string, string>> = byWord({
  sum: 'la **suma**',
  mean: 'la **media**',
  max: 'el **máximo**',
  min: 'el **mínimo**',
  count: '**cuántos** datos hay',
  size: '**cuántas filas** hay',
  nunique: 'cuántos **distintos** hay',
  median: 'la **mediana**',
})

/** `total=("venta", "sum")`: «`total` es la suma de `"venta"`». */
const namedColumns = (node: Call, source: Source): string[] =>
  node.arguments.flatMap(({ name, value }) => {
    const [column, does] = value.kind === 'tuple' ? value.items : []
    if (name === null || column === undefined || does === undefined) return []
    const what = does.kind === 'string' ? SUMS[does.value] : undefined
    return [`\`${name}\` es ${what ?? quote(source, does)} de la columna ${quote(source, column)}`]
  })

const MODES: readonly (readonly [RegExp, string])[] = [
  [
    /w/,
    "es **escribir desde cero**: si el archivo no existe, lo crea; si ya tenía algo, **lo borra** al abrirlo. Para añadir al final sin borrar lo que hay, el modo es `'a'` (de *append*).",
  ],
  [/a/, 'es **añadir al final** (*append*): lo que ya había se queda, y si el archivo no existe, lo crea.'],
  [/x/, 'es **crear uno nuevo**: si el archivo ya existe, sale un `FileExistsError` y no se toca.'],
]

/** What the mode of `open` does to what is in the file; null where it is only read. */
function modeMeaning(node: Call, { module }: Source): string | null {
  const mode = keywordOf(node, 'mode')?.value ?? node.arguments.filter(({ form }) => form === 'positional')[1]?.value
  if (mode?.kind !== 'string') return null
  const meaning = MODES.find(([letter]) => letter.test(mode.value))?.[1]
  const text = module.source.slice(mode.from, mode.to)
  return meaning === undefined ? null : `El modo \`${text.replaceAll('`', '')}\` ${meaning}`
}

/** From the last position of a list. */
function backwards(start: Expression, { module }: Source): string {
  const [, list] = /^len\(([\p{L}_][\p{L}\d_]*)\) *- *1$/u.exec(module.source.slice(start.from, start.to)) ?? []
  return list === undefined
    ? ''
    : ` \`len(${list}) - 1\` es la última posición: así se recorre \`${list}\` **del último al primero**.`
}

/** What `zip` leaves out, where the lists stand in the program. */
export function lostByZip({ arguments: given }: Call, source: Source): string {
  const items = given.map(({ value }) => {
    if (value.kind === 'list') return value.items
    if (value.kind !== 'name') return null
    const bound = source.module.body.filter(
      (node) =>
        node.kind === 'assign' && node.targets.some((target) => target.kind === 'name' && target.name === value.name),
    )
    const [only] = bound
    return bound.length === 1 && only?.kind === 'assign' && only.value.kind === 'list' ? only.value.items : null
  })
  const [first, second] = items
  const [one, other] = given
  if (first == null || second == null || first.length === second.length || !one || !other) return ''
  const [long, short] = first.length > second.length ? [first, second] : [second, first]
  const rest = long.slice(short.length)
  const left = listed(rest.map((item) => quote(source, item)))
  return ` Aquí ${quote(source, (long === first ? one : other).value)} tiene más elementos: ${left} no ${rest.length > 1 ? 'tienen' : 'tiene'} pareja y se ${rest.length > 1 ? 'quedan' : 'queda'} fuera, sin aviso.`
}

const stopText = ({ arguments: given }: Call, source: Source) => {
  const stop = given[1]?.value ?? given[0]?.value
  return stop ? quote(source, stop) : ''
}

/** What the third number of a `range` means. */
function stepText(node: Call, source: Source): string {
  const step = node.arguments[2]?.value
  if (step === undefined) return ''
  const size = numberOf(step)
  return size !== null && size < 0
    ? ` El ${quote(source, step)} es el **paso**: va hacia atrás, de ${-size} en ${-size}.`
    : ` El ${quote(source, step)} es el **paso**: va de ${quote(source, step)} en ${quote(source, step)}.`
}

/** Whether a name is a file that `with open(…) as` opened. */
export function isFile(node: Expression, { module }: Source): boolean {
  if (node.kind !== 'name') return false
  return new RegExp(`open\\([^\\n]*\\) as ${node.name}\\b`).test(module.source)
}

/** The numbers of a `range` of plain numbers, in words. */
export function rangeValues(node: Call): string | null {
  const bounds = node.arguments.map(({ value }) => numberOf(value))
  if (bounds.length === 0 || bounds.length > 3) return null
  const [first, second, step = 1] = bounds
  if (first === undefined || first === null || second === null || step === null || step === 0) return null
  const [from, to] = second === undefined ? [0, first] : [first, second]
  const count = Math.max(0, Math.ceil((to - from) / step))
  if (count === 0) return '(ninguno: no hay números que dar)'
  const numbers = Array.from({ length: Math.min(count, 6) }, (_, at) => `${from + at * step}`)
  return count > 6 ? `${numbers.slice(0, 3).join(', ')}… hasta ${from + (count - 1) * step}` : listed(numbers)
}

function numberOf(node: Expression): number | null {
  if (node.kind === 'number' && /^\d{1,9}$/.test(node.text)) return Number(node.text)
  if (node.kind !== 'unary' || node.operator !== '-') return null
  const size = numberOf(node.operand)
  return size === null ? null : -size
}

/** By what a `key` orders: each part of the lambda's result, with a minus read as «from the largest». */
export function keySlots(
  node: Call,
  key: Expression,
  source: Source,
): Record<'parameter' | 'criterion' | 'direction', string> {
  const reverse = keywordOf(node, 'reverse')?.value
  const isReversed = reverse?.kind === 'boolean' && reverse.value
  const isExtreme = ['max', 'min'].includes(calledName(node))
  if (key.kind !== 'lambda') {
    return {
      parameter: '',
      criterion: spokenKey(key, source),
      direction: isExtreme ? '' : directionText(isReversed),
    }
  }
  const parts = key.body.kind === 'tuple' ? key.body.items : [key.body]
  const [parameter] = key.parameters
  const item = parameter ? pairText(node, parameter.name) : ''
  const criteria = parts.map((part) => {
    const isNegative = part.kind === 'unary' && part.operator === '-'
    const shown = spokenPart(isNegative ? part.operand : part, source)
    if (isExtreme) return shown
    return isNegative !== isReversed
      ? `${shown} **de mayor a menor**${isNegative ? ' (por el signo menos)' : ' (por `reverse=True`)'}`
      : `${shown} de menor a mayor`
  })
  return {
    parameter: ` (${quote(source, key.parameters[0] ?? key)})`,
    criterion: criteria.join(' y, si empatan, '),
    direction: (parts.length > 1 ? ' El segundo criterio solo cuenta en los empates.' : '') + item,
  }
}

/** Of a dict's pairs the first is the key, the second the value. */
function pairText({ arguments: [data] }: Call, name: string): string {
  const value = data?.value
  const isPairs = value?.kind === 'call' && calledName(value) === 'items'
  return isPairs
    ? ` Cada \`${name}\` es una **pareja** (una tupla) de clave y valor: \`${name}[0]\` es la clave y \`${name}[1]\` el valor.`
    : ''
}

const directionText = (isReversed: boolean) =>
  isReversed ? ' Con `reverse=True` va de mayor a menor.' : ' Va de menor a mayor.'
