import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, describe, expect, it } from 'vitest'
import { parseConfig } from '~/config/config'
import { addressOf, packageList } from '~/modules/runner/packages-contract'
import { createLog } from '~/platform/log'
import { OWN_SITE } from '~/testing/live-environment'
import { wheelOf, writePackages } from '~/testing/python/wheels'
import type { AppEnv } from '../env'
import { addPythonPackages } from './python-packages'

const folder = mkdtempSync(join(tmpdir(), 'pymentor-packages-'))
afterAll(() => rmSync(folder, { recursive: true }))
const wheel = wheelOf('saludo', { 'saludo.py': 'x = 1' })
const app = new Hono<AppEnv>()
const config = parseConfig({ PYODIDE_PACKAGES_DIR: folder }, OWN_SITE)
addPythonPackages(app, { config, log: createLog({ level: 'error', readable: false, secrets: [] }) })

describe('Python packages', () => {
  it('are listed once they are there, and served for good under their hash', async () => {
    expect(await (await app.request('/python-packages')).json()).toEqual([])
    writePackages(folder, [wheel])
    const answer = await app.request('/python-packages')
    expect(answer.headers.get('Cache-Control')).toBe('no-cache')
    const [listed] = packageList.parse(await answer.json())
    expect(listed).toMatchObject({ name: 'saludo', sha256: wheel.sha256, bytes: wheel.content.length })
    const file = await app.request(listed ? addressOf(listed) : '')
    expect(file.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    expect(file.headers.get('Content-Type')).toBe('application/octet-stream')
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(wheel.content)
  })

  it('are the only files that can be had', async () => {
    const hash = wheel.sha256.slice(0, 16)
    for (const path of [
      `/python-packages/${'0'.repeat(16)}/${wheel.file}`,
      `/python-packages/${hash}/pyodide-lock.json`,
      `/python-packages/${hash}/..%2f${wheel.file}`,
      `/python-packages/${hash}/%2e%2e%2f%2e%2e%2fetc%2fpasswd`,
    ])
      expect((await app.request(path)).status, path).toBe(404)
  })

  it('are gone where the file has gone since', async () => {
    const [listed] = packageList.parse(await (await app.request('/python-packages')).json())
    rmSync(join(folder, wheel.file))
    expect((await app.request(listed ? addressOf(listed) : '')).status).toBe(404)
  })
})
