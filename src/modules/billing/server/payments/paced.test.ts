import { expect, it } from 'vitest'
import { paced } from './paced'

const items = Array.from({ length: 7 }, (_, at) => at)

it('124 begins no more than so many at once, and tells what comes of them in their order', async () => {
  let open = 0
  let most = 0
  const work = async (item: number) => {
    most = Math.max(most, ++open)
    for (let turns = 0; turns < 10 - item; turns += 1) await Promise.resolve()
    open -= 1
    return item * 2
  }
  const results: number[] = []
  for await (const result of paced(items, work, { everyMs: 0, concurrency: 3 })) results.push(result)
  expect(results).toEqual(items.map((item) => item * 2))
  expect(most).toBeLessThanOrEqual(3)
})

it('124 begins so many in a second, however quick each is', async () => {
  const begun: number[] = []
  const work = async () => begun.push(performance.now())
  for await (const _ of paced(items, work, { everyMs: 20, concurrency: 3 }));
  expect((begun.at(-1) ?? 0) - (begun[0] ?? 0)).toBeGreaterThan(20 * (items.length - 2))
})

it('124 begins nothing more once nobody listens, and leaves nothing under way', async () => {
  const begun: number[] = []
  const ended: number[] = []
  const work = async (item: number) => {
    begun.push(item)
    await Promise.resolve()
    ended.push(item)
    return item
  }
  for await (const item of paced(items, work, { everyMs: 0, concurrency: 2 })) if (item === 1) break
  expect(begun.length).toBeLessThan(items.length)
  expect(ended).toEqual(begun)
})
