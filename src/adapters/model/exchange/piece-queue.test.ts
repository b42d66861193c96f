import { describe, expect, it } from 'vitest'
import { PieceQueue } from './piece-queue'

function open() {
  const calls: string[] = []
  const stop = new AbortController()
  const source = {
    start: () => calls.push('start'),
    pause: () => calls.push('pause'),
    resume: () => calls.push('resume'),
    stop: () => calls.push('stop'),
  }
  return { queue: new PieceQueue(source, stop.signal), calls, stop }
}
const END = { done: true, value: undefined }

describe('a queue of pieces', () => {
  it('starts its source with the first read', async () => {
    const { queue, calls } = open()
    expect(calls).toEqual([])
    const piece = queue.next()
    expect(calls).toEqual(['start'])
    queue.push('hola')
    expect(await piece).toEqual({ done: false, value: 'hola' })
  })

  it('joins what comes in one go, and what comes while nobody reads', async () => {
    const { queue } = open()
    const piece = queue.next()
    queue.push('uno ')
    queue.push('dos ')
    expect(await piece).toMatchObject({ value: 'uno dos ' })
    queue.push('tres ')
    await Promise.resolve()
    queue.push('cuatro')
    expect(await queue.next()).toMatchObject({ value: 'tres cuatro' })
  })

  it('pauses its source while much waits, and resumes it when that is read', async () => {
    const { queue, calls } = open()
    const piece = queue.next()
    queue.push('x'.repeat(16_000))
    expect(calls).toEqual(['start'])
    queue.push('x'.repeat(1_000))
    queue.push('x'.repeat(1_000))
    expect(calls).toEqual(['start', 'pause'])
    await piece
    expect(calls).toEqual(['start', 'pause', 'resume'])
  })

  it('gives what waits before it ends or fails', async () => {
    const ended = open().queue
    const failed = open().queue
    for (const queue of [ended, failed]) {
      const piece = queue.next()
      queue.push('uno')
      await piece
      queue.push('dos')
    }
    ended.close()
    failed.close({ reason: 'roto' })
    expect(await ended.next()).toMatchObject({ value: 'dos' })
    expect(await failed.next()).toMatchObject({ value: 'dos' })
    expect(await ended.next()).toEqual(END)
    await expect(failed.next()).rejects.toBe('roto')
    expect(await failed.next()).toEqual(END)
  })

  it('does not give what waits after a stop', async () => {
    const { queue, calls, stop } = open()
    const piece = queue.next()
    queue.push('uno')
    await piece
    queue.push('dos')
    stop.abort('basta')
    expect(calls).toEqual(['start', 'stop'])
    queue.push('tres')
    await expect(queue.next()).rejects.toBe('basta')
    expect(await queue.next()).toEqual(END)
  })

  it('refuses a second reader', async () => {
    const { queue } = open()
    const piece = queue.next()
    await expect(queue.next()).rejects.toThrow('one reader')
    queue.close()
    expect(await piece).toEqual(END)
  })
})
