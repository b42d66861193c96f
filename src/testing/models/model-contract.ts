import { describe, expect, it } from 'vitest'
import type { ModelPort, ModelRequest } from '~/modules/mentor/mentor.server'

const FIRST_QUESTION = '¿cómo leo un archivo csv?'
const SECOND_QUESTION = '¿cómo ordeno una lista?'

/** What every adapter of the model port does. `make` gives a model that answers these questions, each its own way. */
export function describeModelPort(name: string, make: () => ModelPort | Promise<ModelPort>) {
  describe(`model port: ${name}`, () => {
    it('streams an answer in several pieces, none of them empty', async () => {
      const pieces = await piecesOf((await make()).stream(question(FIRST_QUESTION)))
      expect(pieces.length).toBeGreaterThan(1)
      expect(pieces).not.toContain('')
      expect(pieces.join('').trim()).not.toBe('')
    })

    it('throws the reason of the signal at once when it is stopped', async () => {
      const stop = new AbortController()
      const pieces = iterate(await make(), question(FIRST_QUESTION, stop.signal))
      expect(await pieces.next()).toMatchObject({ done: false })
      const reason = new Error('stopped by the reader')
      stop.abort(reason)
      await expect(pieces.next()).rejects.toBe(reason)
      expect(await pieces.next()).toEqual({ done: true, value: undefined })
    })

    it('says nothing when it was stopped beforehand', async () => {
      const reason = new Error('stopped before')
      const pieces = iterate(await make(), question(FIRST_QUESTION, AbortSignal.abort(reason)))
      await expect(pieces.next()).rejects.toBe(reason)
    })

    it('stops when its reader leaves', async () => {
      const pieces = iterate(await make(), question(FIRST_QUESTION))
      expect(await pieces.next()).toMatchObject({ done: false })
      await pieces.return?.()
      expect(await pieces.next()).toEqual({ done: true, value: undefined })
    })

    it('keeps two answers at once apart', async () => {
      const model = await make()
      const alone = [await read(model, FIRST_QUESTION), await read(model, SECOND_QUESTION)]
      expect(alone[0]).not.toBe(alone[1])
      expect(await Promise.all([read(model, FIRST_QUESTION), read(model, SECOND_QUESTION)])).toEqual(alone)
    })

    it('goes on with an answer that broke off, so that both parts read as one', async () => {
      const model = await make()
      const whole = await read(model, FIRST_QUESTION)
      const space = whole.indexOf(' ')
      const cuts = [0, 1, space - 1, space, space + 1, Math.floor(whole.length / 2), whole.length - 1, whole.length]
      for (const cut of cuts) {
        const written = whole.slice(0, cut)
        const rest = (await piecesOf(model.stream({ ...question(FIRST_QUESTION), written }))).join('')
        expect(written + rest, `broke off after ${cut} characters`).toBe(whole)
      }
    })

    it('tells its usage at most once, before its end, and answers all the same if that goes wrong', async () => {
      const model = await make()
      const told: unknown[] = []
      const onUsage = (usage: unknown) => {
        told.push(usage)
        throw new Error('the counter is broken')
      }
      const answer = (await piecesOf(model.stream({ ...question(FIRST_QUESTION), onUsage }))).join('')
      expect(answer).toBe(await read(model, FIRST_QUESTION))
      expect(told.length).toBeLessThanOrEqual(1)
    })
  })
}

function question(content: string, signal = new AbortController().signal): ModelRequest {
  return { mentor: 'basic', instructions: 'Eres un mentor de Python.', turns: [{ role: 'user', content }], signal }
}

function iterate(model: ModelPort, request: ModelRequest) {
  return model.stream(request)[Symbol.asyncIterator]()
}

async function read(model: ModelPort, content: string) {
  return (await piecesOf(model.stream(question(content)))).join('')
}

/** All pieces of an answer, in order. */
export async function piecesOf(answer: AsyncIterable<string>): Promise<string[]> {
  const pieces: string[] = []
  for await (const piece of answer) pieces.push(piece)
  return pieces
}
