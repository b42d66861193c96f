import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { z } from 'zod'
import { patience } from '~/testing/pace'
import { ensureFirstData, newDataFolder } from './data-folder'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const NODE = join(ROOT, 'node_modules', '.bin', 'node')
const SERVER = join(ROOT, 'build', 'server', 'index.js')
const CHEAP_PASSWORDS = fileURLToPath(new URL('cheap-passwords.mjs', import.meta.url))
const CALLERS = fileURLToPath(new URL('callers.mjs', import.meta.url))
const NO_WARM_UP = fileURLToPath(new URL('no-warm-up.mjs', import.meta.url))
/** What journeys begin with is made by these; made by others, its passwords would be wrong. */
const MAKERS = [SERVER, CHEAP_PASSWORDS]
const preloaded = (...files: string[]) => ({
  NODE_OPTIONS: [CHEAP_PASSWORDS, CALLERS, ...files].map((file) => `--import ${pathToFileURL(file)}`).join(' '),
})
/** What V8 has compiled of the server; every start after the first takes it from there. */
const COMPILED = join(ROOT, 'test-results', 'compiled')
const START_TIMEOUT_MS = patience(90_000)
/** Sooner than a model that says nothing is given up (20 s): what is being written then ends with the server. */
const STOP_TIMEOUT_MS = Math.min(patience(10_000), 15_000)
/** The last thing the server prints: by then it listens and its accounts exist, if it makes any. */
const readyLine = ({ IDENTITY = 'embedded' }: Record<string, string>) =>
  IDENTITY === 'embedded' ? 'Demo accounts:' : 'PyMentor is ready'

export type Account = { email: string; password: string }
export type Product = {
  /** Such as `http://127.0.0.1:41234`. */
  origin: string
  accounts: Record<'basic' | 'pro' | 'admin', Account>
  /** Its DATA_DIR. */
  dataDir: string
  /** What the server has logged as errors since it runs. */
  complaints: string[]
  /** From here on whoever calls does so from another address of this machine, with the limits of addresses before them. */
  moveCallers(): void
  /** Stops the server and starts it again on the same port and data. */
  restart(whileDown?: () => Promise<void>): Promise<void>
  /** Stops the server and deletes its data. */
  stop(): Promise<void>
}

/** Vitest's global setup: what all products of a run begin with is there before the first of them starts. */
export default function setup(): Promise<void> {
  return ensureFirstData(MAKERS, async (folder) => {
    const settings = { ...preloaded(), PORT: String(await freePort()), DATA_DIR: folder }
    await stopServer(await startServer(settings, () => 'nobody has used it yet'))
  })
}

/** The built product in demo mode: embedded database in a folder of its own, a free port, nothing but `env` set; passwords cost it little. */
export async function startProduct(env: Record<string, string> = {}, { asksMentor = true } = {}): Promise<Product> {
  const port = await freePort()
  const dataDir = newDataFolder(MAKERS)
  const files = preloaded(...(asksMentor ? [] : [NO_WARM_UP]))
  const settings = { ...files, ...env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error' }
  const complaints: string[] = []
  const start = () => startServer(settings, (text) => complaints.push(text))
  let server = await start()
  return {
    origin: `http://127.0.0.1:${port}`,
    accounts: readAccounts(join(dataDir, 'demo-accounts.json')),
    dataDir,
    complaints,
    moveCallers() {
      server.kill('SIGUSR2')
    },
    async restart(whileDown) {
      await stopServer(server)
      await whileDown?.()
      server = await start()
    },
    async stop() {
      await stopServer(server)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export async function startServer(
  settings: Record<string, string>,
  complain: (text: string) => void,
): Promise<ChildProcess> {
  const { PATH = '', HOME = '', TMPDIR = tmpdir() } = process.env
  // Without `--liftoff-only` V8 optimises PGlite's WebAssembly, which takes longer than it gains in a product that lives for a minute.
  const server = spawn(NODE, ['--liftoff-only', SERVER], {
    cwd: ROOT,
    env: { PATH, HOME, TMPDIR, NODE_ENV: 'production', NODE_COMPILE_CACHE: COMPILED, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  const timer = setTimeout(() => server.kill('SIGKILL'), START_TIMEOUT_MS)
  await new Promise<void>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      printed += chunk
      if (printed.includes(readyLine(settings))) resolve()
    }
    server.stdout.on('data', listen)
    server.stderr.on('data', listen)
    server.once('exit', () => reject(new Error(`the product did not start:\n${printed}`)))
  })
  clearTimeout(timer)
  server.stderr.on('data', (chunk: Buffer) => complain(String(chunk)))
  return server
}

/** SIGTERM first, so that the database is closed. */
export async function stopServer(server: ChildProcess) {
  if (server.exitCode !== null || server.signalCode !== null) return
  const ended = once(server, 'exit')
  const timer = setTimeout(() => server.kill('SIGKILL'), STOP_TIMEOUT_MS)
  server.kill('SIGTERM')
  await ended
  clearTimeout(timer)
}

const passwordsSchema = z.object({
  'demo@pymentor.example': z.string(),
  'pro@pymentor.example': z.string(),
  'admin@pymentor.example': z.string(),
})

export function readAccounts(file: string): Product['accounts'] {
  const passwords = passwordsSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
  const account = (email: keyof typeof passwords): Account => ({ email, password: passwords[email] })
  return {
    basic: account('demo@pymentor.example'),
    pro: account('pro@pymentor.example'),
    admin: account('admin@pymentor.example'),
  }
}

/**
 * The server takes no port 0, so that it can say where it is. Between here and there nobody is given one of these: they lie below those
 * that systems hand out to whoever asks for any, and above what browsers refuse.
 */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const port = randomInt(10_100, 32_000)
    if (await isFree(port)) return port
  }
  throw new Error('no free port')
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1')
  const isListening = await once(probe, 'listening').then(
    () => true,
    () => false,
  )
  if (isListening) await once(probe.close(), 'close')
  return isListening
}
