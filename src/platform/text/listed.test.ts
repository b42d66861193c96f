import { expect, it } from 'vitest'
import { listed } from './listed'

it.each([
  [[], ''],
  [['pan'], 'pan'],
  [['pan', 'sal'], 'pan y sal'],
  [['pan', 'sal', 'aceite'], 'pan, sal y aceite'],
  [['precio', 'IGV'], 'precio e IGV'],
])('%j is told as «%s»', (parts, told) => {
  expect(listed(parts)).toBe(told)
})

it('tells what may be one or another', () => {
  expect(listed(['uno', 'otro'], 'o')).toBe('uno u otro')
})
