import { describe, expect, it } from 'vitest'
import { pasteName } from './paste-name'

describe('C-70 a paste is named by what it looks like', () => {
  it.each([
    ['import csv\n\ndef media(notas):\n    total = sum(notas)\n    return total / len(notas)\n', 'pegado.py'],
    ['dia;total\n1;20\n2;30\n3;4', 'pegado.csv'],
    ['{"a": [1, 2]}', 'pegado.json'],
    ['{"cells": [{"cell_type": "code", "source": ["x = 1"]}]}', 'pegado.ipynb'],
    [
      `${'arrancando\n'.repeat(9)}Traceback (most recent call last):\n  File "a.py", line 3\nKeyError: 'a'`,
      'error.log',
    ],
    ['Queridos todos, os escribo\npara contaros algo, sin prisa.\nUn saludo', 'pegado.txt'],
  ])('%#', (text, name) => {
    expect(pasteName(text, [])).toBe(name)
  })

  it('takes no name twice', () => {
    expect(pasteName('{"a": 1}', ['pegado.json', 'pegado-2.json'])).toBe('pegado-3.json')
  })
})
