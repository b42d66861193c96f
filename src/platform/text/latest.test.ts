import { expect, it } from 'vitest'
import { latest } from './latest'

it('works out what was asked for lately once, and keeps no more than it may', () => {
  const worked: string[] = []
  const length = latest<number>(2)
  const ask = (text: string) =>
    length(text, (own) => {
      worked.push(own)
      return own.length
    })
  expect(['a', 'bb', 'a', 'ccc', 'a', 'bb'].map(ask)).toEqual([1, 2, 1, 3, 1, 2])
  expect(worked).toEqual(['a', 'bb', 'ccc', 'bb'])
})

it('does not keep what is too long', () => {
  const once = latest<object>(2)
  const text = 'a'.repeat(30_000)
  expect(once(text, () => ({}))).not.toBe(once(text, () => ({})))
})
