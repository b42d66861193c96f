import { expect, it } from 'vitest'
import { beginPlanWatch, nextWatchStep, type PlanWatch, planWatch } from './plan-watch'

/** Lets the clock run from a state to its end; `isActive` answers the question of a number, counted from one. */
function run(
  from: PlanWatch,
  { isActive, startedMs }: { isActive: (question: number) => boolean; startedMs?: number | undefined },
) {
  let state = from
  let now = 0
  let questions = 0
  let hasLeft = false
  const phases = new Set<string>([state.phase])
  for (let step = nextWatchStep(state); step !== null && !hasLeft; step = nextWatchStep(state)) {
    now += step.afterMs
    if (step.do === 'leave') hasLeft = true
    else if (step.do === 'count') state = planWatch(state, { type: 'second_passed' })
    else {
      questions += 1
      state = planWatch(state, { type: 'asked' })
      expect(nextWatchStep(state)).toBeNull()
      const elapsedMs = startedMs === undefined ? null : startedMs + now
      state = planWatch(state, isActive(questions) ? { type: 'active' } : { type: 'not_active', elapsedMs })
    }
    phases.add(state.phase)
  }
  return { state, now, questions, hasLeft, phases: [...phases] }
}

it('PAY-30 PAY-31 PAY-32 TIME-09 is redirected to the chat 3 s after the plan was found', () => {
  const { state, hasLeft, phases, questions, now } = run(beginPlanWatch(true), {
    isActive: (question) => question === 2,
  })
  expect(phases).toEqual(['loading', 'verifying', 'success', 'redirecting'])
  expect({ state, hasLeft, questions }).toEqual({
    state: { attempts: 1, phase: 'redirecting', secondsLeft: 0 },
    hasLeft: true,
    questions: 2,
  })
  expect(now).toBe(3_000 + 1_000 + 3_000)
})

it('PAY-33 PAY-34 TIME-09 asks thirty times, every 3 s, and then gives up', () => {
  const { state, questions, now } = run(beginPlanWatch(true), { isActive: () => false })
  expect(state).toEqual({ attempts: 30, phase: 'error', problem: 'timeout' })
  expect({ questions, now }).toEqual({ questions: 30, now: 29 * 3_000 })
})

it('PAY-35 C-31 says it sooner when the checkout began more than 300 s ago and is still open', () => {
  const overdue = run(beginPlanWatch(true), { isActive: () => false, startedMs: 300_001 })
  expect(overdue).toMatchObject({ questions: 1, state: { phase: 'error', problem: 'overdue' } })
  const during = run(beginPlanWatch(true), { isActive: () => false, startedMs: 294_000 })
  expect(during).toMatchObject({ questions: 4, state: { problem: 'overdue' } })
  expect(run(beginPlanWatch(true), { isActive: () => false, startedMs: 0 }).state).toMatchObject({ problem: 'timeout' })
})

it('PAY-36 starts anew with no attempts used', () => {
  const ended = run(beginPlanWatch(true), { isActive: () => false }).state
  expect(planWatch(ended, { type: 'restarted' })).toEqual({ attempts: 0, phase: 'loading' })
})

it('PAY-37 asks nothing for somebody who is not signed in, or not any more', () => {
  const signedOut = { attempts: 0, phase: 'error', problem: 'signed_out' }
  expect(beginPlanWatch(false)).toEqual(signedOut)
  expect(nextWatchStep(beginPlanWatch(false))).toBeNull()
  expect(planWatch(beginPlanWatch(true), { type: 'signed_out' })).toEqual(signedOut)
})

it('PAY-38 keeps a plan that was activated by hand while a question was under way', () => {
  const asking = planWatch(beginPlanWatch(true), { type: 'asked' })
  const active = planWatch(asking, { type: 'active' })
  expect(planWatch(active, { type: 'not_active', elapsedMs: null })).toEqual(active)
})
