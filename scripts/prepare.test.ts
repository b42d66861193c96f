import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isSource } from './build.mjs'
import { majorVersion, versionFolders } from './find-postgres.mjs'
import { fingerprint } from './fingerprint.mjs'
import { missingPackages } from './lockfile.mjs'
import { isSupported } from './node-version.mjs'
import { stampAt } from './stamp.mjs'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pymentor-scripts-'))
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

function write(name: string, content: string) {
  writeFileSync(join(folder, name), content)
}

describe('whether the build or the packages are stale', () => {
  it('changes with the content, the name and the number of files', () => {
    write('a.ts', 'one')
    const before = fingerprint(folder, ['.'])
    expect(fingerprint(folder, ['.'])).toBe(before)

    write('a.ts', 'two')
    expect(fingerprint(folder, ['.'])).not.toBe(before)
    write('a.ts', 'one')
    expect(fingerprint(folder, ['.'])).toBe(before)
    write('b.ts', '')
    expect(fingerprint(folder, ['.'])).not.toBe(before)
  })

  it('tells apart where one file ends and the next begins', () => {
    write('a', 'xb')
    write('b', '')
    const before = fingerprint(folder, ['.'])
    write('a', 'x')
    write('b', 'b')
    expect(fingerprint(folder, ['.'])).not.toBe(before)
  })

  it('leaves out what does not count, and takes missing folders for empty', () => {
    mkdirSync(join(folder, 'src'))
    write('src/page.tsx', 'page')
    const before = fingerprint(folder, ['src', 'content'], isSource)
    write('src/page.test.tsx', 'test')
    expect(fingerprint(folder, ['src', 'content'], isSource)).toBe(before)
    mkdirSync(join(folder, 'content'))
    write('content/lesson.md', 'lesson')
    expect(fingerprint(folder, ['src', 'content'], isSource)).not.toBe(before)
  })

  it('does not rebuild for the tests’ own configuration, but does for the bundler’s', () => {
    expect(['vitest.config.ts', 'vitest.e2e.config.ts'].filter(isSource)).toEqual([])
    expect(isSource('vite.config.ts')).toBe(true)
  })

  it('trusts a stamp only while it holds the same value', () => {
    const stamp = stampAt(join(folder, 'new', '.stamp'))
    expect(stamp.matches('a')).toBe(false)
    stamp.write('a')
    expect([stamp.matches('a'), stamp.matches('b')]).toEqual([true, false])
    stamp.clear()
    expect(stamp.matches('a')).toBe(false)
  })
})

describe('what is missing from node_modules', () => {
  const machine = { os: 'linux', cpu: 'x64', libc: 'glibc' }
  const native = { version: '1.0.0', optional: true, os: ['linux'], cpu: ['x64'] }
  type Packages = Parameters<typeof missingPackages>[0]['locked']
  const missing = (installed: Packages, locked: Packages) => missingPackages({ installed, locked, machine })

  it('names a package that is absent or has another version', () => {
    const locked = { '': {}, 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '2.0.0' } }
    expect(missing({ 'node_modules/a': { version: '1.0.1' } }, locked)).toEqual(['node_modules/a', 'node_modules/b'])
    expect(missing(locked, locked)).toEqual([])
  })

  it('does without optional packages and other machines’ native code', () => {
    const locked = {
      'node_modules/optional': { version: '1.0.0', optional: true },
      'node_modules/mac': { ...native, os: ['darwin'] },
      'node_modules/arm': { ...native, cpu: ['arm64'] },
      'node_modules/musl': { ...native, libc: ['musl'] },
    }
    expect(missing({}, locked)).toEqual([])
  })

  it('asks for the native code of this machine, though npm calls it optional', () => {
    const locked = { 'node_modules/any': native, 'node_modules/glibc': { ...native, libc: ['glibc'] } }
    expect(missing({}, locked)).toEqual(['node_modules/any', 'node_modules/glibc'])
  })
})

describe('which versions will do', () => {
  it('accepts Node from 20.11 on', () => {
    expect(['20.11.0', '20.20.2', '22.0.0', '24.21.0'].filter(isSupported)).toHaveLength(4)
    expect(['16.20.2', '18.20.8', '20.10.0', '20.9.9'].filter(isSupported)).toEqual([])
  })

  it('reads PostgreSQL’s major version', () => {
    expect(majorVersion('postgres (PostgreSQL) 15.18 (Debian 15.18-0+deb12u1)')).toBe(15)
    expect(majorVersion('postgres (PostgreSQL) 18beta1')).toBe(18)
    expect(majorVersion('')).toBe(0)
  })

  it('looks at the newest PostgreSQL first, by number and not by letter', () => {
    for (const name of ['9', '15', '18', 'common']) mkdirSync(join(folder, name))
    expect(versionFolders(folder)).toEqual(['18', '15', '9'].map((name) => join(folder, name, 'bin')))
    expect(versionFolders(join(folder, 'none'))).toEqual([])
  })
})
