import { describe, expect, it } from 'vitest'
import { finishedSentences } from './speech'

const ANSWER =
  'Usa **range**. Así:\n\n```python\nfor i in range(3):\n    print(i)\n```\n\n- Vale para `listas`.\n- Mira [la guía](https://a.example). Y'

/** What is said, piece by piece, while the answer grows by one letter at a time. */
function said(answer: string) {
  const pieces: string[] = []
  let from = 0
  for (let length = 0; length <= answer.length; length += 1) {
    const { text, upTo } = finishedSentences(answer.slice(0, length), from, length === answer.length)
    if (text !== '') pieces.push(text)
    from = upTo
  }
  return pieces
}

describe('finishedSentences', () => {
  it('says each sentence once, when it is finished, and announces code without reading it', () => {
    expect(said(ANSWER)).toEqual(['Usa range.', 'Así:', 'Bloque de código.', 'Vale para listas.', 'Mira la guía.', 'Y'])
  })

  it('waits for the end of a sentence', () => {
    expect(finishedSentences('Todavía no', 0, false)).toEqual({ text: '', upTo: 0 })
    expect(finishedSentences('El valor 3.14 es pi', 0, false).text).toBe('')
  })

  it('says the rest at the end, an open code block too', () => {
    expect(finishedSentences('Mira:\n```python\nx = 1', 0, true).text).toBe('Mira: Bloque de código.')
  })
})
