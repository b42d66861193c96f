// What a soak showed, in words, and what of it must not be.
import { summary } from '../../bench/tools/proc-stat.mjs'
import { quietSends } from './record.mjs'

const MAX_P99_RATIO = 2
/** Of fewer sends the slowest of a hundred says nothing. */
const MIN_SENDS = 500
const MAX_GROWTH = 0.1
/** A shorter stretch says nothing of memory. */
const MIN_STRETCH_MS = 600_000
const MINUTE_MS = 60_000
const WINDOWS = 12

const round = (value, digits = 0) => Number(value.toFixed(digits))
const minutes = (ms) => round(ms / MINUTE_MS, 1)
const meanOf = (values) => values.reduce((sum, value) => sum + value, 0) / values.length

/**
 * Sends of after `startEndsAt` beside those of before, and what memory did.
 * @returns {{ lines: string[], problems: string[] }}
 */
export function reportOf({ record, memory, machine, span, startEndsAt }) {
  const early = quietSends(record, { startedAt: span.startedAt, endedAt: startEndsAt })
  const late = quietSends(record, { startedAt: startEndsAt, endedAt: span.endedAt })
  const [start, later] = [summary(early), summary(late)]
  const problems = []
  if (Math.min(early.length, late.length) >= MIN_SENDS && later.p99 > MAX_P99_RATIO * start.p99)
    problems.push(`a send's p99 is ${later.p99} ms, ${start.p99} ms at the start`)
  const trends = memory.trends()
  for (const { ms, growth, mbAnHour } of trends) {
    if (ms >= MIN_STRETCH_MS && growth > MAX_GROWTH) problems.push(`memory grows by ${round(mbAnHour)} MB an hour`)
  }
  const unexplained = record.brokenCalls.filter(({ at }) => at >= span.startedAt && !record.isDisrupted(at))
  if (unexplained.length > 0)
    problems.push(`${unexplained.length} calls broke for no reason, such as ${unexplained[0].what}`)
  const lines = [
    ...windowsOf({ record, machine, span }),
    `sends: p50 ${start.p50}, p99 ${start.p99} ms at the start; p50 ${later.p50}, p99 ${later.p99} ms from then on (× ${round(later.p99 / start.p99, 2)}), outside 20 s after a kill`,
    ...trends.map(
      ({ ms, mb, most, mbAnHour }) =>
        `memory of the instance let alone: ${round(mb)} MB on average (at most ${round(most)}), ${round(mbAnHour)} MB an hour over ${minutes(ms)} minutes`,
    ),
    `${[...record.counts].map(([what, count]) => `${count} ${what}`).join(', ')}, ${record.purchases.length} purchases`,
    `done: ${record.disruptions.map(({ kind, startedAt }) => `${kind} at ${minutes(startedAt - span.startedAt)}`).join(', ')}`,
    `calls that broke beside that, and were made again: ${record.brokenCalls.length} (${brokenWords(record)})`,
  ]
  return { lines, problems: [...record.problems, ...problems] }
}

function* windowsOf({ record, machine, span }) {
  yield 'minutes  sends  p50 ms  p99 ms  RSS MB  CPU (cores)  load'
  const length = (span.endedAt - span.startedAt) / WINDOWS
  for (let at = 0; at < WINDOWS; at += 1) {
    const window = { startedAt: span.startedAt + at * length, endedAt: span.startedAt + (at + 1) * length }
    const sends = quietSends(record, window)
    const samples = machine.filter((sample) => sample.at >= window.startedAt && sample.at < window.endedAt)
    const { p50, p99 } = summary(sends)
    const cpu = samples.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0) / (length / 1_000)
    const cells = [
      minutes(window.endedAt - span.startedAt),
      sends.length,
      round(p50, 1),
      round(p99, 1),
      round(samples.at(-1)?.mb ?? 0),
      round(cpu, 2),
      round(meanOf(samples.map(({ load }) => load)), 1),
    ]
    yield cells.map((cell, column) => `${cell}`.padStart([7, 6, 7, 7, 7, 12, 5][column])).join(' ')
  }
}

function brokenWords({ brokenCalls, disruptions }) {
  const kindAt = (at) => disruptions.findLast(({ startedAt }) => startedAt <= at)?.kind ?? 'nothing'
  const kinds = Map.groupBy(brokenCalls, ({ what, at }) => `${what} after a ${kindAt(at)}`)
  return [...kinds].map(([kind, calls]) => `${calls.length} ${kind}`).join(', ')
}
