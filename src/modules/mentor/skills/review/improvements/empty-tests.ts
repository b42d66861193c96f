import { inlineCode } from '../../../engine/compose'
import { allExpressions, statementsIn } from '../../../python/walk'
import { calledName, type FindImprovements, type Improvement } from '../improvement'

/** `def test_sumar(): sumar(2, 3) == 5`: a test that can never fail. */
export const findEmptyTests: FindImprovements = ({ module }) =>
  [...statementsIn(module.body)].flatMap((node): Improvement[] => {
    if (node.kind !== 'function' || !/^test(?:_|[A-Z]|$)/.test(node.name)) return []
    const inner = [...statementsIn(node.body)]
    const checks =
      inner.some(({ kind }) => /^(?:assert|raise|with)$/.test(kind)) ||
      [...allExpressions(node.body)].some(
        (each) =>
          (each.kind === 'call' && each.callee.kind === 'attribute' && /^assert|^fail/.test(each.callee.name)) ||
          /^assert|^check/.test(calledName(each) ?? ''),
      )
    if (checks) return []
    const compared = inner.flatMap((each) =>
      each.kind === 'expression' && each.value.kind === 'compare' ? [each] : [],
    )
    const [first] = compared
    return [
      {
        from: first?.from ?? node.from,
        to: first?.to ?? node.nameFrom + node.name.length,
        weight: 0.97,
        what: `${inlineCode(node.name)} no lleva ningún \`assert\`, así que no comprueba nada: pasa siempre, también con la función rota.`,
        why: `${first ? 'La comparación se calcula y su `True` o `False` se pierde. ' : ''}Un test solo falla si un \`assert\` no se cumple o salta una excepción.`,
        edits: compared.map(({ from }) => ({ from, to: from, text: 'assert ' })),
      },
    ]
  })
