import { describe, expect, it } from 'vitest'
import { plainText } from '../plain-text'
import { answeredInSpanish, inSpanish, readsAsEnglish } from './languages'

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
    'is python free?',
    'how to print without newline',
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
  it.each([
    ['Bona tarda! em pots ajudar en català amb un programa per apuntar les hores?', 'castellà'],
    ['oi, vc fala português? nao entendo nada de listas', 'espanhol'],
    ['bonjour, comment je peux faire une boucle avec une liste', 'espagnol'],
    ['ciao, non capisco questo errore, puoi aiutarmi?', 'spagnolo'],
    ['ola, podes axudarme cunha lista? non entendo isto', 'castelán'],
    ['kaixo, nola egin dezaket zerrenda bat?', 'gaztelaniaz'],
  ])('hears another language in «%s», and says in it that the answer is in Spanish', (text, told) => {
    expect(answeredInSpanish(plainText(text))).toContain('español')
    expect(answeredInSpanish(plainText(text))).toContain(told)
  })
  it('understands what is asked in another language by the Spanish of its words', () => {
    expect(inSpanish('oi, vc fala português? nao entendo nada de listas')).toContain('no entiendo nada de listas')
    expect(inSpanish('can you tell me how to read a file line by line')).toContain(
      'como leer un archivo linea por linea',
    )
    expect(inSpanish("what's the difference between a list and a tuple?")).toBe(
      'cual es la diferencia entre un lista y un tupla?',
    )
    expect(inSpanish('why does s.reverse() fail? it is a string called my_text')).toContain('s.reverse()')
    expect(inSpanish('¿qué es una lista?')).toBe('¿qué es una lista?')
  })
})
