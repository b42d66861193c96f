import { upperFirst } from '~/platform/text/first-letter'
import { inlineCode } from '../../../../engine/compose'
import type { Statement, StatementOf } from '../../../../python/ast'
import type { Edit } from '../../../../python/edit'
import { nameOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { indentOf, levelOf } from '../../../../python/program/line-edits'
import { edited, linesOf, textLiteral } from '../../../../python/program/source'
import { statementsIn } from '../../../../python/walk'
import type { Result } from '../../change'
import { type Bounds, beyond, reasonFor } from './bounded'

/** An attribute within bounds: what methods add or take away stops there, and what is given is looked at before it is stored. */
export function ofAttribute(p: Program, attribute: string, bounds: Bounds): Result {
  const methods = p
    .places('function')
    .filter(({ scope }) => scope.kind === 'class')
    .map(({ node }) => node)
  const steps = methods.flatMap((method) => updatesOf(p, method, attribute).map((step) => ({ method, step })))
  const edits = steps.flatMap(({ step }) => stepEdit(p, step, attribute, bounds))
  const stores = methods.flatMap((method) => storesOf(method, attribute))
  const given =
    edits.length === 0 || bounds.doing === 'raise'
      ? stores.flatMap(({ node, name }) => storeEdit(p, node, name, { attribute, bounds }))
      : []
  if (edits.length + given.length === 0) return null
  const why = reasonFor(attribute, bounds)
  return {
    code: edited(p, [...given, ...edits]),
    told: `${upperFirst(why)}${bounds.doing === 'raise' ? ': si no, salta un `ValueError`' : ''}.`,
    how: [
      edits.length > 0 && bounds.doing === null
        ? `Después de cambiar ${inlineCode(`self.${attribute}`)} se mira si se ha pasado del límite, y entonces se queda en él.`
        : 'El dato se comprueba antes de guardarlo: si no vale, el objeto no cambia.',
    ],
  }
}

type Step = StatementOf<'augmented-assign'>

const updatesOf = (_p: Program, method: StatementOf<'function'>, attribute: string): Step[] =>
  [...statementsIn(method.body)].filter(
    (node): node is Step => node.kind === 'augmented-assign' && isOwn(node.target, attribute),
  )

const isOwn = (node: { kind: string }, attribute: string) => {
  const target = node as { kind: string; name?: string; value?: { kind: string; name?: string } }
  return target.kind === 'attribute' && target.name === attribute && target.value?.name === 'self'
}

/** `self.v += n` stops at the highest, `self.v -= n` at the lowest; where it is to be told, nothing is changed beyond. */
function stepEdit(p: Program, node: Step, attribute: string, bounds: Bounds): Edit[] {
  const { high, low, doing, message } = bounds
  const own = `self.${attribute}`
  const [indent, level] = [indentOf(p, node), levelOf(p)]
  const limit = node.operator === '+' ? high : node.operator === '-' ? low : null
  if (limit === null) return []
  const sign = node.operator === '+' ? '>' : '<'
  const lines = linesOf(p, node)
  if (doing === null)
    return [
      {
        from: lines.to,
        to: lines.to,
        text: `\n${indent}if ${own} ${sign} ${limit}:\n${indent}${level}${own} = ${limit}`,
      },
    ]
  const why = message ?? reasonFor(attribute, node.operator === '+' ? { high, low: null } : { high: null, low })
  const text = textLiteral(p, why)
  const act = doing === 'raise' ? [`${level}raise ValueError(${text})`] : [`${level}print(${text})`, `${level}return`]
  const test = `if ${own} ${node.operator} ${p.text(node.value)} ${sign} ${limit}:`
  return [{ from: lines.from, to: lines.from, text: `${[test, ...act].map((line) => indent + line).join('\n')}\n` }]
}

/** `self.precio = precio`, where what is stored comes from outside. */
const storesOf = (method: StatementOf<'function'>, attribute: string): { node: Statement; name: string }[] =>
  [...statementsIn(method.body)].flatMap((node) => {
    const name =
      node.kind === 'assign' && node.targets[0] && isOwn(node.targets[0], attribute) ? nameOf(node.value) : null
    return name !== null && method.parameters.some((parameter) => parameter.name === name) ? [{ node, name }] : []
  })

function storeEdit(
  p: Program,
  node: Statement,
  name: string,
  { attribute, bounds }: { attribute: string; bounds: Bounds },
): Edit[] {
  const [indent, level] = [indentOf(p, node), levelOf(p)]
  const { from } = linesOf(p, node)
  const why = bounds.message ?? reasonFor(attribute, bounds)
  const text = `${indent}if ${beyond(name, bounds)}:\n${indent}${level}raise ValueError(${textLiteral(p, why)})\n`
  return [{ from, to: from, text }]
}
