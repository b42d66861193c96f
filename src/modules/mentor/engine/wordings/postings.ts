/** In which places each key stands, and what it is worth there. */
export type Postings = { add: (into: Float64Array, key: number, weight: number) => void }

/** Places with their keys, one after the other, as they are gathered. */
export type Gathered = { places: number[]; keys: number[]; worths: number[] }

export function createPostings({ places, keys, worths }: Gathered, size: number): Postings {
  const starts = new Uint32Array(size + 1)
  for (const key of keys) starts[key + 1] = (starts[key + 1] ?? 0) + 1
  for (let key = 0; key < size; key += 1) starts[key + 1] = (starts[key + 1] ?? 0) + (starts[key] ?? 0)
  const [at, worth, next] = [new Uint16Array(keys.length), new Float32Array(keys.length), starts.slice()]
  for (let one = 0; one < keys.length; one += 1) {
    const key = keys[one] ?? 0
    const free = next[key] ?? 0
    at[free] = places[one] ?? 0
    worth[free] = worths[one] ?? 0
    next[key] = free + 1
  }
  return {
    add(into, key, weight) {
      const end = starts[key + 1] ?? 0
      for (let one = starts[key] ?? 0; one < end; one += 1) {
        const place = at[one] ?? 0
        into[place] = (into[place] ?? 0) + weight * (worth[one] ?? 0)
      }
    },
  }
}
