import { afterEach, describe, expect, it, vi } from 'vitest'
import { measureMachine, patience, REFERENCE_MS, workersOn } from './pace'

afterEach(() => vi.unstubAllEnvs())

describe('how long tests wait', () => {
  const measured = (...times: number[]) =>
    measureMachine(() => ({ ms: (times.shift() ?? 1) * REFERENCE_MS, cpuMs: REFERENCE_MS })).pace

  it('is by how much longer this machine takes than the reference, whatever one try says', () => {
    expect(measured(50, 2, 2, 3, 40, 2, 3, 3)).toBe(3)
  })

  it('is never less than on the reference, and has an end', () => {
    expect(measured(1, ...Array(7).fill(0.2))).toBe(1)
    expect(measured(1, ...Array(7).fill(100))).toBe(8)
  })

  it('is the same in every worker of a run', () => {
    vi.stubEnv('TEST_PACE', '2.5')
    expect(patience(15_000)).toBe(37_500)
    vi.stubEnv('TEST_PACE', undefined)
    expect(patience(15_000)).toBe(15_000)
  })
})

describe('how many files run at a time', () => {
  it.each([
    ['is one more than there are cores where nothing else computes', 27, 27, 3],
    ['is no fewer on a slow machine', 81, 81, 3],
    ['is fewer where others take half of the time', 54, 27, 2],
    ['is one where six others compute', 108, 27, 1],
  ])('%s', (_, ms, cpuMs, workers) => {
    vi.stubEnv('TEST_LOAD', String(measureMachine(() => ({ ms, cpuMs })).load))
    expect(workersOn(2)).toBe(workers)
  })
})
