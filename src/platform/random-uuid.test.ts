import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { uuidFrom } from './random-uuid'

describe('uuidFrom', () => {
  it('writes valid UUIDs of version 4 from any bytes', () => {
    for (const byte of [0x00, 0x0f, 0x7f, 0xff]) {
      expect(z.uuidv4().safeParse(uuidFrom(new Uint8Array(16).fill(byte))).success).toBe(true)
    }
  })
})
