import type { ModelUsage } from '~/modules/mentor/mentor.server'

/** What a token comes to in Spanish, English and code alike, roughly. */
const CHARACTERS_PER_TOKEN = 4

/** Tells what one answer has cost, once: as the endpoint says, or by the length of the texts. */
export class UsageMeter {
  readonly #inputLength: number
  readonly #tell: ((usage: ModelUsage) => void) | undefined
  #outputLength = 0

  constructor(inputLength: number, tell: ((usage: ModelUsage) => void) | undefined) {
    this.#inputLength = inputLength
    this.#tell = tell
  }

  /** Whether anybody wants to know. */
  get isWanted() {
    return this.#tell !== undefined
  }

  count(text: string) {
    this.#outputLength += text.length
  }

  /** The answer is over, in whatever way. One that never began has cost nothing. */
  close(reported: ModelUsage | undefined) {
    if (reported === undefined && this.#outputLength === 0) return
    const estimate = { input: tokensIn(this.#inputLength), output: tokensIn(this.#outputLength) }
    try {
      this.#tell?.(reported ?? estimate)
    } catch {
      // Who counts must not break what the reader is shown.
    }
  }
}

const tokensIn = (characters: number) => Math.ceil(characters / CHARACTERS_PER_TOKEN)
