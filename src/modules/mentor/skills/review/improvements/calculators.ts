import type { Expression } from '../../../python/ast'
import type { Edit } from '../../../python/edit'
import { allNames } from '../../../python/names'
import { allExpressions, statementsIn } from '../../../python/walk'
import { calledName, endOf, isName, marginOf, type Reviewed, textOf } from '../improvement'

const OF_SUMS = /opera|cuenta|calcul|expres|^op$/i

const CALCULATE = `import operator

OPERACIONES = {
    "+": operator.add,
    "-": operator.sub,
    "*": operator.mul,
    "/": operator.truediv,
}


def calcular(texto):
    a, signo, b = texto.split()
    return OPERACIONES[signo](float(a), float(b))


`

/** `eval(cuenta)` of what somebody types into a calculator: a function that takes two numbers and a sign, and nothing else. */
export function asCalculator(program: Reviewed, node: Expression): Edit[] {
  const { module, source } = program
  const [given, more] = node.kind === 'call' ? node.arguments : []
  if (node.kind !== 'call' || given?.value.kind !== 'name' || more) return []
  const { name } = given.value
  const asked = [...statementsIn(module.body)].find(
    (each) =>
      each.kind === 'assign' &&
      calledName(each.value) === 'input' &&
      each.targets.some((target) => isName(target, name)),
  )
  const isOfSums = OF_SUMS.test(name) || (asked?.kind === 'assign' && OF_SUMS.test(textOf(program, asked.value)))
  const taken = allNames(module)
  const isOnce = [...allExpressions(module)].filter((each) => calledName(each) === 'eval').length === 1
  const line = [...statementsIn(module.body)].find(
    (each) =>
      (each.kind === 'expression' || each.kind === 'assign') &&
      each.from <= node.from &&
      node.to <= endOf(program, each),
  )
  if (
    !asked ||
    !isOfSums ||
    !isOnce ||
    !line ||
    ['calcular', 'OPERACIONES', 'operator'].some((each) => taken.has(each))
  )
    return []
  const margin = marginOf(program, line)
  const written = `${source.slice(line.from, node.callee.from)}calcular${source.slice(node.callee.to, endOf(program, line))}`
  const text = [
    'try:',
    `${margin}    ${written}`,
    `${margin}except (ValueError, KeyError, ZeroDivisionError):`,
    `${margin}    print("No puedo con eso: escribe, por ejemplo, 2 + 3")`,
  ].join('\n')
  return [
    { from: 0, to: 0, text: CALCULATE },
    { from: line.from, to: endOf(program, line), text },
  ]
}
