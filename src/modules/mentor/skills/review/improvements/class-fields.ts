import { inlineCode } from '../../../engine/compose'
import type { StatementOf } from '../../../python/ast'
import { statementsIn } from '../../../python/walk'
import { type FindImprovements, type Improvement, type Reviewed, textOf } from '../improvement'

/** A class whose fields are set from outside, and functions that call themselves twice. */
export const findClassFields: FindImprovements = (program) =>
  program.module.body.flatMap((node) => (node.kind === 'class' ? withoutInit(program, node) : []))

/** `nombre = ""` in the class and `p.nombre = "Toby"` outside. */
function withoutInit(program: Reviewed, owner: StatementOf<'class'>): Improvement[] {
  const isPlain = owner.arguments.length === 0 && owner.decorators.length === 0
  const hasInit = owner.body.some((node) => node.kind === 'function' && node.name === '__init__')
  const fields = owner.body.flatMap((node) => {
    const [target] = node.kind === 'assign' ? node.targets : []
    return node.kind === 'assign' && target?.kind === 'name' && target.name !== target.name.toUpperCase()
      ? [target.name]
      : []
  })
  const isSetOutside = [...statementsIn(program.module.body)].some(
    (node) =>
      node.kind === 'assign' &&
      node.targets.some(
        (target) =>
          target.kind === 'attribute' &&
          target.value.kind === 'name' &&
          target.value.name !== 'self' &&
          fields.includes(target.name),
      ),
  )
  if (!isPlain || hasInit || fields.length === 0 || !isSetOutside) return []
  const names = fields.join(', ')
  return [
    {
      from: owner.from,
      to: owner.nameFrom + owner.name.length,
      weight: 0.62,
      what: `A ${inlineCode(owner.name)} le falta un \`__init__\`: recibe ahí sus datos, ${inlineCode(`def __init__(self, ${names}):`)} con ${inlineCode(`self.${fields[0]} = ${fields[0]}`)}, y créala con ${inlineCode(`${owner.name}(${fields.map(() => '…').join(', ')})`)}. Si solo guarda datos, sirve \`@dataclass\`.`,
      why: `Así ningún objeto nace a medias. Lo que se escribe en la clase, como ${inlineCode(textOf(program, owner.body[0] ?? owner))}, es de la clase y no de cada objeto.`,
      edits: [],
    },
  ]
}
