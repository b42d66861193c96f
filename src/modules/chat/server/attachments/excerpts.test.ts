import { expect, it } from 'vitest'
import { excerptsOf } from './excerpts'

it('lets others have their turn between files, and keeps their order', async () => {
  const files = ['uno', 'dos', 'tres'].map((name) => ({ name: `${name}.py`, text: `print("${name}")` }))
  let turns = 0
  const count = () => {
    turns += 1
    if (turns < 100) setImmediate(count)
  }
  setImmediate(count)
  const excerpts = await excerptsOf(files, { room: 1_000, about: '' })
  expect(turns).toBeGreaterThanOrEqual(files.length)
  expect(excerpts.map((text) => /«(\w+)\.py»/.exec(text)?.[1])).toEqual(['uno', 'dos', 'tres'])
})
