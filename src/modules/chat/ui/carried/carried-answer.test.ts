import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CARRIED_KEY } from '../../carried-key'
import { FREE_ANSWER_KEPT_MS } from '../../rules'
import { carryAnswer, forgetCarried, readCarried } from './carried-answer'

const ANSWER = { question: '¿Qué es una lista?', answer: 'Una **lista** guarda…', askedAt: 1_000, seal: 'abc' }
let kept: Map<string, string>
beforeEach(() => {
  kept = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

it('C-64 an answer is carried as it was, until it is taken or a day old', () => {
  expect(carryAnswer(ANSWER)).toBe(true)
  expect(readCarried(1_000)).toEqual(ANSWER)
  expect(readCarried(1_000 + FREE_ANSWER_KEPT_MS - 1)).toEqual(ANSWER)
  expect(readCarried(1_000 + FREE_ANSWER_KEPT_MS)).toBeNull()
  expect(kept.size, 'what is too old does not stay').toBe(0)
  carryAnswer(ANSWER)
  forgetCarried()
  expect(readCarried(1_000)).toBeNull()
})

it.each(['nada', 'null', '[]', '{"question":"x"}', '{"question":1,"answer":"x","askedAt":0,"seal":"x"}'])(
  'is nothing where something else is kept: %s',
  (stored) => {
    kept.set(CARRIED_KEY, stored)
    expect(readCarried(1_000)).toBeNull()
  },
)

it('says so where the browser refuses its storage', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(carryAnswer(ANSWER)).toBe(false)
  expect(readCarried(1_000)).toBeNull()
  expect(forgetCarried).not.toThrow()
})
