import { upperFirst } from '~/platform/text/first-letter'
import { folded } from '~/platform/text/folded'
import { identifier, singular } from '../../../../engine/task/identifier'
import { applyEdits } from '../../../../python/edit'
import type { Program } from '../../../../python/program/indexed-program'
import { linesOf, mainStatements } from '../../../../python/program/source'
import { branchLines, type Store } from '../../../write/compose/menus/menu-lines'
import type { Option } from '../../../write/compose/menus/menu-options'
import { finderOf, looksUp } from '../../../write/compose/menus/record-lines'
import { Branch } from '../../../write/compose/menus/rules/anatomy'
import type { Kept } from '../../../write/compose/menus/rules/menu-rule'
import type { Input } from '../../../write/compose/scalars/inputs'
import { actionFor } from './actions'
import { recordAction, stockOfMenu } from './menu-stock'
import type { ProgramMenu } from './program-menu'
import type { Added } from './wished-options'

/** What a new option does, with the function that it needs and the program has not. */
export type NewBranch = { lines: string[]; definition: string[] | null }

/** The lines of an option that is added: as the mentor writes it for such data, else what is usually done with them; null where neither is known. */
export function newBranch(p: Program, menu: ProgramMenu, wish: Added): NewBranch | null {
  const moment = momentLines(wish.label)
  if (moment !== null) return { lines: moment, definition: null }
  const { kept } = menu
  const option: Option = { ...wish, key: '', detail: { from: 0, to: 0 } }
  const store = kept === null ? null : storeFrom(menu, kept)
  const lines = store === null ? null : branchLines(option, store, [])
  if (store === null || lines === null) return usual(p, menu, wish)
  if (store.kind !== 'records' || !looksUp(option) || wish.isByNumber) return { lines, definition: null }
  const own = p.functions.has('buscar') ? null : finderOf(store)
  return { lines, definition: own }
}

function momentLines(label: string): string[] | null {
  if (/\bhora\b/i.test(label)) return ["print(datetime.now().strftime('%H:%M'))"]
  return /\b(?:fecha|d[ií]a de hoy)\b/i.test(label) ? ["print(datetime.now().strftime('%d/%m/%Y'))"] : null
}

/** What is done with a list of numbers, or with things that are found without a function. */
function usual(p: Program, { options }: ProgramMenu, { label, action, key }: Added): NewBranch | null {
  const stock = stockOfMenu(
    p,
    options.map(({ node }) => node),
  )
  if (stock === null) return null
  const name = NAMES[action] ?? label
  const plain = folded(name).replace(/^ver (?=total|media)/, '')
  const lines =
    recordAction(p, stock, { label: name, words: label.toLowerCase() }) ??
    actionFor(p, stock, { number: Number(key ?? 0), label: plain, detail: '' })
  return lines && { lines, definition: null }
}
const NAMES: Partial<Record<Added['action'], string>> = {
  find: 'Buscar',
  remove: 'Borrar',
  edit: 'Modificar',
  total: 'Ver total',
  mean: 'Ver media',
  highest: 'Ver máximo',
  lowest: 'Ver mínimo',
  count: 'Contar',
  sort: 'Ordenar',
  clear: 'Vaciar',
}

/** The data of a program as a composed menu would keep them; null where they are numbers in a list, which it never does. */
export function storeFrom(menu: ProgramMenu, kept: Kept): Store | null {
  const asks = menu.options.flatMap(({ body }) => asksIn(body.lines))
  const inputOf = ({ name, isNumber }: Kept['fields'][number]): Input => ({
    name,
    label: asks.find((ask) => ask.name === name)?.label ?? upperFirst(name.replaceAll('_', ' ')),
    type: isNumber ? (asks.find((ask) => ask.name === name)?.isInt ? 'int' : 'float') : 'text',
  })
  const one = singular(kept.name)
  if (kept.kind === 'amount')
    return {
      kind: 'amount',
      name: kept.name,
      label: upperFirst(kept.name),
      start: '0',
      most: null,
      isMoney: !asks.some(({ isInt }) => isInt),
      steps: false,
    }
  if (kept.kind === 'list') {
    const added = asksIn(menu.options.find(({ action }) => action === 'add')?.body.lines ?? [])[0]
    if (added?.isNumber) return null
    return {
      kind: 'list',
      name: kept.name,
      item: inputOf({ name: added?.name ?? (one === kept.name ? 'dato' : one), isNumber: false }),
    }
  }
  if (kept.kind === 'dict') {
    const [key = { name: 'clave', isNumber: false }, value = { name: 'valor', isNumber: false }] = kept.fields
    return { kind: 'dict', name: kept.name, key: { ...inputOf(key), type: 'text' }, value: inputOf(value) }
  }
  return {
    kind: 'records',
    one: one === kept.name ? 'dato' : one,
    many: kept.name,
    fields: kept.fields.map(inputOf),
    flag: kept.flag,
  }
}

function asksIn(lines: readonly string[]) {
  const branch = new Branch(lines)
  if (!branch.isSound) return []
  return branch.asks().map(({ name, node, isNumber }) => {
    const text = branch.p.text(node)
    const label = /input\((["'])(.*?)[ :?]*\1\)/.exec(text)?.[2] ?? ''
    return { name, isNumber, isInt: /\bint\(/.test(text), label: label === '' ? upperFirst(identifier(name)) : label }
  })
}

/** A function before the first line of the main program. */
export function withDefinition(p: Program, definition: readonly string[]): string {
  const [first] = mainStatements(p)
  const { from } = first ? linesOf(p, first) : { from: 0 }
  return applyEdits(p.source, [{ from, to: from, text: `${from === 0 ? '' : '\n'}${definition.join('\n')}\n\n\n` }])
}
