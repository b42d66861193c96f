import { describe, expect, it } from 'vitest'
import { ConfigError, parseConfig } from './config'

const LISTS = {
  ANTHROPIC_API_KEY: 'key',
  MENTOR_BASIC_MODEL: 'openai-compatible:ollama/llama3:8b',
  MENTOR_PRO_MODEL: 'anthropic/claude-x,openai-compatible:ollama/llama3:8b,embedded',
  MODEL_OLLAMA_URL: 'http://localhost:11434/v1',
}

describe('what models cost and may cost', () => {
  it('is a price for each model of the lists, with what was kept as dear as the rest where nothing else is said', () => {
    const { prices } = parseConfig({
      ...LISTS,
      MODEL_PRICES: 'anthropic/claude-x=3/0.30/15, openai-compatible:ollama/llama3:8b=0/0',
      MODEL_CURRENCY: 'USD',
    })
    expect(prices).toEqual({
      currency: 'USD',
      models: {
        'anthropic/claude-x': { input: 3, cached: 0.3, output: 15 },
        'openai-compatible:ollama/llama3:8b': { input: 0, cached: 0, output: 0 },
      },
    })
    expect(parseConfig({}).prices).toEqual({ currency: 'EUR', models: {} })
  })

  it('is bounded for all models, and for each', () => {
    const { models } = parseConfig({
      ...LISTS,
      MODEL_MAX_TOKENS: '2048, openai-compatible:ollama/llama3:8b=512',
      MODEL_MAX_REPLIES: 'openai-compatible:ollama/llama3:8b=2',
    })
    expect(models.pro).toMatchObject([
      { maxTokens: 2_048, maxReplies: null },
      { maxTokens: 512, maxReplies: 2 },
      { kind: 'embedded' },
    ])
    expect(parseConfig(LISTS).models.basic).toMatchObject([{ maxTokens: 4_096, maxReplies: null }])
  })

  it('is given what fits into its window beside the answer, a tenth left free', () => {
    const { models } = parseConfig({
      ...LISTS,
      MODEL_CONTEXT_TOKENS: '100000, openai-compatible:ollama/llama3:8b=8192',
      MODEL_MAX_TOKENS: 'openai-compatible:ollama/llama3:8b=1024',
    })
    expect(models.pro).toMatchObject([
      { inputTokens: 90_000 - 4_096 },
      { inputTokens: 7_372 - 1_024 },
      { kind: 'embedded' },
    ])
    expect(parseConfig({ ...LISTS, MODEL_MAX_TOKENS: '16000' }).models.basic).toMatchObject([{ inputTokens: 10_600 }])
  })

  it.each([
    [{ MODEL_CONTEXT_TOKENS: '4096' }, /^MODEL_CONTEXT_TOKENS gives .* 4096, of which .* 4096: set it to 7885 or more/],
    [{ MODEL_CONTEXT_TOKENS: 'google/y=16384' }, /^MODEL_CONTEXT_TOKENS names, as its entry 1, a model/],
    [{ MODEL_PRICES: '3/15' }, /^MODEL_PRICES must list.*which its entry 1 is not$/],
    [{ MODEL_PRICES: 'anthropic/claude-x=3,30/15' }, /^MODEL_PRICES must list/],
    [{ MODEL_PRICES: 'anthropic/claude-x=-3/15' }, /^MODEL_PRICES must list/],
    [{ MODEL_PRICES: 'anthropic/claude-y=3/15' }, /^MODEL_PRICES names, as its entry 1, a model that neither/],
    [{ MODEL_MAX_TOKENS: '0' }, /^MODEL_MAX_TOKENS must be a whole number, 1 or more/],
    [{ MODEL_MAX_REPLIES: 'anthropic/claude-x' }, /^MODEL_MAX_REPLIES must be a whole number/],
    [{ MODEL_MAX_REPLIES: 'google/y=1' }, /^MODEL_MAX_REPLIES names, as its entry 1/],
    [{ MODEL_CURRENCY: 'euros' }, /^MODEL_CURRENCY must be the three letters/],
  ])('stops the start at %o', (environment, sentence) => {
    const refusal = () => parseConfig({ ...LISTS, ...environment })
    expect(refusal).toThrow(ConfigError)
    expect(refusal).toThrow(sentence)
  })
})
