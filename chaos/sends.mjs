// A hundred sends at once, over all instances: a free day has five units, and one idempotency key is one question.
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { countingQuestion } from './counting-model.mjs'
import { readJson } from './http-call.mjs'
import { registerPerson } from './person.mjs'

const AT_ONCE = 100
const QUESTION = countingQuestion({ words: 3, everyMs: 0, afterMs: 0 })
const JSON_ANSWER = {}
const TOO_MANY = 429
/** A hundred that come again take a minute and more where the machine is busy. */
const MOST_TRIES = 2_000
const COME_AGAIN_MS = 50

/** Answers `{ problems, counted }`; all is well without problems. */
export async function parallelSends({ url, tables, instances }, { rounds }) {
  const problems = []
  for (let round = 0; round < rounds; round += 1) {
    const found = await Promise.all([manyQuestions(url, { inOneChat: round % 2 === 0 }), oneQuestion(url)])
    problems.push(...found.flat().map((problem) => `round ${round + 1}: ${problem}`))
  }
  problems.push(...(await tables.brokenRules()))
  const counted = `${rounds} rounds over ${instances.length} instances, ${AT_ONCE} questions at once: as many accepted as a day has units, the others refused; ${AT_ONCE} sends of one key: one question, one unit`
  return { problems, counted: problems.length === 0 ? counted : `${rounds} rounds` }
}

/** Different questions: as many accepted as the day has units. */
async function manyQuestions(url, { inOneChat }) {
  const person = await registerPerson(url)
  const chatId = inOneChat ? await person.newChat() : null
  const answers = await sendAll(() => person.ask(QUESTION, { chatId, headers: JSON_ANSWER }))
  const { dailyLimit, dailyUsed, canSend } = await person.limits()
  const { chats } = (await person.call('GET', '/api/chat/chats')).json
  return faults([
    ['accepted', answers.filter(({ status }) => status === 200).length, dailyLimit],
    [
      'refused',
      answers.filter(({ status, json }) => status === 403 && json.limitReached === 'daily').length,
      AT_ONCE - dailyLimit,
    ],
    ['units used', dailyUsed, dailyLimit],
    ['may send', canSend, false],
    ['chats', chats.length, inOneChat ? 1 : dailyLimit],
    ['questions in the chat', inOneChat ? await questionsIn(person, chatId) : dailyLimit, dailyLimit],
  ])
}

/** The same question by the same key: all are answered alike. */
async function oneQuestion(url) {
  const person = await registerPerson(url)
  const key = randomUUID()
  const answers = await sendAll(() => askPatiently(() => person.ask(QUESTION, { key, headers: JSON_ANSWER })))
  const answered = answers.filter(({ status }) => status === 200).map(({ json }) => json)
  const chatIds = [...new Set(answered.map(({ chatId }) => chatId))]
  const { dailyUsed } = await person.limits()
  return faults([
    ['answered', answered.length, AT_ONCE],
    ['different answers', new Set(answered.map(({ id, content }) => `${id} ${content}`)).size, 1],
    ['chats', chatIds.length, 1],
    ['questions in the chat', await questionsIn(person, chatIds[0]), 1],
    ['units used', dailyUsed, 1],
  ])
}

/** Only eight at once are told of one reply; the others come again, as the answer says. */
async function askPatiently(ask) {
  for (let tries = 1; ; tries += 1) {
    const response = await ask()
    if (response.statusCode !== TOO_MANY || tries === MOST_TRIES) return response
    response.resume()
    await sleep(COME_AGAIN_MS)
  }
}

const sendAll = (send) => Promise.all(Array.from({ length: AT_ONCE }, async () => readJson(await send())))

const questionsIn = async (person, chatId) =>
  (await person.history(chatId)).filter(({ role }) => role === 'user').length

const faults = (counts) =>
  counts.filter(([, is, shall]) => is !== shall).map(([what, is, shall]) => `${what}: ${is} instead of ${shall}`)
