import { describe, expect, it } from 'vitest'
import { ownTime } from '~/testing/own-time'
import { digestText, extended } from './digest'

const exchange = (question: string, reply = 'Claro.') => ({ question, reply })

describe('the digest of a conversation', () => {
  it('keeps wishes word for word, and programs by their size and names', () => {
    const digest = extended(null, [
      exchange(
        'Hola. No uses pandas, por favor. Mira:\n\ndef suma(a, b):\n    return a + b',
        'Suma dos.\n```python\nx = 1\n```',
      ),
    ])
    expect(digest.agreed).toEqual(['No uses pandas, por favor.'])
    expect(digest.begun).toEqual([
      'Preguntó: Hola. No uses pandas, por favor. Mira: [programa de 2 líneas, con suma] Se le respondió: Suma dos.',
    ])
  })

  it('says the same whether it was made at once or step by step', () => {
    const all = Array.from({ length: 60 }, (_, at) => exchange(`Recuerda el dato ${at}. ¿Qué más?`, `Dato ${at}.`))
    const steps = all.reduce<ReturnType<typeof extended> | null>((digest, one) => extended(digest, [one]), null)
    expect(steps?.begun).toEqual(extended(null, all).begun)
    expect(steps?.said).toEqual(extended(null, all).said)
  })

  it('stays within its bounds, and keeps the first wish and the last', () => {
    const many = Array.from({ length: 300 }, (_, at) =>
      exchange(`Recuerda siempre la regla número ${at}. ${'bla '.repeat(200)}`),
    )
    const text = digestText(extended(null, many))
    expect(text.length).toBeLessThan(7_000)
    expect(text).toContain('regla número 0.')
    expect(text).toContain('regla número 299.')
  })

  it.each([
    '`'.repeat(8_000),
    '\n'.repeat(8_000),
    'a.'.repeat(4_000),
    '; '.repeat(4_000),
    '_'.repeat(8_000),
    'if '.repeat(2_600),
  ])('takes a moment for the worst of texts (%#)', (text) => {
    const start = ownTime()
    extended(
      null,
      Array.from({ length: 16 }, () => exchange(text, text)),
    )
    expect(ownTime() - start).toBeLessThan(50)
  })
})
