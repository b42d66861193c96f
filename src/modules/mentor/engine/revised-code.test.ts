import { describe, expect, it } from 'vitest'
import type { Turn } from '../model-port'
import { stateAfter } from './answer-conversation'
import { readMessage } from './reading/read-message'
import { understand } from './understand'

/** The program that the last of some messages of a person is about; a mentor answers each in between. */
function programAfter(...messages: string[]) {
  const turns = messages.slice(0, -1).flatMap((content): Turn[] => [
    { role: 'user', content },
    { role: 'assistant', content: 'Mira esto.\n\n```python\nx = "ejemplo"\n```' },
  ])
  const frame = understand(readMessage(messages.at(-1) ?? ''), stateAfter(turns, [EXPLAINS]))
  return { code: frame.code?.code ?? null, error: frame.error?.type ?? null }
}
/** Stands for the skills whose programs are examples. */
const EXPLAINS = { name: 'errors', accepts: () => 1, answer: () => null }

const STOCK = 'stock = {"pan": 4}\nstock["leche"] += 1\nprint(stock)\n\nKeyError: \'leche\''
const CRAMER = 'def dividir(a, b):\n    return a / b\n\nque hace'

describe('a program that the person has changed', () => {
  it('has the line that was put in the place of the one like it', () => {
    const { code } = programAfter(STOCK, 'Sigo igual. He puesto stock.get("leche", 0) += 1 y nada')
    expect(code).toBe('stock = {"pan": 4}\nstock.get("leche", 0) += 1\nprint(stock)\n')
  })

  it('is as it was where what they tell stands in it already', () => {
    const loop = 'xs = []\nfor i in range(3):\n    xs.append(i)\nprint(xs[3])\n'
    expect(programAfter(loop, 'y por qué 3 no, si hice range(3)?').code).toBe(loop)
  })

  it('keeps its margin', () => {
    const { code } = programAfter(
      'for i in range(3):\n    total = i\nprint(total)',
      'ahora tengo total = total + i y peta',
    )
    expect(code).toBe('for i in range(3):\n    total = total + i\nprint(total)\n')
  })

  it('ends with the call that was tried', () => {
    const { code } = programAfter(CRAMER, 'cuando meto dividir(1, 0) truena')
    expect(code).toContain('return a / b\n\nprint(dividir(1, 0))')
  })

  it('is at hand afterwards, too', () => {
    const { code } = programAfter(CRAMER, 'cuando meto dividir(1, 0) truena', 'y eso por qué?')
    expect(code).toContain('print(dividir(1, 0))')
  })

  it('is left alone by a message that only mentions code', () => {
    expect(programAfter(STOCK, 'y qué hace print(stock)?').code).not.toContain('print(print')
  })
})

describe('an error that was told without its data', () => {
  const TRACEBACK =
    'Traceback (most recent call last):\n  File "t.py", line 9, in <module>\n    print(precios["Sal"])\nKeyError: \'Sal\''

  it('is completed by the data that come afterwards', () => {
    const { code, error } = programAfter(TRACEBACK, 'el diccionario es precios = {"sal": 2}')
    expect(code).toBe('precios = {"sal": 2}\nprint(precios["Sal"])\n')
    expect(error).toBe('KeyError')
  })

  it('stays so for what is asked next', () => {
    expect(programAfter(TRACEBACK, 'el diccionario es precios = {"sal": 2}', 'entonces qué le cambio')).toEqual({
      code: 'precios = {"sal": 2}\nprint(precios["Sal"])\n',
      error: 'KeyError',
    })
  })
})
