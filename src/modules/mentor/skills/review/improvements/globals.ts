import { inlineCode } from '../../../engine/compose'
import type { Statement, StatementOf } from '../../../python/ast'
import { allExpressions, expressionsIn, statementsIn } from '../../../python/walk'
import { givenBack } from '../../faults/repair/given-back'
import { type Improvement, isName, type Reviewed } from '../improvement'

/** `global x` in a function that could take and give it, or only give it. */
export function globals(program: Reviewed, node: StatementOf<'function'>): Improvement[] {
  return [...statementsIn(node.body)].flatMap((inner) => {
    if (inner.kind !== 'global') return []
    const [name = '', more] = inner.names
    const isGiven = more === undefined && isMadeInside(node, name)
    const instead = isGiven
      ? `devuelve el valor con \`return\` y guárdalo donde llamas a ${inlineCode(node.name)}`
      : `pasa el valor a ${inlineCode(node.name)} como parámetro y devuélvelo con \`return\``
    return {
      from: inner.from,
      to: inner.to,
      weight: 0.55,
      what: `En vez de \`global ${inner.names.join(', ')}\`, ${instead}.`,
      why: 'Una variable global la puede cambiar cualquier función, y cuando un valor sale mal hay que mirar todo el programa. Así se ve en la llamada qué usa y qué cambia la función, y puedes probarla sola.',
      edits: more === undefined ? givenBack(program, node, { name, isTaken: !isGiven, without: inner }) : [],
    }
  })
}

/** Whether a function gives the name its value before it reads it. */
function isMadeInside({ body }: StatementOf<'function'>, name: string): boolean {
  const uses = (node: Statement) => [...allExpressions([node])].some((each) => isName(each, name))
  const first = body.find((node) => uses(node))
  if (first?.kind !== 'assign' || first.targets.length !== 1) return false
  return (
    first.targets.every((target) => isName(target, name)) &&
    ![...expressionsIn(first.value)].some((each) => isName(each, name))
  )
}
