import { describe, expect, it } from 'vitest'
import { holdsKey } from './key-shapes'

const random = 'q7Zk2Lm9Xw4Rt6Vb1Np8Hs3Jd5'

describe('a key where a name should stand is recognised', () => {
  it.each([
    ['OpenAI', `sk-proj-${random}`],
    ['Anthropic', `sk-ant-api03-${random}-${random}AA`],
    ['OpenRouter', `sk-or-v1-${random}`],
    ['Google', `AIzaSy${random}abcdefghi`],
    ['Google, newer', `AQ.Ab8RN6${random}`],
    ['Groq', `gsk_${random}${random}`],
    ['xAI', `xai-${random}${random}`],
    ['Hugging Face, letters alone', 'hf_abcdefghijklmnopqrstuvwxyzABCDEFGH'],
    ['Replicate', `r8_${random}`],
    ['NVIDIA', `nvapi-${random}-${random}`],
    ['Mistral, with no beginning of its own', 'a1b2c3d4e5f6a7b8c9d0e1f2a3b4c5d6'],
    ['Stripe', `sk_live_${random}`],
    ['AWS', 'AKIAIOSFODNN7EXAMPLE'],
    ['a signed token', 'eyJhbGciOiJIUzI1NiIsInR5cCI6.x.y'],
  ])('of %s', (_, key) => {
    for (const text of [key, `google/${key}`, `openai-compatible:local/${key}`]) expect(holdsKey(text), text).toBe(true)
  })
})

it.each([
  'anthropic/claude-3-5-sonnet-20241022',
  'google/gemini-2.5-flash-lite-preview-09-2025',
  'openai-compatible/ft:gpt-4o-mini-2024-07-18:acme::9Xk2Lm',
  'openai-compatible:ollama/hf.co/bartowski/Llama-3.2-3B-Instruct-GGUF:Q4_K_M',
  'openai-compatible:vllm/Qwen/Qwen2.5-Coder-32B-Instruct-AWQ',
  'openai-compatible/accounts/fireworks/models/llama-v3p1-405b-instruct',
  'openai-compatible/x-ai/grok-4-fast-reasoning',
  'openai-compatible/anthropic.claude-3-haiku-20240307-v1:0',
  'openai-compatible/scikit-task-helper-of-our-own',
])('%s is a name', (name) => expect(holdsKey(name)).toBe(false))
