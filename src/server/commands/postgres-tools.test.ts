import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runPostgresTool } from './postgres-tools'

const folder = mkdtempSync(join(tmpdir(), 'pymentor-tools-'))
const note = join(folder, 'note')
const path = process.env.PATH
beforeAll(() => {
  // A tool that notes what everybody on the machine sees of it, and what it alone is told.
  const tool = join(folder, 'pg_dump')
  writeFileSync(tool, `#!/bin/sh\nprintf '%s\\n' "$*" "$PGPASSWORD" > '${note}'\n`)
  chmodSync(tool, 0o755)
  process.env.PATH = `${folder}${delimiter}${path}`
})
afterAll(() => {
  process.env.PATH = path
  rmSync(folder, { recursive: true })
})

const run = (url: string) => {
  runPostgresTool('pg_dump', ['--format=custom'], url)
  const [line, password] = readFileSync(note, 'utf8').split('\n')
  return { line, password }
}

describe("PostgreSQL's tools", () => {
  it.each([
    [
      'postgres://ana:hush%2Fhush%20%C3%B1@db.example:5432/pymentor',
      'postgres://ana@db.example:5432/pymentor',
      'hush/hush ñ',
    ],
    [
      'postgres://ana@db.example/pymentor?sslmode=require&password=hu%2Bsh+&options=-c%20x',
      'postgres://ana@db.example/pymentor?sslmode=require&options=-c%20x',
      'hu+sh+',
    ],
    ['postgres://db.example/pymentor', 'postgres://db.example/pymentor', ''],
    ['postgres:///pymentor?host=/run/postgresql', 'postgres:///pymentor?host=/run/postgresql', ''],
  ])('are told no password on their command line: %s', (url, address, password) => {
    expect(run(url)).toEqual({ line: `--format=custom --dbname=${address}`, password })
  })
})
