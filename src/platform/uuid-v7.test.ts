import { expect, it } from 'vitest'
import * as z from 'zod'
import { momentOf } from './time/moment-of-id'
import { uuidV7 } from './uuid-v7'

it('is an id of version 7 that begins with its moment', () => {
  const id = uuidV7(new Date('2026-03-10T10:00:00.123Z'))
  expect(z.uuid({ version: 'v7' }).parse(id)).toBe(id)
  expect(momentOf(id).toISOString()).toBe('2026-03-10T10:00:00.123Z')
})

it('sorts by time, and is there once', () => {
  const moments = [1_000, 1_001, 2_000_000, Date.parse('2026-03-10'), Date.parse('2126-03-10')]
  const ids = moments.map((moment) => uuidV7(new Date(moment)))
  expect(ids.toSorted()).toEqual(ids)
  expect(new Set(Array.from({ length: 1_000 }, () => uuidV7(new Date(0)))).size).toBe(1_000)
})
