import { inlineCode } from '../../../engine/compose'
import type { Expression, Statement, StatementOf } from '../../../python/ast'
import { evaluateProgram } from '../../../python/evaluate/evaluate'
import { parsePython } from '../../../python/parse'
import { allExpressions, statementsIn } from '../../../python/walk'
import { calledName, type FindImprovements, type Improvement, type Reviewed, textOf } from '../improvement'

/** Each function is tried with what people forget: nothing in a list or a text, 0 and a number below it. What breaks is told with the call that breaks it. */
export const findEdgeCases: FindImprovements = (program) => {
  if ([...statementsIn(program.module.body)].length > MAX_STATEMENTS) return []
  return program.module.body
    .filter((node): node is StatementOf<'function'> => node.kind === 'function')
    .slice(0, MAX_FUNCTIONS)
    .flatMap((owner) => brokenBy(program, owner))
}

const MAX_STATEMENTS = 60
const MAX_FUNCTIONS = 4
const STEPS = 4_000

/** What a value is tried as, by what it is. */
const EDGES: Partial<Record<Expression['kind'], readonly string[]>> = {
  list: ['[]'],
  string: ['""'],
  dict: ['{}'],
  number: ['0', '-1'],
}
const SAID: Readonly<Record<string, string>> = {
  '[]': 'una lista vacía',
  '""': 'un texto vacío',
  '{}': 'un diccionario vacío',
  '0': 'un 0',
  '-1': 'un número negativo',
}
/** Errors that come of the value and not of its type. */
const TOLD = /^(?:ZeroDivisionError|IndexError|KeyError|ValueError|StatisticsError|RecursionError)$/

function brokenBy(program: Reviewed, owner: StatementOf<'function'>): Improvement[] {
  const call = [...allExpressions(program.module)].find((node) => calledName(node) === owner.name)
  if (call?.kind !== 'call' || call.arguments.some(({ form }) => form !== 'positional')) return []
  const given = call.arguments.map(({ value }) => ({
    text: textOf(program, value),
    kind: literalOf(program, value).kind,
  }))
  const definitions = program.module.body.filter(isDefinition).map((node) => textOf(program, node))
  for (const [at, { kind }] of given.entries()) {
    for (const edge of EDGES[kind] ?? []) {
      const tried = `${owner.name}(${given.map(({ text }, index) => (index === at ? edge : text)).join(', ')})`
      const run = evaluateProgram(parsePython(`${definitions.join('\n')}\n${tried}\n`), {
        budget: { steps: STEPS, ofOne: STEPS },
      })
      const isEndless = run.kind === 'outside' && run.subject === 'recursion'
      const error = run.kind === 'raised' ? run.type : isEndless ? 'RecursionError' : null
      if (error === null || !TOLD.test(error)) continue
      return [pointOf(program, owner, { tried, edge, error, parameter: owner.parameters[at]?.name ?? null })]
    }
  }
  return []
}

/** What a name stands for where the program writes it down. */
function literalOf({ module }: Reviewed, value: Expression): Expression {
  if (value.kind !== 'name') return value
  const made = module.body.find(
    (node) =>
      node.kind === 'assign' && node.targets.some((target) => target.kind === 'name' && target.name === value.name),
  )
  return made?.kind === 'assign' ? made.value : value
}

const PLAIN: ReadonlySet<Expression['kind']> = new Set(['list', 'dict', 'set', 'tuple', 'string', 'number', 'boolean'])
/** What is known before anything is done: functions, classes, modules and data. */
const isDefinition = (node: Statement) =>
  ['function', 'class', 'import', 'import-from'].includes(node.kind) ||
  (node.kind === 'assign' && PLAIN.has(node.value.kind))

type Broken = { tried: string; edge: string; error: string; parameter: string | null }

function pointOf(
  { source }: Reviewed,
  owner: StatementOf<'function'>,
  { tried, edge, error, parameter }: Broken,
): Improvement {
  const isEmpty = edge === '[]' || edge === '""' || edge === '{}'
  const asks =
    parameter === null
      ? null
      : isEmpty
        ? `if not ${parameter}:`
        : edge === '0'
          ? `if ${parameter} == 0:`
          : `if ${parameter} < 0:`
  const ends = error === 'RecursionError' ? 'no acaba nunca y se para con' : 'se para con'
  return {
    from: owner.from,
    to: owner.nameFrom + owner.name.length,
    weight: isRaised(source, error) ? 0 : 0.62,
    what: `Con ${SAID[edge] ?? edge} ${ends} un \`${error}\`: lo he probado con ${inlineCode(tried)}.${asks ? ` Decide antes qué pasa en ese caso: ${inlineCode(asks)}.` : ''}`,
    why: 'Los casos límite (vacío, cero, negativo) son los primeros que prueba un profesor o un usuario.',
    edits: [],
  }
}

/** Raised on purpose. */
const isRaised = (source: string, error: string) => new RegExp(`\\braise ${error}\\b`).test(source)
