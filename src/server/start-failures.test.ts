import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { parseConfig, SETTINGS } from '~/config/config'
import { secretsOf } from '~/config/secrets'
import { openDatabase } from '~/database/open'
import { blanked, createLog } from '~/platform/log'
import { CANARIES, PRIVATE_KEY, SECRETS, type SecretSetting } from '~/testing/hostile/canaries'
import { firebaseEnvironment } from '~/testing/identity/firebase-environment'
import { LIVE_ENVIRONMENT } from '~/testing/live-environment'
import { giveUp } from './process/operator'

type Environment = Record<string, string>
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
})

/** What a start with this environment writes before it is given up; null if it is not. */
async function saidBy(environment: Environment): Promise<string | null> {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
  const said: string[] = []
  vi.spyOn(process.stderr, 'write').mockImplementation((chunk) => said.push(String(chunk)) > 0)
  vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('the process has ended')
  })
  try {
    const config = parseConfig(environment, { isSample: false })
    const log = createLog({ level: 'debug', readable: false, secrets: secretsOf(environment) })
    if (config.database.kind === 'postgres') await (await openDatabase(config.database, log)).close()
    return null
  } catch (error) {
    expect(() => giveUp(error)).toThrow('the process has ended')
    return said.join('')
  }
}

const expectSilence = (said: string | null, environment: Environment) => {
  for (const secret of [...SECRETS, ...secretsOf(environment)]) expect(said ?? '').not.toContain(secret)
}

const ALL: Environment = {
  ...LIVE_ENVIRONMENT,
  ...firebaseEnvironment(),
  ...CANARIES,
  DATABASE_URL: '',
  STRIPE_SECRET_KEY: 'sk_live_canario_stripe_que_nadie_debe_leer',
  GOOGLE_CLIENT_ID: 'client',
  MODEL_LAPTOP_URL: 'http://127.0.0.1:1/v1',
  MODERATION_BASE_URL: 'http://127.0.0.1:1/v1',
  MENTOR_BASIC_MODEL: 'openai-compatible/a, openai-compatible:laptop/a, anthropic/a, google/a, n8n',
}

describe('a start that fails tells no secret', () => {
  it('knows a canary for every setting that is one', () => {
    const isPublic = new Set(['FIREBASE_API_KEY', 'STRIPE_PUBLISHABLE_KEY'])
    const named = [...SETTINGS].filter(
      (name) => /(KEY|SECRET|TOKEN|ACCOUNT|HEADERS|DSN)$/.test(name) && !isPublic.has(name),
    )
    expect(Object.keys(CANARIES)).toEqual(expect.arrayContaining(named))
    const told = blanked(Object.values(CANARIES).join('\n'), secretsOf(CANARIES))
    for (const secret of SECRETS) expect(told).not.toContain(secret)
  })

  it.each(Object.keys(CANARIES) as SecretSetting[])('in %s, however it is malformed', async (name) => {
    const [secret = ''] = /canario_\w+/.exec(CANARIES[name]) ?? [PRIVATE_KEY]
    const malformed = [
      ...[secret, ` ${secret}`, `${secret} `, `"${secret}"`, `${secret}\n${secret}`, PRIVATE_KEY, `{"${secret}"`],
      ...[`http://ana:${secret}@host:puerto/`, `postgres://ana:a/${secret}@host/db`, `postgres://ana:%${secret}@h/d`],
      ...[`postgres://ana:#${secret}@127.0.0.1:1/d`, `smtp://ana:${secret}@:x`, `https://${secret}@[host`, ''],
    ]
    for (const value of malformed) {
      const environment = { ...ALL, [name]: value }
      expectSilence(await saidBy(environment), environment)
    }
  })

  const lists = ['MENTOR_BASIC_MODEL', 'MENTOR_PRO_MODEL']
  it.each([...lists, 'MODEL_PRICES', 'MODEL_MAX_TOKENS', 'MODEL_MAX_REPLIES', 'MODEL_CONTEXT_TOKENS'])(
    'in %s, where a key was pasted by mistake, also as the name of a model',
    async (name) => {
      const key = 'sk-canario_en_la_linea_de_otro'
      const pasted = [key, `anthropic/a,${key}`, `${key},${key}`, `openai-compatible:${key}/a`, `google/${key}=1/2`]
      for (const value of [...pasted, `google/${key}`, `openai-compatible:laptop/${key}, embedded`]) {
        const said = await saidBy({ ...ALL, [name]: value })
        expect(said, value).toContain(name)
        expect(said).not.toContain(key)
      }
    },
  )

  it('in MODERATION_MODEL, likewise', async () => {
    const said = await saidBy({ ...ALL, MODERATION_MODEL: 'sk-canario_en_la_linea_de_otro' })
    expect(said).toContain('MODERATION_MODEL')
    expect(said).not.toContain('canario')
  })

  it('whichever other setting is missing', async () => {
    expect(await saidBy(ALL), 'nothing').toBeNull()
    for (const missing of Object.keys(ALL)) {
      const environment = { ...ALL, [missing]: '' }
      expectSilence(await saidBy(environment), environment)
    }
  })

  it('when the database repeats the password that it was given', async () => {
    const server = createServer((socket) => refuseAloud(socket))
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('no port')
    const environment = { ...ALL, DATABASE_URL: CANARIES.DATABASE_URL.replace(':1/', `:${address.port}/`) }
    const said = await saidBy(environment)
    server.close()
    expect(said).toContain('refuses: no such password: ***')
    expectSilence(said, environment)
  })
})

/** PostgreSQL's way to ask for a password in clear, and to refuse what it gets by repeating it. */
function refuseAloud(socket: Socket) {
  socket.on('error', () => {})
  socket.once('data', () => {
    socket.write(message('R', Buffer.from([0, 0, 0, 3])))
    socket.once('data', (answer) => {
      const password = answer.subarray(5, -1).toString()
      const fields = [`SFATAL`, `C28P01`, `Mno such password: ${password}`].map((field) => `${field}\0`).join('')
      socket.end(message('E', Buffer.from(`${fields}\0`)))
    })
  })
}

function message(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5)
  head.write(type)
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}
