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

  it('hands on a long text in parts, and lags behind by a few frames only', () => {
    const { delivered, text, frames, paint } = setUp()
    const long = 'abcdefghij'.repeat(200)
    text.push(long)
    for (let frame = 0; frame < 20 && frames.length > 0; frame += 1) paint()
    expect(delivered.length).toBeGreaterThan(5)
    expect(delivered.length).toBeLessThan(20)
    expect(delivered.join('')).toBe(long)
  })

  it('parts no character', () => {
    const { delivered, text, paint } = setUp()
    text.push(`${'a'.repeat(95)}🐍${'b'.repeat(60)}`)
    paint()
    paint()
    expect(delivered).toEqual([`${'a'.repeat(95)}🐍`, 'b'.repeat(60)])
  })

  it('goes on with what comes after it was asked for all', () => {
    const { delivered, text, paint } = setUp()
    text.push('a'.repeat(200))
    paint()
    text.flush()
    text.push('z')
    paint()
    expect(delivered.map(({ length }) => length)).toEqual([96, 104, 1])
  })

  it('keeps all of it while no frame comes, as in a window that is not seen', () => {
    const { delivered, text, paint } = setUp()
    for (let piece = 0; piece < 500; piece += 1) text.push('abcd')
    expect(delivered).toEqual([])
    text.flush()
    paint()
    expect(delivered).toEqual(['abcd'.repeat(500)])
  })
})
