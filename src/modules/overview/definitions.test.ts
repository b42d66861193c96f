import { describe, expect, it } from 'vitest'
import { churnOf, mrrOf, type PlanDay, trialToPaidOf } from './definitions'

const day = (counts: Partial<PlanDay>): PlanDay => ({
  day: '2026-03-01',
  trials: 0,
  paidAfterTrial: 0,
  monthly: 0,
  newMonthly: 0,
  upgraded: 0,
  mrrCents: 0,
  ...counts,
})

describe('churn', () => {
  it('is who left of who had the monthly plan at some time', () => {
    // Ten at first, two come, three leave.
    expect(churnOf({ monthly: 10 }, [day({ monthly: 11, newMonthly: 2 }), day({ monthly: 9 })])).toEqual({
      all: 12,
      part: 3,
    })
  })

  it('counts nobody who changed to the lifetime plan', () => {
    expect(churnOf({ monthly: 4 }, [day({ monthly: 3, upgraded: 1 })])).toEqual({ all: 4, part: 0 })
  })

  it('counts who erased the account: nothing of theirs is counted any more, and the day before is', () => {
    expect(churnOf({ monthly: 1 }, [day({ monthly: 0 })])).toEqual({ all: 1, part: 1 })
  })

  it('counts who came, left and came again twice, and once as having left', () => {
    const days = [day({ monthly: 1, newMonthly: 1 }), day({ monthly: 0 }), day({ monthly: 1, newMonthly: 1 })]
    expect(churnOf(undefined, days)).toEqual({ all: 2, part: 1 })
  })

  it('is nothing of nobody, and nothing where no day was written', () => {
    expect(churnOf(undefined, [])).toEqual({ all: 0, part: 0 })
    expect(churnOf({ monthly: 5 }, [])).toEqual({ all: 5, part: 0 })
  })
})

it('the monthly income of a time is that of its last day', () => {
  expect(mrrOf([day({ mrrCents: 1700 }), day({ mrrCents: 5100 })])).toBe(5100)
  expect(mrrOf([])).toBe(0)
})

it('trial to paid sets who went on beside the trials bought', () => {
  expect(trialToPaidOf([day({ trials: 4, paidAfterTrial: 1 }), day({ trials: 2 })])).toEqual({ all: 6, part: 1 })
})
