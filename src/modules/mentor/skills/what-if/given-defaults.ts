import { inlineCode } from '../../engine/compose'
import type { Statement } from '../../python/ast'
import type { Edit } from '../../python/edit'
import { allExpressions, statementsIn } from '../../python/walk'
import { quote, type Source } from '../explain/idioms/idiom'
import { calledName } from '../explain/idioms/in-calls'
import { allArguments, leftOutText } from '../explain/parts/argument'

/** «¿Y si llamo con f(50, 0)? ¿coge el 10 igualmente?»: what is given in a call takes the place of the value that stands for it. */
export const givenInstead = (changed: readonly Statement[], source: Source): string[] =>
  [...allExpressions(changed)].flatMap((call) => {
    if (call.kind !== 'call') return []
    const node = [...statementsIn(source.module.body)].find(
      (each) => each.kind === 'function' && each.name === calledName(call),
    )
    if (node?.kind !== 'function') return []
    return node.parameters.flatMap(({ name, standard }, at) => {
      const given = call.arguments.find((each) => each.name === name) ?? call.arguments[at]
      const isGiven = given !== undefined && (given.form === 'positional' || given.name === name)
      return standard !== null && isGiven
        ? [
            `Aquí ${inlineCode(name)} vale ${quote(source, given.value)}: el ${quote(source, standard)} de la definición **no** se usa, porque solo entra cuando no das ninguno.`,
          ]
        : []
    })
  })

/** What is done without the arguments that a change takes away, by the library. */
export const leftOutOf = (edits: readonly Edit[], source: Source): string[] =>
  allArguments(source).flatMap((argument) => {
    const { given, name } = argument
    const isGone = edits.some(
      ({ from, to, text: now }) => given !== null && from <= given.from && given.to <= to && !now.includes(name),
    )
    return (isGone ? leftOutText(argument, source) : null) ?? []
  })
