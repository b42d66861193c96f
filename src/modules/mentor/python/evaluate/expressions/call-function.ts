import type { Parameter } from '../../ast'
import type { Frame } from '../frame'
import type { Machine } from '../machine'
import { setEntry } from '../methods/methods-dict'
import { raise } from '../values/types'
import { type Keywords, PyDict, type PyFunction, PyTuple, type Value } from '../values/values'

/** The parameters of a call with their values, or the TypeError that Python raises. */
export function bindArguments(
  machine: Machine,
  callee: PyFunction,
  args: readonly Value[],
  keywords: Keywords,
): Map<string, Value> {
  const { parameters, qualifiedName: name } = callee
  const bound = new Map<string, Value>()
  const byPosition = parameters.filter(({ form }) => form === 'positional')
  const rest = parameters.find(({ form }) => form === 'args')
  byPosition.forEach((parameter, at) => {
    const value = args[at]
    if (value !== undefined) bound.set(parameter.name, value)
  })
  const byName = byPosition.filter((each) => each.isByPlaceOnly && keywords.has(each.name)).map((each) => each.name)
  const others = new PyDict()
  const hasKeywordRest = parameters.some(({ form }) => form === 'kwargs')
  if (byName.length > 0 && !hasKeywordRest)
    raise(
      'TypeError',
      `${name}() got some positional-only arguments passed as keyword arguments: '${byName.join(', ')}'`,
    )
  for (const [keyword, value] of keywords) {
    const parameter = parameters.find(
      (each) => each.name === keyword && each.form !== 'args' && each.form !== 'kwargs' && !each.isByPlaceOnly,
    )
    if (parameter === undefined) {
      if (!hasKeywordRest) raise('TypeError', `${name}() got an unexpected keyword argument '${keyword}'`)
      setEntry(machine, others, keyword, value)
    } else if (bound.has(keyword)) raise('TypeError', `${name}() got multiple values for argument '${keyword}'`)
    else bound.set(keyword, value)
  }
  if (args.length > byPosition.length && rest === undefined) tooMany(callee, { byPosition, given: args.length, bound })
  for (const [parameter, value] of callee.standards) if (!bound.has(parameter)) bound.set(parameter, value)
  missing(
    name,
    byPosition.filter((parameter) => !bound.has(parameter.name)),
    'positional',
  )
  missing(
    name,
    parameters.filter(({ form, name }) => form === 'keyword-only' && !bound.has(name)),
    'keyword-only',
  )
  if (rest) bound.set(rest.name, new PyTuple(args.slice(byPosition.length)))
  for (const parameter of parameters) if (parameter.form === 'kwargs') bound.set(parameter.name, others)
  return bound
}

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`

type Excess = { byPosition: readonly Parameter[]; given: number; bound: ReadonlyMap<string, Value> }

function tooMany(
  { qualifiedName: name, parameters, standards }: PyFunction,
  { byPosition, given, bound }: Excess,
): never {
  const optional = byPosition.filter((parameter) => standards.has(parameter.name)).length
  const most = byPosition.length
  const takes =
    optional > 0 ? `from ${most - optional} to ${most} positional arguments` : counted(most, 'positional argument')
  const extra = parameters.filter((parameter) => parameter.form === 'keyword-only' && bound.has(parameter.name)).length
  const shown =
    extra === 0
      ? `${given} ${given === 1 ? 'was' : 'were'} given`
      : `${given} positional argument${given === 1 ? '' : 's'} (and ${counted(extra, 'keyword-only argument')}) were given`
  return raise('TypeError', `${name}() takes ${takes} but ${shown}`)
}

function missing(name: string, parameters: readonly Parameter[], form: string): void {
  if (parameters.length === 0) return
  const names = parameters.map((parameter) => `'${parameter.name}'`)
  const last = names.pop()
  const list =
    names.length === 0 ? last : names.length === 1 ? `${names[0]} and ${last}` : `${names.join(', ')}, and ${last}`
  raise('TypeError', `${name}() missing ${counted(parameters.length, `required ${form} argument`)}: ${list}`)
}

/** The frame in which a call of a function runs. */
export function frameOf(callee: PyFunction, scope: Frame['scope'], locals: Map<string, Value>): Frame {
  const [first] = callee.parameters
  return {
    scope,
    locals,
    globals: callee.frame.globals,
    outer: callee.frame,
    name: callee.name,
    qualifiedName: callee.qualifiedName,
    className: callee.frame.className,
    owner: null,
    self: first === undefined ? undefined : locals.get(first.name),
    handled: null,
    isAsync: callee.isAsync,
    isLibrary: callee.frame.isLibrary,
  }
}
