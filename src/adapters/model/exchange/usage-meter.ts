import type { ModelUsage } from '~/modules/mentor/mentor.server'

/** What a token comes to in Spanish, English and code alike, roughly. */
const CHARACTERS_PER_TOKEN = 4

/** Tokens that an endpoint may put before a question by itself, and the most that it may make of a character. */
const OVERHEAD = 20_000
const TOKENS_PER_CHARACTER = 4
/** No model reads or writes more characters in a token, on the whole of a text. */
const MOST_CHARACTERS_PER_TOKEN = 50

/** Tells what one answer has cost, once: as the endpoint says where that can be, else by the length of the texts. */
export class UsageMeter {
  readonly #inputLength: number
  readonly #maxOutput: number
  readonly #tell: ((usage: ModelUsage) => void) | undefined
  #outputLength = 0
  #isAsked = false

  /** `maxOutput`: the most tokens that were asked for. */
  constructor(inputLength: number, maxOutput: number, tell: ((usage: ModelUsage) => void) | undefined) {
    this.#inputLength = inputLength
    this.#maxOutput = maxOutput
    this.#tell = tell
  }

  /** Whether anybody wants to know. */
  get isWanted() {
    return this.#tell !== undefined
  }

  count(text: string) {
    this.#outputLength += text.length
  }

  /** The question was sent, and counts even if nothing comes. */
  asked() {
    this.#isAsked = true
  }

  /** The answer is over, in whatever way. One that failed before it began has cost nothing. */
  close(reported: ModelUsage | undefined) {
    if (reported === undefined && this.#outputLength === 0 && !this.#isAsked) return
    const estimate = { input: tokensIn(this.#inputLength), output: tokensIn(this.#outputLength) }
    try {
      this.#tell?.(reported && this.#canBe(reported) ? reported : estimate)
    } catch {
      // Who counts must not break what the reader is shown.
    }
  }

  /** Budgets and bills go by it: a server that says nothing near the truth is not believed. */
  #canBe({ input, cached = 0, output }: ModelUsage): boolean {
    const isInput = isNear(input, this.#inputLength, OVERHEAD)
    const isOutput = isNear(output, this.#outputLength, 2 * this.#maxOutput)
    return isInput && isOutput && Number.isSafeInteger(cached) && cached >= 0 && cached <= input
  }
}

const isNear = (tokens: number, characters: number, more: number) =>
  Number.isSafeInteger(tokens) &&
  tokens >= Math.ceil(characters / MOST_CHARACTERS_PER_TOKEN) &&
  tokens <= characters * TOKENS_PER_CHARACTER + more

const tokensIn = (characters: number) => Math.ceil(characters / CHARACTERS_PER_TOKEN)
