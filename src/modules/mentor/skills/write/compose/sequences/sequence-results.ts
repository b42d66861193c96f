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
  const { one } = sequence
  const condition = test ? testOf(test, one) : null
  const some = condition === null ? over : `[${one} for ${one} in ${over} if ${condition}]`
  const generated = condition === null ? over : `${one} for ${one} in ${over} if ${condition}`
  const label = labelOf(kind, test, sequence)
  const name = nameOf(kind, test)
  const base = { name, label, lines: [], imports: [], isRatio: false, needsValues: false }
  const byHand = loopFor(kind, { name, over, sequence, style, condition })
  if (byHand)
    return {
      ...base,
      ...byHand,
      isRatio: kind === 'mean',
      needsValues: kind === 'max' || kind === 'min' || kind === 'mean',
    }
  switch (kind) {
    case 'sum':
      return { ...base, expression: `sum(${generated})`, how: '`sum` suma todos.' }
    case 'count':
      return condition === null || (over.startsWith('range') && condition === null)
        ? { ...base, expression: `len(${over})`, how: '`len` dice cuántos hay.' }
        : {
            ...base,
            expression: `sum(1 for ${one} in ${over} if ${condition})`,
            how: 'Se suma un 1 por cada uno que cumple la condición.',
          }
    case 'mean':
      if (condition !== null)
        return {
          ...base,
          lines: [`${name}_de = ${some}`],
          expression: `sum(${name}_de) / len(${name}_de)`,
          how: 'La media es la suma entre cuántos hay.',
          isRatio: true,
          needsValues: true,
        }
      return {
        ...base,
        expression: `sum(${over}) / len(${over})`,
        how: 'La media es la suma entre cuántos hay.',
        isRatio: true,
        needsValues: true,
      }
    case 'max':
    case 'min':
      return {
        ...base,
        expression: `${kind}(${generated})`,
        how: `\`${kind}\` devuelve el más ${kind === 'max' ? 'grande' : 'pequeño'}.`,
        needsValues: true,
      }
    case 'median':
    case 'mode':
      return {
        ...base,
        expression: `statistics.${kind}(${some})`,
        imports: ['import statistics'],
        how: `\`statistics.${kind}\` calcula la ${kind === 'median' ? 'mediana: el valor del medio al ordenarlos' : 'moda: el que más se repite'}.`,
        needsValues: true,
      }
    case 'product':
      return {
        ...base,
        expression: `math.prod(${generated})`,
        imports: ['import math'],
        how: '`math.prod` multiplica todos.',
      }
    case 'difference':
      return {
        ...base,
        expression: `max(${over}) - min(${over})`,
        how: 'La diferencia entre el mayor y el menor.',
        needsValues: true,
      }
    case 'longest':
    case 'shortest':
      return {
        ...base,
        expression: `${kind === 'longest' ? 'max' : 'min'}(${over}, key=len)`,
        how: '`key=len` hace que se comparen por su número de letras.',
        needsValues: true,
      }
    case 'share':
      return {
        ...base,
        expression: `sum(1 for ${one} in ${over} if ${condition ?? `${one} > 0`}) / len(${over}) * 100`,
        how: 'El porcentaje es la parte entre el total, por 100.',
        isRatio: true,
        needsValues: true,
      }
    case 'frequency':
      return {
        ...base,
        expression: `Counter(${over})`,
        imports: ['from collections import Counter'],
        how: '`Counter` cuenta cuántas veces sale cada uno.',
      }
    case 'position':
    case 'all':
      return { ...base, expression: over, how: '' }
  }
}

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
  return limited === undefined ? base : `${base}_${limited}`
}

function labelOf(kind: AggregateKind, test: FoundPredicate | null, { label, plural, of }: Sequence): string {
  const feminine = isFeminine(
    of === 'number' && label === 'número' ? 'numero' : label.normalize('NFD').replace(/\p{M}/gu, ''),
  )
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
    count: said === '' ? `Cuánt${one}s ${all}` : said.charAt(0).toUpperCase() + said.slice(1),
    product: 'Producto',
    difference: 'Diferencia',
    longest: `${the} más larg${one}`,
    shortest: `${the} más cort${one}`,
    frequency: 'Veces',
    position: 'Posición',
    share: said === '' ? 'Porcentaje' : `Porcentaje de ${said}`,
    all: 'Todos',
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
