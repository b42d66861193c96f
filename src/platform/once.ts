/** A value made at its first use and kept: what is made when a module loads is paid at every start of the server. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
