import type { Database } from '~/database/database'
import { recordAudit } from '~/modules/accounts/accounts.server'
import { instructionsFor, ModelError } from '~/modules/mentor/mentor.server'
import { AppError } from '~/platform/app-error'
import type { Clock } from '~/platform/time/clock'
import type { ChatType, ReplyFailure } from '../../contract'
import { MENTOR_NAME, REPLY_FAILURE } from '../../copy'
import type { Models } from './write-reply'

/** An administrator waits for the whole answer. */
const LONGEST_MS = 60_000

type Dependencies = { db: Database; clock: Clock; models: Models }
type Question = { actorId: string; message: string; type: ChatType }

/**
 * API-18: asks the configured mentor once, and notes that. Throws AppError `forbidden`, `mentor_busy`, `reply_timed_out` or
 * `reply_failed`, with the sentence that its readers would see.
 */
export async function testMentor({ db, clock, models }: Dependencies, { actorId, message, type }: Question) {
  const reason = `Prueba el ${MENTOR_NAME[type]}`
  await db.transaction((tx) => recordAudit(tx, { action: 'test_chat', actorId, reason, now: clock() }))
  const signal = AbortSignal.timeout(LONGEST_MS)
  let content = ''
  try {
    const turns = [{ role: 'user' as const, content: message }]
    const billedTo = { userId: actorId, replyId: null }
    const instructions = instructionsFor(type)
    for await (const piece of models[type].stream({ mentor: type, instructions, turns, signal, billedTo }))
      content += piece
  } catch (error) {
    if (signal.aborted) throw failed('timeout', error)
    if (error instanceof ModelError) throw failed(error.fault, error)
    throw error
  }
  return { content }
}

function failed(failure: ReplyFailure, cause: unknown): AppError {
  const details = { message: REPLY_FAILURE[failure] }
  if (failure === 'busy') return new AppError('mentor_busy', details, { cause })
  if (failure === 'timeout') return new AppError('reply_timed_out', details, { cause })
  return new AppError('reply_failed', details, { cause })
}
