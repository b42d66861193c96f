import { describe, expect, it } from 'vitest'
import { createAdmission } from './admission'
import type { Overload } from './overload'

const ID = '5f0f3a52-6f5c-4b0b-9d0c-3f8f6f6b1f11'
const SENDS = [
  '/api/chat/message',
  ...['regenerate', 'repair', 'continue', 'follow'].map((what) => `/api/chat/${what}/${ID}`),
]
const ENDS = [`/api/chat/stop/${ID}`, '/api/auth/logout', '/api/identity/sign-out', '/api/auth/clear-session']
const OTHERS = ['/', '/dashboard', '/api/chat/chats', '/api/auth/logout/x', '/x/api/chat/message']

function admissionWith({ overload = null, open = 0 }: { overload?: Overload | null; open?: number } = {}) {
  return createAdmission({ overload: () => overload, openStreams: () => open, maxStreams: 10 })
}
const refusals = (admission: ReturnType<typeof admissionWith>, paths: string[]) => [
  ...new Set(paths.map((path) => admission.refusal(path))),
]

describe('admission', () => {
  it('lets everything in while there is room', () => {
    const admission = admissionWith({ open: 9 })
    expect(refusals(admission, [...SENDS, ...ENDS, ...OTHERS])).toEqual([null])
    expect(admission.isReady()).toBe(true)
  })

  it.each(['memory', 'event_loop'] as const)('refuses all but what ends work for want of %s', (overload) => {
    const admission = admissionWith({ overload })
    expect(refusals(admission, [...SENDS, ...OTHERS])).toEqual([overload])
    expect(refusals(admission, ENDS)).toEqual([null])
  })

  it('refuses further streams, and nothing else, when all are taken', () => {
    const admission = admissionWith({ open: 10 })
    expect(refusals(admission, SENDS)).toEqual(['streams'])
    expect(refusals(admission, [...ENDS, ...OTHERS])).toEqual([null])
  })

  it('says at once that it stops, and begins nothing more once it does', () => {
    const admission = admissionWith()
    admission.announceStop()
    expect(admission.isReady()).toBe(false)
    expect(refusals(admission, SENDS)).toEqual([null])
    admission.stop()
    expect(admission.isReady()).toBe(false)
    expect(refusals(admission, SENDS)).toEqual(['stopping'])
    expect(refusals(admission, [...ENDS, ...OTHERS])).toEqual([null])
  })
})
