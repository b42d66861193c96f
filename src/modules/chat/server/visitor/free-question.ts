import * as z from 'zod/mini'
import { AppError } from '~/platform/app-error'
import { hasVisibleText } from '~/platform/text/visible-text'
import type { Clock } from '~/platform/time/clock'
import type { FreeAnswer } from '../../contract'
import { FREE_QUESTION_ERRORS } from '../../copy'
import { MAX_FREE_QUESTION_LENGTH } from '../../rules'
import { sealOf } from './answer-seal'

const { empty, tooLong } = FREE_QUESTION_ERRORS
const freeQuestion = z.strictObject({
  question: z
    .string(empty)
    .check(z.trim(), z.refine(hasVisibleText, empty), z.maxLength(MAX_FREE_QUESTION_LENGTH, tooLong)),
})

type Dependencies = {
  clock: Clock
  secret: string
  /** Throws AppError `too_many_attempts` for an address that has asked too much. */
  limit: (address: string, now: Date) => Promise<void>
  /** The embedded mentor's answer in Markdown, whatever models are configured. */
  answer: (question: string) => Promise<string>
}

/**
 * C-36, C-64: answers a question of somebody without an account, and stores nothing: what the visitor may take into an account later
 * carries its own proof. Throws AppError `invalid_input` (`fields`: a sentence for the question) or `too_many_attempts`.
 */
export const createFreeQuestion =
  ({ clock, secret, limit, answer }: Dependencies) =>
  async (values: unknown, address: string): Promise<FreeAnswer> => {
    const asked = freeQuestion.safeParse(values)
    if (!asked.success)
      throw new AppError('invalid_input', { fields: { question: asked.error.issues[0]?.message ?? empty } })
    // Browsers send a form's line ends as CRLF, which would be kept in the code of the answer.
    const question = asked.data.question.replaceAll('\r\n', '\n')
    const now = clock()
    await limit(address, now)
    const given = { question, answer: await answer(question), askedAt: now.getTime() }
    return { ...given, seal: sealOf(secret, given) }
  }
