import * as z from 'zod/mini'
import type { InputSchemas } from '~/platform/http/endpoint'
import type { Route } from './route-table'

type Shape = z.core.JSONSchema._JSONSchema
/** What a sample is filled with; a field for which `uuid` answers nothing is left out where it may be, else it is an id of nobody's. */
export type Filling = {
  uuid: (field: string) => string | undefined
  /** An id of the payment provider's, by its prefix: `cs`, `pi`, `cus`. */
  reference: (prefix: string) => string
  mentor: 'basic' | 'pro'
}
export type Sample = { method: string; path: string; body: unknown }

export const NOBODY = '00000000-0000-4000-8000-000000000000'
/** Ids that nobody has, wherever one fits. */
export const NOBODYS: Filling = {
  uuid: () => NOBODY,
  reference: (prefix) => `${prefix}_nobody`,
  mentor: 'basic',
}

/** A request that a route's schemas take. */
export function sampleRequest({ endpoint, input }: Route, filling: Filling): Sample {
  const params = Object.entries(partOf(input.params, filling))
  const query = new URLSearchParams(entriesOf(input.query, filling))
  const address = endpoint.path.replace(/:(\w+)/g, (whole, name) => {
    const [, value] = params.find(([key]) => key === name) ?? []
    return value === undefined ? whole : encodeURIComponent(String(value))
  })
  return {
    method: endpoint.method,
    path: query.size === 0 ? address : `${address}?${query}`,
    body: input.body && partOf(input.body, filling),
  }
}

/** Where a route takes ids: the names of its fields, and whether some are the payment provider's. */
export function idsOf({ input }: Route): { fields: string[]; hasReferences: boolean } {
  const fields = new Set<string>()
  let hasReferences = false
  const noting: Filling = {
    uuid: (field) => {
      fields.add(field)
      return NOBODYS.uuid(field)
    },
    reference: (prefix) => {
      hasReferences = true
      return NOBODYS.reference(prefix)
    },
    mentor: 'basic',
  }
  for (const part of [input.params, input.query, input.body]) partOf(part, noting)
  return { fields: [...fields], hasReferences }
}

/** Whether a route's schemas take its sample: one that is refused for its form proves nothing about what comes after. */
export const takesItsSample = ({ input }: Route, filling: Filling): boolean =>
  [input.params, input.query, input.body].every(
    (schema) => schema === undefined || schema.safeParse(partOf(schema, filling)).success,
  )

const entriesOf = (schema: InputSchemas['query'], filling: Filling) =>
  Object.entries(partOf(schema, filling)).map(([key, value]) => [key, String(value)])

function partOf(schema: InputSchemas['body'], filling: Filling): object {
  if (schema === undefined) return {}
  const sample = sampleOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), '', filling)
  return typeof sample === 'object' && sample !== null ? sample : {}
}

function sampleOf(shape: Shape, field: string, filling: Filling): unknown {
  if (typeof shape === 'boolean') return undefined
  if (shape.const !== undefined) return shape.const
  if (shape.enum) return shape.enum.includes(filling.mentor) ? filling.mentor : shape.enum[0]
  const [option] = shape.anyOf ?? shape.oneOf ?? []
  if (option !== undefined) return sampleOf(option, field, filling)
  if (shape.properties) return objectOf(shape, filling)
  if (shape.type === 'boolean') return true
  if (shape.type === 'string') return textOf(shape, field, filling)
  if (shape.type === 'array') return listOf(shape, field, filling)
  return shape.minimum ?? 0
}

/** Of what may be missing, only ids: to leave the rest out is the usual way to call. */
function objectOf({ properties = {}, required = [] }: z.core.JSONSchema.JSONSchema, filling: Filling): object {
  const fields = Object.entries(properties)
    .filter(([name, shape]) => required.includes(name) || holdsUuid(shape))
    .map(([name, shape]) => {
      const sample = sampleOf(shape, name, filling)
      return [name, sample === undefined && required.includes(name) ? NOBODY : sample] as const
    })
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined))
}

const holdsUuid = (shape: Shape): boolean =>
  typeof shape === 'object' && (shape.format === 'uuid' || [...(shape.anyOf ?? []), ...itemsOf(shape)].some(holdsUuid))

function textOf({ format, pattern, minLength = 0 }: z.core.JSONSchema.JSONSchema, field: string, filling: Filling) {
  if (format === 'uuid') return filling.uuid(field)
  if (format === 'email') return 'nadie@example.com'
  if (field === 'taxId') return '12345678Z'
  if (field === 'code') return '000000'.padEnd(minLength, '0')
  const [, prefix] = /^\^([a-z]+)_/.exec(pattern ?? '') ?? []
  return prefix === undefined ? 'prueba'.padEnd(minLength, 'a') : filling.reference(prefix)
}

/** Of one thing, as which an id that is left out does not count. */
const listOf = (shape: z.core.JSONSchema.JSONSchema, field: string, filling: Filling) =>
  itemsOf(shape)
    .map((item) => sampleOf(item, field, filling))
    .filter((value) => value !== undefined)

const itemsOf = ({ items }: z.core.JSONSchema.JSONSchema): Shape[] => (items === undefined ? [] : [items].flat())
