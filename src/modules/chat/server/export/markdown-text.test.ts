import { describe, expect, it } from 'vitest'
import { calmAnswer, inOneLine, quoted } from './markdown-text'

describe('an answer in a document', () => {
  it('stays as it is when nothing of it reaches out', () => {
    const answer =
      'Una **lista**:\n\n### Paso a paso\n\n- uno\n- dos\n\n```python\n# no es un título\nprint(1)\n```\n\n| a | b |\n|---|---|\n| 1 | 2 |'
    expect(calmAnswer(answer)).toBe(answer)
  })

  it('has its headings below those of the document, in their order of depth', () => {
    expect(calmAnswer('# Uno\n\ntexto\n\n## Dos\n\nMás\n===\n\nfin')).toBe(
      '### Uno\n\ntexto\n\n#### Dos\n\n### Más\n\nfin',
    )
  })

  it.each([
    ['```python\nprint(1)', '```python\nprint(1)\n```'],
    ['```python\nprint(1)\n``', '```python\nprint(1)\n``\n```'],
    ['~~~~\nuno\n~~~', '~~~~\nuno\n~~~\n~~~~'],
    ['```', '```\n```'],
    ['```py\n1\n```', '```py\n1\n```'],
    ['````md\n```py\n1\n```\n````', '````md\n```py\n1\n```\n````'],
  ])('has its fences closed: %j', (answer, calm) => {
    expect(calmAnswer(answer)).toBe(calm)
  })

  it('shows HTML as text, so that an open comment hides nothing', () => {
    expect(calmAnswer('<!-- abierto\n\nfin')).not.toContain('<')
    expect(calmAnswer('<script>\nalert(1)')).not.toContain('<')
  })
})

it('quotes all lines of a question, with their breaks', () => {
  expect(quoted('Uno\r\ndos\n\n# tres')).toBe('> Uno  \n> dos  \n>\n> # tres  ')
})

it('takes a title for plain words', () => {
  expect(inOneLine('`a` *b* <c> [d](e) #')).toBe('\\`a\\` \\*b\\* \\<c\\> \\[d\\](e) \\#')
})
