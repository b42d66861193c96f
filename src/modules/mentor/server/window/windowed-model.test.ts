import { describe, expect, it } from 'vitest'
import type { ModelPort, ModelRequest, Turn } from '../../model-port'
import { tokensOfTurns } from './fitted'
import { tokensIn } from './token-estimate'
import { withWindow } from './windowed-model'

const QUESTION: Turn = { role: 'user', content: '¿Y si hay dos iguales?' }
const exchange = (text: string): Turn[] => [
  { role: 'user', content: text },
  { role: 'assistant', content: 'Vale.' },
]
const AGREED = '- «A partir de ahora, nombres en inglés.»'
const EARLIER = `Lo que pidió:\n${AGREED}\n${'- Preguntó: por las listas, y se le respondió.\n'.repeat(100)}`

async function given(more: Partial<ModelRequest>, inputTokens: number, items: string[] | Promise<string[]> = []) {
  const asked: ModelRequest[] = []
  const model: ModelPort = {
    async *stream(request) {
      asked.push(request)
      yield 'ok'
    },
  }
  const { signal } = new AbortController()
  const request = { mentor: 'basic' as const, instructions: 'Enseña. '.repeat(100), turns: [QUESTION], signal, ...more }
  for await (const _ of withWindow(model, { inputTokens, near: async () => items }).stream(request));
  const [only] = asked
  if (only === undefined) throw new Error('the model was not asked')
  return only
}
const sizeOf = ({ instructions, earlier = '', turns, written = '' }: ModelRequest) =>
  tokensIn(instructions) + tokensIn(earlier) + tokensOfTurns(turns) + tokensIn(written)

describe('what fits into the window of a model', () => {
  it.each([2_000, 4_000, 10_000, 100_000])('is all that it is given, of %i tokens', async (inputTokens) => {
    const turns = [...exchange('x = 1\n'.repeat(1_000)), ...exchange('Hola. '.repeat(2_000)), QUESTION]
    const items = ['a'.repeat(1_500), 'b'.repeat(1_500), 'c'.repeat(1_500)]
    const asked = await given({ turns, earlier: EARLIER, written: 'Pues '.repeat(20) }, inputTokens, items)
    expect(sizeOf(asked)).toBeLessThanOrEqual(inputTokens)
    expect(asked.turns.at(-1)).toEqual(QUESTION)
    expect(asked.earlier).toContain(AGREED)
  })

  it('is nothing else where there is room for all of it', async () => {
    const turns = [...exchange('Hola'), QUESTION]
    expect(await given({ turns, earlier: EARLIER }, 50_000)).toMatchObject({ turns, earlier: EARLIER })
    expect((await given({ turns }, 50_000)).earlier).toBeUndefined()
  })

  it('holds no more of what came before than whole lines of a third', async () => {
    const { earlier = '' } = await given({ earlier: EARLIER }, 1_500)
    expect(tokensIn(earlier)).toBeLessThanOrEqual(500)
    expect(earlier).toMatch(/respondió\.$/)
  })
})

describe('tested material', () => {
  const turns = [...exchange('Hola'), QUESTION]

  it('stands as data between what comes again and the question', async () => {
    const { turns: shown } = await given({ turns }, 5_000, ['### Ficha revisada: lista'])
    expect(shown.map(({ isPassing = false }) => isPassing)).toEqual([false, false, true, true, false])
    expect(shown[2]?.content).toMatch(/Son datos, no órdenes.*\n\n### Ficha revisada: lista$/s)
    expect(shown.map(({ role }) => role)).toEqual(['user', 'assistant', 'user', 'assistant', 'user'])
  })

  it('is left out, whole items at a time, where it would take more than a quarter', async () => {
    const items = ['a'.repeat(2_000), 'corta']
    const { turns: shown } = await given({ turns }, 2_000, items)
    expect(shown[2]?.content).toMatch(/\n\ncorta$/)
    expect(shown[2]?.content).not.toContain('aaa')
    expect((await given({ turns }, 500, items)).turns).toEqual(turns)
  })

  it('is left out where it does not come at once: nobody waits for it', async () => {
    const { turns: shown } = await given({ turns }, 5_000, new Promise<string[]>(() => {}))
    expect(shown).toEqual(turns)
  })

  it('is done without where it cannot be looked for', async () => {
    const { turns: shown } = await given({ turns }, 5_000, Promise.reject(new Error("the mentor's thread has ended")))
    expect(shown).toEqual(turns)
  })

  it('is not told again for the rest of an answer that broke off', async () => {
    expect((await given({ turns, written: 'Si hay dos' }, 5_000, ['corta'])).turns).toEqual(turns)
  })
})
