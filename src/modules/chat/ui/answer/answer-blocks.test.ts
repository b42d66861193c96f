import { describe, expect, it } from 'vitest'
import { extendAnswer, splitAnswer } from './answer-blocks'

const ANSWER = `Intro con **negrita** y \`código\`.
Segunda línea

## Título

1. uno

   \`\`\`python
   x = 1
   \`\`\`
2. dos
   - anidado

- suelta

- lista

| a | b |
|---|---|
| 1 | 2 |

> cita
sigue

\`\`\`python
def f():

    return 1
\`\`\`

Subrayado
---

    código sangrado

    más

<div>html</div>

Fin [enlace](https://a.example).`

describe('answer blocks', () => {
  it('reads a growing text to the same blocks as the whole text, after every letter', () => {
    let growing = splitAnswer('')
    for (let length = 1; length <= ANSWER.length; length += 1) {
      const text = ANSWER.slice(0, length)
      growing = extendAnswer(growing, text)
      expect(growing).toEqual(splitAnswer(text))
    }
  })

  it('keeps finished blocks as they are', () => {
    const before = splitAnswer('uno\n\ndos\n\ntres')
    const after = extendAnswer(before, 'uno\n\ndos\n\ntres y más')
    expect(after.blocks[0]).toBe(before.blocks[0])
    expect(after.blocks.at(-1)?.raw).toBe('tres y más')
  })

  it('reads no more than the end of a paragraph that grows and grows', () => {
    let growing = splitAnswer('')
    let text = ''
    for (let at = 0; at < 300; at += 1) {
      text += `frase número ${at} con unas cuantas palabras detrás, `
      growing = extendAnswer(growing, text)
      expect(growing.blocks.at(-1)?.raw.length).toBeLessThan(6_500)
    }
    expect(
      growing.blocks
        .map(({ raw }) => raw)
        .join('')
        .trimEnd(),
    ).toBe(text.trimEnd())
  })

  it('starts again when the text is another', () => {
    expect(extendAnswer(splitAnswer('uno\n\ndos'), 'otro')).toEqual(splitAnswer('otro'))
  })

  it('counts offsets with any line ends', () => {
    expect(extendAnswer(splitAnswer('a\r\n\r\nb\r'), 'a\r\n\r\nb\r\n\r\nc')).toEqual(splitAnswer('a\n\nb\n\nc'))
  })
})
