import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lockfileOf, type Wheel, wheelOf } from '~/testing/python/wheels'
import { fetchPackages } from './python-packages.mjs'

const BASE = wheelOf('base', { 'base.py': 'x = 1\n'.repeat(500) })
const SALUDO = wheelOf('saludo', { 'saludo.py': 'import base' }, { depends: ['base'] })
const ALONE = wheelOf('solo', { 'solo.py': '' })
const lock = lockfileOf([BASE, SALUDO, ALONE])

let folder: string
let asked: string[]
let held: Record<string, Uint8Array>
const server = createServer((request, response) => {
  const { url = '', headers } = request
  asked.push(`${url.slice(1)} ${headers.range ?? 'whole'}`)
  const content = held[url.slice(1)]
  if (content === undefined) return response.writeHead(404).end()
  const from = Number(/bytes=(\d+)-/.exec(headers.range ?? '')?.[1] ?? 0)
  response.writeHead(from > 0 ? 206 : 200).end(content.subarray(from))
})

const holding = (...wheels: Wheel[]) => Object.fromEntries(wheels.map(({ file, content }) => [file, content]))
const said: string[] = []
const fetchInto = (names: string[]) => {
  const { port } = server.address() as AddressInfo
  return fetchPackages(names, { lock, folder, from: `http://127.0.0.1:${port}/`, say: (line) => said.push(line) })
}
const offered = () => Object.keys(JSON.parse(readFileSync(join(folder, 'pyodide-lock.json'), 'utf8')).packages)

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pymentor-packages-'))
  asked = []
  held = holding(BASE, SALUDO, ALONE)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(async () => {
  rmSync(folder, { recursive: true })
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

describe('npm run python:packages', () => {
  it('fetches what is named with all that it depends on, and never twice', async () => {
    await fetchInto(['Saludo'])
    expect(asked.toSorted()).toEqual([`${BASE.file} whole`, `${SALUDO.file} whole`])
    expect(offered().toSorted()).toEqual(['base', 'saludo'])
    await fetchInto(['saludo', 'solo'])
    expect(asked.slice(2)).toEqual([`${ALONE.file} whole`])
    expect(offered()).toHaveLength(3)
  })

  it('goes on with a file that broke off', async () => {
    writeFileSync(join(folder, `${BASE.file}.part`), BASE.content.subarray(0, 100))
    await fetchInto(['base'])
    expect(asked).toEqual([`${BASE.file} bytes=100-`])
    expect(new Uint8Array(readFileSync(join(folder, BASE.file)))).toEqual(BASE.content)
  })

  it('refuses a file that is not what the lockfile names, and keeps nothing of it', async () => {
    held[BASE.file] = SALUDO.content
    await expect(fetchInto(['saludo'])).rejects.toThrow(/base-1\.0.*SHA-256 is another/)
    expect(existsSync(join(folder, BASE.file)) || existsSync(join(folder, `${BASE.file}.part`))).toBe(false)
  })

  it('says in a sentence what is not known, not there and not reached', async () => {
    await expect(fetchInto(['openpyxl'])).rejects.toThrow('openpyxl is not among the packages of this Pyodide')
    await expect(fetchInto(['constructor'])).rejects.toThrow('constructor is not among')
    held = {}
    await expect(fetchInto(['solo'])).rejects.toThrow(/answers 404/)
    const from = 'http://127.0.0.1:9/'
    await expect(fetchPackages(['solo'], { lock, folder, from, say: () => {} })).rejects.toThrow(
      /cannot be reached \(.+\)\. Run this where there is a network and copy the folder, or point PYODIDE_PACKAGES_DIR/,
    )
  })
})
