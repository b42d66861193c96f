import { inlineCode } from '../../../engine/compose'
import type { StatementOf } from '../../../python/ast'
import { type FindImprovements, type Improvement, type Reviewed, textOf } from '../improvement'

/** A class that keeps what it is given and has one method, which returns: a function does the same. */
export const findSmallClasses: FindImprovements = (program) =>
  program.module.body.flatMap((node) => (node.kind === 'class' ? asFunction(program, node) : []))

function asFunction(program: Reviewed, node: StatementOf<'class'>): Improvement[] {
  const methods = node.body.filter((each): each is StatementOf<'function'> => each.kind === 'function')
  const [init, method] = methods
  if (init?.name !== '__init__' || method === undefined || methods.length !== 2 || node.body.length !== 2) return []
  const last = method.body.at(-1)
  const isPlain =
    node.arguments.length === 0 && method.decorators.length === 0 && last?.kind === 'return' && last.value !== null
  const changes = method.body.some(
    (each) =>
      each.kind === 'augmented-assign' ||
      (each.kind === 'assign' && each.targets.some(({ kind }) => kind === 'attribute')),
  )
  if (!isPlain || changes || last?.kind !== 'return' || last.value === null) return []
  const given = [...init.parameters, ...method.parameters].filter(({ name }) => name !== 'self')
  const [before] = method.body
  const isKept =
    before?.kind === 'assign' &&
    last.value.kind === 'name' &&
    method.body.length === 2 &&
    before.targets[0]?.kind === 'name'
  const value = (
    before?.kind === 'assign' && isKept ? textOf(program, before.value) : textOf(program, last.value)
  ).replaceAll('self.', '')
  const head = `def ${method.name}(${given.map((each) => textOf(program, each)).join(', ')}):`
  return [
    {
      from: node.from,
      to: node.nameFrom + node.name.length,
      weight: 0.6,
      what: `Para esto no hace falta una clase: guarda unos datos, hace una sola cuenta y nada cambia después. Basta una **función**: ${inlineCode(`${head} return ${value}`)}.`,
      why: 'Una clase compensa cuando el objeto guarda algo que cambia con el tiempo, o cuando varios métodos comparten sus datos.',
      edits: [],
    },
  ]
}
