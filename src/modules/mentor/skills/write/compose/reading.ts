import { constraintPlaces } from '../../../engine/task/read-constraints'
import type { RequestText, RequestWord } from '../../../engine/task/request-text'

/** A place in a request's text. */
export type Span = { from: number; to: number }
export type Found = Span & { groups: readonly (string | undefined)[]; text: string }

/** A request with a note of what of it has been made use of, so that what nothing consumed can be named. */
export class Reading {
  readonly text: string
  readonly words: readonly RequestWord[]
  readonly #starts: number[]
  readonly #used: boolean[]

  constructor({ text, words }: RequestText, same?: Reading) {
    this.text = text
    this.words = words
    this.#starts = same === undefined ? [] : same.#starts
    this.#used = same === undefined ? words.map(() => false) : [...same.#used]
    if (same !== undefined) return
    let at = 0
    for (const { plain } of words) {
      this.#starts.push(at)
      at += plain.length + 1
    }
    for (const place of constraintPlaces({ text, words })) this.use(place)
  }

  /** The same request, with notes of its own from here on. */
  copy(): Reading {
    return new Reading(this, this)
  }

  /** The first place of a pattern; words that were used may be used again. */
  find(pattern: RegExp): Found | null {
    const match = pattern.exec(this.text)
    return match ? foundOf(match) : null
  }

  /** Finds and notes the words as used. */
  take(pattern: RegExp): Found | null {
    const found = this.find(pattern)
    if (found) this.use(found)
    return found
  }

  /** Notes all places of some words (plain spelling) as used. */
  markWords(words: Iterable<string>): void {
    const known = new Set(words)
    for (const [at, { plain }] of this.words.entries()) if (known.has(plain.replace(/[«»]/g, ''))) this.#used[at] = true
  }

  use({ from, to }: Span): void {
    for (const [at, start] of this.#starts.entries()) if (start >= from && start < to) this.#used[at] = true
  }

  /** The word that begins at an offset, or the next one. */
  wordAt(offset: number): number {
    const at = this.#starts.findIndex((start) => start >= offset)
    return at === -1 ? this.words.length : at
  }

  offsetOf(word: number): number {
    return this.#starts[word] ?? this.text.length
  }

  /** As the person wrote it. */
  written({ from, to }: Span): string {
    return this.words
      .filter((_, at) => (this.#starts[at] ?? 0) >= from && (this.#starts[at] ?? 0) < to)
      .map(({ text }) => text)
      .join(' ')
      .replace(/ (?=[,.;:)%!?])/g, '')
      .replace(/([(¡¿]) /g, '$1')
  }

  isUsed(word: number): boolean {
    return this.#used[word] ?? true
  }
}

const foundOf = (match: RegExpExecArray): Found => ({
  from: match.index,
  to: match.index + match[0].length,
  groups: match.slice(1),
  text: match[0],
})
