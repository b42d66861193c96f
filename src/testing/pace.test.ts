import { afterEach, describe, expect, it, vi } from 'vitest'
import { measurePace, patience, REFERENCE_MS } from './pace'

afterEach(() => vi.unstubAllEnvs())

describe('how long tests wait', () => {
  const measured = (...times: number[]) => measurePace(() => (times.shift() ?? 1) * REFERENCE_MS)

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
