import { describe, expect, it } from 'vitest'
import { createFrameText } from './frame-text'

function setUp() {
  const delivered: string[] = []
  const frames: (() => void)[] = []
  const text = createFrameText(
    (piece) => delivered.push(piece),
    (run) => frames.push(run),
  )
  return { delivered, text, frames, paint: () => frames.splice(0).forEach((run) => void run()) }
}

describe('createFrameText', () => {
  it('hands on what arrived within a frame in one piece', () => {
    const { delivered, text, frames, paint } = setUp()
    text.push('a')
    text.push('b')
    expect(delivered).toEqual([])
    expect(frames).toHaveLength(1)
    paint()
    text.push('c')
    paint()
    expect(delivered).toEqual(['ab', 'c'])
  })

  it('hands on at once when asked, and the frame then finds nothing', () => {
    const { delivered, text, paint } = setUp()
    text.push('a')
    text.flush()
    expect(delivered).toEqual(['a'])
    paint()
    expect(delivered).toEqual(['a'])
  })
})
