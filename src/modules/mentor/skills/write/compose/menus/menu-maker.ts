import type { Draft, Maker, Task } from '../../../../engine/task/task'
import { unmet } from '../../constraints'
import { exampleOf } from '../../example'
import { coverageOf, leftOut } from '../coverage'
import { render, treeOf } from '../program'
import { Reading } from '../reading'
import { howOf, typedFor } from './menu-example'
import { thingOf } from './menu-fields'
import { type Branch, branchLines, calculatorLines, loopLines, type Store } from './menu-lines'
import { type Option, readOptions } from './menu-options'
import { pinLines } from './menu-pin'
import { type Saving, savedBranch, savingOf, savingParts } from './menu-saving'
import { storeOf } from './menu-store'
import { finderOf, looksUp, recordsOf } from './record-lines'

/** A menu that is shown until one leaves: lists, phone books, stocks, records with fields, calculators, cash machines. */
export const menuMaker: Maker = (task) => {
  if (task.classes.length > 0 || task.functions.length > 0) return []
  const first = new Reading(task.request)
  const options = readOptions(first)
  if (options === null || !options.some(({ action }) => action === 'exit')) return []
  const kept = keptBy(task, first, options)
  if (kept === null) return []
  const { store, saving, branches, reading } = kept
  const guard = pinLines(reading)
  for (const pattern of MANNERS) reading.take(pattern)
  const parts = partsOf(store, saving, options)
  const code = render({
    ...parts,
    body: [
      ...parts.start,
      ...(parts.start.length > 0 ? [''] : []),
      ...guard.lines,
      ...(store.kind === 'numbers' ? calculatorLines(options) : loopLines(branches)),
    ],
  })
  return [
    {
      code,
      title: `Un programa con un menú de ${options.length} opciones (${options.map(({ label }) => label.toLowerCase()).join(', ')}) que se repite hasta que eliges salir.`,
      how: [
        ...howOf(store, options),
        ...(saving ? [`\`json\` guarda los datos en \`${saving.file}\`, y al empezar se leen de ahí.`] : []),
      ],
      example: saving ? null : exampleOf(code, [...guard.typed, ...typedFor(options, store)]),
      unmet: unmet(treeOf(code), task.constraints),
      fit: 0.95 * coverageOf(reading),
      missing: leftOut(reading),
    } satisfies Draft,
  ]
}

/** What is said of a menu that every one has. */
const MANNERS: readonly RegExp[] = [
  /\b(?:menu|opciones|bucle|se repita|repit\w+|hasta (?:que )?(?:elija |ponga |le de a |de a )?(?:salir|\d)|while)\b(?: hasta salir)?/,
  /\b(?:primero (?:elijo|elige|pide|elija) la opcion(?: y)?(?: luego| despues)?(?: pido| pide)?(?: los)?(?: 2)? numeros)\b/,
  /\b(?:no (?:pete|truene|falle|reviente|de error)|controle|controlando|cuidado)(?: \w+){0,2}(?: si)? (?:divid\w+|division) (?:entre|por) (?:0|cero)\b/,
]

type Kept = { store: Store; saving: Saving | null; branches: Branch[]; reading: Reading }

/** What the options work on: one thing of a name and a value where that is enough, else records with the stated fields. */
function keptBy(task: Task, first: Reading, options: readonly Option[]): Kept | null {
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
  const isOther = /^(?:numbers|amount)$/.test(storeOf(first.copy(), options).kind)
  const isRich = !isOther && isOfFields(first, options)
  for (const make of isOther ? [simple] : isRich ? [records] : [simple, records]) {
    const { reading, store } = make()
    const name = nameOf(store)
    const saving = name === null ? null : savingOf(task, reading, { options, name })
    const branches = options.map((option) => ({
      option,
      lines: savedBranch(option, branchLines(option, store, options), { saving, name: name ?? '' }),
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

const nameOf = (store: Store): string | null =>
  store.kind === 'records' ? store.many : store.kind === 'list' || store.kind === 'dict' ? store.name : null

function partsOf(store: Store, saving: Saving | null, options: readonly Option[]) {
  const name = nameOf(store)
  const empty = store.kind === 'dict' ? '{}' : '[]'
  const own = saving && name !== null ? savingParts(saving, { name, empty }) : null
  const finder = store.kind === 'records' && options.some(looksUp) ? [finderOf(store)] : []
  const start =
    store.kind === 'amount' ? [`${store.name} = ${store.start}`] : name === null ? [] : [`${name} = ${empty}`]
  return {
    imports: own?.imports ?? [],
    constants: own?.constants ?? [],
    definitions: [...(own?.definitions ?? []), ...finder],
    start: own?.start ?? start,
  }
}
