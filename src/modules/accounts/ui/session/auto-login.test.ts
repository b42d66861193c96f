import { describe, expect, it } from 'vitest'
import {
  type AutoLogin,
  type AutoLoginEvent,
  autoLogin,
  beginAutoLogin,
  hasGivenUp,
  nextStep,
  tryNumber,
} from './auto-login'

const begin = (failures = 0, isOffline = false) => beginAutoLogin({ failures, isOffline })
const following = (state: AutoLogin, ...events: AutoLoginEvent[]) => events.reduce(autoLogin, state)
const failed = (message = 'No hay conexión.'): AutoLoginEvent => ({ type: 'failed', message })
const again: AutoLoginEvent = { type: 'again' }

describe('automatic sign-in', () => {
  it('AUTH-48 AUTH-51 tries at once, and enters 1 s after it succeeded', () => {
    expect(nextStep(begin())).toEqual({ do: 'try', afterMs: 0 })
    const done = following(begin(1), { type: 'succeeded', isOtherUser: false })
    expect(done).toMatchObject({ phase: 'succeeded', failures: 0 })
    expect(nextStep(done)).toEqual({ do: 'enter', afterMs: 1_000 })
  })

  it('C-14 AUTH-54 tries again by itself, counting', () => {
    const once = following(begin(), failed())
    expect([once.failures, tryNumber(once), nextStep(once)]).toEqual([1, 2, { do: 'again', afterMs: 1_000 }])
    const twice = following(once, again, failed())
    expect([twice.failures, tryNumber(twice)]).toEqual([2, 3])
  })

  it('AUTH-52 AUTH-53 TIME-05 gives up after the third failure, and goes to the login 2 s later', () => {
    const given = following(begin(), failed(), again, failed(), again, failed())
    expect(hasGivenUp(given)).toBe(true)
    expect(nextStep(given)).toEqual({ do: 'login', afterMs: 2_000 })
  })

  it('AUTH-54 counts the failures of earlier visits in this tab', () => {
    expect(hasGivenUp(following(begin(2), failed()))).toBe(true)
    expect(nextStep(begin(3))).toEqual({ do: 'login', afterMs: 2_000 })
  })

  it('AUTH-49 tries anew when asked to, after the last failure, too', () => {
    const given = following(begin(2), failed())
    expect(following(given, again)).toEqual({ phase: 'trying', failures: 0, isOffline: false })
    expect(following(begin(), failed(), again)).toMatchObject({ phase: 'trying', failures: 1 })
  })

  it('AUTH-55 shows the error, or that it was not expected', () => {
    expect(following(begin(), failed('Esta cuenta de usuario ha sido deshabilitada.'))).toMatchObject({
      message: 'Esta cuenta de usuario ha sido deshabilitada.',
    })
    expect(following(begin(), failed(''))).toMatchObject({ message: 'Error inesperado durante la autenticación' })
  })

  it('AUTH-50 waits for the line: nothing is tried without one, so nothing fails', () => {
    const waiting = begin(0, true)
    expect(nextStep(waiting)).toBeNull()
    expect(nextStep(following(waiting, { type: 'line_changed', isOffline: false }))).toEqual({ do: 'try', afterMs: 0 })
    expect(nextStep(following(begin(2), failed(), { type: 'line_changed', isOffline: true }))).toBeNull()
  })
})
