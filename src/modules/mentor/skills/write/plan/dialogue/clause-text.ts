import { constraintPlaces } from '../../../../engine/task/read-constraints'
import type { RequestText, RequestWord } from '../../../../engine/task/request-text'

/** A request that is read from its beginning on: every reader takes words where it stands, or leaves them to the next one. */
export class ClauseText {
  readonly text: string
  readonly #words: readonly RequestWord[]
  #at = 0

  /** What is said of how the program is to be written is no clause of what it does. */
  constructor(request: RequestText) {
    const places = constraintPlaces(request)
    let offset = 0
    this.#words = request.words.filter(({ plain }) => {
      const from = offset
      offset += plain.length + 1
      return !places.some((place) => from >= place.from && from < place.to)
    })
    this.text = this.#words.map(({ plain }) => plain).join(' ')
  }

  get rest(): string {
    return this.text.slice(this.#at)
  }

  get place(): number {
    return this.#at
  }

  get isDone(): boolean {
    return this.#at >= this.text.length
  }

  /** Takes what a pattern of `clausePattern` finds here. */
  take(pattern: RegExp): RegExpExecArray | null {
    const match = pattern.exec(this.rest)
    if (match) this.#at = Math.min(this.text.length, this.#at + match[0].length + 1)
    return match
  }

  sees(pattern: RegExp): boolean {
    return pattern.test(this.rest)
  }

  goTo(place: number): void {
    this.#at = place
  }

  /** What follows, as a request of its own. */
  get following(): RequestText {
    let offset = 0
    const words = this.#words.filter(({ plain }) => {
      const start = offset
      offset += plain.length + 1
      return start >= this.#at
    })
    return { text: this.rest, words }
  }

  /** Goes on behind so many letters, with the next word. */
  skip(letters: number): void {
    const next = this.text.indexOf(' ', this.#at + letters)
    this.#at = next === -1 ? this.text.length : next + 1
  }

  /** The words between two places, as the person wrote them. */
  written(from: number, to: number): string {
    let offset = 0
    return this.#words
      .filter(({ plain }) => {
        const start = offset
        offset += plain.length + 1
        return start >= from && start < to
      })
      .map(({ text }) => text)
      .join(' ')
      .replace(/ (?=[,.;:)%])/g, '')
  }
}

/** A pattern that matches whole words at the place where one reads. */
export const clausePattern = (source: string): RegExp => new RegExp(`^(?:${source})(?= |$)`)
