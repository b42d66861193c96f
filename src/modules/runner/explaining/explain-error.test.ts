import { describe, expect, it } from 'vitest'
import { explainError } from './explain-error'

const TRACEBACK = `Traceback (most recent call last):
  File "programa.py", line 2, in <module>
    print(edad + 1)
          ~~~~~^~~
TypeError: can only concatenate str (not "int") to str`

describe('the error of a run', () => {
  it('is explained by the mentor’s own skill, with the reader’s own names', async () => {
    const said = await explainError("edad = input('Edad: ')\nprint(edad + 1)\n", TRACEBACK)
    expect(said).toContain('edad')
    expect(said).toMatch(/línea 2/)
  })

  it('is explained where the code is no Python at all', async () => {
    const said = await explainError(
      "print('hola'\n",
      `  File "programa.py", line 1\n    print('hola'\n         ^\nSyntaxError: '(' was never closed`,
    )
    expect(said).toMatch(/paréntesis/)
  })
})
