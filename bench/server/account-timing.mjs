#!/usr/bin/env node
// Whether time tells that an account exists: a wrong password and a forgotten one, for e-mails with and without an account, in turn.
// The product must run with TRUST_PROXY=1: each call comes from an address of its own, so that the limits stay out of it.
import { parseArgs } from 'node:util'

const HELP = `account-timing.mjs - known beside unknown e-mails, at sign-in and at recovery; the medians must differ by less than 30 ms

  node account-timing.mjs --base URL [--accounts 40]`

const { values } = parseArgs({
  options: { base: { type: 'string' }, accounts: { type: 'string', default: '40' }, help: { type: 'boolean' } },
})
if (values.help || !values.base) {
  console.log(HELP)
  process.exit(values.help ? 0 : 1)
}

const MAX_DIFFERENCE_MS = 30
const COUNT = Number(values.accounts)
const RUN = Date.now().toString(36)
const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]

let calls = 0
async function call(path, body) {
  calls += 1
  const from = `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': from }
  const begun = performance.now()
  const response = await fetch(values.base + path, { method: 'POST', headers, body: JSON.stringify(body) })
  const text = await response.text()
  return { ms: performance.now() - begun, status: response.status, text }
}

const known = Array.from({ length: COUNT }, (_, at) => `conocida.${RUN}.${at}@correo.example`)
const unknown = Array.from({ length: COUNT }, (_, at) => `nadie0000.${RUN}.${at}@correo.example`)
for (const email of known) {
  const { status, text } = await call('/api/identity/sign-up/email', {
    email,
    password: 'una clave bien larga',
    name: 'Ana Prueba',
  })
  if (status !== 200) throw new Error(`registration: ${status} ${text}`)
}

let isTelling = false
async function compare(what, path, bodyOf, expected) {
  const times = { known: [], unknown: [] }
  const answers = new Set()
  for (let at = -2; at < COUNT; at += 1) {
    // Which comes first changes, and the first rounds only warm up.
    const order = at % 2 ? ['known', 'unknown'] : ['unknown', 'known']
    for (const kind of order) {
      const email = { known, unknown }[kind][Math.max(at, 0)]
      const { ms, status, text } = await call(path, bodyOf(email))
      if (status !== expected) throw new Error(`${path}: ${status} ${text}`)
      answers.add(text)
      if (at >= 0) times[kind].push(ms)
    }
  }
  const [one, other] = [median(times.known), median(times.unknown)]
  const difference = Math.abs(one - other)
  isTelling ||= difference >= MAX_DIFFERENCE_MS || answers.size !== 1
  console.log(
    `${what}: known ${one.toFixed(1)} ms, unknown ${other.toFixed(1)} ms (medians of ${COUNT}): ${difference.toFixed(1)} ms apart; ${answers.size} answer`,
  )
}

await compare(
  'sign-in with a wrong password',
  '/api/auth/firebase-login',
  (email) => ({ credentials: { email, password: 'no es esta' } }),
  401,
)
await compare('recovery', '/api/auth/recover', (email) => ({ email }), 200)
process.exit(isTelling ? 1 : 0)
