import * as z from 'zod'
import { ConfigError } from './config-error'
import { holdsKey } from './key-shapes'
import type { ModelList } from './models'

export const moderationSettings = {
  MODERATION_BASE_URL: z
    .url({
      protocol: /^https?$/,
      error: 'MODERATION_BASE_URL must be an http(s) address, such as https://api.openai.com/v1',
    })
    .optional(),
  MODERATION_API_KEY: z.string().optional(),
  MODERATION_MODEL: z.string().default('omni-moderation-latest'),
}

/** `baseUrl` comes before `/moderations`. */
export type ModerationConfig = { baseUrl: string; apiKey: string | undefined; model: string }

/** Null where it is off. Throws ConfigError where it would never be asked: the embedded mentor refuses by rules of its own. */
export function moderationConfig(
  {
    MODERATION_BASE_URL: baseUrl,
    MODERATION_API_KEY: apiKey,
    MODERATION_MODEL: model,
  }: z.output<z.ZodObject<typeof moderationSettings>>,
  { basic, pro }: { basic: ModelList; pro: ModelList },
): ModerationConfig | null {
  if (baseUrl === undefined) {
    if (apiKey !== undefined) throw new ConfigError('MODERATION_BASE_URL must be set together with MODERATION_API_KEY')
    return null
  }
  if (holdsKey(model))
    throw new ConfigError('MODERATION_MODEL has what looks like a key: put it into MODERATION_API_KEY')
  if ([...basic, ...pro].every(({ kind }) => kind === 'embedded'))
    throw new ConfigError('MODERATION_BASE_URL needs a model in MENTOR_BASIC_MODEL or MENTOR_PRO_MODEL to moderate')
  return { baseUrl, apiKey, model }
}
