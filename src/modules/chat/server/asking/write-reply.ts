import type { Database } from '~/database/database'
import {
  dangerAnswer,
  helplineModel,
  instructionsFor,
  type MentorType,
  type ModelPort,
} from '~/modules/mentor/mentor.server'
import type { Clock } from '~/platform/time/clock'
import type { ChatType } from '../../contract'
import type { ChatTelemetry } from '../../telemetry'
import { contextOf, countEarlierAnswers } from '../context'
import type { Replies } from '../replies/replies'
import { mannerFor } from '../teaching/teaching'

export type Models = Record<MentorType, ModelPort>
/**
 * What asking a mentor takes; `concurrencyLimit`: how many replies may be written at once for one person, `continuations`: how often one that broke
 * off is written on.
 */
export type Writing = {
  db: Database
  clock: Clock
  models: Models
  replies: Replies
  telemetry: ChatTelemetry
  concurrencyLimits: Record<ChatType, number>
  continuations: Record<ChatType, number>
}

type Reply = {
  userId: string
  type: ChatType
  replyId: string
  questionId: string
  /** Whether its question is new, and can have no other answer. */
  isFirst: boolean
  /** Whether it is the next rung of what was answered before, which costs nothing where the embedded mentor gives it. */
  isNextRung?: boolean
  written: string
}

/** Has the mentor write a stored reply, from what is `written` of it on. Resolves when the writing has begun. */
export async function writeReply(
  { db, models, replies, telemetry }: Writing,
  { userId, type, replyId, questionId, isFirst, isNextRung = false, written }: Reply,
): Promise<void> {
  const [{ turns, earlier, manner: wanted }, earlierAnswers] = await Promise.all([
    contextOf(db, { userId, questionId }),
    isFirst ? 0 : countEarlierAnswers(db, { userId, questionId, replyId }),
  ])
  const manner = await mannerFor(db, { userId, turns, manner: wanted })
  const last = turns.at(-1)
  const question = last?.attached?.message ?? last?.content ?? ''
  const model = dangerAnswer(question) === null ? models[type] : helplineModel
  replies.start({ userId, replyId, mentor: type, written, isNextRung }, ({ signal, onOutcome, onRung, onAuthor }) =>
    model.stream({
      mentor: type,
      instructions: instructionsFor(type, manner),
      level: manner.level,
      turns,
      earlier: earlier ?? undefined,
      earlierAnswers,
      signal,
      onOutcome,
      onRung,
      onAuthor,
      rung: manner.rung,
      onUsage: (usage) => telemetry.tokensUsed(type, usage),
      billedTo: { userId, replyId },
      ...(written === '' ? {} : { written }),
    }),
  )
}
