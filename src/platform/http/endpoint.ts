import type * as z from 'zod/mini'

type Schema = z.ZodMiniType
type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** What a call takes, as the server checks it: a module's `input.ts`. */
export type InputSchemas = { readonly params?: Schema; readonly query?: Schema; readonly body?: Schema }
type NoInput = { readonly params?: undefined; readonly query?: undefined; readonly body?: undefined }

/**
 * One call of the API, known to both sides: the browser sends it (`platform/http/call.ts`), the server binds it to its input schemas and
 * handler (the module's `server/routes.ts`). At run time it is an address; the rest are types, so that the browser loads no schema for it.
 */
export type Endpoint<Reply = unknown, Input extends InputSchemas = InputSchemas> = {
  readonly method: Method
  /** Hono notation: `/api/chat/delete/:id`. */
  readonly path: `/api/${string}`
  /** Never set: carries the types of the input schemas and of the JSON that a 2xx answers. */
  readonly types?: { readonly input: Input; readonly reply: Reply }
}

type TypesOf<E extends Endpoint> = NonNullable<E['types']>
type Parsed<S> = S extends Schema ? z.output<S> : undefined
type Sent<S> = S extends Schema ? z.input<S> : undefined

export type EndpointSchemas<E extends Endpoint> = TypesOf<E>['input']
export type EndpointReply<E extends Endpoint> = TypesOf<E>['reply']
/** What a handler gets. */
export type EndpointInput<E extends Endpoint> = {
  [Part in keyof Required<InputSchemas>]: Parsed<EndpointSchemas<E>[Part]>
}
/** What a caller gives. */
export type EndpointRequest<E extends Endpoint> = {
  [Part in keyof Required<InputSchemas>]?: Sent<EndpointSchemas<E>[Part]>
}

/** Declares an endpoint: `endpoint<{ title: string }, typeof input.renameChat>('PATCH', '/api/chat/update-title/:id')`. */
export const endpoint = <Reply, Input extends InputSchemas = NoInput>(
  method: Method,
  path: Endpoint['path'],
): Endpoint<Reply, Input> => ({ method, path })
