import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isSupported } from '../node-version.mjs'
import { debiansFolder } from '../servers/find-postgres.mjs'
import { isSource } from './build.mjs'
import { fingerprint } from './fingerprint.mjs'
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

describe('a clone without packages', () => {
  it.each([
    ['run.mjs', 'nothing'],
    ['test.mjs', '--only=nothing'],
  ])('understands %s before anything is installed', (script, arg) => {
    cpSync('scripts', join(folder, 'scripts'), { recursive: true })
    cpSync('package.json', join(folder, 'package.json'))
    const { status, stderr } = spawnSync(process.execPath, [join(folder, 'scripts', script), arg], { encoding: 'utf8' })
    expect(stderr).toContain('nothing')
    expect(stderr).not.toContain('ERR_MODULE_NOT_FOUND')
    expect(status).toBe(1)
  })
})

describe('which versions will do', () => {
  it('accepts Node from 20.11 on', () => {
    expect(['20.11.0', '20.20.2', '22.0.0', '24.21.0'].filter(isSupported)).toHaveLength(4)
    expect(['16.20.2', '18.20.8', '20.10.0', '20.9.9'].filter(isSupported)).toEqual([])
  })

  it('takes Debian’s newest PostgreSQL with a server, by number and not by letter, and none older than 15', () => {
    const install = (major: string, programs: string[]) => {
      mkdirSync(join(folder, major, 'bin'), { recursive: true })
      for (const name of programs) writeFileSync(join(folder, major, 'bin', name), '', { mode: 0o755 })
    }
    expect(debiansFolder(join(folder, 'none'))).toBeUndefined()
    install('9', ['initdb', 'postgres'])
    install('18', ['psql'])
    expect(debiansFolder(folder)).toBeUndefined()
    install('15', ['initdb', 'postgres'])
    install('100', ['initdb', 'postgres'])
    expect(debiansFolder(folder)).toBe(join(folder, '100', 'bin'))
  })
})
