import { describe, expect, it } from 'vitest'
import { ConfigError, parseConfig } from './config'

const KEYS = { ANTHROPIC_API_KEY: 'key-a', GOOGLE_AI_API_KEY: 'key-g' }
const refusal = (environment: Record<string, string>) => () => parseConfig(environment)

describe('the models of a mentor', () => {
  it('are a list in the order in which they are asked, each with its own address and key', () => {
    const { basic, pro } = parseConfig({
      ...KEYS,
      MENTOR_BASIC_MODEL:
        'openai-compatible:my-ollama/llama3:8b, openai-compatible/gpt-x , anthropic/claude-x,google/gemini-x,n8n,embedded',
      MODEL_MY_OLLAMA_URL: 'http://localhost:11434/v1',
      MODEL_MY_OLLAMA_KEY: 'key-l',
      OPENAI_API_KEY: 'key-o',
      N8N_WEBHOOK_URL: 'https://n8n.example/webhook/abc',
      N8N_WEBHOOK_KEY: 'key-n',
    }).models
    expect(
      basic.map((model) => (model.kind === 'embedded' ? model.id : [model.id, model.baseUrl, model.apiKey])),
    ).toEqual([
      ['openai-compatible:my-ollama/llama3:8b', 'http://localhost:11434/v1', 'key-l'],
      ['openai-compatible/gpt-x', 'https://api.openai.com/v1', 'key-o'],
      ['anthropic/claude-x', 'https://api.anthropic.com/v1', 'key-a'],
      ['google/gemini-x', 'https://generativelanguage.googleapis.com/v1beta', 'key-g'],
      ['n8n', 'https://n8n.example/webhook/abc', 'key-n'],
      'embedded',
    ])
    expect(basic[0]).toMatchObject({ kind: 'openai-compatible', model: 'llama3:8b' })
    expect(pro).toEqual([{ kind: 'embedded', id: 'embedded' }])
  })

  it('may be a local server before a paid one, without a key', () => {
    const { pro } = parseConfig({
      MENTOR_PRO_MODEL: 'openai-compatible:a/x,openai-compatible:b/x',
      MODEL_A_URL: 'http://a.local/v1',
      MODEL_B_URL: 'http://b.local/v1',
    }).models
    expect(pro).toMatchObject([
      { baseUrl: 'http://a.local/v1', apiKey: undefined },
      { baseUrl: 'http://b.local/v1', apiKey: undefined },
    ])
  })

  it.each([
    [{ MENTOR_BASIC_MODEL: 'gpt-5' }, /^MENTOR_BASIC_MODEL must list.* anthropic\/<model>.*which its entry 1 is not$/],
    [{ MENTOR_PRO_MODEL: 'embedded,anthropic/x', ...KEYS }, /^MENTOR_PRO_MODEL must have embedded as its last entry/],
    [{ MENTOR_PRO_MODEL: 'google/x,google/x', ...KEYS }, /^MENTOR_PRO_MODEL names the same model twice: its entry 2/],
    [{ MENTOR_PRO_MODEL: 'anthropic/', ...KEYS }, /^MENTOR_PRO_MODEL must list/],
    [{ MENTOR_PRO_MODEL: 'anthropic:eu/x', ...KEYS }, /^MENTOR_PRO_MODEL must list/],
    [{ MENTOR_PRO_MODEL: 'test-n8n' }, /^MENTOR_PRO_MODEL must list/],
    [
      { MENTOR_PRO_MODEL: 'anthropic/claude-x' },
      /^ANTHROPIC_API_KEY must be set for a model that MENTOR_PRO_MODEL names$/,
    ],
    [{ MENTOR_PRO_MODEL: 'google/gemini-x' }, /^GOOGLE_AI_API_KEY must be set for a model that/],
    [{ MENTOR_BASIC_MODEL: 'n8n' }, /^N8N_WEBHOOK_URL must be set where MENTOR_BASIC_MODEL names n8n$/],
    [{ MENTOR_BASIC_MODEL: 'openai-compatible:Ollama/x' }, /^MENTOR_BASIC_MODEL must name a server in small letters/],
    [{ MENTOR_BASIC_MODEL: 'openai-compatible:ollama/x' }, /^MODEL_OLLAMA_URL must be the http\(s\) address/],
    [
      { MENTOR_BASIC_MODEL: 'openai-compatible:ollama/x', MODEL_OLLAMA_URL: 'localhost:11434' },
      /^MODEL_OLLAMA_URL must be the http\(s\) address.*http:\/\/localhost:11434\/v1$/,
    ],
    [
      {
        MENTOR_PRO_MODEL: 'embedded',
        MENTOR_BASIC_MODEL: 'google/x, anthropic/y',
        MODEL_CONTEXT_TOKENS: '9000,anthropic/y=4000',
        ...KEYS,
      },
      /^MODEL_CONTEXT_TOKENS gives entry 2 of MENTOR_BASIC_MODEL 4000, of which/,
    ],
    [{ N8N_WEBHOOK_URL: 'n8n.example' }, /^N8N_WEBHOOK_URL must be/],
    [{ ANTHROPIC_BASE_URL: 'x' }, /^ANTHROPIC_BASE_URL must be/],
    [{ GOOGLE_AI_BASE_URL: 'x' }, /^GOOGLE_AI_BASE_URL must be/],
  ])('stop the start at %o with a sentence that helps', (environment, sentence) => {
    expect(refusal(environment)).toThrow(ConfigError)
    expect(refusal(environment)).toThrow(sentence)
  })
})
