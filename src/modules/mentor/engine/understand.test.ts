import { describe, expect, it } from 'vitest'
import type { Turn } from '../model-port'
import { stateAfter } from './answer-conversation'
import { plainText } from './lexicon/plain-text'
import { readMessage } from './reading/read-message'
import { isFollowUp } from './requests/follow-up'
import { understand } from './understand'

const CODE = 'precios = [3, 4]\nfor i in precios:\n    print(i)'
const said = (...contents: string[]): Turn[] =>
  contents.map((content, at) => ({ role: at % 2 === 0 ? 'user' : 'assistant', content }))
/** How the last of some messages, a person's and a mentor's in turns, is understood. */
const frameOf = (...contents: string[]) =>
  understand(readMessage(contents.at(-1) ?? ''), stateAfter(said(...contents.slice(0, -1)), []))

describe('what a message is about', () => {
  it('is its own code', () => {
    expect(frameOf(CODE, 'Recorre la lista.', 'y esto?\n\nx = 1\nprint(x)').code?.code).toBe('x = 1\nprint(x)\n')
  })

  it('is a change of it where all words together say so, whatever single ones could mean', () => {
    const { wish, requests } = frameOf(`esto mismo pero con while, cómo sería\n\n${CODE}`)
    expect([wish, [...requests]]).toEqual(['said', ['change']])
  })

  it('is the code of the conversation, where it points back to it', () => {
    expect(frameOf(CODE, 'Recorre la lista.', 'y qué es i')).toMatchObject({
      isFollowUp: true,
      names: ['i'],
      code: { code: `${CODE}\n` },
    })
    expect(frameOf(CODE, 'Recorre la lista.', 'qué es precios').code?.code).toBe(`${CODE}\n`)
  })

  it.each(['¿qué falla?', 'donde esta el error', 'me sale 3 y quiero 5', 'debería dar 5 y da 3'])(
    'is the code of the conversation for what is said of its result: «%s»',
    (prose) => expect(frameOf(CODE, 'Recorre la lista.', prose).code?.code).toBe(`${CODE}\n`),
  )

  it('is nothing of it, where a new question stands on its own', () => {
    expect(frameOf(CODE, 'Recorre la lista.', 'quiero aprender herencia en python')).toMatchObject({
      code: null,
      isFollowUp: false,
    })
  })

  it('is the error that was told before its code', () => {
    const frame = frameOf(
      "KeyError: 'Arroz'",
      'Pégame el código.',
      'inventario = {"arroz": 3}\nprint(inventario["Arroz"])',
    )
    expect(frame.error?.type).toBe('KeyError')
  })

  it('is the program that a mentor wrote, and the person’s own where that was only corrected', () => {
    const program = '```python\ntotal = 0\nprint(total)\n```'
    expect(frameOf('hazme un programa', program, 'y explícamelo').code?.code).toContain('total')
    expect(frameOf(CODE, program, 'y explícamelo').code?.code).toContain('precios')
  })

  it('names its lines', () => {
    expect(frameOf(CODE, 'Recorre la lista.', '¿y la línea 2?').lines).toEqual([2])
  })
})

it.each([
  ['y cómo lo arreglo en mi código', true],
  ['por qué', true],
  ['no lo entiendo', true],
  ['explícamelo otra vez', true],
  ['y si quiero que empiece en 1', true],
  ['se puede en una sola línea?', true],
  ['cómo leo un archivo csv', false],
  ['quiero ordenar números de mayor a menor', false],
  ['qué es una tupla', false],
])('«%s» goes on with what was said: %s', (message, expected) => {
  expect(isFollowUp(plainText(message))).toBe(expected)
})
