import { describe, expect, it } from 'vitest'
import { createEmbeddedMentor, type ModelRequest } from '~/modules/mentor/mentor.server'
import { FACTS } from '~/testing/product-facts'
import { createEmbeddedModel } from './embedded'

function ask(content: string, signal = new AbortController().signal): ModelRequest {
  return { mentor: 'basic', instructions: '', turns: [{ role: 'user', content }], signal }
}

const answerTo = async (request: ModelRequest) => (await createEmbeddedMentor(FACTS).answer(request)).markdown

async function all(stream: AsyncIterable<string>): Promise<string[]> {
  const pieces: string[] = []
  for await (const piece of stream) pieces.push(piece)
  return pieces
}

describe('createEmbeddedModel', () => {
  it.each(['¿cómo leo un csv?', 'hola', ''])('streams the whole answer in small pieces: %s', async (question) => {
    const request = ask(question)
    const pieces = await all(createEmbeddedModel(FACTS, { pauseMs: 0 }).stream(request))
    expect(pieces.join('')).toBe(await answerTo(request))
    expect(Math.max(...pieces.map((piece) => piece.trim().split(/\s+/).length))).toBeLessThanOrEqual(3)
  })

  it('goes on with an answer that broke off at any character', async () => {
    const request = ask('¿cómo leo un csv?')
    const answer = await answerTo(request)
    for (let cut = 0; cut <= answer.length; cut += 7) {
      const written = answer.slice(0, cut)
      const rest = await all(createEmbeddedModel(FACTS, { pauseMs: 0 }).stream({ ...request, written }))
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
    const rest = await all(createEmbeddedModel(FACTS, { pauseMs: 0 }).stream({ ...request, written }))
    expect(rest.join('')).toBe(`${between}${await answerTo(request)}`)
  })

  it('costs nothing', async () => {
    const told: unknown[] = []
    await all(
      createEmbeddedModel(FACTS, { pauseMs: 0 }).stream({ ...ask('hola'), onUsage: (usage) => told.push(usage) }),
    )
    expect(told).toEqual([])
  })

  it('shows a lesson in 1.2 to 3 seconds at its own pace', async () => {
    const pieces = await all(createEmbeddedModel(FACTS, { pauseMs: 0 }).stream(ask('¿cómo leo un csv?')))
    expect(pieces.length * 12).toBeGreaterThan(1200)
    expect(pieces.length * 12).toBeLessThan(3000)
  })

  it('stops at once, in the middle of a pause, with the reason it was given', async () => {
    const stop = new AbortController()
    const reason = new Error('the reader has left')
    const stream = createEmbeddedModel(FACTS, { pauseMs: 60_000 })
      .stream(ask('bucle for', stop.signal))
      [Symbol.asyncIterator]()
    expect((await stream.next()).done).toBe(false)
    const next = stream.next()
    stop.abort(reason)
    await expect(next).rejects.toBe(reason)
    expect(await stream.next()).toEqual({ done: true, value: undefined })
  })

  it('says nothing if it is stopped before it begins', async () => {
    const stream = createEmbeddedModel(FACTS).stream(ask('bucle for', AbortSignal.abort(new Error('too late'))))
    await expect(all(stream)).rejects.toThrow('too late')
  })
})
