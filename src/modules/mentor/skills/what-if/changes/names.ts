import type { Expression, StatementOf } from '../../../python/ast'
import { statementsIn } from '../../../python/walk'
import { calledName } from '../../explain/idioms/in-calls'
import { type Change, callsIn, replaced, statements, type Wish } from '../change'
import { argumentsWith } from './other-arguments'

export const ownFunctions = (wish: Wish) => statements(wish).filter((node) => node.kind === 'function')

/** Calls of a function or method of the program, from outside of itself. */
export function callsOf(name: string, wish: Wish) {
  const owner = ownFunctions(wish).find((node) => node.name === name)
  return callsIn(wish).filter(
    (node) => calledName(node) === name && !(owner && node.from > owner.from && node.from < owner.to),
  )
}

/** A value for a name: as an argument of the last call where it is a parameter, else where the program gives it its first value. */
export function named(name: string, literal: string, wish: Wish): Change | null {
  const owner = ownFunctions(wish).find(({ parameters }) => parameters.some((each) => each.name === name))
  const at = owner?.parameters.filter((each) => each.name !== 'self').findIndex((each) => each.name === name) ?? -1
  const call = owner && at !== -1 ? callsOf(owner.name, wish).at(-1) : undefined
  const given =
    call?.arguments.find((each) => each.name === name) ?? call?.arguments.filter((each) => each.name === null)[at]
  if (given) return replaced(given.value, literal)
  const last = call?.arguments.at(-1)
  if (last) return { edits: [{ from: last.to, to: last.to, text: `, ${name}=${literal}` }] }
  const own = assigned({ kind: 'name', name, from: 0, to: 0 }, literal, wish)
  if (own !== null || !owner || at === -1) return own
  return newCall(owner, at, literal, wish)
}

/** The first time that the program gives a name its value. */
export function assigned(target: Expression | undefined, value: string, wish: Wish): Change | null {
  if (target?.kind !== 'name') return null
  const given = statements(wish).find(
    (node) => node.kind === 'assign' && node.targets.some((each) => each.kind === 'name' && each.name === target.name),
  )
  return given?.kind === 'assign' ? replaced(given.value, value) : null
}

/** A call of a function that the program never calls. */
export const newCall = (owner: StatementOf<'function'>, at: number, literal: string, wish: Wish): Change =>
  called(owner, argumentsWith(owner, { at, literal }, wish.text), wish)

/** A call at the end of the program; its result, where there is one, is shown. */
export function called({ name, body }: StatementOf<'function'>, given: string, { text: program }: Wish): Change {
  const end = program.trimEnd().length
  const gives = [...statementsIn(body)].some((node) => node.kind === 'return' && node.value !== null)
  const call = `${name}(${given})`
  return { edits: [{ from: end, to: end, text: `\n\n${gives ? `print(${call})` : call}` }] }
}
