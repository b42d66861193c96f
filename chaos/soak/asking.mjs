// One question of a soak, seen through to its reply's end, however often the reply breaks off; or stopped, or read on after a reload.
import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { countedText, countingQuestion, wordsAskedFor } from '../counting-model.mjs'
import { startReading } from '../reading.mjs'
import { difference } from '../reply-faults.mjs'
import { withRetries } from './retry.mjs'

const RETRY_DELAY_MS = 300
const MAX_TRIES = 200
/** A lease, a sweep and the writing on, several times over. */
const REPLY_TIMEOUT_MS = 180_000
const LIMIT_REACHED = 403
const LETTERS = 'bcdfghjklmnpqrst'

/** Of letters alone: what looks like a number is taken apart by the search. */
const ownWord = () => [...randomUUID().slice(0, 8)].map((digit) => LETTERS[Number.parseInt(digit, 16)]).join('')

const newQuestion = () =>
  countingQuestion({
    words: [20, 60, 150][randomInt(3)],
    everyMs: randomInt(10, 40),
    afterMs: randomInt(50, 500),
    tag: ownWord(),
  })

/**
 * Answers the question as it was acknowledged, or null when the day's limit is reached.
 * @param {{ person: any, chatId: string | null, manner: 'read' | 'stop' | 'reload', record: any }} asked
 */
export async function ask({ person, chatId, manner, record }) {
  const leaving = new AbortController()
  const question = { ...(await begin()), person, manner, end: null }
  if (question.start === null) return null
  record.questions.push(question)
  record.count(`${manner} questions`)
  if (manner !== 'read') {
    await sleep(randomInt(200, 3_000))
    if (manner === 'stop') await stop(question, record)
    else leaving.abort()
  }
  await seeThrough(question, record)
  return question

  async function begin() {
    const [text, key, startedAt] = [newQuestion(), randomUUID(), record.now()]
    const again = (signal) => startReading(person.ask(text, { key, chatId, signal }))
    for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
      const reading = again(leaving.signal)
      const start = await reading.started
      if (start !== null) {
        record.sent(startedAt)
        return { text, start, reading, again, expected: countedText(wordsAskedFor(text)) }
      }
      if (reading.status === LIMIT_REACHED) return { start: null }
      if (reading.status !== null && reading.status < 500) throw new Error(`a send is answered with ${reading.status}`)
      record.broken(`send: ${reading.status ?? 'the line'}`)
      await sleep(RETRY_DELAY_MS)
    }
    throw new Error('a question is never acknowledged')
  }
}

/** From a page of one's own; what has ended meanwhile stays as it ended. */
const stop = ({ person, start }, record) =>
  withRetries(record, 'stop', () => person.call('POST', `/api/chat/stop/${start.replyId}`, { body: {} }))

/** Until the reply has ended for its reader: whole, stopped, or, where the day allows no more, cut off. */
async function seeThrough(question, record) {
  const { expected, start } = question
  const deadline = record.now() + REPLY_TIMEOUT_MS
  for (;;) {
    const { reading } = question
    await reading.over
    const stillExpected = expected.slice(reading.from)
    if (!stillExpected.startsWith(reading.text))
      record.problems.push(`${start.replyId}: seen: ${difference(reading.text, stillExpected)}`)
    question.end = reading.end?.status ?? (await lookAgain(question, record))
    if (question.end === 'failed') await goOn(question, record)
    if (question.end !== null && question.end !== 'failed') return
    if (record.now() > deadline)
      return record.problems.push(`${start.replyId}: no end after ${REPLY_TIMEOUT_MS / 1_000} s`)
  }
}

/** After a reload: the reply is followed where it is being written; else it has ended as it is stored. */
async function lookAgain(question, record) {
  const reply = await stored(question, record)
  if (reply.status !== 'streaming') return reply.status
  record.count('replies followed after a reload or a break')
  follow(question, reply.content.length)
  return null
}

/** "Continuar", or "Repetir" where there is nothing yet. */
async function goOn(question, record) {
  const reply = await stored(question, record)
  if (reply.status !== 'failed') return
  if (reply.content === '') {
    record.count('empty replies asked for again')
    question.reading = question.again()
    await sleep(RETRY_DELAY_MS)
    return
  }
  const path = `/api/chat/continue/${reply.id}`
  const { status } = await withRetries(record, 'continue', () => question.person.call('POST', path, { body: {} }))
  if (status === LIMIT_REACHED) question.end = 'left'
  else if (status === 200) {
    record.count('half replies gone on with')
    follow(question, reply.content.length)
  } else await sleep(RETRY_DELAY_MS)
}

const follow = (question, from) => {
  question.reading = startReading(question.person.follow(question.start.replyId, from), from)
}

async function stored({ person, start }, record) {
  const path = `/api/chat/history?chatId=${start.chatId}`
  const { status, json } = await withRetries(record, 'history', () => person.call('GET', path))
  const reply = json?.messages?.find(({ id }) => id === start.replyId)
  if (reply === undefined) throw new Error(`${start.replyId} is not in its chat (${status})`)
  return reply
}
