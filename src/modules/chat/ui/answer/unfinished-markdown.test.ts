import { describe, expect, it } from 'vitest'
import { closeMarks, withholdOpenMark } from './unfinished-markdown'

describe('withholdOpenMark', () => {
  it.each(['-', '##', '---', '``', '```', '1', '12.', '* ', '|', '>', '- [', '- [ ]', '```pyt'])(
    'holds back a line that is only %j',
    (mark) => {
      expect(withholdOpenMark(`texto\n${mark}`)).toBe('texto')
    },
  )

  it.each(['- uno', '## Título', '1. uno', '`código`', 'hola', ''])('lets %j through', (line) => {
    expect(withholdOpenMark(`texto\n${line}`)).toBe(`texto\n${line}`)
  })
})

describe('closeMarks', () => {
  it.each([
    ['un **fuer', 'un **fuer**'],
    ['un **fuerte*', 'un **fuerte**'],
    ['un **', 'un '],
    ['usa `ran', 'usa `ran`'],
    ['usa `', 'usa '],
    ['`**` y **a', '`**` y **a**'],
    ['ver [la guía](https://do', 'ver la guía'],
    ['- **a**\n- **b', '- **a**\n- **b**'],
    ['**hecho** y `hecho` [x](https://a.example)', '**hecho** y `hecho` [x](https://a.example)'],
    ['lista[0]', 'lista[0]'],
  ])('%j is shown as %j', (raw, shown) => {
    expect(closeMarks(raw)).toBe(shown)
  })
})
