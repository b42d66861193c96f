import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fingerprint } from './build'
import { isSupported } from './hand-over.mjs'
import { debiansPostgres } from './programs'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pymentor-scripts-'))
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

function write(name: string, content: string, mode = 0o644) {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  writeFileSync(join(folder, name), content, { mode })
}

describe('whether the build is stale', () => {
  beforeEach(() => {
    for (const name of ['src', 'content', 'public', 'emulators', 'scripts/bundle'])
      mkdirSync(join(folder, name), { recursive: true })
  })

  it('changes with the content, the name and the number of files', () => {
    write('src/a.ts', 'one')
    const before = fingerprint(folder)
    expect(fingerprint(folder)).toBe(before)

    write('src/a.ts', 'two')
    expect(fingerprint(folder)).not.toBe(before)
    write('src/a.ts', 'one')
    expect(fingerprint(folder)).toBe(before)
    write('public/.well-known/b.txt', '')
    expect(fingerprint(folder)).not.toBe(before)
  })

  it('tells apart where one file ends and the next begins', () => {
    write('src/a', 'xb')
    write('src/b', '')
    const before = fingerprint(folder)
    write('src/a', 'x')
    write('src/b', 'b')
    expect(fingerprint(folder)).not.toBe(before)
  })

  it.each([
    'src/page.test.tsx',
    'src/database/keys.db.test.ts',
    'vitest.e2e.config.ts',
    'scripts/test.mjs',
    'README.md',
  ])('does not change with what is not built: %s', (name) => {
    const before = fingerprint(folder)
    write(name, 'new')
    expect(fingerprint(folder)).toBe(before)
  })

  it.each(['content/lesson.md', 'vite.config.ts', 'package-lock.json', 'tsconfig.json', 'scripts/bundle/x.mjs'])(
    'changes with what is: %s',
    (name) => {
      const before = fingerprint(folder)
      write(name, 'new')
      expect(fingerprint(folder)).not.toBe(before)
    },
  )
})

describe('a clone without packages', () => {
  /** Installs nothing but a Node of the project's own. */
  const NPM = `#!/bin/sh
mkdir -p node_modules/.bin && ln -sf "${process.execPath}" node_modules/.bin/node && echo "npm $*" >> asked`
  const start = (script: string, arg: string) => {
    const env = { ...process.env, PATH: [join(folder, 'bin'), process.env.PATH].join(delimiter) }
    return spawnSync(process.execPath, [join(folder, 'scripts', script), arg], { encoding: 'utf8', env })
  }
  beforeEach(() => {
    for (const name of ['scripts', 'package.json', 'package-lock.json'])
      cpSync(name, join(folder, name), { recursive: true })
  })

  it.each([
    ['run.mjs', 'nothing', 'nothing is not known here.'],
    ['test.mjs', '--only=nothing', 'There is no stage "nothing".'],
    ['postgres-server.mjs', 'nothing', 'Usage: node scripts/postgres-server.mjs'],
  ])('has %s install them once, and then hand over to the project’s own Node', (script, arg, answer) => {
    write('bin/npm', NPM, 0o755)
    const first = start(script, arg)
    expect(first.stdout).toMatch(/Installing packages …\n.*Installing packages: done in/)
    expect([first.stderr, first.status]).toEqual([expect.stringContaining(`✗ ${answer}`), 1])
    expect(start(script, arg)).toMatchObject({ stdout: '', stderr: first.stderr, status: 1 })
  })

  it('shows the end of what npm said where it failed, and does not take the packages for installed', () => {
    write('bin/npm', '#!/bin/sh\necho "npm error network"; exit 7', 0o755)
    for (const { stderr, status } of [start('run.mjs', 'start'), start('run.mjs', 'start')]) {
      expect(stderr).toContain('npm install --no-save')
      expect(stderr).toMatch(/failed \(7\); all its output is in .*npm-install\.log, which ends:\nnpm error network/)
      expect(status).toBe(1)
    }
  })

  it('says so where npm has installed no Node that runs', () => {
    write('bin/npm', '#!/bin/sh\nmkdir -p node_modules', 0o755)
    expect(start('run.mjs', 'start').stderr).toContain("the project's own Node does not run")
  })
})

describe('which versions will do', () => {
  it('accepts Node from 20.11 on', () => {
    expect(['20.11.0', '20.20.2', '22.0.0', '24.21.0'].filter(isSupported)).toHaveLength(4)
    expect(['16.20.2', '18.20.8', '20.10.0', '20.9.9'].filter(isSupported)).toEqual([])
  })

  it('takes Debian’s newest PostgreSQL with a server, by number and not by letter, and none older than 15', () => {
    const install = (major: string, programs: string[]) => {
      for (const name of programs) write(join(major, 'bin', name), '', 0o755)
    }
    expect(debiansPostgres(join(folder, 'none'))).toBeUndefined()
    install('9', ['initdb', 'postgres'])
    install('18', ['psql'])
    expect(debiansPostgres(folder)).toBeUndefined()
    install('15', ['initdb', 'postgres'])
    install('100', ['initdb', 'postgres'])
    expect(debiansPostgres(folder)).toBe(join(folder, '100', 'bin'))
  })
})
