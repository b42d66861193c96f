// The questions of a kill proof, and what becomes of them.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { faultsOf } from './reply-faults.mjs'

/** A reply whose writer was killed may be gone on with once its lease is over: 20 s after it was last stored. */
export const LEASE_MS = 20_000
const LEASE_OVER_MS = LEASE_MS + 1_500
/** A machine that keeps this process waiting keeps the product waiting too, at its timers and at its statements. */
const WAITS_OF_A_TICK = 3
const NANOSECONDS_A_MS = 1e6
const AT_ONCE = 20
/** One less than the product allows: the last time must make it whole. */
const MOST_GONE_ON = 7

/** `mostUnstoredMs`: a tick of the product, and as much again for its statement. */
export function createKillRun(mostUnstoredMs) {
  /** Questions that were acknowledged. */
  const entrants = []
  const problems = []
  const counts = { unacknowledged: 0, halves: 0, empty: 0, unstoredMs: 0 }
  const look = createLook({ problems, counts, boundMs: boundOf(mostUnstoredMs) })

  const goOn = async (entrant, reply) => {
    counts[reply.content === '' ? 'empty' : 'halves'] += 1
    return entrant.goOn(reply)
  }

  const inBatches = async (work) => {
    const left = entrants.filter(({ isWhole }) => !isWhole)
    while (left.length > 0) await Promise.all(left.splice(0, AT_ONCE).map(work))
  }

  return {
    entrants,
    problems,
    counts,

    /**
     * Goes on with some of this person's replies that an earlier kill left; the next kill may come meanwhile. Theirs may be gone on with
     * often enough: of a free account's only the first time takes no unit, and that is for the end.
     */
    async goOnWithSome(person, count) {
      const left = entrants.filter((entrant) => entrant.person === person && isOutOfLease(entrant))
      for (const entrant of left.filter(({ goneOn }) => goneOn < MOST_GONE_ON).slice(0, count)) {
        const reply = await look(entrant)
        if (reply?.status === 'failed') await goOn(entrant, reply)
      }
    },

    /** Looks at all: nobody is written any more. */
    checkAll: () =>
      inBatches(async (entrant) => {
        const reply = await look(entrant)
        if (reply?.status === 'streaming') problems.push(`${reply.id}: not marked after its lease and a sweep`)
        const { endedAt, lostAt } = entrant.reading
        if (endedAt === null && lostAt === null) problems.push(`${reply?.id}: its reader is told nothing`)
      }),

    /** Goes on with every reply that is not whole, and expects it to become so. */
    completeAll: () =>
      inBatches(async (entrant) => {
        const status = await goOn(entrant, await look(entrant))
        await entrant.reading.over
        const reply = await look(entrant)
        if (status !== 200 || reply.status !== 'complete') {
          problems.push(`${reply.id}: ${status}, ${reply.status} after it was gone on with`)
        }
      }),
  }
}

/** How much may be unstored, by how long this process has had to wait until now. */
function boundOf(mostUnstoredMs) {
  const waits = monitorEventLoopDelay()
  waits.enable()
  return () => mostUnstoredMs + (WAITS_OF_A_TICK * waits.max) / NANOSECONDS_A_MS
}

/** Reads a question's reply as it is stored, and notes what is wrong with it. */
function createLook({ problems, counts, boundMs }) {
  return async (entrant) => {
    const stored = await entrant.stored()
    problems.push(...faultsOf(entrant, stored))
    const [reply] = stored.replies
    entrant.isWhole = reply?.status === 'complete'
    if (reply?.status !== 'failed') return reply
    const unstoredMs = Math.round(entrant.reading.unstoredMs(reply.content.length))
    counts.unstoredMs = Math.max(counts.unstoredMs, unstoredMs)
    if (unstoredMs > boundMs()) problems.push(`${reply.id}: the last ${unstoredMs} ms were not stored`)
    return reply
  }
}

function isOutOfLease({ isWhole, reading }) {
  const overAt = reading.lostAt ?? reading.endedAt
  return !isWhole && overAt !== null && performance.now() - overAt > LEASE_OVER_MS
}
