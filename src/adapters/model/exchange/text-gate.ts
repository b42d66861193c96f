/** Stands between the endpoint's text and the reader: holds back what is not decided yet. */
export interface TextGate {
  /** Takes what has come, and gives what may go on to the reader, often all of it or nothing. */
  pass(text: string): string
  /** No more comes: gives what is still held and may go on. */
  flush(): string
}

/** Holds blanks at the beginning until text follows: an answer of blanks alone is none, and its reader gets nothing. */
export class LeadingBlanks implements TextGate {
  #held = ''
  #isOpen = false

  pass(text: string): string {
    if (this.#isOpen) return text
    this.#held += text
    if (!/\S/.test(text)) return ''
    this.#isOpen = true
    return this.#held
  }

  flush(): string {
    return ''
  }
}
