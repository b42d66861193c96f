import { isFunctionAsked } from '../../../engine/task/read-task'
import type { Constraint, Task } from '../../../engine/task/task'
import { parsePython } from '../../../python/parse'
import { unmet } from '../constraints'
import { adaptConstants } from './adapt-constants'
import { adaptData } from './adapt-data'
import { adaptFiles } from './adapt-files'
import { adaptNames, type Named } from './adapt-names'
import { adaptDecimals, adaptExample, roundReturns } from './adapt-values'
import { keyboardProgram } from './keyboard-program'
import type { Section } from './program-body'
import type { Program } from './program-file'
import { isWayNamed, otherOptions, unusedNumbers } from './request-checks'
import { type Sentinel, sentinelIn, withSentinel } from './sentinel'

/** One way to write a program, adapted to a request. `cost` says how far it is from what is stated, 0 being all of it. */
export type Way = {
  section: Section
  named: Named
  code: string
  /** Files by the recipe's name and by the stated one. */
  files: ReadonlyMap<string, string>
  sentinel: Sentinel | null
  /** Stated columns that the code does not use. */
  columns: string[]
  unmet: Constraint[]
  isKeyboard: boolean
  /** How many of the stated numbers took the place of a constant, and those that are nowhere. */
  used: number
  unusedNumbers: number[]
  cost: number
}

/** What kind of code is asked for. */
type Form = 'function' | 'class' | 'program'
export type Wish = { form: Form; isSure: boolean }

/** In which order the ways to write a program are tried for what is asked. */
const ORDER: Record<Form, readonly Form[]> = {
  function: ['function', 'class', 'program'],
  class: ['class', 'function', 'program'],
  program: ['program', 'function', 'class'],
}

/** A stated name without a place, a parameter too many, another form, a constraint, an option of a menu, a column, data or a number that is not in it. */
const COST = {
  missing: 0.12,
  unfilled: 0.3,
  form: 0.15,
  unmet: 0.05,
  option: 0.08,
  column: 0.15,
  data: 0.2,
  number: 0.04,
}
/** A program that was made is a little less than one that was written. */
const MADE = 0.02
const MAX_OPTIONS = 3
const MAX_NUMBERS = 4
/** A way whose name is said is nearer than the others. */
const NAMED_WAY = 0.04

export function wishOf({ functions, classes, source, result, request }: Task): Wish {
  const asksForFunction = functions.length > 0 || isFunctionAsked(request.text)
  if (classes.length > 0 || /\b(?:una|la|crea\w*|hazme) clase\b/.test(request.text))
    return { form: 'class', isSure: true }
  if (asksForFunction) return { form: 'function', isSure: true }
  if (source === 'keyboard') return { form: 'program', isSure: true }
  if (result === 'return') return { form: 'function', isSure: true }
  return { form: 'program', isSure: /\b(?:programa|programita|script|juego|menu|app|aplicacion)\b/.test(request.text) }
}

const ASKED = /\b(?:pid\w+|pregunt\w+|ingres\w+|introdu\w+|teclado|usuario|input)\b/

type Asking = { entry: Program; task: Task; wish: Wish }

/** A section of a program with the stated names, values, files and constraints. */
export function wayOf(section: Section, { entry, task, wish }: Asking): Way {
  const named = adaptNames(section.code, task, entry.function?.name)
  const constants = adaptConstants(named.code, entry.constants, task)
  named.missing.push(...constants.missing)
  const withData = section.kind === 'program' ? adaptData(constants.code, task) : constants.code
  const sentinel = sentinelIn(withData, task)
  const { code: withFiles, files } = adaptFiles(adaptDecimals(withSentinel(withData, sentinel), task), task)
  const name = entry.function ? (named.renames.get(entry.function.name) ?? entry.function.name) : null
  let code = withFiles
  if (section.kind === 'function' && name !== null)
    code = adaptExample(rounded(code, { entry, name, task }), entry, { task, name, used: constants.used })
  const isTyped = section.kind === 'function' && (task.source === 'keyboard' || (wish.form === 'program' && asks(task)))
  // A function that is named and asks for itself is no program around one.
  const isAround = task.functions.length === 0 || Object.keys(entry.labels).length > 0
  const typed = isTyped && isAround && name !== null ? keyboardProgram(entry, code, name) : null
  code = typed ?? code
  const way = {
    section,
    named,
    code,
    files,
    sentinel,
    columns: task.columns.filter((column) => !code.includes(`'${column}'`)),
    unmet: unmetIn(code, task),
    isKeyboard: typed !== null,
    used: constants.used.length,
    unusedNumbers: unusedNumbers(task, code, [entry.title, ...entry.terms.flat()].join(' ')),
  }
  return { ...way, cost: costOf(way, { task, wish }) }
}

const asks = (task: Task) => ASKED.test(task.request.text) || isOfOne(task)

/** «un programa que diga el día de la semana de una fecha»: who orders a program, and shows no value, types it. */
const isOfOne = ({ request, data, texts, numbers }: Task): boolean =>
  data === null && texts.length + numbers.length === 0 && /\bprograma\b/.test(request.text) && OF_ONE.test(request.text)
const OF_ONE =
  /\b(?:un|una|mi) (?:numero|palabra|frase|texto|fecha|nota|letra|ano|cantidad|precio|hora|nombre|temperatura|triangulo)\b/

function costOf(way: Omit<Way, 'cost'>, { task, wish }: Omit<Asking, 'entry'>): number {
  const form = way.isKeyboard && wish.form !== 'function' ? 'program' : way.section.kind
  // Where no form is asked for, the first way of the file is the usual one.
  const rank = wish.isSure ? ORDER[wish.form].indexOf(form) : 0
  return (
    COST.missing * way.named.missing.length +
    COST.unfilled * way.named.unfilled.length +
    COST.unmet * way.unmet.length +
    COST.column * way.columns.length +
    COST.option * Math.min(MAX_OPTIONS, otherOptions(task, way.code)) +
    COST.number * Math.min(MAX_NUMBERS, way.unusedNumbers.length) +
    COST.form * rank -
    (isWayNamed(task, way.section.name) ? NAMED_WAY : 0) +
    (task.data !== null && !way.code.includes(task.data.code) ? COST.data : 0) +
    (way.isKeyboard ? MADE : 0)
  )
}

function unmetIn(code: string, { constraints, request }: Task): Constraint[] {
  // «recursivo» alone asks for it, too.
  const isNamed = constraints.some((one) => 'what' in one && one.what === 'recursion')
  const wanted: Constraint[] =
    /\brecursi\w+\b/.test(request.text) && !isNamed ? [{ kind: 'with', what: 'recursion' }] : []
  const asksOnce = !/\binput\(/.test(code)
  const all = [...constraints, ...wanted].filter(({ kind }) => kind !== 'repeat-until' || !asksOnce)
  return all.length === 0 ? [] : unmet(parsePython(code), all)
}

function rounded(code: string, { entry, name, task }: { entry: Program; name: string; task: Task }): string {
  const decimals = task.constraints.find(({ kind }) => kind === 'decimals')
  if (decimals?.kind !== 'decimals' || entry.function?.returns !== 'float') return code
  return unmet(parsePython(code), [decimals]).length === 0 ? code : roundReturns(code, name, decimals.count)
}
