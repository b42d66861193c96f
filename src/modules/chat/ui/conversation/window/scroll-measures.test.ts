import { describe, expect, it } from 'vitest'
import { beginningTop, followsEnd, slackFor } from './scroll-measures'

const box = (scrollTop: number, scrollHeight = 1000) => ({ scrollTop, scrollHeight, clientHeight: 400 })

describe('auto-scroll', () => {
  it('leaves a reader alone who went up, by however little', () => {
    expect(followsEnd(true, true, box(500))).toBe(false)
    expect(followsEnd(true, true, box(590))).toBe(false)
    expect(followsEnd(false, false, box(450))).toBe(false)
  })

  it('follows again when the reader is back at the end', () => {
    expect(followsEnd(false, false, box(600))).toBe(true)
    expect(followsEnd(false, false, box(599.5))).toBe(true)
    expect(followsEnd(false, false, box(0, 300))).toBe(true)
    expect(followsEnd(false, false, box(590))).toBe(false)
  })

  it('follows a reader whom a shorter text has moved up to its end', () => {
    expect(followsEnd(true, true, box(600))).toBe(true)
    expect(followsEnd(true, true, box(599.5))).toBe(true)
  })

  it('goes on following when the text grew faster than the box was scrolled', () => {
    expect(followsEnd(true, false, box(600, 1300))).toBe(true)
  })

  it('holds a place that what is left below is too short for', () => {
    expect(slackFor(box(500), 0)).toBe(0)
    expect(slackFor(box(750), 0)).toBe(150)
    expect(slackFor(box(650, 1150), 150)).toBe(50)
    expect(slackFor(box(300, 1150), 150)).toBe(0)
  })
})

describe('an answer that begins', () => {
  const view = { questionTop: 1_000, replyTop: 1_080, clientHeight: 600 }

  it('is seen to its end where that leaves the question in view', () => {
    expect(beginningTop({ ...view, endTop: 700 })).toBe(700)
  })

  it('that is longer is read from its question on', () => {
    expect(beginningTop({ ...view, endTop: 2_500 })).toBe(988)
  })

  it('has half of the view after a question that is longer than it', () => {
    expect(beginningTop({ ...view, replyTop: 4_000, endTop: 6_000 })).toBe(3_700)
  })
})
