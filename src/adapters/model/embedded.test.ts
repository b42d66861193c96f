import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createEmbeddedMentor, type ModelRequest } from '~/modules/mentor/mentor.server'
import { FACTS } from '~/testing/mentor/product-facts'
import { inTurn } from '~/testing/turns'
import { createEmbeddedModel } from './embedded'

function ask(content: string, signal = new AbortController().signal): ModelRequest {
  return { mentor: 'basic', instructions: '', turns: [{ role: 'user', content }], signal }
}

const answerTo = async (request: ModelRequest) => (await createEmbeddedMentor(() => FACTS).answer(request)).markdown

async function all(stream: AsyncIterable<string>): Promise<string[]> {
  const pieces: string[] = []
  for await (const piece of stream) pieces.push(piece)
  return pieces
}

describe('createEmbeddedModel', () => {
  it.each(['¿cómo leo un csv?', 'hola', ''])('gives the whole answer, a block in each piece: %s', async (question) => {
    const request = ask(question)
    const pieces = await all(createEmbeddedModel(() => FACTS).stream(request))
    expect(pieces.join('')).toBe(await answerTo(request))
    for (const piece of pieces) expect(piece.trimEnd()).not.toContain('\n\n')
  })

  it('goes on with an answer that broke off at any character', async () => {
    const request = ask('¿cómo leo un csv?')
    const answer = await answerTo(request)
    for (const cut of inTurn([...Array(answer.length + 1).keys()], 24)) {
      const written = answer.slice(0, cut)
      const rest = await all(createEmbeddedModel(() => FACTS).stream({ ...request, written }))
      expect(written + rest.join('')).toBe(answer)
    }
  })

  it.each([
    ['a paragraph', 'Una lista guarda valo', '\n\n'],
    ['an open block of code', 'Mira:\n\n```python\nprint(1', '\n```\n\n'],
    ['a closed block of code', 'Mira:\n\n```python\nprint(1)\n```', '\n\n'],
    ['nothing', '\n', ''],
  ])('sets the answer apart when another one broke off, after %s', async (_, written, between) => {
    const request = ask('¿cómo leo un csv?')
    const rest = await all(createEmbeddedModel(() => FACTS).stream({ ...request, written }))
    expect(rest.join('')).toBe(`${between}${await answerTo(request)}`)
  })

  it('costs nothing', async () => {
    const told: unknown[] = []
    await all(createEmbeddedModel(() => FACTS).stream({ ...ask('hola'), onUsage: (usage) => told.push(usage) }))
    expect(told).toEqual([])
  })

  it('waits for nobody between its pieces', async () => {
    const stream = createEmbeddedModel(() => FACTS)
      .stream(ask('¿cómo leo un csv?'))
      [Symbol.asyncIterator]()
    await stream.next()
    const rest = (async () => {
      while (!(await stream.next()).done);
      return 'whole'
    })()
    // The next turn of the event loop comes after whatever needs no timer.
    expect(await Promise.race([rest, setImmediate('a turn later')])).toBe('whole')
  })

  it('stops at once, with the reason it was given', async () => {
    const stop = new AbortController()
    const reason = new Error('the reader has left')
    const stream = createEmbeddedModel(() => FACTS)
      .stream(ask('bucle for', stop.signal))
      [Symbol.asyncIterator]()
    expect((await stream.next()).done).toBe(false)
    stop.abort(reason)
    await expect(stream.next()).rejects.toBe(reason)
    expect(await stream.next()).toEqual({ done: true, value: undefined })
  })

  it('says nothing if it is stopped before it begins', async () => {
    const stream = createEmbeddedModel(() => FACTS).stream(ask('bucle for', AbortSignal.abort(new Error('too late'))))
    await expect(all(stream)).rejects.toThrow('too late')
  })
})
