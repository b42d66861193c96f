import type * as z from 'zod'
import type { Context } from '../context'

export type Endpoint = {
  method: 'GET' | 'POST' | 'DELETE'
  /** As `/v1/customers/:id`. */
  path: string
  params: z.ZodType
  /** Browsers may call it with the publishable key and the object's client secret. */
  isPublic: boolean
  run(context: Context, params: never, id: string): Promise<unknown>
}

type Definition<S extends z.ZodType> = {
  params: S
  isPublic?: boolean
  /** `id` is the path's. The answer is what is kept; `expand` comes after. */
  run(context: Context, params: z.output<S>, id: string): Promise<unknown>
}

/** One call of the API, by its method and path: `GET /v1/customers/:id`. */
export function endpoint<S extends z.ZodType>(
  what: `${Endpoint['method']} /v1/${string}`,
  { params, isPublic = false, run }: Definition<S>,
): Endpoint {
  const [method, path] = what.split(' ')
  if (path === undefined) throw new Error(`${what} names no path`)
  return { method: methodOf(method), path, params, isPublic, run }
}

function methodOf(name: string | undefined): Endpoint['method'] {
  if (name === 'GET' || name === 'POST' || name === 'DELETE') return name
  throw new Error(`${name} is no method of the API`)
}
