export type MentorType = 'basic' | 'pro'

/** One message of the conversation, oldest first. */
export type Turn = { role: 'user' | 'assistant'; content: string }

/** `instructions` is the mentor's system prompt; `signal` stops the model at once. */
export type ModelRequest = { mentor: MentorType; instructions: string; turns: Turn[]; signal: AbortSignal }

/**
 * A model that answers in text. Yields pieces of the answer (Markdown) as they arrive; throws ModelError, or the
 * signal's reason when stopped.
 */
export interface ModelPort {
  stream(request: ModelRequest): AsyncIterable<string>
}

export type ModelFault = 'unavailable' | 'busy' | 'timeout' | 'broken' | 'rejected'

/**
 * Why the model gave no (whole) answer: refused or 5xx, 429, too slow, stream broken or nonsense, request refused (4xx).
 */
export class ModelError extends Error {
  constructor(
    readonly fault: ModelFault,
    detail: string,
    options?: ErrorOptions,
  ) {
    super(detail, options)
    this.name = 'ModelError'
  }
}
