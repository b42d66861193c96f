/** What a text may be flagged for, the gravest first. */
export const CONCERNS = ['self-harm', 'violence', 'sexual', 'hate', 'other'] as const
export type Concern = (typeof CONCERNS)[number]

/** Judges what people write, before a model is asked. */
export interface ModerationPort {
  /** The gravest concern about a text, or null. Rejects when nobody could tell, also within its own bound of time, and with the signal's reason when stopped. */
  concernOf(text: string, signal: AbortSignal): Promise<Concern | null>
}
