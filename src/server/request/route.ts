import type { Context, Hono } from 'hono'
import * as z from 'zod/mini'
import type { SignedInUser } from '~/modules/billing/contract'
import { AppError } from '~/platform/app-error'
import type { Endpoint, EndpointInput, InputSchemas } from '~/platform/http/endpoint'
import type { Answer, Router } from '~/platform/http/router'
import type { AppEnv } from '../env'

type Asking = {
  findUser: (c: Context<AppEnv>) => Promise<SignedInUser | null>
  /** Whether an administrator may administer yet. */
  mayAdminister: (user: SignedInUser) => Promise<boolean>
}

/** Binds endpoints to handlers: input is parsed strictly before a handler sees it, answers go out as JSON and are never cached. */
export function createRouter(app: Hono<AppEnv>, { findUser, mayAdminister }: Asking): Router<SignedInUser> {
  const bind = <E extends Endpoint>(endpoint: E, run: (c: Context<AppEnv>) => Answer<E>) => {
    app.on(endpoint.method, endpoint.path, async (c) => {
      c.set('route', endpoint.path)
      const answer = await run(c)
      if (answer instanceof Response) return answer
      c.header('Cache-Control', 'no-store')
      return c.json(answer as object)
    })
  }
  const requireUser = async (c: Context<AppEnv>) => {
    const user = await findUser(c)
    if (user === null) throw new AppError('not_authenticated')
    return user
  }
  return {
    open: (endpoint, input, handle) => bind(endpoint, async (c) => handle(await readInput(input, c), c)),

    signedIn: (endpoint, input, handle) =>
      bind(endpoint, async (c) => {
        const user = await requireUser(c)
        return handle({ ...(await readInput(input, c)), user }, c)
      }),

    forAdmins: (endpoint, input, handle) =>
      bind(endpoint, async (c) => {
        const user = await requireUser(c)
        if (user.role !== 'admin') throw new AppError('forbidden')
        if (!(await mayAdminister(user))) throw new AppError('second_step_missing')
        return handle({ ...(await readInput(input, c)), user }, c)
      }),

    signed: bind,
  }
}

/** Of a write that takes nothing. */
const NO_BODY = z.optional(z.strictObject({}))

async function readInput<E extends Endpoint>(schemas: InputSchemas, c: Context<AppEnv>): Promise<EndpointInput<E>> {
  const input = {
    params: schemas.params && parse(schemas.params, c.req.param(), 'not_found'),
    query: schemas.query && parse(schemas.query, c.req.query()),
    body: c.req.method === 'GET' ? undefined : parse(schemas.body ?? NO_BODY, await readJson(c)),
  }
  // Each part was parsed by the very schema that its type is derived from.
  return input as EndpointInput<E>
}

function parse(schema: z.ZodMiniType, value: unknown, code: 'invalid_input' | 'not_found' = 'invalid_input') {
  const result = schema.safeParse(value, { error: () => 'Este dato no es válido.' })
  if (result.success) return result.data
  // An id that cannot exist is an address that does not exist.
  if (code === 'not_found') throw new AppError('not_found')
  throw new AppError('invalid_input', { fields: fieldErrors(result.error.issues) })
}

/** The first sentence for each field. */
function fieldErrors(issues: z.core.$ZodIssue[]): Record<string, string> {
  const fields = new Map<string, string>()
  for (const issue of issues) {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [issue.path.join('.') || 'body']
    const sentence = issue.code === 'unrecognized_keys' ? 'Este campo no existe.' : issue.message
    for (const name of names) if (!fields.has(name)) fields.set(name, sentence)
  }
  return Object.fromEntries(fields)
}

/**
 * Throws AppError `unsupported_media_type` or `malformed_request`. No body at all is undefined; but what says that it is another type
 * is refused even then, since an empty form of another site's is one.
 */
async function readJson(c: Context<AppEnv>): Promise<unknown> {
  const text = await readText(c)
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type === undefined && text === '') return undefined
  if (type !== 'application/json') throw new AppError('unsupported_media_type')
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new AppError('malformed_request', {}, { cause })
  }
}

/** Who hangs up in the middle of a body has sent half a request, and nothing here has failed. */
async function readText(c: Context<AppEnv>): Promise<string> {
  try {
    return await c.req.text()
  } catch (cause) {
    const isCutOff = c.req.raw.signal.aborted || (cause instanceof Error && cause.message === 'aborted')
    throw isCutOff ? new AppError('malformed_request', {}, { cause }) : cause
  }
}
