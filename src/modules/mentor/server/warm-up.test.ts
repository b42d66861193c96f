import { expect, it } from 'vitest'
import { FACTS } from '~/testing/mentor/product-facts'
import { createEmbeddedMentor } from './embedded-mentor'
import { warmUp } from './warm-up'

it('what is asked while it warms up is answered as it is afterwards', async () => {
  const ask = () =>
    createEmbeddedMentor(FACTS).answer({ mentor: 'pro', turns: [{ role: 'user', content: 'print("a"' }] })
  const [during] = await Promise.all([ask(), warmUp(FACTS)])
  expect(during).toMatchObject({ outcome: 'answered', skill: 'errors' })
  expect(await ask()).toEqual(during)
})
