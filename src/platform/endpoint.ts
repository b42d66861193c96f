import type * as z from 'zod/mini'

type Schema = z.ZodMiniType
type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/**
 * One call of the API, known to both sides: the server validates `params`, `query` and `body` with it (`server/api.ts`),
 * the browser sends it (`platform/call.ts`). `reply` is the JSON that a 2xx carries.
 */
export type Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Reply = unknown,
> = {
  readonly method: Method
  /** Hono notation: `/api/chat/delete/:id`. */
  readonly path: `/api/${string}`
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  /** Carries the reply's type only; never read at run time. */
  readonly reply?: Reply
}

type Parsed<S> = S extends Schema ? z.output<S> : undefined
type Sent<S> = S extends Schema ? z.input<S> : undefined

export type EndpointInput<E> =
  E extends Endpoint<infer P, infer Q, infer B> ? { params: Parsed<P>; query: Parsed<Q>; body: Parsed<B> } : never
export type EndpointRequest<E> =
  E extends Endpoint<infer P, infer Q, infer B> ? { params?: Sent<P>; query?: Sent<Q>; body?: Sent<B> } : never
export type EndpointReply<E> = E extends { readonly reply?: infer R } ? Exclude<R, undefined> : never

/** Declares an endpoint: `endpoint<{ chats: Chat[] }>()({ method: 'GET', path: '/api/chat/chats' })`. */
export const endpoint =
  <Reply>() =>
  <
    P extends Schema | undefined = undefined,
    Q extends Schema | undefined = undefined,
    B extends Schema | undefined = undefined,
  >(
    definition: Omit<Endpoint<P, Q, B, Reply>, 'reply'>,
  ): Endpoint<P, Q, B, Reply> =>
    definition
