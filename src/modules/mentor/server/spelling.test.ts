import { describe, expect, it } from 'vitest'
import { createSpeller } from './spelling'

const { correct } = createSpeller(['dato', 'lista', 'eredar', 'recursibidad', 'margen'])

describe('correct', () => {
  it.each([
    ['lsita', 'lista', 'two letters swapped'],
    ['recursbidad', 'recursibidad', 'a letter missing in a long word'],
    ['margrn', 'margen', 'a wrong letter'],
    ['lista', 'lista', 'a word that is right'],
    ['gato', 'gato', 'another first letter'],
    ['data', 'data', 'a short word'],
    ['xilofono', 'xilofono', 'a word like none'],
    ['', '', 'nothing'],
  ])('%s → %s: %s', (word, meant) => {
    expect(correct(word)).toBe(meant)
  })
})
