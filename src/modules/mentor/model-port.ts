export const LEVELS = ['principiante', 'intermedio', 'avanzado'] as const
export type Level = (typeof LEVELS)[number]

/** How much of a solution an answer gives, the least first. */
export const RUNGS = ['idea', 'plan', 'fragment', 'solution'] as const
export type Rung = (typeof RUNGS)[number]

export type MentorType = 'basic' | 'pro'

/** A text file that a person sent with a message. */
export type AttachedFile = { name: string; text: string }

/**
 * One message of the conversation, oldest first. Files that go with a question stand in `content` as excerpts, within a model's bounds;
 * `attached` has its own text and the files whole, for a mentor that reads for itself.
 */
export type Turn = {
  role: 'user' | 'assistant'
  content: string
  attached?: { message: string; files: readonly AttachedFile[] }
  /** Told for this question alone: it does not come again with the next. */
  isPassing?: true
}

/**
 * What an answer has cost, in tokens: what the model was given, how much of that its provider had kept from before (where it says so),
 * and what it wrote. `model`: its entry, where a list of models tells.
 */
export type ModelUsage = { input: number; cached?: number | undefined; output: number; model?: string | undefined }

/** Whose question it is, and the reply that is written to it, if one is. */
export type BilledTo = { userId: string; replyId: string | null }

/** What an answer is (C-61): all but `answered` give the unit of the limit back. */
export type Outcome = 'answered' | 'asked' | 'unknown' | 'refused' | 'courtesy'

/** `instructions` is the mentor's system prompt; `signal` stops the model at once. The last of `turns` is the question. */
export type ModelRequest = {
  mentor: MentorType
  instructions: string
  turns: Turn[]
  /** What was said before `turns`, summed up in the conversation's own words; when missing, nothing. */
  earlier?: string | undefined
  /** Whom it is for; when missing, what the conversation shows. */
  level?: Level | undefined
  /** The most of a solution that may be given to who asks for a program; when missing, all of it. */
  rung?: Rung | undefined
  signal: AbortSignal
  /** Whom what it costs is counted for; when missing, for the installation alone. */
  billedTo?: BilledTo | undefined
  /** A name for whose question it is that tells nobody else who that is; for providers that are to see abuse. */
  endUser?: string | undefined
  /** What the reader already has of an answer that broke off: only what comes after it is wanted. */
  written?: string | undefined
  /** How many answers to this question the reader has already and asked for another; 0 when missing. */
  earlierAnswers?: number | undefined
  /** Called at most once by each model that was asked, before the stream ends in whatever way; not at all by one that costs nothing. */
  onUsage?: ((usage: ModelUsage) => void) | undefined
  /** Called at most once, before the stream ends, by a model that knows what its answer is; without it, it counts as answered. */
  onOutcome?: ((outcome: Outcome) => void) | undefined
  /** Called before the stream ends, where the answer is a rung of a solution. */
  onRung?: ((rung: Rung) => void) | undefined
  /** Called before the first piece by a list of models: the entry of the one that writes, as `anthropic/<model>`. */
  onAuthor?: ((author: string) => void) | undefined
}

/**
 * A model that answers in text. Yields pieces of the answer (Markdown) as they arrive; throws ModelError, or the
 * signal's reason when stopped. An answer yields some text, unless it goes on with one that was whole already.
 */
export interface ModelPort {
  /** Whether its answers cost nothing. */
  readonly isFree?: true
  stream(request: ModelRequest): AsyncIterable<string>
}

export type ModelFault = 'unavailable' | 'busy' | 'timeout' | 'broken' | 'rejected'

/**
 * Why the model gave no (whole) answer: refused or 5xx, 429, too slow, stream broken or nonsense, request refused (4xx).
 */
export class ModelError extends Error {
  /** Where the model only asks for patience: when to ask again, in milliseconds. */
  readonly retryAfterMs: number | undefined

  constructor(
    readonly fault: ModelFault,
    detail: string,
    { retryAfterMs, ...options }: ErrorOptions & { retryAfterMs?: number | undefined } = {},
  ) {
    super(detail, options)
    this.name = 'ModelError'
    this.retryAfterMs = retryAfterMs
  }
}
