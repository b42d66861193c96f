import { appendFileSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { erasureRecordIn } from './erasure-record'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pymentor-record-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const at = (account: string) => ({ account, erasedAt: new Date('2026-03-10T10:00:00Z') })

it('erased accounts are written down beside the database, and a line that a crash has torn spoils no other', async () => {
  const data = join(folder, 'data')
  expect(await erasureRecordIn(data).read()).toEqual([])
  await erasureRecordIn(data).add([at('una'), at('otra')])
  appendFileSync(join(data, 'erased-accounts.jsonl'), '\n{"account":"ro')
  await erasureRecordIn(data).add([at('tercera')])
  expect(await erasureRecordIn(data).read()).toEqual([at('una'), at('otra'), at('tercera')])
  expect(statSync(join(data, 'erased-accounts.jsonl')).mode & 0o077).toBe(0)
})

it('whoever was erased too long ago is forgotten', async () => {
  const record = erasureRecordIn(folder)
  await record.dropBefore(new Date())
  const late = { account: 'tarde', erasedAt: new Date('2026-03-11T10:00:00Z') }
  await record.add([at('una'), late])
  await record.dropBefore(late.erasedAt)
  expect(await record.read()).toEqual([late])
  expect(readdirSync(folder)).toEqual(['erased-accounts.jsonl'])
  expect(statSync(join(folder, 'erased-accounts.jsonl')).mode & 0o077).toBe(0)
  await record.add([at('otra')])
  expect(await record.read()).toEqual([late, at('otra')])
})
