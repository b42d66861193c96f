import { describe, expect, it } from 'vitest'
import { neededTexts } from './needed-texts'

describe('what a pattern cannot be met without', () => {
  it.each([
    ['all of it', /unindent does not match/, ['unindent does not match']],
    ['nothing that may be missing', /unexpected indents?(?:ation)?/, ['unexpected indent']],
    ['what stands around a choice', /(?:cannot|can't) assign to (?:keyword|None)/, [' assign to ']],
    [
      'what each choice has',
      /(?:range\(\) arg 3 must not be zero|slice step cannot be zero)/,
      ['range() arg 3 must not be zero', 'slice step cannot be zero'],
    ],
    ['nothing that is only looked for', /(?<!argument )must be (?<left>str), not \w+/, ['must be ']],
    [
      'the longest piece between groups',
      /'(?<name>\w{1,60})' is parameter and (?:global|nonlocal)/,
      ["' is parameter and "],
    ],
    [
      'signs as they stand',
      /invalid syntax\. Perhaps you forgot a comma\??/,
      ['invalid syntax. perhaps you forgot a comma'],
    ],
    [
      'one for each alternative',
      /unexpected EOF while parsing|incomplete input/,
      ['unexpected eof while parsing', 'incomplete input'],
    ],
    ['none where an alternative is met by little', /invalid syntax|EOF/, []],
  ])('ERR-02 is %s', (_, pattern, needed) => {
    expect(neededTexts(pattern)).toEqual(needed)
  })
})
