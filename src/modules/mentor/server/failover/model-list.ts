import type { Log } from '~/platform/log'
import type { Clock } from '~/platform/time/clock'
import { ModelError, type ModelPort, type ModelRequest, type ModelUsage } from '../../model-port'
import { type Breaker, PATIENCE_MS } from './breaker'

/**
 * A model of the list. `id`: its entry. The breaker is the provider's; the embedded mentor needs none. `maxReplies`: how many answers it
 * writes at once here; null for no end.
 */
export type ListedModel = { id: string; model: ModelPort; breaker?: Breaker; maxReplies?: number | null }
type Dependencies = { clock: Clock; log: Log }

/**
 * Several models as one: the first that begins to write answers, and it alone. One that fails before its first text is followed by the
 * next; one that fails later ends the answer, which can be gone on with by any of them. Providers that only ask for patience are asked
 * again when nobody else can answer, within `PATIENCE_MS`; the embedded mentor, where the list ends with it, when they can't either.
 */
export function createModelList(listed: readonly ListedModel[], { clock, log }: Dependencies): ModelPort {
  const remote = listed.filter(({ breaker }) => breaker !== undefined)
  const embedded = listed.find(({ breaker }) => breaker === undefined)
  const now = () => clock().getTime()
  const writing = new Map<string, number>()

  return {
    ...(remote.length === 0 ? { isFree: true as const } : {}),
    async *stream(request) {
      const deadline = now() + PATIENCE_MS
      let failure: ModelError | undefined
      let turn: { entry: ListedModel; dueAt: number }[] = remote.map((entry) => ({ entry, dueAt: 0 }))
      while (turn.length > 0) {
        const again: typeof turn = []
        for (const { entry, dueAt } of turn) {
          if (dueAt > now()) await pause(dueAt - now(), request.signal)
          const failed = yield* attemptIn(writing, entry, request)
          if (failed === null) return
          if (failed === 'resting') continue
          failure = failed
          const { fault, retryAfterMs } = failed
          if (failed !== FULL) log.warn('model_failed', { model: entry.id, fault, detail: failed.message })
          const dueAgainAt = retryAfterMs === undefined ? Number.POSITIVE_INFINITY : now() + Math.max(retryAfterMs, 500)
          if (dueAgainAt < deadline) again.push({ entry, dueAt: dueAgainAt })
        }
        turn = again.toSorted((a, b) => a.dueAt - b.dueAt)
      }
      if (embedded) return yield* writtenBy(embedded, request)
      throw failure ?? new ModelError('unavailable', 'every provider of the list rests after its failures')
    },
  }
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

function writtenBy({ id, model }: ListedModel, request: ModelRequest): AsyncIterable<string> {
  request.onAuthor?.(id)
  return model.stream(request)
}

/** It writes as many answers as it may: nobody's failure, and soon over. */
const FULL = new ModelError('busy', 'it writes as many answers as MODEL_MAX_REPLIES lets it', { retryAfterMs: 1_000 })

/** Asks a model that has a place free. `writing`: how many answers each writes. */
async function* attemptIn(
  writing: Map<string, number>,
  entry: ListedModel,
  request: ModelRequest,
): AsyncGenerator<string, null | 'resting' | ModelError> {
  const open = writing.get(entry.id) ?? 0
  if (open >= (entry.maxReplies ?? Number.POSITIVE_INFINITY)) return FULL
  writing.set(entry.id, open + 1)
  try {
    return yield* attempt(entry, request)
  } finally {
    writing.set(entry.id, (writing.get(entry.id) ?? 1) - 1)
  }
}

/** Asks one model. Answers null once its answer is whole, or why it gave nothing. Throws what ends an answer that had begun. */
async function* attempt(
  { id, model, breaker }: ListedModel,
  request: ModelRequest,
): AsyncGenerator<string, null | 'resting' | ModelError> {
  if (!breaker?.admits()) return 'resting'
  let hasBegun = false
  let isSettled = false
  try {
    const onUsage = (usage: ModelUsage) => request.onUsage?.({ ...usage, model: id })
    for await (const piece of model.stream({ ...request, onUsage })) {
      if (!hasBegun) {
        hasBegun = true
        breaker.began()
        request.onAuthor?.(id)
      }
      yield piece
    }
    isSettled = true
    breaker.began()
    breaker.ended()
    return null
  } catch (error) {
    if (request.signal.aborted || !(error instanceof ModelError)) throw error
    isSettled = true
    // What a provider refuses may be the question's fault, and says nothing about whether it is there.
    if (error.fault === 'rejected') breaker.released()
    else breaker.failed(error.retryAfterMs)
    if (hasBegun) throw error
    return error
  } finally {
    // Stopped by its reader, or a fault of our own.
    if (!isSettled) breaker.released()
  }
}
