import type { Example, Task } from '../../../engine/task/task'
import { evaluateProgram } from '../../../python/evaluate/evaluate'
import { parsePython } from '../../../python/parse'
import { mainStatements, programOf } from '../../../python/program/source'
import { allExpressions } from '../../../python/walk'
import { Reading } from '../compose/reading'
import { quantitiesOf } from '../plan/scalars/scalar-inputs'
import { exampleOf } from '../recipes/draft-parts'
import type { Section } from '../recipes/program-body'
import type { Program } from '../recipes/program-file'
import { type Way, wayOf, wishOf } from '../recipes/way'
import { givenBack } from '../stated-form'
import { asFunction } from './as-function'
import { promoted } from './promoted'

/** A program of the library in the form that is asked for. `isCalled`: it ends with calls that show what its function gives. */
export type Made = { way: Way; code: string; name: string; isCalled: boolean; example: () => Example | null }

/** `isAnyForm`: what it is to do is asked for in its own words, so that a form that is not told of is no other program. */
type Options = { termsOf: (name: string) => readonly string[]; isAnyForm?: boolean }

/** The forms of a program that a request allows, those that were written so first. */
export function* formsOf(entry: Program, task: Task, options: Options): Generator<Made> {
  const wish = wishOf(task)
  const ways = entry.body.sections
    .filter(({ code }) => !(ONE_ROUND.test(task.request.text) && goesRound(code)))
    .map((section) => wayOf(section, { entry, task, wish }))
    .toSorted((a, b) => a.cost - b.cost)
  const [stated] = task.functions
  const own = entry.function?.name ?? ''
  for (const way of ways) {
    const name = stated?.name ?? way.named.renames.get(own) ?? own
    if (options.isAnyForm && wish.form !== 'function' ? true : isInForm(way, task))
      yield { way, code: way.code, name, isCalled: way.section.kind === 'function', example: () => exampleOf(way) }
  }
  if (wish.form !== 'function' || !stated) return
  for (const way of ways) {
    const { missing, unfilled } = way.named
    const code =
      way.section.kind === 'function' && missing.length === 1 && unfilled.length === 0
        ? promoted(way.code, { ...stated, missing })
        : null
    if (code !== null) yield { way, code, name: stated.name, isCalled: true, example: () => null }
  }
  for (const way of ways) {
    const made = way.section.kind === 'program' ? functionOf(way, task, options) : null
    if (made !== null) yield { way, code: made, name: stated.name, isCalled: true, example: () => null }
  }
}

/** «con una ronda me vale» */
const ONE_ROUND = /\b(?:1|una?) (?:sola |unica )?(?:ronda|partida|jugada|tirada|vez)\b(?! (?:y otra|tras))/

/** Whether the main program asks and tells in a loop. */
const goesRound = (code: string): boolean =>
  mainStatements(programOf(code)).some(
    ({ kind, from, to }) =>
      (kind === 'while' || kind === 'for') &&
      /\binput\(/.test(code.slice(from, to)) &&
      /\bprint\(/.test(code.slice(from, to)),
  )

function isInForm({ section, named, isKeyboard, code }: Way, task: Task): boolean {
  const wish = wishOf(task)
  if (wish.form === 'function') return section.kind === 'function' && named.missing.length + named.unfilled.length === 0
  if (wish.form === 'class' || section.kind === 'class') return wish.form === section.kind
  return task.source !== 'keyboard' || isKeyboard || /\binput\(/.test(code)
}

/** How many values more a program asks for than a request tells of; 0 where it tells of none. */
export function askedBeyond({ code, way }: Made, { request }: Task): number {
  const told = quantitiesOf(new Reading(request)).length
  return told === 0 || way.isKeyboard ? 0 : Math.max(0, askedBy(code) - told)
}

/** How many values a program asks for, where its own functions ask, too. */
function askedBy(code: string): number {
  const p = programOf(code)
  const asking = p.body.flatMap((node) => (node.kind === 'function' && /\binput\(/.test(p.text(node)) ? node.name : []))
  const isAsking = new RegExp(`\\b(?:${['input', ...asking].join('|')})\\(`)
  return mainStatements(p).filter((node) => node.kind !== 'while' && isAsking.test(p.text(node))).length
}

/** The program of a way as the function that is stated, with a call that shows it; null where it is none, or fails. */
function functionOf({ section }: Way, task: Task, { termsOf }: Options): string | null {
  const [stated] = task.functions
  if (stated === undefined || section.stdin.split('\n').length > MAX_LINES) return null
  const made = asFunction(
    section.code,
    { ...stated, gives: givesOf(task), keys: keysOf(task), said: saidOf(task) },
    termsOf,
  )
  const given = made === null ? null : argumentsFor(stated.parameters, section, termsOf)
  if (made === null || given === null) return null
  const code = `${made}\n\nprint(${stated.name}(${given.join(', ')}))\n`
  const typed = evaluateProgram(parsePython(`${made}\nprint(type(${stated.name}(${given.join(', ')})).__name__)\n`), {
    pretends: true,
  })
  const kind = typed.kind === 'done' ? typed.output.trim() : 'NoneType'
  const wanted = givesOf(task)?.split(' ')[0] ?? kind
  return kind !== 'NoneType' && kind === wanted ? code : null
}
const MAX_LINES = 12

export function givesOf({ request, functions }: Task): string | null {
  const text = request.text
  if (/\blista (?:de|con) diccionarios\b/.test(text)) return 'list of dicts'
  const arrow = new RegExp(
    `\\b${functions[0]?.name.toLowerCase()} \\( [^)]{0,80}\\) - > (?:una? )?(dict|diccionario|tupla|tuple|lista|list)`,
  ).exec(text)?.[1]
  if (arrow !== undefined) return /^dic/.test(arrow) ? 'dict' : /^tup/.test(arrow) ? 'tuple' : 'list'
  const form = /\b(?:en|como|con) (?:una? )?(tupla|lista|diccionario)\b/.exec(text)?.[1]
  return (
    givenBack(text) ??
    (form === undefined ? null : form === 'diccionario' ? 'dict' : form === 'tupla' ? 'tuple' : 'list')
  )
}

/** The keys that a request names. */
const keysOf = ({ columns, request }: Task): string[] => {
  if (columns.length > 0) return [...columns]
  const listed = /\bdiccionarios? con (?:las claves )?((?:«?\w+»? (?:, |y )){1,7}«?\w+»?)/.exec(request.text)?.[1] ?? ''
  return listed
    .replace(/[«»]/g, '')
    .split(/ , | y /)
    .filter((key) => /^[a-z]\w*$/.test(key))
}

/** The words that tell what is given back, as they are written, and what is quoted. */
function saidOf({ request: { words } }: Task): ReadonlySet<string> {
  const from = words.findIndex(({ plain }) => /^(?:devuelv|devolv|retorn|regres)/.test(plain))
  return new Set(
    words.flatMap(({ plain, text }, at) => (plain.startsWith('«') || (from !== -1 && at > from) ? text : [])),
  )
}

/** What each parameter is given in the recipe: what is typed there, or the value that it has. */
function argumentsFor(
  parameters: readonly string[],
  { code, stdin }: Section,
  termsOf: Options['termsOf'],
): string[] | null {
  const typed = stdin.split('\n').filter((line) => line.trim() !== '')
  const values = parsePython(code).body.flatMap((node) => {
    const [target] = node.kind === 'assign' ? node.targets : []
    if (node.kind !== 'assign' || target?.kind !== 'name') return []
    const text = code.slice(node.value.from, node.value.to)
    const isAsked = [...allExpressions([node])].some(
      (each) => each.kind === 'call' && each.callee.kind === 'name' && /^(?:input|pedir|leer)/.test(each.callee.name),
    )
    if (isAsked) return { name: target.name, text: typedValue(typed.shift() ?? '', text) }
    return /^[A-Z]/.test(target.name) ? { name: target.name, text } : []
  })
  const given = parameters.map((parameter, at) => {
    const own = termsOf(parameter)
    return (values.find(({ name }) => termsOf(name).some((term) => own.includes(term))) ?? values[at])?.text
  })
  return given.every((one) => one !== undefined) ? given : null
}

function typedValue(line: string, read: string): string {
  const number = line.trim().replace(',', '.')
  if (/^-?\d+(?:\.\d+)?$/.test(number) && /\b(?:int|float|pedir_\w+|leer_\w+)\(/.test(read)) return number
  return line === '' ? (/\b(?:int|float)\(/.test(read) ? '10' : "'hola'") : `'${line.trim().replaceAll("'", "\\'")}'`
}
