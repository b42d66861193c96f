import { upperFirst } from '~/platform/text/first-letter'
import { withoutAccents } from '~/platform/text/folded'
import { isFeminine } from '../scalars/nouns'
import { type FoundPredicate, testOf } from './find-predicates'
import type { Sequence } from './sequence'
import type { Aggregate, AggregateKind } from './sequence-aggregates'
import { eachOf, NAMES, type Style } from './sequence-lines'

/** One result: an expression where Python has one, lines before it where something is forbidden. */
export type Result = {
  name: string
  label: string
  expression: string
  lines: string[]
  how: string
  imports: string[]
  isRatio: boolean
  needsValues: boolean
}

export function resultOf(
  aggregate: Aggregate,
  over: string,
  { sequence, style }: { sequence: Sequence; style: Style },
): Result {
  const { kind, test } = aggregate
  const condition = test ? testOf(test, sequence.one) : null
  const name = nameOf(kind, test)
  const base = {
    name,
    label: labelOf(kind, test, sequence),
    lines: [],
    imports: [],
    isRatio: false,
    needsValues: false,
  }
  const byHand = loopFor(kind, { name, over, sequence, style, condition })
  if (byHand) return { ...base, ...byHand, isRatio: kind === 'mean', needsValues: LOOPS_OVER_VALUES.has(kind) }
  return { ...base, ...RESULTS[kind]({ name, over, one: sequence.one, condition }) }
}

/** Whose loop has no result where there is no value. */
const LOOPS_OVER_VALUES: ReadonlySet<AggregateKind> = new Set(['max', 'min', 'mean'])

/** `over` is what is gone through, `one` an item of it; `condition` chooses some of them. */
type Over = { name: string; over: string; one: string; condition: string | null }
type Found = Pick<Result, 'expression' | 'how'> & Partial<Result>

const chosen = ({ over, one, condition }: Over) =>
  condition === null ? over : `${one} for ${one} in ${over} if ${condition}`
const listOf = (given: Over) => (given.condition === null ? given.over : `[${chosen(given)}]`)

/** What Python has for each kind. */
const RESULTS: Readonly<Record<AggregateKind, (given: Over) => Found>> = {
  sum: (given) => ({ expression: `sum(${chosen(given)})`, how: '`sum` suma todos.' }),
  count: ({ over, one, condition }) =>
    condition === null
      ? { expression: `len(${over})`, how: '`len` dice cuántos hay.' }
      : {
          expression: `sum(1 for ${one} in ${over} if ${condition})`,
          how: 'Se suma un 1 por cada uno que cumple la condición.',
        },
  mean(given) {
    const { name, over, condition } = given
    const values = condition === null ? over : `${name}_de`
    return {
      lines: condition === null ? [] : [`${values} = ${listOf(given)}`],
      expression: `sum(${values}) / len(${values})`,
      how: 'La media es la suma entre cuántos hay.',
      isRatio: true,
      needsValues: true,
    }
  },
  max: (given) => ({
    expression: `max(${chosen(given)})`,
    how: '`max` devuelve el más grande.',
    needsValues: true,
  }),
  min: (given) => ({
    expression: `min(${chosen(given)})`,
    how: '`min` devuelve el más pequeño.',
    needsValues: true,
  }),
  median: (given) => ({
    expression: `statistics.median(${listOf(given)})`,
    imports: ['import statistics'],
    how: '`statistics.median` calcula la mediana: el valor del medio al ordenarlos.',
    needsValues: true,
  }),
  mode: (given) => ({
    expression: `statistics.mode(${listOf(given)})`,
    imports: ['import statistics'],
    how: '`statistics.mode` calcula la moda: el que más se repite.',
    needsValues: true,
  }),
  product: (given) => ({
    expression: `math.prod(${chosen(given)})`,
    imports: ['import math'],
    how: '`math.prod` multiplica todos.',
  }),
  difference: ({ over }) => ({
    expression: `max(${over}) - min(${over})`,
    how: 'La diferencia entre el mayor y el menor.',
    needsValues: true,
  }),
  longest: (given) => byLength('max', given),
  shortest: (given) => byLength('min', given),
  share: ({ over, one, condition }) => ({
    expression: `sum(1 for ${one} in ${over} if ${condition ?? `${one} > 0`}) / len(${over}) * 100`,
    how: 'El porcentaje es la parte entre el total, por 100.',
    isRatio: true,
    needsValues: true,
  }),
  frequency: ({ over }) => ({
    expression: `Counter(${over})`,
    imports: ['from collections import Counter'],
    how: '`Counter` cuenta cuántas veces sale cada uno.',
  }),
  position: ({ over }) => ({ expression: over, how: '' }),
  all: (given) => ({ expression: listOf(given), how: 'Cada lista se queda con los que cumplen su condición.' }),
}

const byLength = (call: 'max' | 'min', { over }: Over): Found => ({
  expression: `${call}(${over}, key=len)`,
  how: '`key=len` hace que se comparen por su número de letras.',
  needsValues: true,
})

type Looping = { name: string; over: string; sequence: Sequence; style: Style; condition: string | null }
const NEEDS: Partial<Record<AggregateKind, string[]>> = {
  sum: ['sum'],
  max: ['max'],
  min: ['min'],
  count: ['len'],
  mean: ['sum', 'len'],
  longest: ['max'],
  shortest: ['min'],
  frequency: ['Counter', 'import'],
}

/** The same with a loop, where what Python has for it is forbidden or a loop is asked for. */
function loopFor(
  kind: AggregateKind,
  { name, over, sequence, style, condition }: Looping,
): Pick<Result, 'expression' | 'lines' | 'how'> | null {
  const needs = NEEDS[kind]
  if (!needs || (!needs.some((each) => style.without.has(each)) && style.loop === null)) return null
  const { one } = sequence
  const when = (line: string) => (condition === null ? [line] : [`if ${condition}:`, `    ${line}`])
  const loop = (body: string[]) => eachOf(sequence, over, { style, body })
  if (kind === 'sum')
    return {
      lines: [`${name} = 0`, ...loop(when(`${name} += ${one}`))],
      expression: name,
      how: 'El total empieza en 0 y se le suma cada valor.',
    }
  if (kind === 'count')
    return {
      lines: [`${name} = 0`, ...loop(when(`${name} += 1`))],
      expression: name,
      how: 'El contador empieza en 0 y sube uno por cada valor.',
    }
  if (kind === 'mean')
    return {
      lines: [
        'total = 0',
        'cuantos = 0',
        ...loop(
          condition === null
            ? [`total += ${one}`, 'cuantos += 1']
            : [`if ${condition}:`, `    total += ${one}`, '    cuantos += 1'],
        ),
      ],
      expression: 'total / cuantos',
      how: 'Se va sumando y contando a la vez; la media es una cosa entre la otra.',
    }
  if (kind === 'frequency')
    return {
      lines: [`${name} = {}`, ...loop([`${name}[${one}] = ${name}.get(${one}, 0) + 1`])],
      expression: name,
      how: '`get(…, 0)` da 0 la primera vez que aparece cada uno.',
    }
  const measure = (value: string) => (kind === 'longest' || kind === 'shortest' ? `len(${value})` : value)
  const sign = kind === 'max' || kind === 'longest' ? '>' : '<'
  return {
    lines: [`${name} = ${over}[0]`, ...loop([`if ${measure(one)} ${sign} ${measure(name)}:`, `    ${name} = ${one}`])],
    expression: name,
    how: `Se guarda el primero y se cambia cada vez que aparece uno más ${sign === '>' ? 'grande' : 'pequeño'}.`,
  }
}

const nameOf = (kind: AggregateKind, test: FoundPredicate | null): string => {
  const base = {
    sum: 'suma',
    mean: 'media',
    median: 'mediana',
    mode: 'moda',
    max: 'mayor',
    min: 'menor',
    count: 'cuantos',
    product: 'producto',
    difference: 'diferencia',
    longest: 'mas_larga',
    shortest: 'mas_corta',
    frequency: 'veces',
    position: 'posicion',
    share: 'porcentaje',
    all: 'todos',
  }[kind]
  const limited = test ? NAMES[test.predicate.id] : undefined
  if (kind === 'count' && test) return limited ?? 'cuantos'
  if (kind === 'all' && test) return limited ?? 'elegidos'
  return limited === undefined ? base : `${base}_${limited}`
}

function labelOf(kind: AggregateKind, test: FoundPredicate | null, { label, plural, of }: Sequence): string {
  const feminine = isFeminine(of === 'number' && label === 'número' ? 'numero' : withoutAccents(label))
  const said = test ? plural_(test, feminine) : ''
  const all = plural.startsWith('range') ? 'números' : plural
  const [the, one] = feminine ? ['La', 'a'] : ['El', 'o']
  const limited = said === '' ? '' : ` de l${feminine ? 'a' : 'o'}s ${said}`
  const texts: Record<AggregateKind, string> = {
    sum: `Suma${limited}`,
    mean: `Media${limited}`,
    median: 'Mediana',
    mode: 'Moda',
    max: `${the} mayor${limited}`,
    min: `${the} menor${limited}`,
    count: said === '' ? `Cuánt${one}s ${all}` : upperFirst(said),
    product: 'Producto',
    difference: 'Diferencia',
    longest: `${the} más larg${one}`,
    shortest: `${the} más cort${one}`,
    frequency: 'Veces',
    position: 'Posición',
    share: said === '' ? 'Porcentaje' : `Porcentaje de ${said}`,
    all: said === '' ? 'Todos' : upperFirst(said),
  }
  return texts[kind]
}

/** «pares», «mayores que 5», «aprobadas»: what one calls those for which a test holds. */
function plural_({ predicate, value, other, isNegated }: FoundPredicate, feminine: boolean): string {
  const o = feminine ? 'a' : 'o'
  const names: Record<string, string> = {
    even: 'pares',
    odd: 'impares',
    prime: 'primos',
    positive: `positiv${o}s`,
    negative: `negativ${o}s`,
    zero: 'ceros',
    passed: `aprobad${o}s`,
    failed: `suspens${o}s`,
    adult: 'mayores de edad',
    minor: 'menores de edad',
    palindrome: 'palíndromos',
  }
  const said =
    names[predicate.id] ??
    predicate
      .yes(value, other)
      .replace(/^(?:es|está|tiene) (?=mayor|menor|múltiplo|\d)/, '')
      .replace(/^mayor /, 'mayores ')
      .replace(/^menor /, 'menores ')
      .replace(/^múltiplo /, 'múltiplos ')
  return isNegated ? `no ${said}` : said
}
