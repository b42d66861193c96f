import type { BrokenOff } from './broken-off'
import type { TextGate } from './text-gate'

/** How far back a repetition is looked for, in characters: a paragraph or a block of code. */
const LONGEST_OVERLAP = 1_000
/** So much may be the same by chance: less counts only at the beginning of a word, and under the second only when asked for. */
const CHANCE = 12
const CHANCE_OF_A_WORD = 3

const WORD = /[\p{L}\p{N}_]/u
/** A block that is opened (a bare fence closes one), at the very beginning; it may still be incomplete. */
const OPENED_BLOCK = /^\s*`{3,}[a-z][^\n]*\n/i
const PART_OF_FENCE = /^\s*(?:`{1,2}|`{3}[^\n]*)$/

/**
 * Joins the continuation of a broken-off answer to what the reader has: leaves out what the model repeats of it, be it
 * the unfinished word it was asked to begin with or more. Holds text back only as long as it may be such a repetition.
 */
export class Seam implements TextGate {
  readonly #base: string
  /** The blanks at the end of what the reader has. */
  readonly #gap: string
  readonly #brokenOff: BrokenOff
  #held = ''
  #isJoined = false

  constructor(written: string, brokenOff: BrokenOff) {
    const base = written.trimEnd()
    this.#base = base.slice(-LONGEST_OVERLAP)
    this.#gap = written.slice(base.length)
    this.#brokenOff = brokenOff
  }

  pass(text: string): string {
    if (this.#isJoined) return text
    this.#held += text
    return this.#join(false)
  }

  flush(): string {
    return this.#isJoined ? '' : this.#join(true)
  }

  #join(isAll: boolean): string {
    const { isInCode } = this.#brokenOff
    if (!isAll && isInCode && PART_OF_FENCE.test(this.#held)) return ''
    const text = isInCode ? this.#held.replace(OPENED_BLOCK, '') : this.#held
    const body = text.trimStart()
    if (body === '') return ''
    const mayGoOn = this.#base.slice(0, -1).includes(body)
    if (!isAll && mayGoOn) return ''
    const overlap = this.#overlap(body)
    const rest = body.slice(overlap)
    if (!isAll && overlap > 0 && this.#gap !== '' && rest.trim() === '') return ''
    this.#isJoined = true
    this.#held = ''
    if (overlap > 0) return this.#afterGap(rest)
    return this.#gap === '' ? this.#apart(text) : this.#afterGap(text)
  }

  /** How many of the first characters of `body` the reader has already at the end. */
  #overlap(body: string): number {
    const expected = this.#brokenOff.unfinished.trim()
    for (let length = Math.min(body.length, this.#base.length); length > 0; length -= 1) {
      const same = body.slice(0, length)
      if (this.#base.endsWith(same) && (same === expected || this.#isMeant(same))) return length
    }
    return 0
  }

  #isMeant(same: string): boolean {
    if (same.length >= CHANCE) return true
    const before = this.#base.at(-same.length - 1) ?? ''
    const isWhole = !WORD.test(before) || !WORD.test(same.charAt(0))
    return isWhole && same.length >= CHANCE_OF_A_WORD && /\p{L}/u.test(same)
  }

  /** Without the blanks that the reader has already. */
  #afterGap(text: string): string {
    const lead = text.slice(0, text.length - text.trimStart().length)
    if (lead.startsWith(this.#gap)) return text.slice(this.#gap.length)
    return this.#gap.endsWith(lead) ? text.slice(lead.length) : text
  }

  /** The model went on with another word than the unfinished one: they must not run together. */
  #apart(text: string): string {
    const { unfinished, isInCode } = this.#brokenOff
    const isNewWord = !isInCode && unfinished !== '' && WORD.test(text.charAt(0)) && WORD.test(unfinished.slice(-1))
    return isNewWord ? ` ${text}` : text
  }
}
