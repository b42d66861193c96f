// Readers that leave: what they held is free within a second, and their replies are written to the end.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { countingQuestion } from './counting-model.mjs'
import { createEntrant } from './entrant.mjs'
import { open } from './http-call.mjs'
import { signInPro } from './person.mjs'
import { faultsOf } from './reply-faults.mjs'

const READERS = 50
const FREE_WITHIN_MS = 1_000
const LOOK_EVERY_MS = 25
const GIVE_UP_MS = 15_000
/** The reply goes on for some seconds after its reader has left. */
const ORDER = { words: 400, everyMs: 15, afterMs: 20 }

/** Answers `{ problems, counted }`; all is well without problems. */
export async function readersLeave({ instances, dataDir }, { rounds }) {
  const [instance] = instances
  const pro = await signInPro(instance.url, dataDir)
  const problems = []
  let slowestMs = 0
  for (let round = 0; round < rounds; round += 1) {
    const leaving = new AbortController()
    const entrants = Array.from({ length: READERS }, (_, at) => {
      const question = countingQuestion({ ...ORDER, tag: `${round}.${at}` })
      return createEntrant({ person: pro, question, key: randomUUID(), signal: leaving.signal, at: instance.url })
    })
    await Promise.all(entrants.map((entrant) => entrant.untilAcknowledged()))
    if ((await readMetric(instance, 'pymentor_open_streams')) !== READERS) problems.push('not every stream is counted')

    leaving.abort()
    const leftAt = performance.now()
    await until(async () => (await readMetric(instance, 'pymentor_open_streams')) === 0)
    await until(() => clientConnections(instance) === 0)
    const tookMs = Math.round(performance.now() - leftAt)
    slowestMs = Math.max(slowestMs, tookMs)
    if (tookMs > FREE_WITHIN_MS) problems.push(`round ${round + 1}: freed after ${tookMs} ms`)

    const writing = await readMetric(instance, 'pymentor_replies_writing')
    if (writing !== READERS) problems.push(`${READERS - writing} replies ended with their readers`)
    await until(async () => (await readMetric(instance, 'pymentor_replies_writing')) === 0)
    for (const entrant of entrants) {
      const stored = await entrant.stored()
      problems.push(...faultsOf(entrant, stored))
      if (stored.replies[0]?.status !== 'complete') problems.push(`${entrant.start.replyId} is not whole`)
    }
  }
  const counted = `${rounds} times ${READERS} readers left: streams and connections free after ${slowestMs} ms at most, every reply written to its end`
  return { problems, counted }
}

async function until(isSo) {
  const deadline = performance.now() + GIVE_UP_MS
  while (!(await isSo())) {
    if (performance.now() > deadline) return
    await sleep(LOOK_EVERY_MS)
  }
}

/** A figure of an instance's /metrics: the sum of its samples. */
export async function readMetric(instance, name) {
  const page = await text(await open(instance.url, { path: '/metrics' }))
  const samples = page.split('\n').filter((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`))
  if (samples.length === 0) throw new Error(`/metrics has no ${name}`)
  return samples.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0)
}

/** Connection states in /proc/net/tcp in which the server still holds its end: open, or left by the other side. */
const HELD = new Set(['01', '08'])

/** How many clients' connections the instance holds (Linux, IPv4). */
export function clientConnections({ port }) {
  const end = `:${port.toString(16).toUpperCase().padStart(4, '0')}`
  const rows = readFileSync('/proc/net/tcp', 'utf8').trim().split('\n').slice(1)
  return rows.filter((row) => {
    const [, local, , state] = row.trim().split(/\s+/)
    return local.endsWith(end) && HELD.has(state)
  }).length
}
