#!/usr/bin/env node
// npm run recovery: a mistake is undone to the second before it, and a standby is read and lost, on the built product and PostgreSQL.
import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { countingQuestion, startCountingModel } from '../counting-model.mjs'
import { readJson } from '../http-call.mjs'
import { startInstance } from '../instance.mjs'
import { lastingPort } from '../lasting-port.mjs'
import { registerPerson } from '../person.mjs'
import { openFolder } from './postgres.mjs'

const QUESTION = countingQuestion({ words: 3, everyMs: 0, afterMs: 0 })

const check = (isTrue, what) => {
  console.log(`${isTrue ? '✓' : '✗'} ${what}`)
  if (!isTrue) process.exitCode = 1
}

async function withClient(url, use) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await use(async (sql) => (await client.query(sql)).rows[0])
  } finally {
    await client.end()
  }
}

/** A conversation, whole. Answers its id. */
async function converse(person) {
  const { status, json } = await readJson(await person.ask(QUESTION, { headers: {} }))
  if (status !== 200) throw new Error(`a question is answered with ${status}`)
  return json.chatId
}
const chatsOf = async (person) => (await person.call('GET', '/api/chat/chats')).json.chats?.map(({ id }) => id) ?? []

/** What somebody deletes by mistake comes back, what they wrote until then is there, and who erased their account stays erased. */
async function undoMistake({ folder, env }) {
  const primaryData = folder.data('primary')
  folder.init(primaryData)
  const primary = await folder.start(primaryData, folder.archiving)
  const instance = await startInstance({ port: await lastingPort(), env: { ...env, DATABASE_URL: primary.url } })
  const [person, leaving] = [await registerPerson(instance.url), await registerPerson(instance.url)]
  const before = await converse(person)
  folder.baseBackup(primary.url, folder.data('base'))
  const after = await converse(person)
  await sleep(1_100)
  const { now: moment } = await withClient(primary.url, (ask) => ask(`select now()::text as now`))
  await sleep(1_100)
  // The mistake: everything of everybody, past the product. And one who wants to be forgotten, which is none.
  await leaving.call('DELETE', '/api/user/account', { body: {} })
  await withClient(primary.url, async (ask) => {
    await ask('delete from chats')
    await ask('select pg_switch_wal()')
    for (let tries = 0; tries < 100; tries += 1) {
      const { is_done: isDone } = await ask(
        `select last_archived_wal >= pg_walfile_name(pg_current_wal_lsn() - 1) or failed_count > 0 as is_done from pg_stat_archiver`,
      )
      if (isDone) break
      await sleep(100)
    }
  })
  await instance.stop()
  await primary.kill()

  folder.recoverTo(folder.data('base'), moment)
  const startedAt = performance.now()
  const restored = await folder.start(folder.data('base'), folder.archiving)
  await untilPromoted(restored.url)
  // A copy of this server would else stop at that moment, too.
  for (const name of ['recovery_target_time', 'recovery_target_action', 'restore_command'])
    await withClient(restored.url, (ask) => ask(`alter system reset ${name}`))
  console.log(`  recovered in ${Math.round(performance.now() - startedAt)} ms`)
  const { count } = await withClient(restored.url, (ask) =>
    ask(`select count(*)::int from users where id = '${leaving.id}'`),
  )
  check(count === 1, 'the backup has an account that was erased after its moment')
  const again = await startInstance({ port: instance.port, env: { ...env, DATABASE_URL: restored.url } })
  const chats = await chatsOf(person)
  check(chats.includes(before) && chats.includes(after), 'all that was there a second before the deletion is there')
  check((await person.history(after)).length === 2, 'its messages, too, and the session goes on')
  check((await leaving.call('GET', '/api/chat/chats')).status === 401, 'who erased their account is not back')
  const { left } = await withClient(restored.url, (ask) =>
    ask(`select count(*)::int as left from users where id = '${leaving.id}'`),
  )
  check(left === 0, 'and nothing of them is stored')
  await again.stop()
  return restored
}

async function untilPromoted(url) {
  for (let tries = 0; tries < 300; tries += 1) {
    const { waits } = await withClient(url, (ask) => ask('select pg_is_in_recovery() as waits'))
    if (!waits) return
    await sleep(100)
  }
  throw new Error('the restored server is still in recovery after 30 s')
}

/** Search is answered by the standby, sees one's own writes when that is behind, and does without it. */
async function loseStandby({ folder, env, primary }) {
  folder.baseBackup(primary.url, folder.data('standby'), { isStandby: true })
  const standby = await folder.start(folder.data('standby'))
  const urls = { DATABASE_URL: primary.url, DATABASE_REPLICA_URL: standby.url }
  const instance = await startInstance({ port: await lastingPort(), env: { ...env, ...urls } })
  const person = await registerPerson(instance.url)
  const found = async (word) =>
    (await person.call('GET', `/api/chat/search?q=${encodeURIComponent(word)}`)).json?.hits?.length ?? -1
  const rename = async (id, title) =>
    (await person.call('PATCH', `/api/chat/update-title/${id}`, { body: { title } })).status
  const chatId = await converse(person)
  await rename(chatId, 'Murciélago')
  check((await found('murciélago')) === 1, 'what was just written is found')
  check((await readingsOf(standby.url)) > 0, 'on the standby')
  await withClient(standby.url, (ask) => ask('select pg_wal_replay_pause()'))
  await rename(chatId, 'Ornitorrinco')
  check((await found('ornitorrinco')) === 1, 'and while the standby is held up, too')
  await standby.kill()
  const startedAt = performance.now()
  check((await found('ornitorrinco')) === 1, 'and when the standby is gone')
  check(performance.now() - startedAt < 2_000, 'within two seconds')
  await instance.stop()
}

/** How many connections of the product the standby has. */
const readingsOf = async (url) =>
  (
    await withClient(url, (ask) =>
      ask(`select count(*)::int as open from pg_stat_activity where application_name = 'pymentor'`),
    )
  ).open

const folder = await openFolder()
const model = await startCountingModel()
try {
  const dataDir = folder.data('product')
  mkdirSync(dataDir)
  const env = {
    DATA_DIR: dataDir,
    AUTH_SECRET: randomBytes(24).toString('hex'),
    TRUST_PROXY: '1',
    MENTOR_BASIC_MODEL: 'openai-compatible/counting',
    OPENAI_BASE_URL: model.url,
  }
  const primary = await undoMistake({ folder, env })
  await loseStandby({ folder, env, primary })
} finally {
  await model.stop()
  await folder.end()
}
