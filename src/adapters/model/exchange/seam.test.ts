import { describe, expect, it } from 'vitest'
import { breakOff } from './broken-off'
import { Seam } from './seam'

/** What the reader gets after `written` from a model that says `said`, which comes in pieces of `size` characters. */
function join(written: string, said: string, size = 3) {
  const seam = new Seam(written, breakOff(written))
  let read = ''
  for (let at = 0; at < said.length; at += size) read += seam.pass(said.slice(at, at + size))
  return read + seam.flush()
}

describe('where an answer breaks off', () => {
  it.each([
    ['Una lis', { given: 'Una ', unfinished: 'lis', isInCode: false }],
    ['Una ', { given: 'Una ', unfinished: '', isInCode: false }],
    ['Una', { given: '', unfinished: 'Una', isInCode: false }],
    ['Así:\n\n```py', { given: 'Así:\n\n', unfinished: '```py', isInCode: false }],
    ['```python\nx = 1\n', { given: '```python\nx = 1\n', unfinished: '', isInCode: true }],
    ['```python\nx = 1\n    pri', { given: '```python\nx = 1\n', unfinished: '    pri', isInCode: true }],
    ['```python\nx = 1\n    ', { given: '```python\nx = 1\n    ', unfinished: '', isInCode: true }],
    ['```python\nx = 1\n``', { given: '```python\nx = 1\n', unfinished: '``', isInCode: true }],
    ['```python\nx = 1\n```\nY a', { given: '```python\nx = 1\n```\nY ', unfinished: 'a', isInCode: false }],
    ['x'.repeat(300), { given: 'x'.repeat(300), unfinished: '', isInCode: false }],
  ])('%j', (written, expected) => {
    expect(breakOff(written)).toEqual(expected)
  })
})

describe('the seam', () => {
  const CODE = 'Así:\n\n```python\nfor x in lista:\n    pri'
  const PARAGRAPH = 'Las listas se recorren con un bucle. '
  const rows: [string, string, string, string][] = [
    ['the unfinished word, begun anew', 'Una lis', 'lista guarda valores', 'ta guarda valores'],
    ['a whole last word, repeated', 'Una lista', 'lista guarda valores', ' guarda valores'],
    ['a word that begins like the last one', 'en el', 'el elemento', ' elemento'],
    ['a first word of one letter', 'U', 'Una lista', 'na lista'],
    ['nothing repeated, after a space', 'Una ', 'lista guarda', 'lista guarda'],
    ['a space that is there already', 'Una ', ' lista guarda', 'lista guarda'],
    ['another word than the unfinished one', 'Una lista', 'guarda valores', ' guarda valores'],
    ['punctuation after a whole word', 'Una lista', ', que guarda', ', que guarda'],
    ['the last sentence again', `${PARAGRAPH}Una lista`, 'bucle. Una lista guarda', ' guarda'],
    ['a whole paragraph again', `Hola.\n\n${PARAGRAPH.repeat(3)}Una`, `${PARAGRAPH.repeat(3)}Una lista`, ' lista'],
    ['a paragraph break that is there already', 'La idea.\n\n', '\n\n### Paso a paso', '### Paso a paso'],
    ['a break of one line instead of two', 'La idea.\n\n', '\n### Paso a paso', '### Paso a paso'],
    ['a line again, its break not', 'Primero la idea.\n\n', 'Primero la idea.\nY más', 'Y más'],
    ['letters that are the same by chance', 'Las ', 's y más', 's y más'],
    ['an end in the middle of a word', 'Llama a precio_total ', 'total y suma', 'total y suma'],
    ['a line of code, without its indent', CODE, 'print(x)\n```', 'nt(x)\n```'],
    ['a line of code, with its indent', CODE, '    print(x)\n```', 'nt(x)\n```'],
    ['a block of code opened once more', CODE, '```python\n    print(x)\n```', 'nt(x)\n```'],
    ['the block of code from its beginning', CODE, '```python\nfor x in lista:\n    print(x)\n```', 'nt(x)\n```'],
    ['the indent of a new line', '```python\nfor x in y:\n', '    print(x)', '    print(x)'],
    ['an indent that is there already', '```python\nfor x in y:\n    ', '    print(x)', 'print(x)'],
    ['the end of a block of code', '```python\nx = 1\n``', '```\n\nHecho.', '`\n\nHecho.'],
    ['a closed block after an open one', '```python\nx = 1\n', '```\n\nHecho.', '```\n\nHecho.'],
    ['a block that begins', 'Así:\n\n```py', '```python\nx = 1', 'thon\nx = 1'],
    ['nothing at all', 'Hecho.', '', ''],
    ['only what is there', 'Hecho.', 'Hecho.', ''],
    ['blanks only', 'Hecho.', ' \n', ''],
  ]
  it.each(rows)('%s', (_, written, said, read) => {
    for (const size of [1, 3, 1_000]) expect(join(written, said, size)).toBe(read)
  })

  it('holds back no longer than it must', () => {
    const written = 'Las listas se recorren con un bucle. Una'
    const seam = new Seam(written, breakOff(written))
    expect(seam.pass('un')).toBe('')
    expect(seam.pass(' bucle largo')).toBe(' un bucle largo')
    expect(seam.pass(' Una')).toBe(' Una')
    expect(seam.flush()).toBe('')
  })
})
