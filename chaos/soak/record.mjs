// What a soak has seen: how long sends took and when, what was done to the instances, what was promised to people, what broke.

/** A kill is felt for so long: leases run out, the killed one starts again. */
export const RECOVERY_MS = 20_000

/** @typedef {{ startedAt: number, endedAt: number }} Span */

export function createRecord() {
  const sends = []
  const disruptions = []
  const brokenCalls = []
  /** @type {Map<string, number>} */
  const counts = new Map()
  const now = () => performance.now()
  const record = {
    sends,
    disruptions,
    brokenCalls,
    counts,
    /** Questions that were acknowledged, each with what is expected of it. */
    questions: [],
    /** What was paid. */
    purchases: [],
    problems: [],
    now,
    count: (what) => counts.set(what, (counts.get(what) ?? 0) + 1),
    sent: (startedAt) => sends.push({ startedAt, endedAt: now() }),
    broken: (what) => brokenCalls.push({ what, at: now() }),

    /** Notes what is done to an instance, from its beginning to its end. */
    async disrupting(kind, act) {
      const disruption = { kind, startedAt: now(), endedAt: Number.POSITIVE_INFINITY }
      disruptions.push(disruption)
      await act()
      disruption.endedAt = now()
    },

    /** Whether an instance was being killed or upgraded about then, so that what breaks is no wonder. */
    isDisrupted: (at) => disruptions.some((one) => at >= one.startedAt && at <= one.endedAt + RECOVERY_MS),
  }
  return record
}

/** The sends of a span, without those that a kill was felt by. @param {ReturnType<typeof createRecord>} record @param {Span} span */
export function quietSends({ sends, disruptions }, { startedAt, endedAt }) {
  const kills = disruptions.filter(({ kind }) => kind === 'kill')
  const isFelt = (send) =>
    kills.some((kill) => send.endedAt >= kill.startedAt && send.startedAt <= kill.startedAt + RECOVERY_MS)
  return sends
    .filter((send) => send.startedAt >= startedAt && send.startedAt < endedAt && !isFelt(send))
    .map((send) => send.endedAt - send.startedAt)
}
