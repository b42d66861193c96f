import type { Expression, Statement, StatementOf } from '../../../python/ast'
import { expressionsIn, sameScope, statementsIn } from '../../../python/walk'
import { quote, type Source } from '../idioms/idiom'
import { calledName, keySlots, keywordOf } from '../idioms/in-calls'
import { loopPattern } from './loop-patterns'
import { recursionPattern } from './recursion-pattern'
import { spokenCondition, spokenValue } from './spoken-values'

/** What some statements do, in the third person, in the order of the source; `owner` is the function that they are the body of. */
export function patternsIn(
  body: readonly Statement[],
  source: Source,
  owner: StatementOf<'function'> | null = null,
): string[] {
  const found: string[] = []
  const add = (text: string | null) => {
    if (text !== null && !found.includes(text)) found.push(text)
  }
  if (owner) add(recursionPattern(owner, source))
  for (const node of statementsIn(body, sameScope)) {
    if (node.kind === 'for' || node.kind === 'while') add(loopPattern(node, source))
    if (
      node.kind === 'with' &&
      node.items.some(({ context }) => context.kind === 'call' && calledName(context) === 'open')
    )
      add(filePattern(node, source))
    for (const value of valuesOf(node)) add(valuePattern(value, node, source))
  }
  return together(found)
}

const SHOWS_ONLY = /^recorre .* y va mostrando el resultado de cada vuelta$/

const READS = /^lee el archivo (?!.* línea a línea)/

const LINE_BY_LINE = 'mira el archivo línea a línea y '

/** A file and the loop over its lines are one thing; a loop that only shows what others have made is not worth a word. */
function together(found: readonly string[]): string[] {
  const telling = found.filter((text) => !SHOWS_ONLY.test(text))
  const all = telling.length > 0 ? telling : found
  const loop = all.find((text) => text.startsWith(LINE_BY_LINE))
  const file = all.find((text) => READS.test(text))
  if (loop === undefined || file === undefined) return [...all]
  const one = `${file} línea a línea y ${loop.slice(LINE_BY_LINE.length)}`
  return all.flatMap((text) => (text === file ? [one] : text === loop ? [] : [text]))
}

const valuesOf = (node: Statement): Expression[] => {
  if (node.kind === 'expression' && node.value.kind === 'call' && isCallOf(node.value, 'print'))
    return node.value.arguments.map(({ value }) => value)
  if (node.kind === 'assign' || node.kind === 'expression') return [node.value]
  return node.kind === 'return' && node.value ? [node.value] : []
}

function filePattern(node: StatementOf<'with'>, source: Source): string {
  const [item] = node.items
  const call = item?.context.kind === 'call' ? item.context : null
  const [path, mode] = call?.arguments.map(({ value }) => value) ?? []
  const isWriting = mode?.kind === 'string' && /[wax]/.test(mode.value)
  return `${isWriting ? 'escribe en el archivo' : 'lee el archivo'} ${path ? quote(source, path) : ''}`.trim()
}

function valuePattern(node: Expression, statement: Statement, source: Source): string | null {
  const target = statement.kind === 'assign' ? statement.targets[0] : undefined
  const column = columnPattern(node, target, source)
  if (column !== null) return column
  const kept = target ? ` y ${target.kind === 'tuple' ? 'lo reparte' : 'lo guarda'} en ${quote(source, target)}` : ''
  if (node.kind === 'binary' && node.operator === '/' && isCallOf(node.left, 'sum') && isCallOf(node.right, 'len')) {
    const [data] = node.left.kind === 'call' ? node.left.arguments : []
    return `calcula la media de ${data ? quote(source, data.value) : 'los datos'}${statement.kind === 'return' ? '' : kept}`
  }
  const named = namedValue(node, source)
  if (named !== null) return named
  const time = timeParts(node, source)
  if (time !== null) return time
  if (node.kind === 'comprehension' && node.form !== 'generator') return comprehensionPattern(node, source, kept)
  if (node.kind === 'call' && node.callee.kind === 'attribute' && node.callee.name === 'sort')
    return `ordena ${quote(source, node.callee.value)}${orderOf(node, source)}`
  if (isCallOf(node, 'sorted') && node.kind === 'call' && node.arguments[0])
    return `ordena ${quote(source, node.arguments[0].value)}${orderOf(node, source)}${kept}`
  for (const part of expressionsIn(node)) {
    const counted = countedBy(part, source)
    if (counted !== null) return `${counted}${kept}`
    if (part.kind === 'call' && calledName(part) === 'Counter' && part.arguments[0])
      return `cuenta cuántas veces aparece cada elemento de ${quote(source, part.arguments[0].value)}${mostCommon(node, source)}`
    if (
      part.kind === 'compare' &&
      part.comparisons[0] !== undefined &&
      isReversed(part.comparisons[0].right) &&
      part.comparisons[0].operator === '=='
    ) {
      return `comprueba si ${quote(source, part.left)} se lee igual al revés (palíndromo)`
    }
    if (part.kind === 'call' && calledName(part) === 'groupby')
      return `agrupa los datos de ${part.callee.kind === 'attribute' ? quote(source, part.callee.value) : 'la tabla'} y los resume`
  }
  return null
}

/** `Counter(x).most_common(5)`. */
function mostCommon(node: Expression, source: Source): string {
  const call = [...expressionsIn(node)].find((part) => part.kind === 'call' && calledName(part) === 'most_common')
  const [many] = call?.kind === 'call' ? call.arguments : []
  if (call === undefined) return ''
  return many === undefined
    ? ' y los da **del más repetido al menos**'
    : ` y da los **${quote(source, many.value)} más frecuentes** (los que más se repiten)`
}

/** By what it is sorted, and from which end. */
function orderOf(node: Extract<Expression, { kind: 'call' }>, source: Source): string {
  const key = keywordOf(node, 'key')?.value
  const turned = keywordOf(node, 'reverse')?.value
  const way = turned?.kind === 'boolean' && turned.value ? ', de mayor a menor' : ''
  if (key === undefined) return way
  return ` según ${keySlots(node, key, source).criterion}${key.kind === 'lambda' ? '' : way}`
}

/** Values that have a name of their own: a leap year, the letter of a DNI, what a pattern looks for. */
function namedValue(node: Expression, source: Source): string | null {
  const year = leapYear(node, source)
  if (year !== null) return `comprueba si ${year}`
  for (const part of expressionsIn(node)) {
    if (
      part.kind === 'subscript' &&
      part.index.kind === 'binary' &&
      part.index.operator === '%' &&
      isDniText(part.value, source)
    )
      return `da la letra del **DNI** (o NIF): el resto de dividir ${quote(source, part.index.left)} entre 23, de 0 a 22, dice cuál de las 23 letras le toca`
    const looked = part.kind === 'call' ? foundBy(part, source) : null
    if (looked !== null) return looked
  }
  return null
}

const DNI = 'TRWAGMYFPDXBNJZSQVHLCKE'

const isDniText = (node: Expression, source: Source) =>
  (node.kind === 'string' && node.value === DNI) || (node.kind === 'name' && source.module.source.includes(DNI))

/** `re.findall(patrón, texto)`: what it looks for, where the pattern shows it. */
function foundBy(node: Extract<Expression, { kind: 'call' }>, source: Source): string | null {
  const [pattern, text] = node.arguments.map(({ value }) => value)
  if (calledName(node) !== 'findall' || pattern?.kind !== 'string' || text === undefined) return null
  const figures = /^(?:\\b)?(?:\\d|\[0-9\])\{(\d+)\}(?:\\b)?$/.exec(pattern.value)?.[1]
  const what = /@.*\\?\./.test(pattern.value)
    ? 'las direcciones de **correo electrónico**'
    : figures !== undefined
      ? `los números de **${figures} cifras**`
      : /^(?:\\d|\[0-9\])\+$/.test(pattern.value)
        ? 'los **números**'
        : `todo lo que encaja con el patrón ${quote(source, pattern)}`
  return `busca ${what} que hay en ${quote(source, text)} y da la lista`
}

/** `t // 3600`: a time in seconds taken apart. */
function timeParts(node: Expression, source: Source): string | null {
  const cut = [...expressionsIn(node)].find(
    (part) =>
      part.kind === 'binary' &&
      part.operator === '//' &&
      part.right.kind === 'number' &&
      /^(?:60|3600)$/.test(part.right.text),
  )
  if (cut?.kind !== 'binary' || cut.left.kind !== 'name' || !/% *60\b/.test(source.module.source)) return null
  const isHours = source.module.source.includes('3600')
  return `pasa ${quote(source, cut.left)} a ${isHours ? '**horas, minutos y segundos**' : timesNamed(cut.left.name)}`
}

/** What is divided by 60 tells by its name which of the two it is. */
const timesNamed = (name: string) =>
  /^s|seg|sec/i.test(name)
    ? '**minutos y segundos**'
    : /^m|min/i.test(name)
      ? '**horas y minutos**'
      : 'dos unidades de tiempo'

/** Divided by 4, 100 and 400. */
export function leapYear(test: Expression, source: Source): string | null {
  const divisors = [...expressionsIn(test)].flatMap((part) =>
    part.kind === 'binary' && part.operator === '%' && part.right.kind === 'number' ? [part.right.text] : [],
  )
  if (!['4', '100', '400'].every((each) => divisors.includes(each))) return null
  const year = [...expressionsIn(test)].find(({ kind }) => kind === 'name')
  return year === undefined ? null : `${quote(source, year)} es un año **bisiesto**`
}

/** `df["total"] = df["precio"] * df["unidades"]`: a column that is worked out of others, row by row or by groups. */
function columnPattern(value: Expression, target: Expression | undefined, source: Source): string | null {
  if (target?.kind !== 'subscript' || target.value.kind !== 'name' || target.index.kind !== 'string') return null
  const table = target.value.name
  const isOfTable = [...expressionsIn(value)].some(
    (part) => part.kind === 'subscript' && part.value.kind === 'name' && part.value.name === table,
  )
  const group = [...expressionsIn(value)].find((part) => part.kind === 'call' && calledName(part) === 'groupby')
  if (!isOfTable && group === undefined) return null
  const by = group?.kind === 'call' && group.arguments[0] ? quote(source, group.arguments[0].value) : null
  const isPercent =
    value.kind === 'binary' && value.operator === '*' && value.right.kind === 'number' && value.right.text === '100'
  const share = isPercent ? value.left : value
  const part = share.kind === 'binary' && share.operator === '/' ? share : null
  const added = `añade a \`${table}\` la columna ${quote(source, target.index)}`
  if (part !== null && by !== null && isSummed(part.right))
    return `${added}: ${isPercent ? 'el **porcentaje**' : 'la parte'} que es cada valor de ${quote(source, part.left)} del total de su grupo (${by})`
  if (by !== null) return `${added}, calculada por grupos de ${by}, con un valor en cada fila`
  return `${added}, calculada en cada fila con ${quote(source, share)}${isPercent ? ', en **porcentaje** (`* 100`)' : ''}`
}

const isSummed = (node: Expression) =>
  node.kind === 'call' &&
  calledName(node) === 'transform' &&
  node.arguments.some(({ value }) => value.kind === 'string' && value.value === 'sum')

/** `sum(1 for letra in texto if letra in vocales)`: how many fulfil a condition. */
function countedBy(node: Expression, source: Source): string | null {
  const [given] = node.kind === 'call' && isCallOf(node, 'sum') ? node.arguments : []
  if (given?.value.kind !== 'comprehension') return null
  const { clauses, element } = given.value
  const [clause, another] = clauses
  const [condition] = clause?.conditions ?? []
  if (clause === undefined || another !== undefined) return null
  const test = element.kind === 'number' && element.text === '1' ? condition : element
  if (test === undefined || (test !== condition && test.kind !== 'compare')) return null
  return `cuenta cuántos elementos de ${quote(source, clause.iterable)} cumplen ${quote(source, test)}`
}

const isCallOf = (node: Expression, name: string) =>
  node.kind === 'call' && node.callee.kind === 'name' && node.callee.name === name

/** `texto[::-1]`. */
export const isReversed = (node: Expression) =>
  node.kind === 'subscript' && node.index.kind === 'slice' && node.index.step?.kind === 'unary'

type Clause = Extract<Expression, { kind: 'comprehension' }>['clauses'][number]

/** «cada `fila` de `M`», where what the inner loop runs over is what the outer one gives. */
function iteratedText(outer: Clause, inner: Clause | undefined, source: Source): string {
  if (inner === undefined) return quote(source, outer.iterable)
  const isGiven =
    outer.target.kind === 'name' && inner.iterable.kind === 'name' && inner.iterable.name === outer.target.name
  return `${isGiven ? 'cada ' : ''}${quote(source, inner.iterable)}${isGiven ? ` de ${quote(source, outer.iterable)}` : ''}`
}

function comprehensionPattern(
  node: Extract<Expression, { kind: 'comprehension' }>,
  source: Source,
  kept: string,
): string {
  const [clause, inner] = node.clauses
  const kind = { list: 'una lista', set: 'un conjunto', dict: 'un diccionario', generator: '' }[node.form]
  // With one loop in another it is what the inner one runs over that gives the elements.
  const data = clause === undefined ? 'los datos' : iteratedText(clause, inner, source)
  const [condition] = (inner ?? clause)?.conditions ?? []
  const asked = condition ? spokenCondition(condition) : null
  const filter = condition
    ? `, solo con los que cumplen ${quote(source, condition)}${asked === null ? '' : ` (${asked})`}`
    : ''
  if (node.form === 'dict' && node.value !== null)
    return `crea ${kind} a partir de ${data}: por cada elemento guarda la clave ${quote(source, node.element)} con el valor ${quote(source, node.value)}${filter}${kept}`
  const made = spokenValue(node.element, source)
  const { target } = inner ?? clause ?? {}
  if (made === null && target?.kind === 'name' && node.element.kind === 'name' && node.element.name === target.name)
    return `crea ${kind} con los elementos de ${data}${filter.replace('solo con los', 'solo los')}${kept}`
  return `crea ${kind} con ${made === null ? '' : `${made}: `}${quote(source, node.element)}${made === null ? '' : ','} para cada elemento de ${data}${filter}${kept}`
}
