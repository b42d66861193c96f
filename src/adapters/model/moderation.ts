import { validateHeaderValue } from 'node:http'
import * as z from 'zod'
import { CONCERNS, type Concern, type ModerationPort } from '~/modules/mentor/mentor.server'

/** A reader waits for it before the first word. */
const MODERATION_TIMEOUT_MS = 3_000
/** An answer has a few names and numbers. */
const MAX_ANSWER = 65_536

const answerSchema = z.object({
  results: z.array(z.object({ flagged: z.boolean(), categories: z.record(z.string(), z.unknown()) })).min(1),
})

/** By how providers begin the names of their categories. */
const CATEGORIES: Record<Exclude<Concern, 'other'>, RegExp> = {
  'self-harm': /^self[-_ ]?harm/i,
  violence: /^violence/i,
  sexual: /^sexual/i,
  hate: /^(hate|harassment)/i,
}

/** `baseUrl` comes before `/moderations`. */
type Options = { baseUrl: string; apiKey?: string | undefined; model: string; timeoutMs?: number }

/**
 * Moderation behind an OpenAI-compatible `/moderations` endpoint, asked for the text alone. Errors are for the operator: no key, no text
 * of anybody. Throws at once when the address or the key can't be used.
 */
export function createModeration({
  baseUrl,
  apiKey,
  model,
  timeoutMs = MODERATION_TIMEOUT_MS,
}: Options): ModerationPort {
  const url = new URL(`${baseUrl.replace(/\/$/, '')}/moderations`)
  if (apiKey) validateHeaderValue('authorization', apiKey)
  const headers = { 'content-type': 'application/json', ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}) }
  return {
    async concernOf(text, signal) {
      const response = await fetch(url, {
        method: 'POST',
        headers,
        body: JSON.stringify({ model, input: text }),
        redirect: 'error',
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
      })
      if (!response.ok) {
        await response.body?.cancel()
        throw new Error(`the moderation at ${url.host} answered ${response.status}`)
      }
      const { results } = readAnswer(await boundedText(response), url.host)
      const flagged = results.filter((result) => result.flagged)
      if (flagged.length === 0) return null
      const named = flagged.flatMap(({ categories }) =>
        Object.keys(categories).filter((name) => categories[name] === true),
      )
      return (
        CONCERNS.find((concern) => concern === 'other' || named.some((name) => CATEGORIES[concern].test(name))) ??
        'other'
      )
    },
  }
}

function readAnswer(text: string, host: string) {
  try {
    return answerSchema.parse(JSON.parse(text))
  } catch {
    throw new Error(`the moderation at ${host} answered something else`)
  }
}

async function boundedText(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > MAX_ANSWER) throw new Error('the answer of the moderation is too long')
  }
  return text
}
