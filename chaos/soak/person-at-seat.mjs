// A seat is always taken: somebody registers, chats, searches, reloads, stops, buys when the day's questions are used up, and leaves.
import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { registerPerson } from '../person.mjs'
import { ask } from './asking.mjs'
import { buy } from './buying.mjs'
import { patiently } from './patience.mjs'

const TURNS = { least: 15, most: 45 }
const QUESTIONS_A_CHAT = 4
/** Between two acts; sometimes next to nothing, sometimes three times as long. */
const thinking = (meanMs) => Math.min(3 * meanMs, -meanMs * Math.log(1 - Math.random()))

/** Of a hundred acts. */
const ACTS = [
  { share: 30, act: (life) => asks(life, 'read') },
  { share: 10, act: (life) => asks(life, 'stop') },
  { share: 10, act: (life) => asks(life, 'reload') },
  { share: 20, act: searches },
  { share: 30, act: reloads },
]

/** @param {{ url: string, record: any, thinkMs: number, signal: AbortSignal }} seat `signal`: no act is begun any more */
export async function keepSeatTaken({ url, record, thinkMs, signal }) {
  while (!signal.aborted) {
    const person = await registerPerson(url).catch(() => null)
    if (person === null) {
      record.broken('registration')
      await sleep(1_000)
      continue
    }
    record.count('people')
    const life = { person, record, questions: [], chatId: null }
    const turns = randomInt(TURNS.least, TURNS.most)
    for (let turn = 0; turn < turns && (await thinks(thinkMs, signal)); turn += 1) {
      await chosenAct()(life).catch((error) => record.problems.push(error.message))
    }
  }
}

const thinks = (meanMs, signal) => sleep(thinking(meanMs), true, { signal }).catch(() => false)

function chosenAct() {
  let left = randomInt(100)
  for (const { share, act } of ACTS) {
    if (left < share) return act
    left -= share
  }
  throw new Error('the shares of acts are not a hundred')
}

async function asks(life, manner) {
  const { person, record, questions } = life
  const chatId = questions.length % QUESTIONS_A_CHAT === 0 ? null : life.chatId
  const question = await ask({ person, chatId, manner, record })
  if (question === null) return buy(person, record)
  life.chatId = question.start.chatId
  questions.push(question)
}

/** For a question of one's own, by the word that only it has. */
async function searches({ person, record, questions }) {
  const question = questions[randomInt(Math.max(1, questions.length))]
  const word = question?.text.split(' ').at(-1) ?? 'bucle'
  const { status, json } = await patiently(record, 'search', () => person.call('GET', `/api/chat/search?q=${word}`))
  record.count('searches')
  const isFound = json?.hits?.some(({ messageId }) => messageId === question?.start.questionId)
  if (status !== 200 || (question && !isFound))
    record.problems.push(`a search for "${word}" (${status}) does not find it`)
}

/** The page anew: the list of chats, and one of them. */
async function reloads({ person, record, questions }) {
  const read = async (path) => {
    const { status, json } = await patiently(record, path.split('?')[0], () => person.call('GET', path))
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
