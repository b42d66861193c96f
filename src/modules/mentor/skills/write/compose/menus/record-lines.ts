import { folded } from '~/platform/text/folded'
import { identifier } from '../../../../engine/task/identifier'
import { indented } from '../program'
import { askLine, type Input } from '../scalars/inputs'
import { isFeminine } from '../scalars/nouns'
import { COUNTED } from './dict-lines'
import { ASK_NUMBER, LAST, NO_NUMBER, SORTED } from './list-lines'
import type { Action } from './menu-actions'
import type { Thing } from './menu-fields'
import type { Option } from './menu-options'

/** A list of dictionaries, one for each thing; `flag` is what is true of some of them: done, lent. */
export type Records = Thing & { kind: 'records'; flag: string | null }

const FLAGS: Partial<Record<Action, string>> = { mark: 'hech', lend: 'prestad', giveback: 'prestad' }

export function recordsOf(thing: Thing, options: readonly Option[]): Records {
  const marking = options.find(({ action }) => action in FLAGS)
  const end = isFeminine(thing.one) ? 'a' : 'o'
  const said = /como (\p{L}+)/u.exec(marking?.label.toLowerCase() ?? '')?.[1]
  const verb = marking?.label.toLowerCase().split(' ')[0]
  const stem = marking ? (VERBS[verb ?? ''] ?? FLAGS[marking.action] ?? 'hech') : null
  const fields = thing.fields.map((field, at) => (at === 0 ? { ...field, type: 'text' as const } : field))
  return { ...thing, fields, kind: 'records', flag: stem === null ? null : (said ?? `${stem}${end}`) }
}

const VERBS: Readonly<Record<string, string>> = { alquilar: 'alquilad', reservar: 'reservad', completar: 'completad' }

/** The function that finds a thing by its first field. */
export function finderOf({ one, many, fields }: Records): string[] {
  const key = fields[0]?.name ?? 'nombre'
  const wanted = key === one ? 'buscado' : key
  return [
    `def buscar(${wanted}):`,
    `    for ${one} in ${many}:`,
    `        if ${one}['${key}'].lower() == ${wanted}.lower():`,
    `            return ${one}`,
    '    return None',
  ]
}

/** Whether an option looks one thing up by name. */
export const looksUp = ({ action }: Option): boolean =>
  /^(?:find|remove|edit|mark|lend|giveback|take|give)$/.test(action)

export function recordLines(option: Option, store: Records, options: readonly Option[]): string[] | null {
  const { action, label, limit = '5' } = option
  const isNumbered = options.some(({ isByNumber }) => isByNumber)
  const { one, many, fields, flag } = store
  const amount = amountOf(store)
  switch (action) {
    case 'add':
      return [...fields.map(asked), addLine(store)]
    case 'list':
      return listLines(store, null, { isNumbered, isSorted: SORTED.test(label), order: orderOf(label) })
    case 'sort':
      return listLines(store, null, { isNumbered, isSorted: true })
    case 'draw':
      return [
        `if ${many}:`,
        `    ${one} = random.choice(${many})`,
        `    print(${shownOf(store)})`,
        'else:',
        "    print('Todavía no hay datos.')",
      ]
    case 'pending':
      return flag === null ? null : listLines(store, `not ${one}['${flag}']`)
    case 'done':
      return flag === null ? null : listLines(store, `${one}['${flag}']`)
    case 'clear':
      return [`${many}.clear()`]
    case 'count':
      return [`print(f'Hay {len(${many})}.')`]
    case 'total':
      return (
        amount && [`total = sum(${worthOf(store)} for ${one} in ${many})`, `print(f'Total: {total${placesOf(store)}}')`]
      )
    case 'mean':
      return (
        amount && [
          `if ${many}:`,
          `    media = sum(${one}['${amount.name}'] for ${one} in ${many}) / len(${many})`,
          "    print(f'Media: {media:.2f}')",
          'else:',
          "    print('Todavía no hay datos.')",
        ]
      )
    case 'highest':
    case 'lowest':
      return (
        amount && [
          `if ${many}:`,
          `    ${one} = ${action === 'highest' ? 'max' : 'min'}(${many}, key=lambda dato: dato['${amount.name}'])`,
          `    print(${shownOf(store)})`,
          'else:',
          "    print('Todavía no hay datos.')",
        ]
      )
    case 'low': {
      const count = countOf(store)
      return count && listLines(store, `${one}['${count.name}'] < ${limit}`)
    }
    default:
      return oneLines(option, store)
  }
}

/** «buscar por autor»: all whose field it is, where that is none by which a thing is known. */
function foundBy({ label }: Option, { one, many, fields }: Records, shown: string): string[] | null {
  const said = /\bpor (?:el |la |su )?(\p{L}+)/iu.exec(label)?.[1]?.toLowerCase()
  const field = fields.slice(1).find(({ name }) => said !== undefined && folded(said) === name)
  if (field === undefined) return null
  const cell = `${one}['${field.name}']`
  const test = field.type === 'text' ? `${cell}.lower() == ${field.name}.lower()` : `${cell} == ${field.name}`
  return [
    asked(field),
    `encontrados = [${one} for ${one} in ${many} if ${test}]`,
    'if not encontrados:',
    "    print('No está.')",
    `for ${one} in encontrados:`,
    `    print(${shown})`,
  ]
}

/** What is done with one thing, once it is found. */
function oneLines(option: Option, store: Records): string[] | null {
  const { action, isByNumber } = option
  const others = action === 'find' ? foundBy(option, store, shownOf(store)) : null
  if (others !== null) return others
  const { one, many, fields, flag } = store
  const [key] = fields
  if (action === 'remove' && LAST.test(option.label))
    return [`if ${many}:`, `    ${many}.pop()`, "    print('Borrado.')", 'else:', "    print('No hay nada guardado.')"]
  const done = doneLines(option, store, { flag, count: countOf(store) })
  if (!key || done === null) return null
  const removal = [`${many}.remove(${one})`, "print('Borrado.')"]
  if (isByNumber)
    return [
      ASK_NUMBER,
      `if 1 <= numero <= len(${many}):`,
      ...indented(
        action === 'remove'
          ? [`del ${many}[numero - 1]`, "print('Borrado.')"]
          : [`${one} = ${many}[numero - 1]`, ...onlyElse(done)],
      ),
      ...NO_NUMBER,
    ]
  return [
    `${one} = buscar(input('${key.label}: ').strip())`,
    `if ${one} is None:`,
    "    print('No está.')",
    ...(action === 'remove' ? ['else:', ...indented(removal)] : done),
  ]
}

/** What is done once a thing is found, where nothing has to be tested before: without its `else`. */
const onlyElse = (lines: readonly string[]): string[] =>
  lines[0] === 'else:'
    ? lines.slice(1).map((line) => line.slice(4))
    : [(lines[0] ?? '').replace('elif', 'if'), ...lines.slice(1)]

function doneLines(
  { action, label }: Option,
  store: Records,
  { flag, count }: { flag: string | null; count: Input | null },
): string[] | null {
  const { one, fields } = store
  switch (action) {
    case 'remove':
      return []
    case 'find':
      return ['else:', `    print(${shownOf(store)})`]
    case 'edit': {
      const own = fields.filter(({ name }) => identifier(label.toLowerCase()).split('_').includes(name))
      const changed = own.length > 0 ? own : fields.slice(1).length > 0 ? fields.slice(1) : fields
      return [
        'else:',
        ...indented(
          changed.map(
            (field) =>
              `${one}['${field.name}'] = ${typed(field, `Nuev${isFeminine(field.name) ? 'a' : 'o'} ${field.label.toLowerCase()}`)}`,
          ),
        ),
      ]
    }
    case 'mark':
      return flag === null ? null : ['else:', `    ${one}['${flag}'] = True`]
    case 'lend':
      return flag === null
        ? null
        : [`elif ${one}['${flag}']:`, `    print('Ya está ${flag}.')`, 'else:', `    ${one}['${flag}'] = True`]
    case 'giveback':
      return flag === null
        ? null
        : [`elif not ${one}['${flag}']:`, `    print('No estaba ${flag}.')`, 'else:', `    ${one}['${flag}'] = False`]
    case 'take':
    case 'give':
      return count && movedLines(action, store, count)
    default:
      return null
  }
}

function movedLines(action: 'take' | 'give', { one }: Records, count: Input): string[] {
  const how =
    COUNTED.test(count.name) && !/^(?:cantidad|stock)/.test(count.name)
      ? count
      : { ...count, name: 'unidades', label: 'Unidades' }
  const ask = askLine(how)
  const cell = `${one}['${count.name}']`
  if (action === 'give') return ['else:', `    ${ask}`, `    ${cell} += ${how.name}`]
  return [
    'else:',
    ...indented([
      ask,
      `if ${how.name} > ${cell}:`,
      "    print('No hay bastante.')",
      'else:',
      `    ${cell} -= ${how.name}`,
    ]),
  ]
}

const asked = (field: Input): string => (field.type === 'text' ? `${askLine(field)}.strip()` : askLine(field))
const typed = (field: Input, label: string): string => asked({ ...field, label }).replace(`${field.name} = `, '')

function addLine({ many, fields, flag }: Records): string {
  const cells = fields.map(({ name }) => `'${name}': ${name}`)
  return `${many}.append({${[...cells, ...(flag === null ? [] : [`'${flag}': False`])].join(', ')}})`
}

/** «ranking», «de mayor a menor»: by the number. */
const orderOf = (label: string): 'up' | 'down' | null =>
  /ranking|clasificaci|mayor a menor/i.test(label) ? 'down' : /menor a mayor/i.test(label) ? 'up' : null

type Manner = { isNumbered?: boolean; isSorted?: boolean; order?: 'up' | 'down' | null }

function listLines(
  store: Records,
  test: string | null,
  { isNumbered = false, isSorted = false, order = null }: Manner = {},
): string[] {
  const { one, many, fields } = store
  const by = order === null ? fields[0]?.name : amountOf(store)?.name
  const isDown = order === 'down' ? ', reverse=True' : ''
  const all = isSorted || order !== null ? `sorted(${many}, key=lambda dato: dato['${by}']${isDown})` : many
  const text = test === null ? statedOf(store) : shownOf(store)
  const show = `print(${isNumbered ? text.replace(/^f'(?:- )?/, "f'{numero}. ") : text})`
  return [
    `if not ${many}:`,
    "    print('No hay nada guardado.')",
    isNumbered ? `for numero, ${one} in enumerate(${all}, start=1):` : `for ${one} in ${all}:`,
    ...indented(test === null ? [...markLines(store), show] : [`if ${test}:`, `    ${show}`]),
  ]
}

/** What is done has a cross, what is lent is said to be. */
const isDone = ({ flag }: Records) => flag !== null && !/^(?:prestad|alquilad|reservad)/.test(flag)
const markLines = (store: Records): string[] =>
  store.flag === null
    ? []
    : isDone(store)
      ? [`marca = 'x' if ${store.one}['${store.flag}'] else ' '`]
      : [`estado = '${store.flag}' if ${store.one}['${store.flag}'] else 'libre'`]
function statedOf(store: Records): string {
  const text = shownOf(store)
  if (store.flag === null) return text
  return isDone(store) ? text.replace(/^f'(?:- )?/, "f'[{marca}] ") : text.replace(/'$/, " ({estado})'")
}

/** One thing as it is told: its name, and behind a colon what is kept of it. */
function shownOf({ one, fields }: Records): string {
  const cells = fields.map(({ name, type }) => `{${one}["${name}"]${type === 'money' ? ':.2f' : ''}}`)
  const [first = '', ...others] = cells
  return `f'${others.length === 0 ? `- ${first}` : `- ${first}: ${others.join(', ')}`}'`
}

const NO_AMOUNT = /^(?:edad|anio|telefono|codigo|id|isbn)/

/** The number that a total or a mean is of. */
function amountOf({ fields }: Records): Input | null {
  const numbers = fields.filter(({ name, type }) => type !== 'text' && !NO_AMOUNT.test(name))
  return numbers.find(({ type }) => type === 'money') ?? numbers.at(-1) ?? null
}

const countOf = ({ fields }: Records): Input | null => fields.find(({ name }) => COUNTED.test(name)) ?? null

/** A price counts as often as there are pieces. */
function worthOf(store: Records): string {
  const [amount, count] = [amountOf(store), countOf(store)]
  const cell = `${store.one}['${amount?.name}']`
  return count && amount && count !== amount && /^(?:precio|coste|costo)/.test(amount.name)
    ? `${cell} * ${store.one}['${count.name}']`
    : cell
}

const placesOf = (store: Records) => (amountOf(store)?.type === 'int' ? '' : ':.2f')
