import { QUESTION_KEY } from '../practice-keys'
import { QUESTION_KEPT_MS } from '../rules'

/** Leaves a question for the box of the next conversation that opens in this browser; a sign-in may come between. */
export function leaveQuestion(question: string): void {
  try {
    localStorage.setItem(QUESTION_KEY, JSON.stringify({ question, at: Date.now() }))
  } catch {
    // Without storage the reader writes it anew.
  }
}

/** `text` with the question that was left above it, once. */
export function withLeftQuestion(text: string): string {
  try {
    const { question, at }: Record<string, unknown> = Object(JSON.parse(localStorage.getItem(QUESTION_KEY) ?? 'null'))
    localStorage.removeItem(QUESTION_KEY)
    const isFresh = typeof at === 'number' && Date.now() - at < QUESTION_KEPT_MS
    return typeof question === 'string' && isFresh ? questionAbove(question, text) : text
  } catch {
    return text
  }
}

/** A question that is put above what was in the box already. */
export const questionAbove = (question: string, text: string): string =>
  text.trim() === '' ? question : `${question}\n\n${text}`
