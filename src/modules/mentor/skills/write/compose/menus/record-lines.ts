import { indented } from '../program'
import { askLine, type Input } from '../scalars/inputs'
import { isFeminine } from '../scalars/nouns'
import type { Thing } from './menu-fields'
import type { Action, Option } from './menu-options'

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

export function recordLines({ action, limit = '5' }: Option, store: Records): string[] | null {
  const { one, many, fields, flag } = store
  const amount = amountOf(store)
  switch (action) {
    case 'add':
      return [...fields.map(asked), addLine(store)]
    case 'list':
      return listLines(store, null)
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
      return oneLines(action, store)
  }
}

/** What is done with one thing, once it is found. */
function oneLines(action: Action, store: Records): string[] | null {
  const { one, many, fields, flag } = store
  const [key] = fields
  const done = doneLines(action, store, { flag, count: countOf(store) })
  if (!key || done === null) return null
  return [
    `${one} = buscar(input('${key.label}: ').strip())`,
    `if ${one} is None:`,
    "    print('No está.')",
    ...(action === 'remove' ? ['else:', `    ${many}.remove(${one})`, "    print('Borrado.')"] : done),
  ]
}

function doneLines(
  action: Action,
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
      const changed = fields.slice(1).length > 0 ? fields.slice(1) : fields
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
  const ask = `unidades = int(input('Unidades: '))`
  const cell = `${one}['${count.name}']`
  if (action === 'give') return ['else:', `    ${ask}`, `    ${cell} += unidades`]
  return [
    'else:',
    ...indented([ask, `if unidades > ${cell}:`, "    print('No hay bastante.')", 'else:', `    ${cell} -= unidades`]),
  ]
}

const asked = (field: Input): string => (field.type === 'text' ? `${askLine(field)}.strip()` : askLine(field))
const typed = (field: Input, label: string): string => asked({ ...field, label }).replace(`${field.name} = `, '')

function addLine({ many, fields, flag }: Records): string {
  const cells = fields.map(({ name }) => `'${name}': ${name}`)
  return `${many}.append({${[...cells, ...(flag === null ? [] : [`'${flag}': False`])].join(', ')}})`
}

function listLines(store: Records, test: string | null): string[] {
  const { one, many } = store
  const show = `print(${shownOf(store)})`
  return [
    `if not ${many}:`,
    "    print('No hay nada guardado.')",
    `for ${one} in ${many}:`,
    ...indented(test === null ? [show] : [`if ${test}:`, `    ${show}`]),
  ]
}

/** One thing as it is told: its name, and behind a colon what is kept of it. */
function shownOf({ one, fields }: Records): string {
  const cells = fields.map(({ name, type }) => `{${one}["${name}"]${type === 'money' ? ':.2f' : ''}}`)
  const [first = '', ...others] = cells
  return `f'${others.length === 0 ? `- ${first}` : `- ${first}: ${others.join(', ')}`}'`
}

const NO_AMOUNT = /^(?:edad|anio|telefono|codigo|id|isbn)/
const COUNTED = /^(?:cantidad|stock|unidades|existencias)/

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
