import type { Context } from 'hono'
import type { Endpoint, EndpointInput, EndpointReply, EndpointSchemas } from './endpoint'

export type Answer<E extends Endpoint> = EndpointReply<E> | Response | Promise<EndpointReply<E> | Response>
export type Handler<E extends Endpoint, Extra = unknown> = (input: EndpointInput<E> & Extra, c: Context) => Answer<E>
type Bind<Extra = unknown> = <E extends Endpoint>(
  endpoint: E,
  input: EndpointSchemas<E>,
  handle: Handler<E, Extra>,
) => void

/** What a module binds its calls with: an endpoint, the schemas of its input, and its handler. `server/request/route.ts` makes it. */
export type Router<User> = {
  /** For anyone. */
  open: Bind
  /** For signed-in users: others get 401 before their input is read. */
  signedIn: Bind<{ user: User }>
  /** C-41: for administrators: others get 403 before their input is read. */
  forAdmins: Bind<{ user: User }>
  /** For machines that sign what they send: its bytes are left for the handler to check, before anything is read out of them. */
  signed: <E extends Endpoint>(endpoint: E, handle: (c: Context) => Answer<E>) => void
}
