/** A value that has come in time, or its promise. Wrapped, since an async function cannot return a promise as it is. */
export type Deferred<T> = { here: T } | { coming: Promise<T> }

/** The value of a promise, or the promise itself when it takes longer. Throws what it throws meanwhile. */
export async function orDeferred<T>(promise: Promise<T>, withinMs: number): Promise<Deferred<T>> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<Deferred<T>>((resolve) => {
    timer = setTimeout(() => resolve({ coming: promise }), withinMs)
  })
  try {
    return await Promise.race([promise.then((here) => ({ here })), late])
  } finally {
    clearTimeout(timer)
  }
}

/** The value, or a promise of it. */
export const settled = <T>(arrival: Deferred<T>): T | Promise<T> => ('here' in arrival ? arrival.here : arrival.coming)
