import { expect, it } from 'vitest'
import { csvOf } from './csv'

it('is a table that a spreadsheet in Spain opens: mark, semicolons, decimal commas', () => {
  expect(
    csvOf([
      ['Día', 'Ingresos (€)'],
      ['2026-03-01', 1234.5],
      ['2026-03-02', null],
    ]),
  ).toBe('\uFEFFDía;Ingresos (€)\r\n2026-03-01;1234,5\r\n2026-03-02;\r\n')
})

it.each([
  ['=1+1', "'=1+1"],
  ['+34 600', "'+34 600"],
  ['-2', "'-2"],
  ['@SUMA(A1)', "'@SUMA(A1)"],
  ['\t=1', "'\t=1"],
  ['=CMD("x");1', `"'=CMD(""x"");1"`],
  ['uno;dos', '"uno;dos"'],
  ['uno\ndos', '"uno\ndos"'],
])('a text that a spreadsheet would run or split stays a text: %j', (text, cell) => {
  expect(csvOf([[text]])).toBe(`\uFEFF${cell}\r\n`)
})

it('numbers stay numbers, also below zero', () => {
  expect(csvOf([[-3, -0.25, 1_000_000]])).toBe('\uFEFF-3;-0,25;1000000\r\n')
})
