import { expect, it } from 'vitest'
import { coalesceByKey } from './coalesce'

/** Runs that end when the test says so. */
function scripted() {
  const runs: { key: string; requests: readonly number[]; end: (error?: Error) => void }[] = []
  const inTurn = coalesceByKey<number, number>(
    (key, requests) =>
      new Promise((resolve, reject) => {
        const number = runs.length + 1
        runs.push({ key, requests, end: (error) => (error ? reject(error) : resolve(number)) })
      }),
  )
  return { runs, inTurn }
}
const settled = () => new Promise((resolve) => setImmediate(resolve))

it('twenty callers at once cost two runs, and nobody is given what began before they asked', async () => {
  const { runs, inTurn } = scripted()
  const first = inTurn('ana', [0])
  const others = Array.from({ length: 19 }, (_, at) => inTurn('ana', [at + 1]))
  expect(runs).toHaveLength(1)
  runs[0]?.end()
  expect(await first).toBe(1)
  await settled()
  expect(runs).toHaveLength(2)
  expect(runs[1]?.requests).toHaveLength(19)
  const late = inTurn('ana', [20])
  runs[1]?.end()
  expect(new Set(await Promise.all(others))).toEqual(new Set([2]))
  await settled()
  runs[2]?.end()
  expect(await late).toBe(3)
})

it('a failure is its own callers’ only, and other keys do not wait', async () => {
  const { runs, inTurn } = scripted()
  const first = inTurn('ana', [1])
  const second = inTurn('ana', [2])
  const other = inTurn('luis', [3])
  expect(runs.map(({ key }) => key)).toEqual(['ana', 'luis'])
  runs[0]?.end(new Error('away'))
  await expect(first).rejects.toThrow('away')
  await settled()
  runs[1]?.end()
  runs[2]?.end()
  expect(await second).toBe(3)
  expect(await other).toBe(2)
  const again = inTurn('ana', [4])
  runs[3]?.end()
  expect(await again).toBe(4)
})
