import { expect, it } from 'vitest'
import { mailedCode } from './mailed-code'

it.each([
  ['#codigo=abc_-9', 'abc_-9'],
  ['#codigo=a%2Bb', 'a+b'],
  ['#otra=1&codigo=x', 'x'],
  ['#codigo=', null],
  ['#codigo', null],
  ['', null],
])('reads the code of %j', (hash, code) => expect(mailedCode(hash)).toBe(code))
