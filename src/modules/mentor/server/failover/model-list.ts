import type { Log } from '~/platform/log'
import type { Clock } from '~/platform/time/clock'
import { ModelError, type ModelPort, type ModelRequest } from '../../model-port'
import { type Answer, begin, FULL, type RemoteModel } from './attempt'
import { PATIENCE_MS } from './breaker'

/** A model of the list: a provider's, or the embedded mentor, which has no breaker. */
export type ListedModel = RemoteModel | { id: string; model: ModelPort; breaker?: undefined }
type Dependencies = { clock: Clock; log: Log }

/**
 * Several models as one: the first that begins to write answers, and it alone. One that fails before its first text is followed by the
 * next; one that fails later ends the answer, which can be gone on with by any of them. Providers that only ask for patience are asked
 * again when nobody else can answer, within `PATIENCE_MS`; the embedded mentor, where the list ends with it, when they can't either.
 */
export function createModelList(listed: readonly ListedModel[], dependencies: Dependencies): ModelPort {
  const remote = listed.filter((entry) => entry.breaker !== undefined)
  const embedded = listed.find((entry) => entry.breaker === undefined)
  const writing = new Map<string, number>()

  return {
    ...(remote.length === 0 ? { isFree: true as const } : {}),
    async *stream(request) {
      const answer = await firstToBegin(remote, { ...dependencies, writing, request })
      if (answer instanceof ModelError) {
        if (embedded === undefined) throw answer
        request.onAuthor?.(embedded.id)
        return yield* embedded.model.stream(request)
      }
      // One generator for all of it: five on a piece's way were a tenth of what it costs.
      try {
        for (let piece = answer.first; !piece.done; piece = await answer.pieces.next()) yield piece.value
        answer.ended()
      } catch (error) {
        answer.failed(error)
        throw error
      } finally {
        await answer.left()
      }
    },
  }
}

type Asking = Dependencies & { writing: Map<string, number>; request: ModelRequest }

/** The answer that begins first, of models that are asked one after the other; why none does. */
async function firstToBegin(
  remote: readonly RemoteModel[],
  { clock, log, writing, request }: Asking,
): Promise<Answer | ModelError> {
  const now = () => clock().getTime()
  const deadline = now() + PATIENCE_MS
  let failure: ModelError | undefined
  let turn = remote.map((entry) => ({ entry, dueAt: 0 }))
  while (turn.length > 0) {
    const again: typeof turn = []
    for (const { entry, dueAt } of turn) {
      if (dueAt > now()) await pause(dueAt - now(), request.signal)
      const begun = await begin(entry, { writing, request })
      if (begun === 'resting') continue
      if (!(begun instanceof ModelError)) return begun
      failure = begun
      const { fault, retryAfterMs } = begun
      if (begun !== FULL) log.warn('model_failed', { model: entry.id, fault, detail: begun.message })
      const dueAgainAt = retryAfterMs === undefined ? Number.POSITIVE_INFINITY : now() + Math.max(retryAfterMs, 500)
      if (dueAgainAt < deadline) again.push({ entry, dueAt: dueAgainAt })
    }
    turn = again.toSorted((a, b) => a.dueAt - b.dueAt)
  }
  return failure ?? new ModelError('unavailable', 'every provider of the list rests after its failures')
}

/** Throws the signal's reason at once when that stops it. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal.addEventListener('abort', stop, { once: true })
  })
}
