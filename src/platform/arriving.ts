/** Something that has arrived, or is still on its way. An async function cannot return a promise as it is. */
export type Arriving<T> = { here: T } | { coming: Promise<T> }

/** What a promise is after a while. Throws what it throws meanwhile. */
export async function arriving<T>(promise: Promise<T>, withinMs: number): Promise<Arriving<T>> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<Arriving<T>>((resolve) => {
    timer = setTimeout(() => resolve({ coming: promise }), withinMs)
  })
  try {
    return await Promise.race([promise.then((here) => ({ here })), late])
  } finally {
    clearTimeout(timer)
  }
}

/** All of it. */
export const arrived = <T>(arrival: Arriving<T>): T | Promise<T> => ('here' in arrival ? arrival.here : arrival.coming)
