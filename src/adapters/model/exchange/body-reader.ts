import type { ModelUsage } from '~/modules/mentor/mentor.server'

/** Reads the body of one HTTP answer, as decoded text. */
export interface BodyReader {
  /** What is still to come can't change the outcome. */
  readonly settled: boolean
  /** The body says that it is over: nothing that follows counts. */
  readonly done: boolean
  /** How many signs of work (text or reasoning) have been read. */
  readonly progress: number
  /** What the endpoint says that the answer has cost, once it has said so. */
  readonly usage: ModelUsage | undefined
  /** Takes a chunk. Throws ModelError at nonsense or a reported error. */
  feed(chunk: string): void
  /** No more comes, rightly or cut off. Throws like `feed`, and where the answer isn't whole. */
  end(): void
  /** The answer's text that has been read and not taken yet, often ''. It is there after a throw, too. */
  takeText(): string
}
