import { type Key, type Made, type Measure, type Operand, type Operation, ofColumn, type Test } from '../pipeline'
import { type Of, only } from './facts'
import type { Fact, Scan } from './scan'

export const NAMES: Readonly<Record<Operation, string>> = {
  sum: 'total',
  mean: 'media',
  median: 'mediana',
  min: 'minimo',
  max: 'maximo',
  count: 'cuantos',
  distinct: 'distintos',
}

/** «cuántos han suspendido», beside other figures: counted by a test of its own. */
export function conditionalCounts(
  facts: readonly Fact[],
  { tokens }: Scan,
  isGrouped: boolean,
): ReadonlyMap<Fact, Fact> {
  const counts = new Map<Fact, Fact>()
  // «cuántos activos hay y cuánto pagan ellos»: all is told of those.
  if (/\b(?:ell[oa]s|es[oa]s|est[oa]s)\b/.test(tokens.text)) return counts
  const figures = only(facts, 'measure').length
  for (const [at, fact] of facts.entries()) {
    const next = facts[at + 1]
    if (fact.kind !== 'measure' || fact.operation !== 'count' || next?.kind !== 'test') continue
    if ((isGrouped && figures > 1) || figures > 1 || only(facts, 'list').length > 0) counts.set(next, fact)
  }
  return counts
}

/** «la media de cada asignatura, y solo las que estén por debajo de 5»: of the figure that is worked out, not of a row. */
export function isOfGroups(fact: Fact, facts: readonly Fact[]): boolean {
  if (fact.kind !== 'test' || fact.right.kind !== 'number' || fact.left.kind === 'part' || fact.left.kind === 'days')
    return false
  const { text } = fact
  return (
    facts.some(({ kind, from }) => (kind === 'group' || kind === 'measure') && from < fact.from) &&
    /\b(?:los|las|aquell[oa]s) que (?!C\d|SUM)/.test(text) &&
    !/C\d+|\bde (?:mas|menos|MAX|MIN)\b/.test(text)
  )
}

const asTest = ({ left, operator, right, isLoose }: Of<'test'>, joins: Test['joins']): Test => ({
  left,
  operator,
  right,
  isLoose,
  joins,
})

export function testsOf(facts: readonly Fact[], counted: ReadonlyMap<Fact, Fact>): Test[] {
  const tests: Test[] = []
  for (const [at, fact] of facts.entries()) {
    if (fact.kind !== 'test' || counted.has(fact)) continue
    const before = facts[at - 1]
    tests.push(
      asTest(fact, before?.kind === 'word' && before.word === 'or' && facts[at - 2]?.kind === 'test' ? 'or' : 'and'),
    )
  }
  const keys = tests.map((test) => JSON.stringify([test.left, test.operator, test.right]))
  return tests.filter((_, at) => keys.indexOf(keys[at] ?? '') === at)
}

type Known = {
  facts: readonly Fact[]
  scan: Scan
  group: readonly Key[]
  made: readonly Made[]
  counted: ReadonlyMap<Fact, Fact>
}

export function measuresOf({ facts, scan, group, made, counted }: Known): Measure[] | null {
  const [formula] = made
  const about: Operand | null =
    formula && only(facts, 'list').length === 0 ? { kind: 'made', name: formula.name } : scan.money
  const all = only(facts, 'measure')
  const strong = all.filter(({ isWeak }) => !isWeak)
  const figures = strong.length > 0 || group.length === 0 ? strong : all.slice(0, 1)
  const measures: Measure[] = []
  const add = (operation: Operation, value: Operand | null, where: Test[] = []) => {
    if (operation !== 'count' && value === null) return false
    const key = JSON.stringify([operation, operation === 'count' ? null : value, where])
    if (measures.some((one) => JSON.stringify([one.operation, one.value, one.where]) === key)) return true
    measures.push({ operation, value: operation === 'count' ? null : value, where, name: NAMES[operation] })
    return true
  }
  for (const [at, { operation, value }] of figures.entries()) {
    const near =
      value ??
      figures.slice(0, at).findLast((one) => one.value !== null)?.value ??
      figures.slice(at + 1).find((one) => one.value !== null)?.value ??
      about
    const where = [...counted].flatMap(([test, count]) =>
      count === figures[at] && test.kind === 'test' ? [asTest(test, 'and')] : [],
    )
    if (!add(operation, near, where)) return null
  }
  for (const { column, text } of only(facts, 'best')) {
    const isOften = /\b(?:veces|aparec\w+|repit\w+)\b/.test(text)
    if (measures.length === 0 && !(isOften ? add('count', null) : add('sum', column ? ofColumn(column) : about)))
      add('count', null)
  }
  if (measures.length === 0 && (group.length > 0 || only(facts, 'share').length > 0) && !add('sum', about))
    add('count', null)
  return named(measures)
}

/** Two figures of the same kind are told apart by their columns. */
function named(measures: readonly Measure[]): Measure[] {
  return measures.map((measure, at) => {
    const others = measures.filter(({ operation }) => operation === measure.operation)
    if (others.length === 1) return measure
    const of =
      measure.value?.kind === 'column'
        ? measure.value.column.name
        : measure.value?.kind === 'made'
          ? measure.value.name
          : String(at + 1)
    return { ...measure, name: `${measure.name}_${of}` }
  })
}
