import { inlineCode } from '../../../engine/compose'
import type { Argument, ExpressionOf } from '../../../python/ast'
import { allExpressions } from '../../../python/walk'
import type { Source } from '../idioms/idiom'
import type { LibraryEntry } from '../library/library-file'
import { entryOfCall, filledIn } from './called'

type Call = ExpressionOf<'call'>
/** An argument of a call at hand, by its name or its place; `given` where the call has it. */
export type ArgumentOf = { call: Call; entry: LibraryEntry; name: string; given: Argument | null }

/** A word that no place is: `how`, `how left`. */
const NAMED = /^([A-Za-z_]\w*)(?: .*)?$/

/** The names of the arguments that a call has or that the library knows of. */
export function argumentsOf(call: Call, source: Source): ArgumentOf[] {
  const entry = entryOfCall(call, source)?.entry
  if (entry === undefined) return []
  const known = [...entry.roles.keys()].flatMap((key) => NAMED.exec(key)?.[1] ?? [])
  const given = call.arguments.flatMap((each) => each.name ?? [])
  return [...new Set([...given, ...known])].map((name) => ({
    ...{ call, entry, name },
    given: call.arguments.find((each) => each.name === name) ?? placed(call, entry, name),
  }))
}

/** `round(x, 2)`: an argument whose role at its place is the one of its name. */
function placed(call: Call, { roles }: LibraryEntry, name: string): Argument | null {
  const role = roles.get(name)
  const at =
    role === undefined ? -1 : call.arguments.findIndex((each, at) => isPlaced(each) && roles.get(`${at}`) === role)
  return call.arguments[at] ?? null
}
const isPlaced = ({ name, form }: Argument) => name === null && form === 'positional'

export const allArguments = (source: Source): ArgumentOf[] =>
  [...allExpressions(source.module)].flatMap((node) => (node.kind === 'call' ? argumentsOf(node, source) : []))

const bare = (value: string) => value.replace(/^["']|["']$/g, '')

/** What the argument does with a value, as a sentence that begins with both; null where the library does not tell. */
export function valueText({ call, entry: { roles }, name }: ArgumentOf, value: string, source: Source): string | null {
  const role = roles.get(`${name} ${bare(value)}`)
  const told = role === undefined ? null : filledIn(role, call, source)
  return told === null ? null : `${inlineCode(`${name}=${value}`)} ${told}.`
}

/** What the argument decides, whatever its value. */
export const decidesText = ({ entry: { roles }, name }: ArgumentOf): string | null => {
  const role = roles.get(name)
  return role === undefined ? null : `${inlineCode(name)} ${/^(?:los|las) /.test(role) ? 'son' : 'es'} ${role}.`
}

/** What is done where it is left out. */
export function leftOutText(argument: ArgumentOf, source: Source): string | null {
  const { entry, name } = argument
  const without = entry.roles.get(`${name} sin`)
  if (without !== undefined) return `Sin ${inlineCode(name)}, ${without}.`
  const standard = entry.defaults.get(name)
  if (standard === undefined) return null
  const role = entry.roles.get(`${name} ${bare(standard)}`)
  const told = role === undefined ? null : filledIn(role, argument.call, source)
  return `Si no lo pones, vale ${inlineCode(`${name}=${standard}`)}${told === null ? '' : `: ${told}`}.`
}
