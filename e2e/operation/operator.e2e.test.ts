import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { patience } from '~/testing/pace'
import { type Product, startProduct } from '../support/product/start-product'

let folder: string
let product: Product

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pymentor-operator-'))
  product = await startProduct({}, { asksMentor: false })
})
afterAll(async () => {
  await product.stop()
  rmSync(folder, { recursive: true })
})

/** One of the README's commands, as the operator types it. */
function npm(args: string[], env: Record<string, string> = {}) {
  const settings = { ...process.env, DATA_DIR: join(folder, 'empty'), ...env }
  const { status, stdout, stderr } = spawnSync('npm', args, {
    encoding: 'utf8',
    env: settings,
    timeout: patience(50_000),
  })
  return { status, said: stdout + stderr }
}

async function post(path: string, body: object): Promise<number> {
  const headers = { 'Content-Type': 'application/json' }
  return (await fetch(product.origin + path, { method: 'POST', headers, body: JSON.stringify(body) })).status
}
const signUp = (email: string) =>
  post('/api/identity/sign-up/email', { email, password: 'contraseña-larga', name: 'Ana Prueba' })
const signIn = (email: string) =>
  post('/api/auth/firebase-login', { credentials: { email, password: 'contraseña-larga' } })

describe('the operator', () => {
  it('dumps the database and restores it over what came later', { timeout: patience(120_000) }, async () => {
    const dump = join(folder, 'dump.tar.gz')
    const own = { DATA_DIR: product.dataDir }
    expect(await signUp('antes@correo.example')).toBe(200)
    expect(npm(['run', 'db:dump', '--', dump], own), 'while the server runs').toMatchObject({
      status: 0,
      said: expect.stringContaining(`Dumped to ${dump}`),
    })
    expect(await signUp('despues@correo.example')).toBe(200)
    expect(npm(['run', 'db:restore', '--', dump], own), 'while the server runs').toMatchObject({
      status: 1,
      said: expect.stringMatching(/in use by another process \(pid \d+\)/),
    })
    await product.restart(async () => {
      expect(npm(['run', 'db:restore', '--', 'package.json'], own)).toMatchObject({
        status: 1,
        said: expect.stringContaining('is no dump'),
      })
      expect(npm(['run', 'db:restore', '--', dump], own)).toMatchObject({
        status: 0,
        said: expect.stringContaining('Restored'),
      })
    })
    expect(await signIn('antes@correo.example')).toBe(200)
    expect(await signIn('despues@correo.example')).toBe(401)
  })

  it.each([
    [{ PORT: 'abc' }, /could not start: PORT must be/],
    [{ PYMENTOR_MODE: 'live' }, /could not start: PUBLIC_URL must be an https address/],
    [
      { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/x' },
      /could not start: the database at DATABASE_URL does not answer/,
    ],
  ])('is told in one sentence why it does not start with %o', (env, sentence) => {
    const { status, said } = npm(['start'], env)
    expect(said).toMatch(sentence)
    expect(said).not.toMatch(/\n\s+at /)
    expect(status).toBe(1)
  })

  it('is told that a port is taken, and another process has the data', () => {
    const { port } = new URL(product.origin)
    expect(npm(['start'], { PORT: port }).said).toMatch(new RegExp(`could not start: port ${port} is in use`))
    expect(npm(['start'], { DATA_DIR: product.dataDir, PORT: '0' }).said).toMatch(/could not start: PORT/)
    expect(npm(['start'], { DATA_DIR: product.dataDir }).said).toMatch(/could not start: the database in .* is in use/)
  })
})
