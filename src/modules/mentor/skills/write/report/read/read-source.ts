import type { Task } from '../../../../engine/task/task'
import { findData } from '../../plan/tables/data'
import { fileSource, frameSource, isWrittenTo } from '../sources/file-source'
import { filesSource } from '../sources/files-source'
import { givenSource } from '../sources/given-source'
import { priceList } from '../sources/price-list'
import { isTableFile, tableFileSource } from '../sources/table-file-source'
import { tableSource } from '../sources/table-source'
import type { Source } from './column'

/** The rows that a request is about, and its text without the data; null where it shows none and names none. */
export function readSource(task: Task, message: string): { source: Source; rest: string } | null {
  const { found, rest } = findData(message)
  const several = filesSource(task, message)
  if (several) return { source: several, rest }
  const read = task.files.find((file) => /\.(?:csv|txt)$/i.test(file) && !isWrittenTo(task.request.text, file))
  if (read !== undefined) {
    const source = fileSource(task, {
      file: read,
      found: found.find(({ data }) => data.kind === 'rows') ?? null,
      message,
    })
    return source && { source, rest }
  }
  const table = task.files.find((file) => isTableFile(file) && !isWrittenTo(task.request.text, file))
  if (table !== undefined && found.length === 0) {
    const source = tableFileSource(task, { file: table, message })
    if (source !== null) return { source, rest }
  }
  if (found.length === 0 && /\b(?:df|dataframe)\b/.test(task.request.text)) {
    const source = frameSource(message)
    return source && { source, rest }
  }
  const stored = found.length === 0 ? tableSource(task, message) : null
  if (stored) return { source: stored, rest }
  if (task.source === 'keyboard' && !ORDERS.test(task.request.text)) return null
  const priced = priceList(found, message)
  if (priced) return { source: priced.source, rest: priced.rest }
  const [first] = found
  const source = first && givenSource(first, { rest, message })
  return source ? { source, rest } : null
}

/** «cuánto tengo que pedir» is no question at the keyboard. */
const ORDERS = /\b(?:cuant[oa]s?|lo|la cantidad)(?: [a-z]+){0,3} (?:pedir|pido|pedirle)\b/
