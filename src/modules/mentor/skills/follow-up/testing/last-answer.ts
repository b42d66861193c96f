import { FACTS } from '~/testing/mentor/product-facts'
import type { Turn } from '../../../model-port'
import { createEmbeddedMentor } from '../../../server/embedded-mentor'

const mentor = createEmbeddedMentor(FACTS)

/** The answer to the last of some messages, the mentor's own answers between them. */
export async function lastAnswer(...questions: string[]) {
  const turns: Turn[] = []
  let last = { markdown: '', outcome: '', skill: '' }
  for (const content of questions) {
    turns.push({ role: 'user', content })
    last = await mentor.answer({ mentor: 'basic', turns })
    turns.push({ role: 'assistant', content: last.markdown })
  }
  return last
}

export const programIn = (markdown: string) => /```python\n([\s\S]*?)\n```/.exec(markdown)?.[1] ?? ''
