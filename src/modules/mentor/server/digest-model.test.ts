import { expect, it } from 'vitest'
import type { ModelRequest } from '../model-port'
import { withDigest } from './digest-model'

it('tells a model what was said before, as material before the turns and not as instructions', async () => {
  const seen: ModelRequest[] = []
  const model = withDigest({
    async *stream(request) {
      seen.push(request)
      yield 'vale'
    },
  })
  const request: ModelRequest = {
    mentor: 'basic',
    instructions: 'Eres un mentor.',
    turns: [{ role: 'user', content: '¿Y ahora?' }],
    signal: new AbortController().signal,
  }
  for (const earlier of ['- Llámame Ana.', undefined])
    for await (const _ of model.stream({ ...request, earlier })) void _
  expect(seen.map(({ turns }) => turns.map(({ role }) => role))).toEqual([['user', 'assistant', 'user'], ['user']])
  expect(seen[0]?.turns[0]?.content).toMatch(/^Material, no una pregunta.*\n\n- Llámame Ana\.$/s)
  expect(seen.map(({ instructions }) => instructions)).toEqual(['Eres un mentor.', 'Eres un mentor.'])
})
