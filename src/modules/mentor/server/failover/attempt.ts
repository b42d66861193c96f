import { ModelError, type ModelPort, type ModelRequest, type ModelUsage } from '../../model-port'
import type { Breaker } from './breaker'

/** A model of the list that a provider writes for. `id`: its entry; `maxReplies`: how many answers it writes at once here; null for no end. */
export type RemoteModel = { id: string; model: ModelPort; breaker: Breaker; maxReplies?: number | null }

/** An answer that has begun with `first`. Whoever reads it on says how it went: `ended` or `failed`, and in any case, last, `left`. */
export type Answer = {
  first: IteratorResult<string>
  pieces: AsyncIterator<string>
  ended: () => void
  failed: (error: unknown) => void
  left: () => Promise<void>
}

/** It writes as many answers as it may: nobody's failure, and soon over. */
export const FULL = new ModelError('busy', 'it writes as many answers as MODEL_MAX_REPLIES lets it', {
  retryAfterMs: 1_000,
})

/**
 * Asks a model that has a place free for its first piece. Answers why it gives none, where another may be asked; throws what another would
 * not do better at. `writing`: how many answers each model writes.
 */
export async function begin(
  { id, model, breaker, maxReplies }: RemoteModel,
  { writing, request }: { writing: Map<string, number>; request: ModelRequest },
): Promise<Answer | 'resting' | ModelError> {
  const open = writing.get(id) ?? 0
  if (open >= (maxReplies ?? Number.POSITIVE_INFINITY)) return FULL
  if (!breaker.admits()) return 'resting'
  writing.set(id, open + 1)
  const onUsage = (usage: ModelUsage) => request.onUsage?.({ ...usage, model: id })
  let pieces: AsyncIterator<string> | undefined
  let isOver = false
  const going = {
    ended() {
      isOver = true
      breaker.began()
      breaker.ended()
    },
    failed(error: unknown) {
      if (request.signal.aborted || !(error instanceof ModelError)) return
      isOver = true
      // What a provider refuses may be the question's fault, and says nothing about whether it is there.
      if (error.fault === 'rejected') breaker.released()
      else breaker.failed(error.retryAfterMs)
    },
    async left() {
      writing.set(id, (writing.get(id) ?? 1) - 1)
      if (isOver) return
      // Stopped by its reader, or a fault of our own.
      breaker.released()
      await pieces?.return?.()
    },
  }
  try {
    pieces = model.stream({ ...request, onUsage })[Symbol.asyncIterator]()
    const first = await pieces.next()
    if (!first.done) {
      breaker.began()
      request.onAuthor?.(id)
    }
    return { first, pieces, ...going }
  } catch (error) {
    going.failed(error)
    await going.left()
    if (request.signal.aborted || !(error instanceof ModelError)) throw error
    return error
  }
}
