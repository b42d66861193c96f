import type { Frame } from '../../engine/frame'
import { readTask } from '../../engine/task/read-task'
import { evaluateProgram } from '../../python/evaluate/evaluate'
import { parsePython } from '../../python/parse'
import { type Parameter, readContract } from './contract/contract'
import { type Shape, sampleOf } from './contract/shapes'
import { withNamedFunction } from './named-function'

/**
 * What a function is called with, each argument in the forms that can be meant, and what it is to give back. `isSure`: some of it is told,
 * so that a function that takes none of it is another one.
 */
type Form = { given: readonly (readonly string[])[]; gives: Given | null; isSure: boolean }
export type Given = 'list of tuples' | 'list' | 'dict' | 'tuple' | 'bool' | 'str'

/** What is said to be given back, by the first words of it. */
const GIVEN: readonly (readonly [Given, RegExp])[] = [
  ['bool', /^(?:\S+ ){0,3}?(?:true|verdadero)\b/],
  ['dict', /^(?:\S+ ){0,3}?(?:diccionario|dict)\b/],
  ['tuple', /^(?:\S+ ){0,3}?(?:tupla)\b/],
  ['list of tuples', /^(?:(?:me|una|otra|la|nueva) ){0,3}lista (?:de|con) (?:tuplas|pares|parejas)\b/],
  ['list', /^(?:(?:me|una|otra|la|nueva|solo) ){0,3}lista\b/],
  [
    'str',
    /^[^,]*\bcomo (?:un )?(?:texto|cadena|string)\b|^(?:(?:me|un|una|el|la|solo) ){0,3}(?:texto|cadena|string)\b/,
  ],
]
/** What a request says that its function gives back; null where it says nothing of it. */
export const givenBack = (text: string): Given | null => {
  const said = GIVES.exec(text)?.[1] ?? ''
  return GIVEN.find(([, words]) => words.test(said))?.[0] ?? null
}
const GIVES = /\b(?:devuelv\w+|retorn\w+|regres\w+) ([^.;¦]{3,80})/

const known = new WeakMap<Frame, Form | null>()

/** How a request states the form of its function; null where it states none. */
function formOf(frame: Frame): Form | null {
  const found = known.get(frame)
  if (found !== undefined) return found
  const named = withNamedFunction(frame)?.frame ?? frame
  const task = readTask(named)
  const contract = readContract(task, named.message.text)
  const isTold = (each: Parameter) => (each.isStated && !ONE.test(each.name)) || isNamedList(each, frame.message.text)
  const all = contract?.parameters ?? []
  const isReadable = all.length > 0 && all.every((each) => isTold(each) || !isMany(each.shape))
  const form = isReadable
    ? {
        given: all.map((each) => (isTold(each) ? [sampleOf(each.shape)] : oneValue(task.request.text))),
        gives: givenBack(task.request.text),
        isSure: all.some(isTold) || AS_NUMBER.test(task.request.text),
      }
    : null
  known.set(frame, form)
  return form
}

const isMany = ({ kind }: Shape) => kind !== 'number' && kind !== 'text' && kind !== 'any'

/** «una lista de precios» is given as `precios`. */
const isNamedList = ({ name, shape }: Parameter, text: string) =>
  shape.kind === 'list' && new RegExp(`\\blista (?:de|con) (?:\\w+ )?${name}\\b`, 'i').test(text)

/** What is one value may be anything, whatever its name is mostly used for. */
const oneValue = (text: string): string[] =>
  AS_NUMBER.test(text) ? ['12345'] : ['5', "'10:30'", "'Sol 2024'", '[4, 7]', "{'Ana': 7}"]
const AS_NUMBER = /\bcomo (?:un )?(?:numero )?entero\b/
/** A letter is one number, and «la lista de los primos» another thing. */
const ONE = /^(?:[a-z]|num|numero)$/
const MAX_CALLS = 10
const BUDGET = { steps: 20_000, ofOne: 20_000 }
/** A function that is made for other values fails so. */
const UNFIT = /^(?:TypeError|AttributeError)$/

/** Whether a draft's function takes what the request says to give it, and gives back the form that it states. */
export function keepsForm(code: string, frame: Frame): boolean {
  const form = formOf(frame)
  if (form === null) return true
  const task = readTask(frame)
  const named = [...code.matchAll(/^def (\w+)\(([^)]*)\):/gm)]
  const [, name, parameters = ''] = named.find(([, one]) => one === task.functions[0]?.name) ?? named.at(-1) ?? []
  const taken = parameters.split(',')
  const needed = taken.filter((each) => !each.includes('=')).length
  if (name === undefined || form.given.length < needed || form.given.length > taken.length) return true
  const calls = form.given
    .reduce<string[][]>((made, each) => made.flatMap((some) => each.map((one) => [...some, one])), [[]])
    .slice(0, MAX_CALLS)
  const body = definitionsOf(code)
  const found = calls.map((given) => {
    const run = evaluateProgram(
      parsePython(
        `${body}\n_r = ${name}(${given.join(', ')})\nprint(type(_r).__name__, type(_r[0]).__name__ if isinstance(_r, list) and _r else '')\n`,
      ),
      {
        budget: { ...BUDGET },
      },
    )
    if (run.kind === 'raised') return UNFIT.test(run.type) ? 'unfit' : null
    return run.kind === 'done' ? (run.output.trimEnd().split('\n').at(-1) ?? null) : null
  })
  if (form.isSure && found.every((one) => one === 'unfit')) return false
  // What it fails with was guessed.
  const tried = found.filter((one) => one !== 'unfit')
  const made = tried.filter((one): one is string => one !== null && !one.startsWith('NoneType'))
  return (
    form.gives === null || made.length < tried.length || made.length === 0 || made.some((one) => isOf(one, form.gives))
  )
}

/** An empty list may be one of anything. */
const isOf = (made: string, gives: Given | null): boolean =>
  gives === 'list of tuples' ? /^list (?:tuple)?$|^list$/.test(made) : made.split(' ')[0] === gives

/** A program without what it does with its functions. */
export const definitionsOf = (code: string, between = '\n'): string =>
  parsePython(code)
    .body.filter(({ kind, from, to }) => DEFINES.has(kind) || CONSTANT.test(code.slice(from, to)))
    .map(({ from, to }) => code.slice(from, to).trimEnd())
    .join(between)
const DEFINES: ReadonlySet<string> = new Set(['function', 'class', 'import', 'import-from'])
const CONSTANT = /^[A-Z][A-Z_0-9]* = /
