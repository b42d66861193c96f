import { identifier } from '../../../../engine/task/identifier'
import type { Draft, Maker, Task } from '../../../../engine/task/task'
import { unmet } from '../../constraints'
import { exampleOf } from '../../example'
import { coverageOf, leftOut } from '../coverage'
import { render, treeOf } from '../program'
import { Reading } from '../reading'
import { startOf } from './counter-lines'
import { howOf, typedFor } from './menu-example'
import { thingOf } from './menu-fields'
import { functionFor } from './menu-functions'
import { type Branch, branchLines, calculatorLines, loopLines, type Store } from './menu-lines'
import { type Option, readOptions } from './menu-options'
import { pinLines } from './menu-pin'
import { emptyOf, type Saving, savedBranch, savingOf, savingParts, toldOf } from './menu-saving'
import { storeOf } from './menu-store'
import { finderOf, looksUp, recordsOf } from './record-lines'
import { withRules } from './rules/apply-rules'
import { keptOf, nameOf } from './rules/kept'
import { readRules } from './rules/read-rules'

/** A menu that is shown until one leaves: lists, phone books, stocks, records with fields, calculators, cash machines. */
export const menuMaker: Maker = (task) => {
  const first = new Reading(task.request)
  const options = readOptions(first)
  if (task.classes.length > 0 || !areOfOptions(task.functions, options ?? [])) return []
  if (options === null || !options.some(({ action }) => action === 'exit')) return []
  if (new Set(options.map(({ label }) => label)).size < options.length) return []
  const kept = menuOf(task, first, options)
  if (kept === null) return []
  const { store, saving, reading } = kept
  const guard = pinLines(reading)
  for (const pattern of MANNERS) reading.take(pattern)
  const { branches, functions, other, unmade } = ruledBranches(kept, options)
  const parts = partsOf(store, saving, options)
  const code = render({
    ...parts,
    definitions: [...parts.definitions, ...functions],
    body: [
      ...parts.start,
      ...(parts.start.length > 0 ? [''] : []),
      ...guard.lines,
      ...(store.kind === 'numbers' ? calculatorLines(options) : loopLines(branches, other)),
    ],
  })
  return [
    {
      code,
      title: `Un programa con un menú de ${options.length} opciones (${options.map(({ label }) => label.toLowerCase()).join(', ')}) que se repite hasta que eliges salir.`,
      how: [...howOf(store, options), ...(saving ? [toldOf(saving)] : [])],
      example: saving ? null : exampleOf(code, [...guard.typed, ...typedFor(options, store)]),
      unmet: unmet(treeOf(code), task.constraints),
      fit: 0.95 * coverageOf(reading) - UNMADE_COST * unmade.length,
      missing: [...unmade, ...leftOut(reading)],
    } satisfies Draft,
  ]
}
const UNMADE_COST = 0.1

/** «añadir contacto (nombre, teléfono)» is an option, and no signature. */
const areOfOptions = (functions: Task['functions'], options: readonly Option[]): boolean =>
  functions.every(({ name }) => options.some(({ label }) => identifier(label.toLowerCase()).endsWith(name)))

/** What is said of a menu that every one has. */
const MANNERS: readonly RegExp[] = [
  /\b(?:menu|opciones|bucle|se repita|repit\w+|hasta (?:que )?(?:elija |ponga |le de a |de a )?(?:salir|\d)|while)\b(?: hasta salir)?/,
  /\b(?:primero (?:elijo|elige|pide|elija) la opcion(?: y)?(?: luego| despues)?(?: pido| pide)?(?: los)?(?: 2)? numeros)\b/,
  /\b(?:no (?:pete|truene|falle|reviente|de error)|controle|controlando|cuidado)(?: \w+){0,2}(?: si)? (?:divid\w+|division) (?:entre|por) (?:0|cero)\b/,
]

type Menu = { store: Store; saving: Saving | null; branches: Branch[]; reading: Reading }

/** The branches with what the request says to do in a case, as functions where it wants them, and saved where it says so. */
function ruledBranches({ store, saving, branches, reading }: Menu, options: readonly Option[]) {
  const kept = keptOf(store)
  const rules = kept === null ? [] : readRules(reading, options)
  const asFunctions = kept !== null && reading.take(AS_FUNCTIONS) !== null
  const functions: string[][] = []
  const unmade: string[] = []
  const ruled = branches.map(({ option, lines }) => {
    if (lines === null || kept === null) return { option, lines }
    const own = rules.filter(({ keys }) => keys.includes(option.key))
    const made = withRules(lines, own, kept)
    unmade.push(...made.unmade.map(({ span }) => reading.written(span)))
    const called = asFunctions ? functionFor(option, made.lines, kept) : null
    if (called) functions.push(called.definition)
    const done = called ? called.call : made.lines
    return { option, lines: saving ? savedBranch(option, done, { saving, name: kept.name }) : done }
  })
  const other = rules.find(({ kind }) => kind === 'invalid')?.text ?? null
  return { branches: ruled, functions, other, unmade: [...new Set(unmade)] }
}

const AS_FUNCTIONS =
  /\b(?:(?:con|usando|utilizando|mediante|en|hecho con|cada (?:opcion|cosa) (?:en|con|como|sea|tenga)) (?:su(?:s)? )?(?:una |varias )?(?:propias? )?funcion(?:es)?|una funcion (?:por|para) cada (?:opcion|cosa|una))(?: (?:por|para) cada (?:opcion|cosa|una))?\b/

/** What the options work on: one thing of a name and a value where that is enough, else records with the stated fields. */
function menuOf(task: Task, first: Reading, options: readonly Option[]): Menu | null {
  const simple = () => {
    const reading = first.copy()
    return { reading, store: storeOf(reading, options) }
  }
  const records = () => {
    const reading = first.copy()
    const thing = thingOf(reading, options)
    for (const word of [thing.one, thing.many]) reading.take(new RegExp(`\\b${word}\\b`))
    return { reading, store: recordsOf(thing, options) }
  }
  const isOther = /^(?:numbers|amount|counters)$/.test(storeOf(first.copy(), options).kind)
  const isRich = !isOther && isOfFields(first, options)
  for (const make of isOther ? [simple] : isRich ? [records] : [simple, records]) {
    const { reading, store } = make()
    const saving =
      store.kind === 'numbers' || store.kind === 'counters' ? null : savingOf(task, reading, { options, store })
    const branches = options.map((option) => ({
      option,
      lines: option.action === 'save' && saving ? [] : branchLines(option, store, options),
    }))
    if (branches.every(({ lines }) => lines !== null)) return { store, saving, branches, reading }
  }
  return null
}

/** Whether more is kept of a thing than its name and one value. */
function isOfFields(reading: Reading, options: readonly Option[]): boolean {
  const { fields, isStated } = thingOf(reading.copy(), options)
  const isPair = storeOf(reading.copy(), options).kind === 'dict'
  return isStated && fields.length > (isPair ? 2 : 1)
}

function partsOf(store: Store, saving: Saving | null, options: readonly Option[]) {
  const name = nameOf(store)
  const own = saving && name !== null ? savingParts(saving, store) : null
  const finder =
    store.kind === 'records' && options.some((option) => looksUp(option) && !option.isByNumber) ? [finderOf(store)] : []
  return {
    imports: [...(own?.imports ?? []), ...(options.some(({ action }) => action === 'draw') ? ['import random'] : [])],
    constants: own?.constants ?? [],
    definitions: [...(own?.definitions ?? []), ...finder],
    start:
      own?.start ?? (store.kind === 'counters' ? startOf(store) : name === null ? [] : [`${name} = ${emptyOf(store)}`]),
  }
}
