import type { Expression, Statement } from '../../../python/ast'
import { parsePython } from '../../../python/parse'
import { purposeOf } from '../../../python/purposes'
import { allExpressions, statementsIn } from '../../../python/walk'
import type { Source } from '../idioms/idiom'
import { calledName } from '../idioms/in-calls'

const MAX_STATEMENTS = 15
const GIVEN = new Set<Expression['kind']>(['number', 'string', 'list'])

/** What a program without functions works out of its first value: the same as a function of that value would, by what it gives with samples. */
export function mainPurpose({ module }: Source): string | null {
  const { body, source } = module
  const all = [...statementsIn(body)]
  const given = body.find((node) => node.kind === 'assign' && GIVEN.has(node.value.kind))
  const [target, more] = given?.kind === 'assign' ? given.targets : []
  const last = body.at(-1)
  const result = last === undefined ? null : shownBy(last)
  const works = all.some(({ kind }) => kind === 'for' || kind === 'while')
  if (given === undefined || target?.kind !== 'name' || more !== undefined || result === null || !works) return null
  const prints = [...allExpressions(module)].filter((part) => part.kind === 'call' && calledName(part) === 'print')
  const isPlain = all.length <= MAX_STATEMENTS && all.every(({ kind }) => PLAIN.has(kind)) && prints.length === 1
  if (!isPlain || [...allExpressions(module)].some((part) => part.kind === 'call' && calledName(part) === 'input'))
    return null
  const lines = body
    .filter((node) => node !== given && node !== last)
    .map(({ from, to }) => `    ${source.slice(from, to).replaceAll('\n', '\n    ')}\n`)
  const made = parsePython(
    `def calcula(${target.name}):\n${lines.join('')}    return ${source.slice(result.from, result.to)}\n`,
  )
  const [owner] = made.body
  if (made.errors.length > 0 || owner?.kind !== 'function') return null
  return purposeOf(made, owner)?.replace(/^devuelve/, 'muestra') ?? null
}

const PLAIN = new Set<Statement['kind']>([
  'assign',
  'augmented-assign',
  'expression',
  'for',
  'while',
  'if',
  'break',
  'continue',
])

/** What the last `print` shows at its end. */
function shownBy(node: Statement): Expression | null {
  if (node.kind !== 'expression' || node.value.kind !== 'call' || calledName(node.value) !== 'print') return null
  return node.value.arguments.findLast(({ form }) => form === 'positional')?.value ?? null
}
