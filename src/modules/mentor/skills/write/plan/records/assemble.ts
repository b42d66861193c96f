import { listed } from '~/platform/text/listed'
import { identifier, singular } from '../../../../engine/task/identifier'
import type { RequestText } from '../../../../engine/task/request-text'
import type { End, Want } from '../dialogue/dialogue'
import { isNumeric, type Quantity } from '../dialogue/quantity'
import { distinct } from '../dialogue/rows-program'
import { fieldOf, isUsual, usualFields } from './record-fields'
import type { Records, Store } from './records'

/** What has been read of a request so far. */
export type Reading = {
  nouns: string[]
  fields: Quantity[]
  isDated: boolean
  isOne: boolean
  end: End | null
  store: Store | 'file' | null
  wants: Want[]
  keepsAll: boolean
  order: Records['order']
  isShown: boolean
  totals: Records['totals']
  left: string[]
}

export const isOpen = ({ nouns, fields }: Reading) => nouns.length + fields.length > 0

const LEAST_TOLD = 1
const WRITES_DOWN = /\b(?:apunt|anot|registr|llev|control)\w*/
/** «en un diccionario» says how the program is written, and is no clause of its own. */
const INSIDE = /\b(?:diccionario|lista(?= (?:y|,|\.)|$))/

/** What was read, with what nobody said supposed; null where too little was said. */
export function recordsOf(read: Reading, { text }: RequestText): Records | null {
  const [first, second] = read.nouns
  if (!isOpen(read) || (read.nouns.length === 0 && read.store === null && !/\bdiccionario\b/.test(text))) return null
  const noun = first ?? 'datos'
  const isSupposed = read.fields.length === 0 && second === undefined
  const fields = isSupposed
    ? usualFields(identifier(singular(noun)), noun)
    : read.fields.length > 0
      ? read.fields
      : [fieldOf(singular(second ?? noun))]
  if (fields.length === 0 || read.left.length > LEAST_TOLD) return null
  // «los primos hasta 50» are worked out, and not typed.
  const isTyped = isUsual(singular(noun)) || (fields.every(isNumeric) && WRITES_DOWN.test(text))
  if ((isSupposed && (!isTyped || read.left.length > 0)) || (read.end?.kind === 'number' && fields[0]?.type === 'text'))
    return null
  const all = nameOfAll(noun, fields)
  const isTimed = read.end !== null || !read.isOne
  const named = INSIDE.exec(text)?.[0] === 'diccionario' ? 'dict' : INSIDE.test(text) ? 'list' : null
  const store =
    named !== null && (read.store === null || read.store === 'file')
      ? ({ kind: named } as const)
      : read.store === 'file' || read.store?.kind === 'txt' || read.store?.kind === 'csv'
        ? fileOf(read.store, all, fields.length)
        : read.store
  const supposed = [
    ...(isSupposed && fields.length > 1
      ? [
          `No me has dicho qué datos guardar de cada uno: he puesto ${listed(fields.map(({ label }) => label.toLowerCase()))}.`,
        ]
      : []),
    ...(isTimed && read.end === null ? ['No me has dicho cómo se acaba: he puesto que se escriba `fin`.'] : []),
    ...(store !== null && 'file' in store && !text.includes(store.file)
      ? [`No me has dicho cómo se llama el archivo: he puesto \`${store.file}\`.`]
      : []),
  ]
  return {
    all,
    fields,
    isDated: read.isDated,
    isOne: !isTimed,
    end: isTimed ? (read.end ?? { kind: 'word', said: 'fin' }) : null,
    count: null,
    store: store ?? { kind: 'list' },
    keepsAll: read.keepsAll,
    order: read.order,
    isShown: read.isShown,
    totals: read.totals,
    wants: distinct(read.wants),
    supposed,
    left: read.left,
  }
}

const fileOf = (store: Store | 'file', all: string, fields: number): Store => {
  if (store === 'file' && fields > 1) return { kind: 'csv', file: `${all}.csv` }
  if (store === 'file') return { kind: 'txt', file: `${all}.txt` }
  return 'file' in store && store.file === '' ? { kind: 'txt', file: `${all}.txt` } : store
}

/** The list must not be called as one of its fields. */
function nameOfAll(noun: string, fields: readonly Quantity[]): string {
  const name = identifier(noun)
  return fields.some((field) => field.name === name) ? `${name}_apuntados` : name
}
