import { inlineCode } from '../../../engine/compose'
import { allExpressions, statementsIn } from '../../../python/walk'
import { calledName, type FindImprovements, textOf } from '../improvement'

/** `len(x) == 0`, `x == []`: an empty list is false by itself. */
export const findEmptiness: FindImprovements = (program) => {
  const tests = [...statementsIn(program.module.body)].flatMap((node) =>
    node.kind === 'if' || node.kind === 'while'
      ? [...allExpressions([{ kind: 'expression', value: node.test, from: node.test.from, to: node.test.to }])]
      : [],
  )
  return tests.flatMap((node) => {
    const [only, more] = node.kind === 'compare' ? node.comparisons : []
    if (node.kind !== 'compare' || !only || more) return []
    const [given] = node.left.kind === 'call' && calledName(node.left) === 'len' ? node.left.arguments : []
    const isZero = only.right.kind === 'number' && only.right.text === '0'
    const isBracket = only.right.kind === 'list' && only.right.items.length === 0
    const name = given && isZero ? textOf(program, given.value) : isBracket ? textOf(program, node.left) : null
    const isEmpty = only.operator === '=='
    if (name === null || !/^\w+$/.test(name) || !/^(?:==|!=|>)$/.test(only.operator)) return []
    const better = isEmpty ? `not ${name}` : name
    return [
      {
        from: node.from,
        to: node.to,
        weight: 0.36,
        what: `${inlineCode(textOf(program, node))} se escribe más corto: ${inlineCode(`if ${better}:`)}.`,
        why: 'En Python lo que está vacío (una lista, un texto, un diccionario) cuenta como falso, y lo que tiene algo, como verdadero.',
        edits: [{ from: node.from, to: node.to, text: better }],
      },
    ]
  })
}
