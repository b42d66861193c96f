import { expect, it } from 'vitest'
import { createEmbeddedMentor } from '~/modules/mentor/mentor.server'
import { FACTS } from '~/testing/mentor/product-facts'
import { QUESTIONS } from './questions'

it.each(
  (['basic', 'pro'] as const).flatMap((mentor) => QUESTIONS[mentor].map(({ question }) => ({ mentor, question }))),
)('CHAT-09 $question is one that the $mentor mentor answers', async ({ mentor, question }) => {
  const asked = { mentor, turns: [{ role: 'user' as const, content: question }], earlierAnswers: 0 }
  const { outcome, markdown } = await createEmbeddedMentor(() => FACTS).answer({ ...asked, level: 'principiante' })
  expect(outcome, markdown).toBe('answered')
  expect(markdown).toContain('```python')
})
