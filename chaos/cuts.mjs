// A line that breaks again and again, inside heads, events and letters: readers go on where they were and end with the same text.
import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { startLine } from '../e2e/support/product/line.ts'
import { countingQuestion } from './counting-model.mjs'
import { createEntrant } from './entrant.mjs'
import { registerPerson } from './person.mjs'
import { startReading } from './reading.mjs'
import { difference, faultsOf } from './reply-faults.mjs'

const PEOPLE = 8
const QUESTIONS_EACH = 5
const MOST_TRIES = 500
const RECONNECT_MS = 20
/** From inside the answer's head to some way into the text. */
const lifeInBytes = () => (randomInt(2) === 0 ? randomInt(1, 1_200) : randomInt(1_200, 3_000))

/** Answers `{ problems, counted }`; all is well without problems. */
export async function cutLines({ url, tables, instances }, { rounds }) {
  const line = await startLine({ port: Number(new URL(url).port), lifeInBytes })
  const problems = []
  let replies = 0
  try {
    for (let round = 0; round < rounds; round += 1) {
      const people = await Promise.all(Array.from({ length: PEOPLE }, () => registerPerson(url)))
      const askers = people.flatMap((person) => Array(QUESTIONS_EACH).fill(person))
      const found = await Promise.all(
        askers.map((person, at) => readThroughCuts({ person, line, tag: `${round}.${at}` })),
      )
      problems.push(...found.flat())
      replies += askers.length
    }
  } finally {
    await line.stop()
  }
  problems.push(...(await tables.brokenRules()))
  const counted = `${replies} replies over ${instances.length} instances, ${line.cuts()} cuts`
  return { problems, counted }
}

async function readThroughCuts({ person, line, tag }) {
  const question = countingQuestion({
    words: randomInt(50, 300),
    everyMs: randomInt(4, 10),
    afterMs: randomInt(50),
    tag,
  })
  const entrant = createEntrant({ person, question, key: randomUUID(), at: line.origin })
  await entrant.untilAcknowledged()
  const { start, expected } = entrant
  await entrant.reading.over
  let seen = entrant.reading.text
  for (let tries = 0; entrant.reading.end === null; tries += 1) {
    if (tries === MOST_TRIES) return [`${start.replyId}: not read to its end`]
    await sleep(RECONNECT_MS)
    entrant.reading = startReading(person.follow(start.replyId, seen.length, { at: line.origin }), seen.length)
    await entrant.reading.over
    seen += entrant.reading.text
  }
  const faults = faultsOf(entrant, await entrant.stored())
  return seen === expected ? faults : [...faults, `${start.replyId}: ${difference(seen, expected)}`]
}
