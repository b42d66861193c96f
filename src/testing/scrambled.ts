/** Mulberry32: the same numbers at every run. */
function numbers(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
/** Each of them one to five times, in any order. */
export function scrambled<T>(all: readonly T[], seed: number): T[] {
  const next = numbers(seed)
  const repeated = all.flatMap((each) => Array.from({ length: 1 + Math.floor(next() * 5) }, () => each))
  return repeated
    .map((each) => ({ each, at: next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ each }) => each)
}
