import * as z from 'zod'
import { ConfigError } from './config-error'

/** Of a million tokens; `cached`: of those that the provider had kept. */
type Price = { input: number; cached: number; output: number }
/** By the entries of the mentors' lists. */
export type ModelPrices = { currency: string; models: Record<string, Price> }

/** Numbers by the entries of the mentors' lists; `''` is every other model's. */
type Bounds = ReadonlyMap<string, number>

const entriesOf = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** `4096`, and other numbers by model: `4096, openai-compatible:ollama/llama3.2=1024`. */
const bounds = (name: string) =>
  z
    .string()
    .default('')
    .transform((text, context): Bounds => {
      const numbers = new Map<string, number>()
      for (const [at, entry] of entriesOf(text).entries()) {
        const [, model = '', number] = /^(?:(.+)=)?([1-9]\d{0,6})$/.exec(entry) ?? []
        if (number === undefined)
          context.addIssue(
            `${name} must be a whole number, 1 or more, and with commas after it those of certain models, as in anthropic/<model>=2048, which its entry ${at + 1} is not`,
          )
        numbers.set(model, Number(number))
      }
      return numbers
    })

const PRICE = /^(.+)=(\d{1,6}(?:\.\d{1,6})?)(?:\/(\d{1,6}(?:\.\d{1,6})?))?\/(\d{1,6}(?:\.\d{1,6})?)$/
const prices = z
  .string()
  .default('')
  .transform((text, context) => {
    const models: Record<string, Price> = {}
    for (const [at, entry] of entriesOf(text).entries()) {
      const [, model, input, cached = input, output] = PRICE.exec(entry) ?? []
      if (model === undefined)
        context.addIssue(
          `MODEL_PRICES must list, with commas between them, a model and what a million of its tokens costs as input/output or input/cached/output, as in anthropic/<model>=3/0.30/15, which its entry ${at + 1} is not`,
        )
      else models[model] = { input: Number(input), cached: Number(cached), output: Number(output) }
    }
    return models
  })

export const spendingSettings = {
  MODEL_PRICES: prices,
  MODEL_CURRENCY: z
    .string()
    .regex(/^[A-Z]{3}$/, 'MODEL_CURRENCY must be the three letters of a currency, such as EUR or USD')
    .default('EUR'),
  MODEL_MAX_TOKENS: bounds('MODEL_MAX_TOKENS'),
  MODEL_MAX_REPLIES: bounds('MODEL_MAX_REPLIES'),
  MODEL_CONTEXT_TOKENS: bounds('MODEL_CONTEXT_TOKENS'),
}
type SpendingEnvironment = z.output<z.ZodObject<typeof spendingSettings>>

export const boundOf = (numbers: Bounds, entry: string) => numbers.get(entry) ?? numbers.get('') ?? null

/** An entry is told by its place: a key in the wrong line stands there, too. `listed`: the entries of both mentors' lists. Throws ConfigError for a model that is in none: its price would count nothing. */
export function modelPrices(
  { MODEL_PRICES: models, MODEL_CURRENCY: currency, ...others }: SpendingEnvironment,
  listed: readonly string[],
): ModelPrices {
  const named = {
    MODEL_PRICES: Object.keys(models),
    MODEL_MAX_TOKENS: others.MODEL_MAX_TOKENS.keys(),
    MODEL_MAX_REPLIES: others.MODEL_MAX_REPLIES.keys(),
    MODEL_CONTEXT_TOKENS: others.MODEL_CONTEXT_TOKENS.keys(),
  }
  for (const [name, entries] of Object.entries(named))
    for (const [at, entry] of [...entries].entries())
      if (entry !== '' && !listed.includes(entry))
        throw new ConfigError(
          `${name} names, as its entry ${at + 1}, a model that neither MENTOR_BASIC_MODEL nor MENTOR_PRO_MODEL lists`,
        )
  return { currency, models }
}
