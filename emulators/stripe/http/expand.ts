import type { Context } from '../context'
import { invalidRequest } from './errors'

/** What an object has only where it is asked for. */
export type Includable = (context: Context, object: Record<string, unknown>) => Promise<unknown>
/** By `kind.field`: `checkout.session.line_items`. */
export type Includables = Record<string, Includable>

const DEEPEST = 4

/** The answer with the named references replaced by what they name. Throws Stripe's error for what cannot be expanded. */
export async function expanded(
  context: Context,
  includables: Includables,
  answer: unknown,
  paths: string[],
): Promise<unknown> {
  const known = new Map<string, Record<string, unknown>>()
  let result = answer
  for (const path of paths) {
    const fields = path.split('.')
    if (fields.length > DEEPEST) throw invalidRequest(`You cannot expand more than ${DEEPEST} levels of a property.`)
    result = await walk(result, fields)
  }
  return result

  async function walk(value: unknown, [field, ...rest]: string[]): Promise<unknown> {
    if (field === undefined || value === null) return value
    if (Array.isArray(value)) {
      const walked: unknown[] = []
      await remember(value.map((each) => (isObject(each) ? own(each, field) : undefined)))
      // One after another: a transaction has one connection.
      for (const each of value) walked.push(await walk(each, [field, ...rest]))
      return walked
    }
    if (!isObject(value)) throw unexpandable(field)
    return { ...value, [field]: await walk(await opened(value, field, rest.length === 0), rest) }
  }

  async function opened(object: Record<string, unknown>, field: string, isLast: boolean): Promise<unknown> {
    const include = includables[`${object.object}.${field}`]
    if (include && (own(object, field) ?? null) === null) return include(context, object)
    const value = own(object, field)
    if (value === undefined) throw unexpandable(field)
    if (typeof value !== 'string') {
      if (isLast && value !== null && !isObject(value)) throw unexpandable(field)
      return value
    }
    await remember([value])
    const found = known.get(value)
    if (found === undefined) throw unexpandable(field)
    return found
  }

  /** Reads what is named and not known yet, all at once. */
  async function remember(values: unknown[]): Promise<void> {
    const ids = values.filter((value) => typeof value === 'string').filter((id) => !known.has(id))
    for (const [id, object] of await context.store.findAll([...new Set(ids)])) known.set(id, object)
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** `constructor` is no field. */
const own = (object: Record<string, unknown>, field: string) =>
  Object.hasOwn(object, field) ? object[field] : undefined

const unexpandable = (field: string) =>
  invalidRequest(
    `This property cannot be expanded (${field}). You may want to try expanding the \`data\` property (e.g., \`data.${field}\`).`,
  )
