import type { Endpoint, InputSchemas } from '~/platform/http/endpoint'
import { bindApi } from '~/server/api'

/** Who is let through: each stands for one of the router's ways to bind (`server/request/route.ts`). */
export type Guard = 'open' | 'signedIn' | 'forAdmins' | 'signed'
export type Route = { guard: Guard; endpoint: Endpoint; input: InputSchemas }

export const nameOf = ({ endpoint: { method, path } }: Route): string => `${method} ${path}`
export const isWrite = ({ endpoint: { method } }: Route): boolean => method !== 'GET'

/** Every call of the API with the guard and the input that it declares: what is bound tomorrow is attacked without being named. */
export function routeTable(): Route[] {
  const table: Route[] = []
  const noting = (guard: Guard) => (endpoint: Endpoint, input: InputSchemas) => {
    table.push({ guard, endpoint, input })
  }
  bindApi(
    {
      open: noting('open'),
      signedIn: noting('signedIn'),
      forAdmins: noting('forAdmins'),
      signed: (endpoint: Endpoint) => {
        table.push({ guard: 'signed', endpoint, input: {} })
      },
    },
    NO_HANDLERS,
  )
  return table
}

/** Nothing is handled: any handler is there, and is no function. */
const NO_HANDLERS: Parameters<typeof bindApi>[1] = new Proxy(Object.create(null), { get: () => NO_HANDLERS })
