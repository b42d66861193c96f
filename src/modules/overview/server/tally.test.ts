import { describe, expect, it } from 'vitest'
import { createTally } from './tally'

type Row = { name: string; count: number }
function tally({ fail = false } = {}) {
  const written: Row[][] = []
  const warned: string[] = []
  const state = { fail }
  const { add, flush } = createTally<{ name: string }, { count: number }>({
    log: { warn: (event) => void warned.push(event) },
    sum: (one, other) => ({ count: one.count + other.count }),
    write: async (rows) => {
      if (state.fail) throw new Error('away')
      written.push(rows)
    },
  })
  return { add: (name: string, count = 1) => add({ name }, { count }), flush, written, warned, state }
}

describe('a tally', () => {
  it('adds up by key and writes once; nothing when there is nothing', async () => {
    const { add, flush, written } = tally()
    await flush()
    add('a')
    add('a', 2)
    add('b')
    await Promise.all([flush(), flush()])
    expect(written).toEqual([
      [
        { name: 'a', count: 3 },
        { name: 'b', count: 1 },
      ],
    ])
  })

  it('keeps what could not be written, with what comes meanwhile', async () => {
    const { add, flush, written, warned, state } = tally({ fail: true })
    add('a')
    const failing = flush()
    add('a')
    await failing
    expect(warned).toEqual(['counts_not_written'])
    state.fail = false
    await flush()
    expect(written).toEqual([[{ name: 'a', count: 2 }]])
  })

  it('holds 2,000 keys and goes on counting those', async () => {
    const { add, flush, written } = tally()
    for (let index = 0; index < 3_000; index++) add(`key ${index}`)
    add('key 7')
    await flush()
    expect(written[0]).toHaveLength(2_000)
    expect(written[0]?.[7]).toEqual({ name: 'key 7', count: 2 })
  })
})
