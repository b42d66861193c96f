import { describe, expect, it } from 'vitest'
import { subjectOf } from './question-subject'

describe('subjectOf', () => {
  it('leaves out pasted code, closed or not', () => {
    expect(subjectOf('¿qué hace?\n```python\nprint(1)\n```\ngracias')).toBe('¿qué hace?\n \ngracias')
    expect(subjectOf('¿qué hace?\n```python\nprint(1)')).toBe('¿qué hace?')
  })

  it('keeps the last line of a traceback', () => {
    const pasted = 'Traceback (most recent call last):\n  File "a.py", line 1, in <module>\n    x\nNameError: no x'
    expect(subjectOf(pasted)).toBe('NameError: no x')
    expect(subjectOf('  File "a.py", line 2\n    if x\n        ^\nSyntaxError: expected')).not.toContain('a.py')
  })

  it('keeps a message that is nothing but code, and not more than is worth searching', () => {
    expect(subjectOf('```\nfor i in range(3):\n```')).toContain('range')
    expect(subjectOf('palabra '.repeat(1000)).length).toBe(600)
  })
})
