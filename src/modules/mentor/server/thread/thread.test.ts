import { Worker } from 'node:worker_threads'
import { describe, expect, it } from 'vitest'
import { createThread, TooMuch } from './thread'

/** Answers what it is asked, has code checked, and never comes back from «hang» or «hog». */
const SCRIPT = `
const { parentPort, workerData } = require('node:worker_threads')
const asking = new Map()
parentPort.on('message', (message) => {
  if (message.kind === 'ping') return parentPort.postMessage({ kind: 'pong' })
  if (message.kind === 'checked') return parentPort.postMessage({ kind: 'done', id: message.check, result: message.findings })
  const { id, asked: [text] } = message
  workerData.at[0] = id
  if (text === 'hang') for (;;);
  if (text === 'hog') { const all = []; for (;;) all.push(new Array(1e6).fill(id)) }
  if (text === 'break') return parentPort.postMessage({ kind: 'failed', id, error: new Error('broken') })
  if (text === 'check') return parentPort.postMessage({ kind: 'check', check: id, code: text })
  if (text === 'wait') return
  parentPort.postMessage({ kind: 'done', id, result: text + '!' })
})
parentPort.postMessage({ kind: 'ready' })
`
const FINDING = { code: null, message: 'no', line: 1, column: 1, endLine: 1, endColumn: 2 }

const opened = (script = SCRIPT) =>
  createThread({
    open: (workerData) =>
      new Worker(script, { eval: true, workerData, resourceLimits: { maxOldGenerationSizeMb: 64 } }).on(
        'error',
        () => {},
      ),
    check: async () => [FINDING],
    patienceMs: 50,
  })

describe('the thread of the embedded mentor', () => {
  it('answers each by what it asked', async () => {
    const { ask } = opened()
    expect(await Promise.all(['a', 'b', 'c'].map((text) => ask('answer', text)))).toEqual(['a!', 'b!', 'c!'])
  })

  it.each(['hang', 'hog'])('is lost over who never lets go (%s), and begins the others again', async (text) => {
    const { ask } = opened()
    const waits = ask('answer', 'a')
    const [lost, other] = await Promise.allSettled([ask('answer', text), ask('answer', 'b')])
    expect(lost).toMatchObject({ status: 'rejected', reason: expect.any(TooMuch) })
    expect(other).toEqual({ status: 'fulfilled', value: 'b!' })
    expect(await waits).toBe('a!')
    expect(await ask('answer', 'c')).toBe('c!')
  })

  it('has code checked by who started it, and tells what went wrong', async () => {
    const { ask } = opened()
    expect(await ask('answer', 'check')).toEqual([FINDING])
    await expect(ask('answer', 'break')).rejects.toThrow('broken')
  })

  it('does not try for ever to start what cannot', async () => {
    await expect(opened('throw new Error("no file")').ask('answer', 'a')).rejects.toThrow('no file')
  })
})
