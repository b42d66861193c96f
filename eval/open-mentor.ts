import { createOpenAiCompatibleModel } from '~/adapters/model/openai-compatible'
import { createEmbeddedMentor, instructionsFor, type Turn } from '~/modules/mentor/mentor.server'
import { FACTS } from '~/testing/product-facts'

export type Asked = { markdown: string; outcome: string | null; skill: string | null }

/** The mentor under test: the embedded one, or with MODEL=<name> a model at OPENAI_BASE_URL. */
export function openMentor(env = process.env): { ask: (turns: Turn[]) => Promise<Asked> } {
  const { MODEL, OPENAI_BASE_URL: baseUrl = 'https://api.openai.com/v1', OPENAI_API_KEY: apiKey } = env
  if (!MODEL) {
    const mentor = createEmbeddedMentor(FACTS)
    return { ask: (turns) => mentor.answer({ mentor: 'basic', turns }) }
  }
  const model = createOpenAiCompatibleModel({ baseUrl, model: MODEL, ...(apiKey ? { apiKey } : {}) })
  return {
    async ask(turns) {
      let markdown = ''
      const { signal } = new AbortController()
      for await (const piece of model.stream({
        mentor: 'basic',
        instructions: instructionsFor('basic'),
        turns,
        signal,
      })) {
        markdown += piece
      }
      return { markdown, outcome: null, skill: null }
    },
  }
}
