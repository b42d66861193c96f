import { describe, expect, it } from 'vitest'
import { ConfigError, parseConfig } from './config'

const MODEL = { MENTOR_PRO_MODEL: 'openai-compatible/llama-x' }
const at = 'https://moderation.example/v1'

describe('the moderation of questions', () => {
  it('is off unless it has an address', () => {
    expect(parseConfig(MODEL).moderation).toBeNull()
    expect(parseConfig({ ...MODEL, MODERATION_BASE_URL: at, MODERATION_API_KEY: 'key' }).moderation).toEqual({
      baseUrl: at,
      apiKey: 'key',
      model: 'omni-moderation-latest',
    })
  })

  it.each([
    [{ ...MODEL, MODERATION_BASE_URL: 'moderation' }, 'must be an http(s) address'],
    [{ ...MODEL, MODERATION_API_KEY: 'key' }, 'MODERATION_BASE_URL must be set'],
    [{ MODERATION_BASE_URL: at }, 'needs a model'],
  ])('%j stops the start', (environment, sentence) => {
    expect(() => parseConfig(environment)).toThrow(ConfigError)
    expect(() => parseConfig(environment)).toThrow(sentence)
  })
})
