import type { Expression, Statement, StatementOf } from '../../../python/ast'
import { allExpressions, expressionsIn, sameScope, statementsIn } from '../../../python/walk'
import { listed, quote, type Source } from '../idioms/idiom'
import { calledName, isFile } from '../idioms/in-calls'
import { drawing } from './drawing-pattern'
import { type Loop, named, type Pattern } from './loop-pattern'
import { sideText, spokenTest } from './spoken-values'
import { untilValid } from './until-valid'

/** What a loop is for, by what its body does; null where that is not known. */
export function loopPattern(loop: Loop, source: Source): string | null {
  const inside = [...statementsIn(loop.body, sameScope)]
  for (const pattern of PATTERNS) {
    const found = pattern(loop, inside, source)
    if (found !== null) return found
  }
  return null
}

const over = (loop: Loop, source: Source) => (loop.kind === 'for' ? ` al recorrer ${quote(source, loop.iterable)}` : '')

const hasCall = (nodes: readonly Statement[], name: string) =>
  [...allExpressions(nodes)].some((part) => part.kind === 'call' && calledName(part) === name)

/** What is typed is held against a number that chance has chosen. */
const guess: Pattern = (loop, inside, source) => {
  if (loop.kind !== 'while' || !hasCall(inside, 'input')) return null
  for (const node of statementsIn(source.module.body)) {
    const [target] = node.kind === 'assign' ? node.targets : []
    if (node.kind !== 'assign' || target?.kind !== 'name' || node.value.kind !== 'call') continue
    if (!/^(?:randint|randrange|choice)$/.test(calledName(node.value))) continue
    const isCompared = [...expressionsIn(loop.test), ...allExpressions(inside)].some(
      (part) =>
        part.kind === 'compare' &&
        [part.left, ...part.comparisons.map(({ right }) => right)].some((side) => named(side) === target.name),
    )
    const hints = [...allExpressions(inside)].some(
      (part) => part.kind === 'compare' && part.comparisons.some(({ operator }) => /^[<>]/.test(operator)),
    )
    if (isCompared)
      return `es un juego de **adivinar**: elige \`${target.name}\` al azar y pregunta una y otra vez${hints ? ', dando pistas,' : ''} hasta que se acierta`
  }
  return null
}

const menu: Pattern = (loop, inside, source) => {
  if (loop.kind !== 'while' || !hasCall(inside, 'input')) return null
  const choices = inside.filter((node) => node.kind === 'if').length
  const tried = inside.find((node) => node.kind === 'try')
  if (tried?.kind === 'try') return untilValid(tried, source)
  return choices >= 3
    ? 'muestra un menú y hace lo que se elija hasta salir'
    : 'va pidiendo datos por teclado hasta que se cumpla la condición de salida'
}

/** `n //= 2` while it is more than 0: how often it can be halved. */
const cutting: Pattern = (loop, inside, source) => {
  if (loop.kind !== 'while') return null
  const cut = inside.find((node) => node.kind === 'augmented-assign' && /^\/\/?$/.test(node.operator))
  if (cut?.kind !== 'augmented-assign' || cut.target.kind !== 'name') return null
  const name = cut.target.name
  if (![...expressionsIn(loop.test)].some((part) => named(part) === name)) return null
  const way = cut.operator === '//' ? ' (división entera, sin decimales)' : ''
  const counted = accumulate(loop, inside, source)
  return `va dividiendo \`${name}\` entre ${quote(source, cut.value)}${way} mientras se cumple ${quote(source, loop.test)}${counted === null ? '' : `, y ${counted}`}`
}

/** A draw that is repeated: «hace 600 veces un sorteo al azar». What is done with each is told by the others. */
const simulation: Pattern = (loop, inside, source) => {
  const draw = [...allExpressions(inside)].find(
    (part) => part.kind === 'call' && /^(?:randint|randrange|choice|random|uniform)$/.test(calledName(part)),
  )
  const [times] = loop.kind === 'for' && loop.iterable.kind === 'call' ? loop.iterable.arguments : []
  if (draw === undefined || loop.kind !== 'for' || times === undefined || hasCall(inside, 'input')) return null
  if (loop.iterable.kind !== 'call' || calledName(loop.iterable) !== 'range') return null
  const counted = tally(loop, inside, source) ?? countedApart(inside, source) ?? accumulate(loop, inside, source)
  const then = counted === null ? '' : `, y ${counted}`
  return `hace ${quote(source, times.value)} veces un **sorteo al azar** (${quote(source, draw)})${then}`
}

/** Several counters, one for each case. */
function countedApart(inside: readonly Statement[], source: Source): string | null {
  const counters = inside.flatMap((node) =>
    node.kind === 'augmented-assign' && node.operator === '+' && node.target.kind === 'name'
      ? [quote(source, node.target)]
      : [],
  )
  const all = [...new Set(counters)]
  return all.length < 2 ? null : `cuenta cada caso por su lado, en ${listed(all.slice(0, 8))}`
}

/** `cuenta[x] = cuenta.get(x, 0) + 1` and `cuenta[x] += 1`. */
const tally: Pattern = (loop, inside, source) => {
  for (const node of inside) {
    const [target, value] =
      node.kind === 'assign'
        ? [node.targets[0], node.value]
        : node.kind === 'augmented-assign'
          ? [node.target, node.value]
          : []
    if (target?.kind !== 'subscript' || !value) continue
    const isOne = (part: Expression) => part.kind === 'number' && part.text === '1'
    const counts =
      node.kind === 'augmented-assign'
        ? node.operator === '+' && isOne(value)
        : value.kind === 'binary' && value.operator === '+' && [value.left, value.right].some(isOne)
    if (counts)
      return `cuenta cuántas veces aparece cada ${quote(source, target.index)} y lo guarda en ${quote(source, target.value)}`
    if (node.kind === 'augmented-assign' && node.operator === '+')
      return `suma por grupos en ${quote(source, target.value)}${over(loop, source)}`
  }
  return null
}

const extreme: Pattern = (loop, inside, source) => {
  for (const node of inside) {
    if (node.kind !== 'if' || node.test.kind !== 'compare') continue
    const [comparison] = node.test.comparisons
    const kept = node.body.find((part) => part.kind === 'assign')
    if (!comparison || kept?.kind !== 'assign' || !kept.targets[0]) continue
    const best = named(kept.targets[0])
    const [left, right] = [named(node.test.left), named(comparison.right)]
    if (best === null || (best !== right && best !== left) || !'<>'.includes(comparison.operator[0] ?? '')) continue
    const isGreater = comparison.operator.startsWith('>') === (best === right)
    return `busca ${isGreater ? 'el mayor' : 'el menor'}${over(loop, source)} y lo guarda en ${quote(source, kept.targets[0])}`
  }
  return null
}

const search: Pattern = (loop, _inside, source) => {
  for (const node of loop.body) {
    const returned = node.kind === 'if' ? node.body.find(({ kind }) => kind === 'return') : undefined
    if (node.kind !== 'if' || returned?.kind !== 'return') continue
    if (returned.value?.kind === 'boolean') return foundOrNot(loop, node, returned.value.value, source)
    return `busca${over(loop, source)} el primero que cumple ${quote(source, node.test)} y lo devuelve`
  }
  return null
}

/** `if n % i == 0: return False`: whether there is one, and for divisors whether the number is prime. */
function foundOrNot(loop: Loop, { test }: StatementOf<'if'>, isFound: boolean, source: Source): string {
  const [only] = test.kind === 'compare' ? test.comparisons : []
  const divided =
    test.kind === 'compare' && test.left.kind === 'binary' && test.left.operator === '%' ? test.left : null
  const isDivisor = loop.kind === 'for' && divided !== null && named(divided.right) === named(loop.target)
  if (!isFound && isDivisor && only?.operator === '==' && only.right.kind === 'number' && only.right.text === '0')
    return `comprueba si ${quote(source, divided.left)} es **primo**: prueba a dividirlo entre cada \`${named(divided.right)}\` y, si alguno lo divide sin resto, devuelve \`False\``
  return `devuelve \`${isFound ? 'True' : 'False'}\` en cuanto uno cumple ${quote(source, test)}${over(loop, source)}`
}

const collect: Pattern = (loop, inside, source) => {
  const isAppend = (node: Statement) =>
    node.kind === 'expression' && node.value.kind === 'call' && calledName(node.value) === 'append'
  const added = inside.find(isAppend)
  if (added?.kind !== 'expression' || added.value.kind !== 'call' || added.value.callee.kind !== 'attribute')
    return null
  const [value] = added.value.arguments
  const list = quote(source, added.value.callee.value)
  const condition = loop.body.find((node) => node.kind === 'if' && node.body.some(isAppend))
  const filter = condition?.kind === 'if' ? `, solo cuando se cumple ${quote(source, condition.test)}` : ''
  return `va metiendo ${value ? quote(source, value.value) : 'valores'} en la lista ${list}${over(loop, source)}${filter}`
}

const accumulate: Pattern = (loop, inside, source) => {
  const change = inside.find((node) => node.kind === 'augmented-assign' && node.target.kind === 'name')
  if (change?.kind !== 'augmented-assign') return null
  const name = quote(source, change.target)
  const isOne = change.value.kind === 'number' && change.value.text === '1'
  if (loop.kind === 'while') {
    const tested = [...expressionsIn(loop.test)].some((part) => named(part) === named(change.target))
    if (tested) return null
  }
  if (isOne && change.operator === '+') {
    const condition = loop.body.find((node) => node.kind === 'if')
    return `cuenta en ${name}${condition?.kind === 'if' ? ` cuántas veces ${spokenTest(condition.test, source)}${vowelsText(condition.test)}` : ' cuántas vueltas da el bucle'}${over(loop, source)}`
  }
  if (change.operator === '+') {
    const condition = loop.body.find((node) => node.kind === 'if')
    const filter =
      condition?.kind === 'if' && condition.otherwise.length === 0 && condition.body.includes(change)
        ? `, solo cuando ${spokenTest(condition.test, source)}`
        : ''
    return `va sumando ${sideText(change.value, source)} en ${name}${over(loop, source)}${filter}`
  }
  if (change.operator !== '*') return null
  return `va multiplicando en ${name}${over(loop, source)}`
}

/** What a block shows, where that is all that it does. */
function printedIn([only, more]: readonly Statement[]): Expression[] | null {
  if (only?.kind !== 'expression' || more !== undefined || only.value.kind !== 'call') return null
  const values = only.value.arguments.filter(({ form }) => form === 'positional').map(({ value }) => value)
  return calledName(only.value) === 'print' && values.length > 0 ? values : null
}

const shownText = (values: readonly Expression[], source: Source) => listed(values.map((value) => quote(source, value)))

/** What is shown in each turn, and when: «muestra `"Pedir"` y `articulo` cuando `stock` es menor que `minimo`». */
const show: Pattern = (loop, inside, source) => {
  if (!hasCall(inside, 'print')) return null
  if (loop.kind === 'while') return `repite mensajes mientras se cumpla ${quote(source, loop.test)}`
  const whole = isFile(loop.iterable, source)
    ? 'mira el archivo línea a línea'
    : `recorre ${quote(source, loop.iterable)}`
  const last = loop.body.at(-1)
  const shown = last?.kind === 'if' && last.otherwise.length === 0 ? printedIn(last.body) : null
  if (last?.kind === 'if' && shown !== null)
    return `${whole} y muestra ${shownText(shown, source)} solo cuando ${spokenTest(last.test, source)}`
  const mean = [...allExpressions(inside)].find(
    (part) =>
      part.kind === 'binary' && part.operator === '/' && isCallOf(part.left, 'sum') && isCallOf(part.right, 'len'),
  )
  const data = mean?.kind === 'binary' && mean.left.kind === 'call' ? mean.left.arguments[0] : undefined
  if (data !== undefined)
    return `${whole} y muestra la **media** (el promedio) de ${quote(source, data.value)} en cada vuelta`
  return `${whole} y va mostrando el resultado de cada vuelta`
}

const isCallOf = (node: Expression, name: string) => node.kind === 'call' && calledName(node) === name

const PATTERNS: readonly Pattern[] = [
  guess,
  menu,
  cutting,
  simulation,
  tally,
  extreme,
  search,
  collect,
  accumulate,
  drawing,
  show,
]

/** `letra in "aeiou"`. */
const vowelsText = (test: Expression): string =>
  test.kind === 'compare' &&
  test.comparisons.some(
    ({ operator, right }) => operator === 'in' && right.kind === 'string' && VOWELS.test(right.value),
  )
    ? ', es decir, cuántas **vocales** hay'
    : ''

const VOWELS = /^[aeiouáéíóúü]{5,}$/i
