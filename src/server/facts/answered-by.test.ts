import { describe, expect, it } from 'vitest'
import { parseConfig } from '~/config/config'
import { answeredBy } from './answered-by'

describe('which model answers', () => {
  it('C-08 says so from the configuration, with no word of where it runs or by which key', () => {
    const { basic, pro } = parseConfig({
      MENTOR_PRO_MODEL: 'openai-compatible/qwen/qwen3-coder',
      OPENAI_BASE_URL: 'http://model.internal:8000/v1',
      OPENAI_API_KEY: 'sk-hush',
    }).models
    expect(answeredBy(basic)).toMatch(/^El mentor incorporado de PyMentor, .*no es una IA generativa/)
    expect(answeredBy(pro)).toBe('El modelo qwen/qwen3-coder')
  })

  it('C-08 names those that stand in for it, too', () => {
    const { pro } = parseConfig({
      MENTOR_PRO_MODEL: 'anthropic/claude-x, openai-compatible:ollama/llama3, n8n, embedded',
      ANTHROPIC_API_KEY: 'sk-hush',
      MODEL_OLLAMA_URL: 'http://localhost:11434/v1',
      N8N_WEBHOOK_URL: 'https://n8n.example/webhook/hush',
    }).models
    expect(answeredBy(pro)).toBe(
      'El modelo claude-x; si no responde, el modelo llama3; si no responde, un flujo de n8n; si no responde, el mentor incorporado de PyMentor',
    )
  })
})
