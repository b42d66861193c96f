// Readers that leave: what they held is free within a second, and their replies are written to the end.
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { countingQuestion } from './counting-model.mjs'
import { createEntrant } from './entrant.mjs'
import { clientConnections, readMetric } from './metrics.mjs'
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
