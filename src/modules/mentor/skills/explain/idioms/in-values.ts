import type { Expression, ExpressionOf, StatementOf } from '../../../python/ast'
import { boundBy } from '../../../python/evaluate/statements/scope'
import { allExpressions, sameScope, statementsIn } from '../../../python/walk'
import { type Idiom, quote, type Source } from './idiom'

/** Whether a value is a text, as far as the program itself says so. */
export function isText(node: Expression, { module }: Source): boolean {
  if (node.kind === 'string' || node.kind === 'format-string') return true
  if (node.kind === 'call')
    return node.callee.kind === 'name' && (node.callee.name === 'input' || node.callee.name === 'str')
  if (node.kind !== 'name') return false
  const given = [...statementsIn(module.body)].filter(
    (each) => each.kind !== 'augmented-assign' && boundBy(each).includes(node.name),
  )
  const [only] = given
  return (
    given.length === 1 &&
    only?.kind === 'assign' &&
    only.value.kind !== 'name' &&
    isText(only.value, { module } as Source)
  )
}

const isNumber = (node: Expression) => node.kind === 'number' && /^\d+$/.test(node.text)
const isDecimal = (node: Expression) => node.kind === 'number' && node.text.includes('.')

/** `"ja" * 3`, and decimals that a sum does not keep exact. */
export function inProduct(node: ExpressionOf<'binary'>, source: Source): Idiom[] {
  const place = { from: node.from, to: node.to }
  const whole = quote(source, node)
  if (node.operator === '*') {
    const [text, other] = isText(node.left, source) ? [node.left, node.right] : [node.right, node.left]
    if (
      isText(text, source) &&
      (isNumber(other) || /^(?:name|binary|call)$/.test(other.kind)) &&
      !isText(other, source)
    )
      return [{ name: 'text-repeat', ...place, slots: { whole, text: quote(source, text) } }]
  }
  const rows = inRows(node, source)
  if (rows.length > 0) return rows
  if (node.operator !== '/' && isDecimal(node.left) && isDecimal(node.right) && isInexact(node))
    return [{ name: 'float-binary', ...place, slots: { whole } }]
  return []
}

/** `[[0] * 3] * 3`: one row, three times. */
function inRows({ operator, left, right, from, to }: ExpressionOf<'binary'>, source: Source): Idiom[] {
  const [row] = left.kind === 'list' && left.items.length === 1 ? left.items : []
  if (operator !== '*' || row === undefined || !isList(row)) return []
  const text = (part: Expression) => source.module.source.slice(part.from, part.to)
  const slots = {
    whole: quote(source, { from, to }),
    row: quote(source, row),
    times: text(right),
    inside: quote(source, row),
    fixed: `[${text(row)} for _ in range(${text(right)})]`,
  }
  return [{ name: 'repeated-rows', from, to, slots }]
}

const isList = (node: Expression): boolean =>
  node.kind === 'list' || (node.kind === 'binary' && node.operator === '*' && isList(node.left))

function isInexact({ operator, left, right }: ExpressionOf<'binary'>): boolean {
  if (left.kind !== 'number' || right.kind !== 'number') return false
  const [a, b] = [Number(left.text), Number(right.text)]
  const result = operator === '+' ? a + b : operator === '-' ? a - b : operator === '*' ? a * b : 0
  return String(result).length > 12
}

/** Two texts that are the same but for capitals or spaces. */
export function inEquality(node: ExpressionOf<'compare'>, source: Source): Idiom[] {
  const [first, more] = node.comparisons
  const { left } = node
  if (!first || more || first.operator !== '==' || left.kind !== 'string' || first.right.kind !== 'string') return []
  const [a, b] = [left.value, first.right.value]
  if (a === b) return []
  const what = a.toLowerCase() === b.toLowerCase() ? 'las mayúsculas' : a.trim() === b.trim() ? 'los espacios' : null
  if (what === null) return []
  return [
    {
      name: 'case-differs',
      from: node.from,
      to: node.to,
      slots: { left: quote(source, left), right: quote(source, first.right), what },
    },
  ]
}

type Definition = StatementOf<'function'>

/** Defaults of parameters: whether a call leaves them out, and whether all calls share one list. */
export function inDefaults(node: Definition, source: Source): Idiom[] {
  const calls = [...allExpressions(source.module)].filter(
    (part) => part.kind === 'call' && part.callee.kind === 'name' && part.callee.name === node.name,
  )
  return node.parameters.flatMap((parameter, at): Idiom[] => {
    const { standard, name } = parameter
    if (standard === null) return []
    const omits = calls.find(
      (call) =>
        call.kind === 'call' &&
        call.arguments.filter(({ form }) => form === 'positional').length <= at &&
        !call.arguments.some((argument) => argument.name === name || argument.form !== 'positional'),
    )
    const slots = {
      parameter: source.module.source.slice(parameter.from, parameter.to),
      function: `\`${node.name}\``,
      name: `\`${name}\``,
      value: quote(source, standard),
    }
    if (standard.kind === 'list' || standard.kind === 'dict' || standard.kind === 'set') {
      const bare = { ...slots, name, value: source.module.source.slice(standard.from, standard.to) }
      return [{ name: 'shared-default', from: parameter.from, to: parameter.to, slots: bare }]
    }
    if (!omits) return []
    const omitted = ` Por eso ${quote(source, omits)} (línea ${source.lines.lineAt(omits.from)}) funciona.`
    return [{ name: 'default-parameter', from: parameter.from, to: parameter.to, slots: { ...slots, omitted } }]
  })
}

/** Names of the program that a function reads and does not make. */
export function inReads(node: Definition, { module, lines }: Source): Idiom[] {
  const outer = module.body.filter((each) => each.kind === 'assign')
  const own = new Set([
    ...node.parameters.map(({ name }) => name),
    ...[...statementsIn(node.body, sameScope)].flatMap(boundBy),
  ])
  const declared = [...statementsIn(node.body)].some(({ kind }) => kind === 'global' || kind === 'nonlocal')
  if (declared) return []
  for (const part of allExpressions(node.body)) {
    if (part.kind !== 'name' || own.has(part.name)) continue
    const given = outer.find((each) => boundBy(each).includes(part.name))
    if (given === undefined) continue
    const slots = { function: `\`${node.name}\``, name: `\`${part.name}\``, line: `${lines.lineAt(given.from)}` }
    return [{ name: 'outer-variable', from: part.from, to: part.to, slots }]
  }
  return []
}
