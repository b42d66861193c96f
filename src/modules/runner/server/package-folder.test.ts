import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lockfileOf, wheelOf } from '~/testing/python/wheels'
import { addressOf } from '../packages-contract'
import { PYTHON_ABI } from '../rules'
import { packageFolder } from './package-folder'

const WHEELS = [wheelOf('saludo', { 'saludo.py': '' }, { depends: ['base'] }), wheelOf('base', { 'base.py': '' })]
let folder: string
const refused: string[] = []
const open = () => packageFolder(folder, (reason) => refused.push(reason))
const writeLockfile = (lockfile: unknown) => writeFileSync(join(folder, 'pyodide-lock.json'), JSON.stringify(lockfile))

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pymentor-packages-'))
  refused.length = 0
  for (const { file, content } of WHEELS) writeFileSync(join(folder, file), content)
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('the operator’s folder of packages', () => {
  it('offers what its lockfile names and what lies in it', async () => {
    const other = wheelOf('otro', { 'otro.py': '' })
    writeLockfile(lockfileOf([...WHEELS, other]))
    const packages = await open().packages()
    expect(packages).toMatchObject([
      { name: 'saludo', imports: ['saludo'], depends: ['base'], bytes: WHEELS[0]?.content.length },
      { name: 'base' },
    ])
    const [first] = packages
    expect(first && (await open().find(addressOf(first)))).toBe(join(folder, 'saludo-1.0-py3-none-any.whl'))
    expect(await open().find('/python-packages/0000000000000000/saludo-1.0-py3-none-any.whl')).toBeNull()
  })

  it('is read again once it has changed, and is empty before it is there', async () => {
    const { packages } = open()
    expect(await packages()).toEqual([])
    writeLockfile(lockfileOf(WHEELS))
    expect(await packages()).toHaveLength(2)
    writeLockfile(lockfileOf(WHEELS.slice(1)))
    utimesSync(join(folder, 'pyodide-lock.json'), 2_000_000_000, 2_000_000_000)
    expect(await packages()).toHaveLength(1)
  })

  it('offers nothing that lies outside of it', async () => {
    const file = `../${folder.split('/').at(-1)}/saludo-1.0-py3-none-any.whl`
    const lockfile = lockfileOf(WHEELS)
    writeLockfile({ ...lockfile, packages: { saludo: { ...lockfile.packages.saludo, file_name: file } } })
    expect(await open().packages()).toEqual([])
  })

  it('says in a sentence why its lockfile is of no use', async () => {
    for (const lockfile of [lockfileOf(WHEELS, '2025_0'), { packages: [] }, 'x']) {
      writeLockfile(lockfile)
      expect(await open().packages()).toEqual([])
    }
    expect(refused).toEqual([
      `the packages are built for Pyodide's ABI 2025_0, and this is ${PYTHON_ABI}`,
      'pyodide-lock.json is not that of a Pyodide distribution',
      'pyodide-lock.json is not that of a Pyodide distribution',
    ])
  })

  it('wants packages for the Python that is installed', () => {
    const installed = createRequire(import.meta.url).resolve('pyodide/pyodide-lock.json')
    expect(JSON.parse(readFileSync(installed, 'utf8')).info.abi_version).toBe(PYTHON_ABI)
  })
})
