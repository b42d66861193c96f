import { describe, expect, it } from 'vitest'
import { answeredInSpanish, readsAsEnglish } from './languages'
import { plainText } from './plain-text'

describe('languages', () => {
  it.each([
    'hi! my spanish is not so good, can you tell me why this gives an error?',
    'how do I read a csv',
    'what does this print',
    'please fix my code',
    'explain this function',
    'why is it not working',
    'can you review my code',
    'help me with this error',
  ])('hears English in «%s», and says once that it answers in Spanish', (text) => {
    expect(readsAsEnglish(plainText(text))).toBe(true)
    expect(answeredInSpanish(plainText(text))).toContain('español')
  })
  it.each([
    'qué hace el for i in range',
    'me sale list index out of range',
    'para que sirve el if __name__ == "__main__"',
    'hola, what? jaja explicame el while',
    'no entiendo el return de la function',
    'TypeError: can only concatenate str (not "int") to str que es esto',
    'me da name total is not defined',
  ])('hears Spanish in «%s»', (text) => expect(answeredInSpanish(plainText(text))).toBeNull())
})
