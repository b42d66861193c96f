const SIZE = 624
const SHIFT = 397

const step = (previous: number, factor: number) => Math.imul(previous ^ (previous >>> 30), factor)

/** The generator behind Python's `random` (MT19937), set up from a whole number as Python does: the same seed, the same numbers. */
export class MersenneTwister {
  readonly #state = new Uint32Array(SIZE)
  #at = SIZE

  constructor(seed: bigint) {
    const key: number[] = []
    for (let rest = seed < 0n ? -seed : seed; key.length === 0 || rest > 0n; rest >>= 32n)
      key.push(Number(rest & 0xffffffffn))
    const state = this.#state
    state[0] = 19_650_218
    for (let at = 1; at < SIZE; at += 1) state[at] = step(state[at - 1] ?? 0, 1_812_433_253) + at
    let at = 1
    const next = () => {
      at += 1
      if (at < SIZE) return
      state[0] = state[SIZE - 1] ?? 0
      at = 1
    }
    for (let count = 0; count < Math.max(SIZE, key.length); count += 1) {
      const of = count % key.length
      state[at] = ((state[at] ?? 0) ^ step(state[at - 1] ?? 0, 1_664_525)) + (key[of] ?? 0) + of
      next()
    }
    for (let count = 1; count < SIZE; count += 1) {
      state[at] = ((state[at] ?? 0) ^ step(state[at - 1] ?? 0, 1_566_083_941)) - at
      next()
    }
    state[0] = 0x8000_0000
  }

  #word(): number {
    if (this.#at >= SIZE) this.#turn()
    let word = this.#state[this.#at] ?? 0
    this.#at += 1
    word ^= word >>> 11
    word ^= (word << 7) & 0x9d2c_5680
    word ^= (word << 15) & 0xefc6_0000
    return (word ^ (word >>> 18)) >>> 0
  }

  #turn(): void {
    const state = this.#state
    for (let at = 0; at < SIZE; at += 1) {
      const mixed = ((state[at] ?? 0) & 0x8000_0000) | ((state[(at + 1) % SIZE] ?? 0) & 0x7fff_ffff)
      state[at] = (state[(at + SHIFT) % SIZE] ?? 0) ^ (mixed >>> 1) ^ (mixed & 1 ? 0x9908_b0df : 0)
    }
    this.#at = 0
  }

  /** From 0 to 1, without it. */
  random(): number {
    const [high, low] = [this.#word() >>> 5, this.#word() >>> 6]
    return (high * 67_108_864 + low) / 9_007_199_254_740_992
  }

  /** So many bits. */
  bits(count: number): bigint {
    let value = 0n
    for (let at = 0; at < count; at += 32)
      value |= BigInt(this.#word() >>> Math.max(0, 32 - (count - at))) << BigInt(at)
    return value
  }

  /** A whole number from 0 on, less than this. */
  below(limit: bigint): bigint {
    const count = limit.toString(2).length
    for (;;) {
      const value = this.bits(count)
      if (value < limit) return value
    }
  }
}
