#!/usr/bin/env node
// What a send costs in a chat of 5,000 messages, to a user with 10,000 chats, beside a send in an empty chat to a user without any.
// Needs DATABASE_URL (which the product at --base uses too) and an account that may send without limit.
import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { proAccount, signIn } from '../tools/sign-in.mjs'

const HELP = `send-cost.mjs - a send in a very long chat beside one in an empty chat, in turn

  node send-cost.mjs --base URL --data-dir DIR [--sends 150] [--messages 5000] [--chats 10000]`

const { values } = parseArgs({
  options: {
    base: { type: 'string' },
    'data-dir': { type: 'string' },
    sends: { type: 'string', default: '150' },
    messages: { type: 'string', default: '5000' },
    chats: { type: 'string', default: '10000' },
    help: { type: 'boolean' },
  },
})
if (values.help || !values.base || !values['data-dir']) {
  console.log(HELP)
  process.exit(values.help ? 0 : 1)
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]

/** Many chats, and one conversation of `messages` messages, each following the one before. */
async function fill(client, userId) {
  await client.query(
    `insert into chats (user_id, type, title, titled, active_at)
     select $1, 'basic', 'Chat ' || n, true, now() - n * interval '1 minute' from generate_series(1, $2::int) n`,
    [userId, Number(values.chats)],
  )
  const chatId = randomUUID()
  await client.query(`insert into chats (id, user_id, type, title, titled) values ($1, $2, 'basic', 'Larga', true)`, [
    chatId,
    userId,
  ])
  const ids = Array.from({ length: Number(values.messages) }, () => randomUUID())
  await client.query(
    `insert into messages (id, chat_id, user_id, position, parent_id, role, content, search)
     select id, $1, $2, (select coalesce(max(position), 0) from messages where user_id = $2) + n, parent_id, case when n % 2 = 1 then 'user' else 'assistant' end, 'mensaje ' || n || repeat(' palabra', 40),
       to_tsvector('spanish', 'mensaje ' || n)
     from unnest($3::uuid[], $4::uuid[]) with ordinality as given (id, parent_id, n) order by n`,
    [chatId, userId, ids, [chatId, ...ids.slice(0, -1)]],
  )
  await client.query('update chats set leaf_id = $2 where id = $1', [chatId, ids.at(-1)])
  await client.query('analyze chats, messages')
  return chatId
}

const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
await client.connect()
const account = proAccount(values['data-dir'])
const { call } = await signIn(values.base, account)

async function send(chatId) {
  const begun = performance.now()
  await call('POST', '/api/chat/message', { chatId, chatbotType: 'basic', message: '¿Qué es una lista?' })
  return performance.now() - begun
}
const emptyChat = async () => (await call('POST', '/api/chat/create', { type: 'basic' })).chatId

/** A median of sends, each in what `chat` answers. */
async function timed(chat) {
  const times = []
  for (let at = 0; at < Number(values.sends); at += 1) times.push(await send(await chat()))
  return median(times)
}

await timed(emptyChat) // warms up
const empty = await timed(emptyChat)
const { rows } = await client.query('select id from users where email = $1', [account.email])
const longChat = await fill(client, rows[0].id)
const long = await timed(() => longChat)
const chats = await call('GET', '/api/chat/chats')
const history = await call('GET', `/api/chat/history?chatId=${longChat}`)
const kB = (value) => (JSON.stringify(value).length / 1000).toFixed(0)
console.log(
  `a send in a chat of ${values.messages} messages, user with ${values.chats} chats: ${(long / empty).toFixed(2)} × one in an empty chat (${long.toFixed(1)} to ${empty.toFixed(1)} ms); a page of chats ${kB(chats)} kB, of messages ${kB(history)} kB`,
)
await client.end()
