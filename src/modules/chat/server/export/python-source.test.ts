import { describe, expect, it } from 'vitest'
import { answerParts } from './answer-tokens'
import { asComment, prepared } from './python-source'

describe('a comment', () => {
  it('holds every line of a text, whatever ends it', () => {
    expect(asComment('uno\ndos\r\ntres\rimport os\n\n')).toBe('# uno\n# dos\n# tres\n# import os\n')
    expect(asComment('a\n\nb')).toBe('# a\n#\n# b\n')
  })
})

describe('a program', () => {
  it.each([
    ['print(1)', 'print(1)\n'],
    ['\n\nprint(1)  \n\n', 'print(1)\n'],
    ['    a = 1\n    if a:\n        b', 'a = 1\nif a:\n    b\n'],
    ['>>> for x in [1]:\n...     print(x)\n...\n1\n>>> x', 'for x in [1]:\n    print(x)\n\n# 1\nx\n'],
    [
      '!pip install pandas\n%matplotlib inline\nimport pandas',
      '# !pip install pandas\n# %matplotlib inline\nimport pandas\n',
    ],
    ['$ python main.py\nx = 1', '# $ python main.py\nx = 1\n'],
    ['from __future__ import annotations\nx: int = 1', '# from __future__ import annotations\nx: int = 1\n'],
    ['x = 5 %2', 'x = 5 %2\n'],
  ])('is what was shown without prompts and orders to the shell: %j', (shown, program) => {
    expect(prepared(shown)).toBe(program)
  })
})

describe('an answer in parts', () => {
  it('has its Python apart, and no other fence', () => {
    const answer =
      'Mira:\n\n```python\nprint(1)\n```\n\nSale:\n\n```text\n1\n```\n\n```py title="b.py"\nb\n```\n\n```bash\nls\n```\n\n    print(3)\n'
    expect(answerParts(answer)).toEqual([
      { kind: 'text', markdown: 'Mira:' },
      { kind: 'python', code: 'print(1)' },
      { kind: 'text', markdown: 'Sale:\n\n```text\n1\n```' },
      { kind: 'python', code: 'b' },
      { kind: 'text', markdown: '```bash\nls\n```\n\n    print(3)' },
    ])
  })

  it('finds Python in lists and quotations', () => {
    const parts = answerParts('1. Uno\n\n   ```python\n   a = 1\n   ```\n\n> ```python\n> b = 2\n> ```\n')
    expect(parts.flatMap((part) => (part.kind === 'python' ? part.code : []))).toEqual(['a = 1', 'b = 2'])
  })
})
