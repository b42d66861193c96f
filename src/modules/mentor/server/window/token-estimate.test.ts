import { describe, expect, it } from 'vitest'
import { ownTime } from '~/testing/own-time'
import { patience } from '~/testing/pace'
import { beginningWithin, tokensIn } from './token-estimate'

describe('about how many tokens a text is', () => {
  // Counted with cl100k_base, of whose generation the tokenizers with the most tokens for Spanish are.
  it.each([
    ['prose', 'hola nesesito un programa q me sume las notas i diga la media xfa '.repeat(40), 800],
    ['a traceback', "TypeError: unsupported operand type(s) for +=: 'int' and 'str'\n".repeat(10), 180],
    ['code', 'for precio in precios:\n    total = total + precio * 1.21\n'.repeat(50), 850],
    ['digits', '7'.repeat(300), 100],
    ['Chinese', '我们需要一个程序来计算列表中所有价格的总和并打印结果'.repeat(10), 190],
    ['nothing', '', 0],
  ])('%s: hardly less than a tokenizer counts, and less than twice as many', (_, text, counted) => {
    expect(tokensIn(text)).toBeGreaterThanOrEqual(0.85 * counted)
    expect(tokensIn(text)).toBeLessThanOrEqual(2 * counted)
  })

  it('is the same for a beginning as was asked for, without half a character', () => {
    const text = 'año 🐍🐍 fin'
    for (let tokens = 0; tokens < 10; tokens++) {
      const head = beginningWithin(text, tokens)
      expect(text.startsWith(head)).toBe(true)
      expect(head.isWellFormed()).toBe(true)
      expect(tokensIn(head)).toBeLessThanOrEqual(tokens)
    }
    expect(beginningWithin(text, 100)).toBe(text)
    expect(beginningWithin(text, -1)).toBe('')
  })

  it('takes a moment for the longest conversation', () => {
    const start = ownTime()
    tokensIn('x'.repeat(400_000))
    expect(ownTime() - start).toBeLessThan(patience(50))
  })
})
