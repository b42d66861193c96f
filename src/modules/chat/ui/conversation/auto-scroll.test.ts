import { describe, expect, it } from 'vitest'
import { END_TOLERANCE_PX, followsEnd, isAtEnd } from './auto-scroll'

const box = (scrollTop: number, scrollHeight = 1000) => ({ scrollTop, scrollHeight, clientHeight: 400 })

describe('auto-scroll', () => {
  it('takes a line or two above the end for the end, and a conversation that fits', () => {
    expect(isAtEnd(box(600))).toBe(true)
    expect(isAtEnd(box(599.5))).toBe(true)
    expect(isAtEnd(box(600 - END_TOLERANCE_PX))).toBe(true)
    expect(isAtEnd(box(600 - END_TOLERANCE_PX - 1))).toBe(false)
    expect(isAtEnd(box(0, 300))).toBe(true)
  })

  it('leaves a reader alone who went up', () => {
    expect(followsEnd(true, 600, box(500))).toBe(false)
    expect(followsEnd(false, 400, box(450))).toBe(false)
  })

  it('follows again when the reader is back at the end', () => {
    expect(followsEnd(false, 400, box(590))).toBe(true)
  })

  it('goes on following when the text grew faster than the box was scrolled', () => {
    expect(followsEnd(true, 500, box(600, 1300))).toBe(true)
  })
})
