import { CallError, call } from './call'
import type { Endpoint } from './endpoint'

/** HTTP-06, C-19: who is not signed in finds nothing, and that is no error. Explicit session checks do without. */
export async function emptyWhenSignedOut<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading
  } catch (error) {
    if (error instanceof CallError && error.status === 401) return null
    throw error
  }
}

/**
 * HTTP-05: what a query without a function of its own does: a GET to the first element of its key. A path is asked of this origin
 * (C-52), an absolute http(s) address is left as it is (HTTP-04).
 */
export function readByKey({ queryKey, signal }: { queryKey: readonly unknown[]; signal: AbortSignal }) {
  const [address] = queryKey
  if (!isAddress(address)) throw new Error(`not an address to read: ${String(address)}`)
  return emptyWhenSignedOut(call<Endpoint>({ method: 'GET', path: address }, { signal }))
}

const isAddress = (value: unknown): value is Endpoint['path'] =>
  typeof value === 'string' && /^(\/api\/|https?:\/\/)/.test(value)
