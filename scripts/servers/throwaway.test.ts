import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startThrowaway } from './throwaway'

/** Takes connections only after a while, and says so with a line before it. */
const SERVER = `
process.on('SIGQUIT', () => process.exit())
console.error(require('fs').readFileSync('greeting', 'utf8'))
console.error('takes connections')
setInterval(() => {}, 1000)`
const settings = (code: string) => ({
  name: 'Test',
  prepare: 'printf "hello %s" "$WHOM" > greeting',
  serve: '"$NODE" -e "$CODE"',
  ready: 'takes connections',
  env: { NODE: join(own, 'node'), CODE: code, WHOM: 'there', TMPDIR: place },
})
/** Where anybody may write, and a Node that anybody may run: servers of root's are another account's. */
const own = mkdtempSync(join(tmpdir(), 'pymentor-throwaway-'))
const place = join(own, 'place')
const folders = () => readdirSync(place)

beforeAll(() => {
  mkdirSync(place)
  copyFileSync(process.execPath, join(own, 'node'))
  chmodSync(own, 0o755)
  chmodSync(place, 0o777)
})
afterAll(() => rmSync(own, { recursive: true }))

describe('a server that is thrown away', () => {
  it('runs in a folder of its own until it is stopped, and leaves nothing behind', async () => {
    const { stop } = await startThrowaway(settings(SERVER))
    expect(folders()).toHaveLength(1)
    await stop()
    expect(folders()).toEqual([])
  })

  it('ends with its caller, also where that is killed', async () => {
    const module = new URL('./throwaway.ts', import.meta.url).href
    const code = `await (await import('${module}')).startThrowaway(${JSON.stringify(settings(SERVER))}); console.log('up')`
    const caller = spawn(process.execPath, ['--input-type=module', '-e', code], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await once(caller.stdout, 'data')
    expect(folders()).toHaveLength(1)
    caller.kill('SIGKILL')
    await vi.waitFor(() => expect(folders()).toEqual([]), { timeout: 30_000 })
  })

  it.each([
    ['the server', () => settings('console.error("no room"); process.exit(1)')],
    ['what prepares it', () => ({ ...settings(SERVER), prepare: 'echo "no room" >&2; false' })],
  ])('says what it heard from %s where it fails, and leaves nothing behind', async (_, failing) => {
    await expect(startThrowaway(failing())).rejects.toThrow(/^Test did not start:\nno room/)
    expect(folders()).toEqual([])
  })
})
