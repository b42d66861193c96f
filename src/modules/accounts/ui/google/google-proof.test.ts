import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CallError } from '~/platform/http/call'
import { ANA } from '../example-user'
import { createAuthMemory } from '../session/auth-memory'
import { type GoogleMessage, openGoogleChannel } from './google-channel'
import { proveByGoogle, stayOnlyAs } from './google-proof'

const googleWindow = { closed: false }
const assign = vi.fn()
let open: (address: string) => object | null
beforeEach(() => {
  googleWindow.closed = false
  assign.mockReset()
  open = vi.fn(() => googleWindow)
  vi.stubGlobal('window', { open: (address: string) => open(address), location: { assign } })
  vi.stubGlobal('fetch', async () => Response.json(ANA))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** What the Google window tells, once this page listens. */
async function tell(...messages: GoogleMessage[]) {
  const popup = openGoogleChannel(() => {})
  for (const message of messages) popup.tell(message)
  await new Promise(setImmediate)
  popup.close()
}
const FAILED: GoogleMessage = { type: 'failed', title: 'No', description: 'No' }

it('waits for Google through a failed try, and answers who is there', async () => {
  const proof = proveByGoogle()
  await tell(FAILED, { type: 'signed_in', isOtherUser: false })
  expect(await proof).toEqual(ANA)
  expect(open).toHaveBeenCalledWith('/login-popup-google?from=again&redirect=%2Fprofile%3Ftab%3Dseguridad')
})

it('ends when its window is closed, and where a code is still to come', async () => {
  const closed = proveByGoogle()
  googleWindow.closed = true
  await expect(closed).rejects.toMatchObject({ name: 'AbortError' })
  googleWindow.closed = false
  const due = proveByGoogle()
  const refused = expect(due).rejects.toSatisfy(
    (error) => error instanceof CallError && error.code === 'second_step_due',
  )
  await tell({ type: 'second_step_due' })
  await refused
})

it('C-34 asks in this very page where the browser blocks windows', () => {
  open = () => null
  void proveByGoogle()
  expect(assign).toHaveBeenCalledWith('/login-popup-google?from=again&redirect=%2Fprofile%3Ftab%3Dseguridad')
})

it('AUTH-21 nothing is done to an account that was not asked', async () => {
  const memory = createAuthMemory({ local: undefined, session: undefined, isForeignDraft: () => false })
  await stayOnlyAs(ANA, ANA, memory)
  expect(assign).not.toHaveBeenCalled()
  const onward = vi.fn()
  void stayOnlyAs(ANA, { ...ANA, id: 'another' }, memory).then(onward)
  await new Promise(setImmediate)
  expect(assign).toHaveBeenCalledWith('/dashboard')
  expect(onward).not.toHaveBeenCalled()
})
