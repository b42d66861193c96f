// Many readers of one reply while it is written, through the balancer: whoever writes it, all of them see the same text.
import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { countingQuestion } from './counting-model.mjs'
import { createEntrant } from './entrant.mjs'
import { signInPro } from './person.mjs'
import { startReading } from './reading.mjs'
import { difference, faultsOf } from './reply-faults.mjs'

/** With the asker as many as one reply may have. */
const READERS = 7
/** Some join late; the reply takes about four seconds. */
const LATEST_JOIN_MS = 3_000
const ORDER = { words: 600, everyMs: 7, afterMs: 50 }

/** Answers `{ problems, counted }`; all is well without problems. */
export async function manyFollowers({ url, dataDir, instances }, { rounds }) {
  const pro = await signInPro(url, dataDir)
  const problems = []
  let characters = 0
  for (let round = 0; round < rounds; round += 1) {
    const question = countingQuestion({ ...ORDER, tag: `${round}` })
    const entrant = createEntrant({ person: pro, question, key: randomUUID() })
    await entrant.untilAcknowledged()
    const readers = await Promise.all(Array.from({ length: READERS }, () => joinLater(entrant)))
    const readings = [entrant.reading, ...readers]
    await Promise.all(readings.map(({ over }) => over))
    for (const reading of readings) problems.push(...faultsOfReader(entrant, reading))
    problems.push(...faultsOf(entrant, await entrant.stored()))
    characters += readings.reduce((sum, { text }) => sum + text.length, 0)
  }
  const counted = `${rounds} replies, ${READERS} readers each, over ${instances.length} instances: ${characters} characters read`
  return { problems, counted }
}

/** From a place up to which the asker has read it: that is what a second tab or a reload would begin with. */
async function joinLater(entrant) {
  await sleep(randomInt(LATEST_JOIN_MS))
  const from = randomInt(entrant.reading.text.length + 1)
  const reading = startReading(entrant.person.follow(entrant.start.replyId, from), from)
  return reading
}

function faultsOfReader({ expected, start }, { from, text, end }) {
  const wanted = expected.slice(from)
  if (text !== wanted) return [`${start.replyId}: read from ${from}: ${difference(text, wanted)}`]
  if (end?.status !== 'complete' || end.length !== expected.length) return [`ended with ${JSON.stringify(end)}`]
  return []
}
