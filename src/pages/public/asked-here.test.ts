import { expect, it } from 'vitest'
import { blog } from '~/modules/blog/blog.server'
import { createEmbeddedMentor } from '~/modules/mentor/mentor.server'
import { FACTS } from '~/testing/mentor/product-facts'
import { SAMPLE_QUESTIONS } from './home/sample-questions'

const mentor = createEmbeddedMentor(() => FACTS)
const answerTo = (content: string) => mentor.answer({ mentor: 'basic', turns: [{ role: 'user', content }] })

it.each([...SAMPLE_QUESTIONS])('LAND-09 the landing offers what the mentor answers: %s', async (question) => {
  const { markdown, outcome } = await answerTo(question)
  expect(outcome, markdown.slice(0, 300)).toBe('answered')
})

it.each(blog().posts())('an article ends with a question that the mentor answers: $slug', async ({ slug }) => {
  const { question = '' } = blog().find(slug) ?? {}
  const { markdown, outcome } = await answerTo(question)
  expect(outcome, markdown.slice(0, 300)).toBe('answered')
  expect(markdown).toContain('```python')
})
