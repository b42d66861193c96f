import { inlineCode } from '../../../engine/compose'
import type { StatementOf } from '../../../python/ast'
import type { Edit } from '../../../python/edit'
import { allExpressions } from '../../../python/walk'
import { endOf, type FindImprovements, type Reviewed, reindented, textOf } from '../improvement'

type Definition = StatementOf<'function'>

const LITERAL = /"[^"\n]*"|'[^'\n]*'|\b\d+(?:\.\d+)?\b/g
/** What is shorter is a call or a message that says nothing of its own. */
const MIN_SHAPE = 12

/** Functions with the same body but for a number or a text: one with a parameter more. */
export const findAlikeFunctions: FindImprovements = (program) => {
  const functions = program.module.body.filter((node): node is Definition => node.kind === 'function')
  const groups = Map.groupBy(functions, (owner) => shapeOf(program, owner))
  const alike = [...groups].find(([shape, owners]) => owners.length > 1 && shape.length > MIN_SHAPE)?.[1]
  const [first] = alike ?? []
  if (!alike || !first) return []
  const literals = alike.map((owner) => bodyOf(program, owner).match(LITERAL) ?? [])
  const isOther = (at: number) => literals.some((other) => other[at] !== literals[0]?.[at])
  const differ = (literals[0] ?? []).flatMap((_value, at) => (isOther(at) ? [at] : []))
  const [at, more] = differ
  const values = at === undefined ? [] : literals.map((each) => each[at] ?? '')
  const part = values.length > 0 ? `: solo cambia ${values.slice(0, 4).map(inlineCode).join(', ')}` : ''
  return [
    {
      from: first.from,
      to: first.nameFrom + first.name.length,
      weight: 0.64,
      what: `${alike.map(({ name }) => inlineCode(name)).join(', ')} hacen lo mismo${part}. Conviene juntarlas: basta una **sola función** que reciba eso como parámetro.`,
      why: 'Una copia más es otro sitio que corregir: si mañana cambia algo, hay que acordarse de todos.',
      isPlaced: true,
      edits: more === undefined && values.length > 0 ? joinedEdits(program, alike, values) : [],
    },
  ]
}

const bodyOf = (program: Reviewed, { body }: Definition) => {
  const [first, last] = [body[0], body.at(-1)]
  return first && last ? program.source.slice(first.from, endOf(program, last)) : ''
}

/** Its parameters and its body, with numbers and texts blanked. */
const shapeOf = (program: Reviewed, owner: Definition) =>
  `${owner.parameters.map((one) => textOf(program, one)).join(',')}|${bodyOf(program, owner).replace(LITERAL, '§')}`

/** One function with the value as its last parameter, and each call with the value that it had; none where that does not come out in one way. */
function joinedEdits(program: Reviewed, alike: readonly Definition[], values: readonly string[]): Edit[] {
  const [first, ...others] = alike
  const [value = ''] = values
  if (first === undefined || alike.some(({ decorators }) => decorators.length > 0)) return []
  const body = reindented(program, first.body, '    ')
  const name = sharedName(alike.map((each) => each.name))
  const parameter = /^\d/.test(value) ? 'valor' : 'texto'
  const calls = callsOf(program, alike, { name, values })
  if (name === null || calls === null || body.split(value).length !== 2) return []
  const head = [...first.parameters.map((each) => textOf(program, each)), parameter].join(', ')
  return [
    { from: first.from, to: endOf(program, first), text: `def ${name}(${head}):\n${body.replace(value, parameter)}` },
    ...others.map((each) => ({
      from: program.source.slice(0, each.from).trimEnd().length,
      to: endOf(program, each),
      text: '',
    })),
    ...calls,
  ]
}

/** `saludar_formal` and `saludar_informal` are both `saludar`; null where the names have nothing in common. */
function sharedName(names: readonly string[]): string | null {
  const words = names.map((name) => name.split('_'))
  const shared = (words[0] ?? []).filter((word, at) => words.every((each) => each[at] === word))
  return shared.length > 0 && names.every((name) => name.startsWith(shared.join('_'))) ? shared.join('_') : null
}

type Joined = { name: string | null; values: readonly string[] }

/** Each call with the value that its function had; null where one is used in another way. */
function callsOf({ module, source }: Reviewed, alike: readonly Definition[], { name, values }: Joined): Edit[] | null {
  const edits: Edit[] = []
  for (const node of allExpressions(module)) {
    const at = node.kind === 'name' ? alike.findIndex((each) => each.name === node.name) : -1
    if (at === -1 || node.kind !== 'name') continue
    const call = [...allExpressions(module)].find((each) => each.kind === 'call' && each.callee === node)
    if (call?.kind !== 'call' || source[call.to - 1] !== ')') return null
    edits.push({ from: node.from, to: node.to, text: name ?? node.name })
    edits.push({ from: call.to - 1, to: call.to - 1, text: `${call.arguments.length > 0 ? ', ' : ''}${values[at]}` })
  }
  return edits
}
