// A model whose answers can be checked to the letter: it counts, at the pace the question asks for, in words whose characters take
// one, two and four bytes, and sends them in pieces that end anywhere. Asked to go on with an answer that broke off, it goes on.
import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'

const ORDER = /^Cuenta (\d+) palabras, una cada (\d+) ms, tras (\d+) ms/
const LONGEST_PIECE = 12

/** The question to which the answer is `countedText(words)`; `tag` makes it one's own. */
export const countingQuestion = ({ words, everyMs, afterMs, tag = '' }) =>
  `Cuenta ${words} palabras, una cada ${everyMs} ms, tras ${afterMs} ms ${tag}`.trimEnd()

/** How many words a question asks for. */
export const wordsAskedFor = (question) => Number(ORDER.exec(question)?.[1])

const wordAt = (number) => `${number}${number % 7 === 0 ? '🐍' : number % 5 === 0 ? 'ñ' : ''}`
const countedFrom = (first, last) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => wordAt(first + at)).join(' ')

export const countedText = (words) => countedFrom(1, words)

/** Starts it on a free loopback port. `hurry(true)` makes it answer without pauses from then on. */
export async function startCountingModel() {
  let isHurried = false
  const server = createServer(async (request, response) => {
    try {
      const { messages, model } = JSON.parse(await text(request))
      await answer(response, { ...orderIn(messages), model, isHurried: () => isHurried })
    } catch (error) {
      response.destroy(error)
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}/v1`,
    hurry: (is) => {
      isHurried = is
    },
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** The last order, and the first word that is still to be written: the message after the order is what there is already. */
function orderIn(messages) {
  const at = messages.findLastIndex(({ role, content }) => role === 'user' && ORDER.test(content))
  const [words, everyMs, afterMs] = (ORDER.exec(messages[at]?.content) ?? []).slice(1).map(Number)
  if (words === undefined) throw new Error('a question that is no order to count')
  const given = messages[at + 1]?.content.trim() ?? ''
  return { words, everyMs, afterMs, first: given === '' ? 1 : given.split(/\s+/).length + 1 }
}

async function answer(response, { words, everyMs, afterMs, first, model, isHurried }) {
  const gone = once(response, 'close')
  const pause = (ms) => (isHurried() || ms === 0 ? undefined : Promise.race([gone, timer(ms)]))
  const chunk = (delta, finish_reason = null) =>
    `data: ${JSON.stringify({ id: 'chatcmpl-counting', object: 'chat.completion.chunk', created: 0, model, choices: [{ index: 0, delta, finish_reason }] })}\n\n`

  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })
  response.write(chunk({ role: 'assistant', content: '' }))
  await pause(afterMs)
  let rest = countedFrom(first, words)
  const pauseMs = rest === '' ? 0 : ((words - first + 1) * everyMs) / (rest.length / ((LONGEST_PIECE + 1) / 2))
  while (rest !== '' && !response.destroyed) {
    const length = 1 + Math.floor(Math.random() * LONGEST_PIECE)
    if (!response.write(chunk({ content: rest.slice(0, length) }))) await Promise.race([gone, once(response, 'drain')])
    rest = rest.slice(length)
    await pause(pauseMs)
  }
  response.end(`${chunk({}, 'stop')}data: [DONE]\n\n`)
}

const timer = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
