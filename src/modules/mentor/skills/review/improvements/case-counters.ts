import { inlineCode } from '../../../engine/compose'
import type { Expression, Statement, StatementOf } from '../../../python/ast'
import { statementsIn } from '../../../python/walk'
import { type FindImprovements, type Improvement, isName, type Reviewed, textOf } from '../improvement'

const MIN_CASES = 3

/** A counter of its own for each value of one thing: a dictionary counts them all by one line. */
export const findCaseCounters: FindImprovements = (program) =>
  [...statementsIn(program.module.body)].flatMap((node) => [
    ...(node.kind === 'if' && !node.isElif ? countedApart(node, casesOf(program, node)) : []),
    ...(node.kind === 'for' ? sideBySide(program, node) : []),
  ])

/** `if s[i] == "A": a += 1`, `if s[i] == "T": t += 1` …, one below the other. */
function sideBySide(program: Reviewed, { body }: StatementOf<'for'>): Improvement[] {
  const [first] = body
  if (first?.kind !== 'if' || body.some((node) => node.kind !== 'if' || node.otherwise.length > 0)) return []
  return countedApart(
    first,
    body.flatMap((node) => (node.kind === 'if' ? casesOf(program, node) : [])),
  )
}

function countedApart(node: StatementOf<'if'>, cases: readonly Case[]): Improvement[] {
  const [first] = cases
  if (cases.length < MIN_CASES || first === undefined) return []
  const names = [...new Set(cases.map(({ counter }) => counter))]
  if (names.length < cases.length || cases.some(({ subject }) => subject !== first.subject && subject !== null))
    return []
  const subject = first.subject ?? 'valor'
  return [
    {
      from: node.from,
      to: node.to,
      weight: 0.72,
      what: `Hay una variable para contar cada caso (${names.slice(0, 6).map(inlineCode).join(', ')}). Con un **diccionario** sobran la cadena de \`if\` y las ${names.length} variables: ${inlineCode('veces = {}')} antes del bucle y dentro ${inlineCode(`veces[${subject}] = veces.get(${subject}, 0) + 1`)}. O con ${inlineCode('from collections import Counter')}: ${inlineCode('veces = Counter()')} y ${inlineCode(`veces[${subject}] += 1`)}.`,
      why: `Después ${inlineCode(`veces[${first.value}]`)} dice cuántas van, y un caso nuevo no obliga a escribir ni una línea más.`,
      edits: [],
    },
  ]
}

type Case = { subject: string | null; value: string; counter: string }

/** `if d == 1: uno += 1`, its `elif`s and its `else`; empty where a branch does anything else. */
function casesOf(program: Reviewed, node: StatementOf<'if'>): Case[] {
  const [only, more] = node.test.kind === 'compare' ? node.test.comparisons : []
  const counter = counterIn(node.body)
  if (node.test.kind !== 'compare' || only?.operator !== '==' || more || counter === null) return []
  const own = { subject: textOf(program, node.test.left), value: textOf(program, only.right), counter }
  const [next] = node.otherwise
  if (next === undefined) return [own]
  if (next.kind === 'if' && next.isElif) {
    const rest = casesOf(program, next)
    return rest.length === 0 ? [] : [own, ...rest]
  }
  const last = counterIn(node.otherwise)
  return last === null ? [] : [own, { subject: null, value: '', counter: last }]
}

function counterIn([only, more]: readonly Statement[]): string | null {
  if (more !== undefined) return null
  const isOne = (node: Expression) => node.kind === 'number' && node.text === '1'
  if (only?.kind === 'augmented-assign' && only.operator === '+' && only.target.kind === 'name' && isOne(only.value))
    return only.target.name
  // `a = a + 1`
  const [target] = only?.kind === 'assign' ? only.targets : []
  const isGrown =
    only?.kind === 'assign' &&
    target?.kind === 'name' &&
    only.value.kind === 'binary' &&
    only.value.operator === '+' &&
    isName(only.value.left, target.name) &&
    isOne(only.value.right)
  return isGrown && target?.kind === 'name' ? target.name : null
}
