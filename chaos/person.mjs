// Somebody who uses the product through its API, as the pages do.
import { randomInt, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { open, readJson } from './http-call.mjs'

const PASSWORD = 'contraseña-larga'
const MOST_TRIES = 100
const COME_AGAIN_MS = 300
const STREAM = { accept: 'text/event-stream' }

/** A browser: keeps cookies, comes from an address of its own (registrations are counted by address). */
function createBrowser(base) {
  const cookies = new Map()
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`
  const cookieLine = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const headersWith = (headers) => ({ 'x-forwarded-for': address, cookie: cookieLine(), ...headers })
  const keep = (lines = []) => {
    for (const line of lines) {
      const [pair] = line.split(';')
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
    }
  }
  /**
   * An instance that is overloaded says so and takes nothing: then one comes again.
   * @param {string} method @param {string} path
   * @param {{ body?: unknown, form?: Record<string, string>, headers?: object, signal?: AbortSignal, at?: string }} [asked]
   */
  const openPatiently = async (method, path, { body, form, headers, signal, at = base } = {}) => {
    for (let tries = 1; ; tries += 1) {
      const response = await open(at, { method, path, body, form, signal, headers: headersWith(headers) })
      if (response.statusCode !== 503 || tries === MOST_TRIES) return response
      response.resume()
      await sleep(COME_AGAIN_MS)
    }
  }
  return {
    cookieLine,
    /** The answer's head; its body is still to be read. */
    open: openPatiently,
    /** The whole answer: `{ status, json }`. */
    async call(method, path, options) {
      const response = await openPatiently(method, path, options)
      keep(response.headers['set-cookie'])
      return readJson(response)
    },
  }
}

async function mustAnswer(asked, what) {
  const { status, json } = await asked
  if (status !== 200) throw new Error(`${what} answers ${status}: ${JSON.stringify(json)}`)
  return json
}

/** A new free account, signed in. */
export async function registerPerson(base) {
  const browser = createBrowser(base)
  const name = randomUUID()
  const account = { email: `${name}@correo.example`, password: PASSWORD, name: 'Ana Prueba' }
  const { token } = await mustAnswer(browser.call('POST', '/api/identity/sign-up/email', { body: account }), 'sign-up')
  return openSession(browser, {
    token,
    registration: { firstName: 'Ana', lastName: 'Prueba', termsVersion: '2025-05-07' },
  })
}

/** The demo account with the PRO plan: it has no message limit. */
export async function signInPro(base, dataDir) {
  const browser = createBrowser(base)
  const email = 'pro@pymentor.example'
  const password = JSON.parse(readFileSync(join(dataDir, 'demo-accounts.json'), 'utf8'))[email]
  return openSession(browser, { credentials: { email, password } })
}

async function openSession(browser, body) {
  const opened = await mustAnswer(browser.call('POST', '/api/auth/firebase-login', { body }), 'login')
  const { call } = browser
  return {
    id: opened.user.id,
    ...browser,
    /**
     * Asks and answers with the head of the stream.
     * @param {string} question
     * @param {{ key?: string, chatId?: string | null, headers?: object, signal?: AbortSignal, at?: string }} [asked]
     */
    ask: (question, { key = randomUUID(), chatId = null, headers = STREAM, signal, at } = {}) =>
      browser.open('POST', '/api/chat/message', {
        body: { message: question, chatId, chatbotType: 'basic' },
        headers: { 'idempotency-key': key, ...headers },
        signal,
        at,
      }),
    /**
     * The head of the stream that goes on with a reply from character `from`.
     * @param {string} replyId @param {number} from @param {{ signal?: AbortSignal, at?: string }} [asked]
     */
    follow: (replyId, from, { signal, at } = {}) =>
      browser.open('GET', `/api/chat/follow/${replyId}?from=${from}`, { headers: STREAM, signal, at }),
    continueReply: async (replyId) => (await call('POST', `/api/chat/continue/${replyId}`)).status,
    history: async (chatId) =>
      (await mustAnswer(call('GET', `/api/chat/history?chatId=${chatId}`), 'history')).messages,
    limits: () => mustAnswer(call('GET', '/api/chat/message-limits'), 'limits'),
    newChat: async () =>
      (await mustAnswer(call('POST', '/api/chat/create', { body: { type: 'basic' } }), 'create')).chatId,
  }
}
