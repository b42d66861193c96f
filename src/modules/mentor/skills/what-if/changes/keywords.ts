import { calledName } from '../../explain/idioms/in-calls'
import { askWhich, callsIn, chosen, type ReadChange, replaced } from '../change'

const GIVEN =
  /(?<![\w.=!<>])(end|sep|reverse|key|start|ndigits|maxsplit|encoding|default) ?= ?("[^"\n]{0,20}"|'[^'\n]{0,20}'|[A-Za-z_][\w.]{0,20}|-?\d{1,4})/
const OF: Readonly<Record<string, readonly string[]>> = {
  end: ['print'],
  sep: ['print'],
  reverse: ['sort', 'sorted'],
  key: ['sort', 'sorted', 'max', 'min'],
  start: ['enumerate'],
  encoding: ['open'],
  default: ['max', 'min'],
}

/** «y si pongo end="-"»: another value for an argument, or the argument where its function is called without. */
export const keyword: ReadChange = (wish) => {
  const [, name, value] = GIVEN.exec(wish.spelled) ?? []
  if (name === undefined || value === undefined || !Object.hasOwn(OF, name)) return null
  const given = callsIn(wish).flatMap((call) => call.arguments.filter((argument) => argument.name === name))
  const place = chosen(given, wish)
  if (place) return replaced(place.value, value)
  if (given.length > 1) return askWhich(`\`${name}\``, given, wish)
  const calls = callsIn(wish).filter((call) => OF[name]?.includes(calledName(call)))
  const call = chosen(calls, wish)
  if (call === null)
    return calls.length > 1 ? askWhich(`\`${calledName(calls[0] as (typeof calls)[number])}\``, calls, wish) : null
  const last = call.arguments.at(-1)
  const text = `${name}=${value}`
  return last
    ? { edits: [{ from: last.to, to: last.to, text: `, ${text}` }] }
    : replaced({ from: call.to - 1, to: call.to - 1 }, text)
}
