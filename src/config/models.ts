import * as z from 'zod'
import { ConfigError } from './config-error'
import { holdsKey } from './key-shapes'
import { boundOf, spendingSettings } from './spending'

const httpUrl = (name: string) =>
  z.url({ protocol: /^https?$/, error: `${name} must be an http(s) address, such as http://localhost:8000` })

export const modelSettings = {
  MENTOR_BASIC_MODEL: z.string().default('embedded'),
  MENTOR_PRO_MODEL: z.string().default('embedded'),
  OPENAI_BASE_URL: httpUrl('OPENAI_BASE_URL').default('https://api.openai.com/v1'),
  OPENAI_API_KEY: z.string().optional(),
  ANTHROPIC_BASE_URL: httpUrl('ANTHROPIC_BASE_URL').default('https://api.anthropic.com/v1'),
  ANTHROPIC_API_KEY: z.string().optional(),
  GOOGLE_AI_BASE_URL: httpUrl('GOOGLE_AI_BASE_URL').default('https://generativelanguage.googleapis.com/v1beta'),
  GOOGLE_AI_API_KEY: z.string().optional(),
  N8N_WEBHOOK_URL: httpUrl('N8N_WEBHOOK_URL').optional(),
  N8N_WEBHOOK_KEY: z.string().optional(),
  ...spendingSettings,
}
type ModelEnvironment = z.output<z.ZodObject<typeof modelSettings>>
type ListName = 'MENTOR_BASIC_MODEL' | 'MENTOR_PRO_MODEL'

/**
 * A model elsewhere. `id` is its entry in the list, as the operator wrote it; `baseUrl` comes before the path of the provider's API
 * (n8n: is the webhook itself); `model` is the name that people see.
 */
export type RemoteModel = {
  kind: 'openai-compatible' | 'anthropic' | 'google' | 'n8n'
  id: string
  baseUrl: string
  apiKey: string | undefined
  model: string
  /** The most tokens of an answer. */
  maxTokens: number
  /** The most tokens that it may be given of instructions, conversation and question, as they are estimated. */
  inputTokens: number
  /** How many answers an instance has it write at once; null for no end. */
  maxReplies: number | null
}
export type ModelConfig = { kind: 'embedded'; id: 'embedded' } | RemoteModel
/** Those that may answer for a mentor, the first that can. */
export type ModelList = readonly [ModelConfig, ...ModelConfig[]]

const EMBEDDED = { kind: 'embedded', id: 'embedded' } as const

/**
 * The models of a list, in its order. `given` is the whole environment. Throws ConfigError, saying which entry is wrong, by its place, and
 * how it is mended: what stands there may be a key in the wrong line.
 */
export function modelList(name: ListName, env: ModelEnvironment, given: Record<string, string | undefined>): ModelList {
  const entries = env[name]
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
  const key = entries.findIndex(holdsKey)
  if (key !== -1)
    throw new ConfigError(
      `${name} has what looks like a key in its entry ${key + 1}, and people are shown what stands there: put the model's name there, and the key into OPENAI_API_KEY, ANTHROPIC_API_KEY, GOOGLE_AI_API_KEY or the MODEL_…_KEY of its server`,
    )
  const double = entries.findIndex((entry, at) => entries.indexOf(entry) !== at)
  if (double !== -1)
    throw new ConfigError(`${name} names the same model twice: its entry ${double + 1} was there before`)
  const at = entries.indexOf('embedded')
  if (at !== -1 && at !== entries.length - 1)
    throw new ConfigError(`${name} must have embedded as its last entry: it never fails, so nobody after it is asked`)
  const [first = EMBEDDED, ...others] = entries.map((entry, at) => modelOf({ name, place: at + 1 }, entry, env, given))
  return [first, ...others]
}

/** Where an entry stands: in which list, at which place, from 1. */
type Place = { name: ListName; place: number }

function modelOf(
  { name, place }: Place,
  entry: string,
  env: ModelEnvironment,
  given: Record<string, string | undefined>,
): ModelConfig {
  if (entry === 'embedded') return EMBEDDED
  if (entry === 'n8n') {
    const { N8N_WEBHOOK_URL: baseUrl, N8N_WEBHOOK_KEY: apiKey } = env
    if (baseUrl === undefined) throw new ConfigError(`N8N_WEBHOOK_URL must be set where ${name} names n8n`)
    return { kind: 'n8n', id: entry, baseUrl, apiKey, model: 'n8n', ...boundsOf({ name, place }, entry, env) }
  }
  const [, provider = '', server, model = ''] = /^([^/:]+)(?::([^/]*))?\/(.+)$/.exec(entry) ?? []
  const known = { id: entry, model, ...boundsOf({ name, place }, entry, env) }
  if (provider === 'openai-compatible' && server !== undefined)
    return { kind: provider, ...known, ...namedServer({ name, place }, server, given) }
  if (server === undefined) {
    if (provider === 'openai-compatible')
      return { kind: provider, ...known, baseUrl: env.OPENAI_BASE_URL, apiKey: env.OPENAI_API_KEY }
    if (provider === 'anthropic')
      return { kind: provider, ...known, baseUrl: env.ANTHROPIC_BASE_URL, apiKey: keyFor(name, 'ANTHROPIC', env) }
    if (provider === 'google')
      return { kind: provider, ...known, baseUrl: env.GOOGLE_AI_BASE_URL, apiKey: keyFor(name, 'GOOGLE_AI', env) }
  }
  throw new ConfigError(
    `${name} must list, with commas between them, openai-compatible/<model>, openai-compatible:<server>/<model>, anthropic/<model>, google/<model>, n8n or embedded, which its entry ${place} is not`,
  )
}

/** What an answer may cost at most, whoever asks: some pages of text. One that needs more can be gone on with. */
const USUAL_MAX_TOKENS = 4_096

/** What a model whose window nobody has declared is given: every current one takes so much. */
const USUAL_INPUT_TOKENS = 10_600
/** Instructions, the beginning of a program and a question. */
const LEAST_INPUT_TOKENS = 3_000
/** The rest of a window is left free: tokens are estimated. */
const PART_OF_WINDOW = 0.9

function boundsOf({ name, place }: Place, entry: string, env: ModelEnvironment) {
  const maxTokens = boundOf(env.MODEL_MAX_TOKENS, entry) ?? USUAL_MAX_TOKENS
  const window = boundOf(env.MODEL_CONTEXT_TOKENS, entry)
  const inputTokens = window === null ? USUAL_INPUT_TOKENS : Math.floor(window * PART_OF_WINDOW) - maxTokens
  if (inputTokens < LEAST_INPUT_TOKENS)
    throw new ConfigError(
      `MODEL_CONTEXT_TOKENS gives entry ${place} of ${name} ${window}, of which an answer may take ${maxTokens}: set it to ${Math.ceil((LEAST_INPUT_TOKENS + maxTokens) / PART_OF_WINDOW)} or more, or MODEL_MAX_TOKENS to less`,
    )
  return { maxTokens, inputTokens, maxReplies: boundOf(env.MODEL_MAX_REPLIES, entry) }
}

function keyFor(name: ListName, provider: 'ANTHROPIC' | 'GOOGLE_AI', env: ModelEnvironment): string {
  const key = env[`${provider}_API_KEY`]
  if (key === undefined) throw new ConfigError(`${provider}_API_KEY must be set for a model that ${name} names`)
  return key
}

function namedServer({ name, place }: Place, server: string, given: Record<string, string | undefined>) {
  if (!/^[a-z][a-z0-9-]*$/.test(server))
    throw new ConfigError(
      `${name} must name a server in small letters, digits and hyphens, as in openai-compatible:ollama/llama3, which its entry ${place} does not`,
    )
  const prefix = `MODEL_${server.toUpperCase().replaceAll('-', '_')}`
  const baseUrl = httpUrl(`${prefix}_URL`).safeParse(given[`${prefix}_URL`])
  if (!baseUrl.success)
    throw new ConfigError(
      `${prefix}_URL must be the http(s) address of the server that entry ${place} of ${name} names, such as http://localhost:11434/v1`,
    )
  return { baseUrl: baseUrl.data, apiKey: given[`${prefix}_KEY`] }
}
