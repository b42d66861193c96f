import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fingerprint } from './build'
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
    'scripts/commands.ts',
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
  const start = (...args: string[]) => {
    const env = { ...process.env, PATH: [join(folder, 'bin'), process.env.PATH].join(delimiter) }
    return spawnSync(join(folder, 'scripts', 'run.sh'), args, { encoding: 'utf8', env, cwd: folder })
  }
  beforeEach(() => {
    for (const name of ['scripts', 'package.json', 'package-lock.json'])
      cpSync(name, join(folder, name), { recursive: true })
  })

  it.each([
    ['what it does not know', ['nothing'], 'nothing is not known here.'],
    ['npm test', ['test', '--only=nothing'], 'There is no stage "nothing"'],
    ['a slip', ['mentor-eval', '--modle=x'], "Unknown option '--modle'"],
    ['the PostgreSQL of a command', ['postgres'], 'Usage: scripts/run.sh postgres'],
  ])('gets them once, before %s', (_, args, answer) => {
    write('bin/npm', NPM, 0o755)
    const first = start(...args)
    expect(first.stdout).toBe('› Installing packages …\n')
    expect([first.stderr, first.status]).toEqual([expect.stringContaining(`✗ ${answer}`), 1])
    expect(start(...args)).toMatchObject({ stdout: '', stderr: first.stderr, status: 1 })
  })

  it('ends where npm failed, and does not take the packages for installed', () => {
    write('bin/npm', '#!/bin/sh\necho "npm error network" >&2; exit 7', 0o755)
    for (const { stderr, status } of [start('start'), start('start')])
      expect({ stderr, status }).toEqual({ stderr: 'npm error network\n', status: 7 })
  })

  it('says so where npm has installed no Node that runs', () => {
    write('bin/npm', '#!/bin/sh\nmkdir -p node_modules', 0o755)
    expect(start('start').stderr).toContain("The project's own Node does not run")
  })

  it('takes Node from 20.11 on, and asks for a newer one before that', () => {
    write('bin/npm', '#!/bin/sh\necho asked npm; exit 7', 0o755)
    const answer = (version: string) => {
      write('bin/node', nodeOf(version), 0o755)
      const { stdout, stderr } = start('start')
      return stdout + stderr
    }
    for (const version of ['20.11.0', '22.0.0']) expect(answer(version)).toContain('asked npm')
    for (const version of ['18.20.8', '20.9.9'])
      expect(answer(version)).toBe(
        `✗ PyMentor needs Node 20.11 or newer; this is v${version}. Get one from https://nodejs.org and run the same command again.\n`,
      )
  })

  /** This Node, which says that it is another. */
  const nodeOf = (version: string) => `#!/bin/sh
case $1 in
  -e) exec "${process.execPath}" -e "Object.defineProperty(process.versions, 'node', { value: '${version}' }); $2" ;;
  *) echo v${version} ;;
esac`
})

describe('which PostgreSQL will do', () => {
  it('is Debian’s newest with a server, by number and not by letter, and none older than 15', () => {
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
