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
    expect(answeredBy(basic)).toMatch(/^El mentor incorporado de PyMentor: .*no es una IA generativa/)
    expect(answeredBy(pro)).toBe('El modelo qwen/qwen3-coder')
  })
})
