import { describe, expect, it } from 'vitest'
import { ownTime } from '~/testing/own-time'
import { patience } from '~/testing/pace'
import { MAX_CHARTED, readAllRows, readTable } from '../sheet/table'
import { measured } from './cell-values'
import { chartOf } from './chart'
import { type Choice, columnsFor, firstChoice, fitted, isPossible } from './choice'
import { leftOut, summary, xText } from './told'

function read(text: string) {
  const content = new TextEncoder().encode(text)
  const table = readTable(content)
  if (table === null) throw new Error('no table')
  return { columns: table.columns, rows: readAllRows(content, table) }
}
function draw(text: string, choice?: Choice) {
  const { columns, rows } = read(text)
  const first = choice ?? firstChoice(columns)
  if (first === null) throw new Error('nothing to draw')
  return chartOf(rows, columns, first)
}

const SALES = 'Día;Tienda;Total\n03/02/2026;Norte;1.200,50\n01/02/2026;Sur;-3,5\n02/02/2026;Norte;\n04/02/2026;Sur;10\n'

describe('a cell', () => {
  it.each([
    ['1.234,5 €', 'decimal con coma', 1234.5],
    ['-0,25', 'decimal con coma', -0.25],
    ['1,234.5', 'decimal con punto', 1234.5],
    ['+7', 'entero', 7],
    ['05/02/26', 'fecha dd/mm/aaaa', Date.UTC(2026, 1, 5) / 1000],
    ['2026-02-05 10:30', 'fecha aaaa-mm-dd', Date.UTC(2026, 1, 5, 10, 30) / 1000],
    ['31/02/2026', 'fecha dd/mm/aaaa', null],
    ['', 'entero', null],
    ['Norte', 'texto', null],
  ] as const)('%s in a column of %s is %s', (cell, type, value) => expect(measured(cell, type)).toBe(value))
})

describe('a chart', () => {
  it('of a date is its course, by day, with decimal commas, and says which rows have nothing', () => {
    const chart = draw(SALES)
    expect(chart.kind).toBe('line')
    expect(chart.points.map(({ x, y }) => [xText(chart, x), y])).toEqual([
      ['01/02/2026', -3.5],
      ['03/02/2026', 1200.5],
      ['04/02/2026', 10],
    ])
    expect(leftOut(chart)).toBe('Una fila no tiene dato que dibujar.')
    expect(summary(chart)).toBe('Líneas: Total según Día. De -3,5 (01/02/2026) a 1200,5 (03/02/2026), en 3 puntos.')
  })

  it('of texts has a bar for each, with its sum or its rows', () => {
    const sums = draw(SALES, { kind: 'bar', x: 1, y: 2 })
    expect(sums.points.map(({ x, y }) => [xText(sums, x), y])).toEqual([
      ['Norte', 1200.5],
      ['Sur', 6.5],
    ])
    expect(sums.yName).toBe('Suma de Total')
    expect(draw(SALES, { kind: 'bar', x: 1, y: null }).points.map(({ y }) => y)).toEqual([2, 2])
  })

  it('has no more than thirty bars, the greatest, and says how many are missing', () => {
    const rows = Array.from({ length: 40 }, (_, at) => `t${at};${at}`)
    const chart = draw(`a;b\n${rows.join('\n')}\n`, { kind: 'bar', x: 0, y: 1 })
    expect([chart.points.length, chart.points[0]?.y, chart.hidden]).toEqual([30, 10, 10])
    expect(leftOut(chart)).toBe('Faltan 10 barras, las menores.')
  })

  it.each([
    ['n\n1\n2\n2\n3\n9\n', [1, 3, 0, 0, 1], 2],
    ['n\n5\n5\n5\n', [3], 5],
    ['n;m\n-1,5;0\n1,5;0\n', [1, 1], 2],
  ])('that is a histogram counts all rows in round intervals: %j', (text, counts, width) => {
    const chart = draw(text, { kind: 'histogram', x: 0, y: null })
    expect([chart.points.map(({ y }) => y), chart.binWidth]).toEqual([counts, width])
  })

  it('offers only columns that fit, and takes others in their place when the kind changes', () => {
    const { columns } = read(SALES)
    expect(columnsFor('scatter', columns)).toEqual({ x: [0, 2], y: [2] })
    expect(fitted({ kind: 'scatter', x: 1, y: null }, columns)).toEqual({ kind: 'scatter', x: 0, y: 2 })
    expect(fitted({ kind: 'histogram', x: 1, y: 2 }, columns)).toEqual({ kind: 'histogram', x: 2, y: null })
    const texts = read('a;b\nx;y\nz;w\n').columns
    expect(firstChoice(texts)).toEqual({ kind: 'bar', x: 0, y: null })
    expect([isPossible('line', texts), isPossible('histogram', texts), isPossible('bar', texts)]).toEqual([
      false,
      false,
      true,
    ])
  })

  it('of more rows than are drawn is made in time', () => {
    const text = `a;b\n${'1;2,5\n'.repeat(2 * MAX_CHARTED)}`
    const started = ownTime()
    expect(draw(text, { kind: 'scatter', x: 0, y: 1 }).points).toHaveLength(MAX_CHARTED)
    expect(ownTime() - started).toBeLessThan(patience(1_000))
  })
})
