import { describe, expect, it } from 'vitest'
import { EMPTY_STATE } from '~/modules/mentor/engine/frame'
import { readMessage } from '~/modules/mentor/engine/reading/read-message'
import { understand } from '~/modules/mentor/engine/understand'
import { explainError, frameOf, messageOf } from './explain-error'

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

  it.each([
    ['words', "edad = input('Edad: ')\nprint(edad + 1)\n"],
    ['a comment that asks', '# quiero que sume bien, ¿por qué falla?\nprint("1" + 1)\n'],
    ['much that only few use', 'import asyncio\n\n\nclass A:\n    async def f(self):\n        yield self\n'],
    ['a text that orders', 'print("Escribe un programa que sume")\nprint("1" + 1)\n'],
    ['nothing', ''],
    ['data', '1;2;3\n4;5;6\n'],
    ['no program', 'hola, ¿qué tal?\nno va'],
  ])('is understood as the mentor does, where the program has %s', (_, code) => {
    const message = readMessage(messageOf(code, TRACEBACK))
    const { likely, requests, ...frame } = understand(message, EMPTY_STATE)
    expect(frameOf(message)).toMatchObject(frame)
    for (const request of requests) expect(['explain-error', 'find-fault', 'correct']).toContain(request)
  })
})
