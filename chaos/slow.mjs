// Two hundred slow clients beside people in a hurry: those must not feel them.
import { randomUUID } from 'node:crypto'
import { summary } from '../bench/tools/proc-stat.mjs'
import { countingQuestion } from './counting-model.mjs'
import { createEntrant } from './entrant.mjs'
import { signInPro } from './person.mjs'
import { openSlowClients } from './slow-clients.mjs'

const SLOW_CLIENTS = 200
/** One reply has at most so many readers. */
const REPLIES = SLOW_CLIENTS / 8
const MOST_TIMES = 1.5
/** Under so many ms the machine's own noise is larger than what is measured. */
const NOISE_MS = 5
const LANES = 4
const REQUESTS_A_LANE = 75
const FIRST_TOKENS_A_LANE = 15
const QUICK = { words: 5, everyMs: 0, afterMs: 0 }
/** About as long as a reply may be. */
const LONG = { words: 7_000, everyMs: 0, afterMs: 0 }

/** Answers `{ problems, counted }`; all is well without problems. */
export async function slowClients({ instances, dataDir }, { rounds }) {
  const [instance] = instances
  const person = await signInPro(instance.url, dataDir)
  const replies = await Promise.all(Array.from({ length: REPLIES }, () => longReply(person)))
  const headers = `Host: 127.0.0.1:${instance.port}\r\nCookie: ${person.cookieLine()}\r\n`
  const streamRequest = (at) => `GET /api/chat/follow/${replies[at % REPLIES]} HTTP/1.1\r\n${headers}\r\n`
  const settings = { port: instance.port, count: SLOW_CLIENTS, headers, streamRequest }

  // The first measurement warms up.
  await measure(person)
  const times = { requests: [], firstTokens: [] }
  let hungUp = 0
  for (let round = 0; round < rounds; round += 1) {
    const without = await measure(person)
    const slow = await openSlowClients(settings)
    const beside = await measure(person)
    hungUp += slow.hungUp()
    slow.end()
    for (const what of Object.keys(times)) times[what].push({ without: without[what], beside: beside[what] })
  }
  const found = Object.entries(times).map(([what, pairs]) => ({ what, ...medianPair(pairs) }))
  const problems = found
    .filter(({ without, beside }) => beside > MOST_TIMES * without + NOISE_MS)
    .map(({ what, without, beside }) => `${what}: p95 ${beside} ms beside them, ${without} ms without`)
  const counted = found.map(
    ({ what, without, beside }) => `${what} p95 ${without} → ${beside} ms (× ${(beside / without).toFixed(2)})`,
  )
  return {
    problems,
    counted: `${SLOW_CLIENTS} slow clients, ${hungUp / rounds} of them hung up on: ${counted.join(', ')}`,
  }
}

async function longReply(person) {
  const entrant = createEntrant({ person, question: countingQuestion(LONG), key: randomUUID() })
  await entrant.untilAcknowledged()
  await entrant.reading.over
  return entrant.start.replyId
}

/** p95 in ms of an ordinary call and of a question's first token. */
async function measure(person) {
  const requests = await inLanes(REQUESTS_A_LANE, async () => {
    const { status } = await person.call('GET', '/api/chat/chats')
    if (status !== 200) throw new Error(`a call beside slow clients: ${status}`)
  })
  const firstTokens = await inLanes(FIRST_TOKENS_A_LANE, async () => {
    const entrant = createEntrant({ person, question: countingQuestion(QUICK), key: randomUUID() })
    await entrant.untilAcknowledged()
    await entrant.reading.begun
  })
  return { requests, firstTokens }
}

async function inLanes(each, act) {
  const times = []
  const lane = async () => {
    for (let at = 0; at < each; at += 1) {
      const startedAt = performance.now()
      await act()
      times.push(performance.now() - startedAt)
    }
  }
  await Promise.all(Array.from({ length: LANES }, lane))
  return Math.round(summary(times).p95 * 10) / 10
}

/** The pair whose ratio is in the middle. */
const medianPair = (pairs) =>
  pairs.toSorted((a, b) => a.beside / a.without - b.beside / b.without)[Math.floor(pairs.length / 2)]
