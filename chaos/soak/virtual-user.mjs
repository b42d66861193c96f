// A virtual user, as load tests call it: one person after another registers, chats, searches, reloads, stops, buys when the day's
// questions are used up, and leaves.
import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { registerPerson } from '../person.mjs'
import { ask } from './asking.mjs'
import { buy } from './buying.mjs'
import { withRetries } from './retry.mjs'

const ACTIONS_A_PERSON = { min: 15, max: 45 }
const QUESTIONS_A_CHAT = 4
/** Think time between two actions; sometimes next to nothing, sometimes three times as long. */
const thinkTime = (meanMs) => Math.min(3 * meanMs, -meanMs * Math.log(1 - Math.random()))

/** Of a hundred actions. */
const ACTIONS = [
  { share: 30, run: (session) => asks(session, 'read') },
  { share: 10, run: (session) => asks(session, 'stop') },
  { share: 10, run: (session) => asks(session, 'reload') },
  { share: 20, run: searches },
  { share: 30, run: reloads },
]

/** @param {{ url: string, record: any, thinkMs: number, signal: AbortSignal }} options `signal`: no action is begun any more */
export async function runVirtualUser({ url, record, thinkMs, signal }) {
  while (!signal.aborted) {
    const person = await registerPerson(url).catch(() => null)
    if (person === null) {
      record.broken('registration')
      await sleep(1_000)
      continue
    }
    record.count('people')
    const session = { person, record, questions: [], chatId: null }
    const actions = randomInt(ACTIONS_A_PERSON.min, ACTIONS_A_PERSON.max)
    for (let at = 0; at < actions && (await thinks(thinkMs, signal)); at += 1) {
      await chosenAction()(session).catch((error) => record.problems.push(error.message))
    }
  }
}

const thinks = (meanMs, signal) => sleep(thinkTime(meanMs), true, { signal }).catch(() => false)

function chosenAction() {
  let left = randomInt(100)
  for (const { share, run } of ACTIONS) {
    if (left < share) return run
    left -= share
  }
  throw new Error('the shares of actions are not a hundred')
}

async function asks(session, manner) {
  const { person, record, questions } = session
  const chatId = questions.length % QUESTIONS_A_CHAT === 0 ? null : session.chatId
  const question = await ask({ person, chatId, manner, record })
  if (question === null) return buy(person, record)
  session.chatId = question.start.chatId
  questions.push(question)
}

/** For a question of one's own, by the word that only it has. */
async function searches({ person, record, questions }) {
  const question = questions[randomInt(Math.max(1, questions.length))]
  const word = question?.text.split(' ').at(-1) ?? 'bucle'
  const { status, json } = await withRetries(record, 'search', () => person.call('GET', `/api/chat/search?q=${word}`))
  record.count('searches')
  const isFound = json?.hits?.some(({ messageId }) => messageId === question?.start.questionId)
  if (status !== 200 || (question && !isFound))
    record.problems.push(`a search for "${word}" (${status}) does not find it`)
}

/** The page anew: the list of chats, and one of them. */
async function reloads({ person, record, questions }) {
  const read = async (path) => {
    const { status, json } = await withRetries(record, path.split('?')[0], () => person.call('GET', path))
    if (status !== 200) record.problems.push(`${path} is answered with ${status}`)
    return json
  }
  const list = await read('/api/chat/chats')
  await read('/api/chat/message-limits')
  record.count('reloads')
  const question = questions[randomInt(Math.max(1, questions.length))]
  if (question === undefined) return
  const { chatId, questionId } = question.start
  if (!list.chats?.some(({ id }) => id === chatId)) record.problems.push(`chat ${chatId} is not in the list`)
  const history = await read(`/api/chat/history?chatId=${chatId}`)
  if (!history.messages?.some(({ id }) => id === questionId))
    record.problems.push(`question ${questionId} is not in its chat`)
}
