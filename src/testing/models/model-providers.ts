import { createAnthropicModel } from '~/adapters/model/anthropic'
import { createGoogleModel } from '~/adapters/model/google'
import { createN8nModel } from '~/adapters/model/n8n'
import { createOpenAiCompatibleModel } from '~/adapters/model/openai-compatible'
import { DIALECTS } from './model-dialects'

/** Every provider that is asked over HTTP, with how a scripted server speaks in its place. */
export const PROVIDERS = [
  { dialect: DIALECTS.openAi, createModel: createOpenAiCompatibleModel },
  { dialect: DIALECTS.anthropic, createModel: createAnthropicModel },
  { dialect: DIALECTS.google, createModel: createGoogleModel },
  { dialect: DIALECTS.n8n, createModel: createN8nModel },
]
