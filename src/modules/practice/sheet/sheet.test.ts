import { describe, expect, it } from 'vitest'
import { ownTime } from '~/testing/own-time'
import { patience } from '~/testing/pace'
import { columnType } from './column-type'
import { delimiterOf, readRows } from './rows'
import { readTable } from './table'

const bytes = (text: string) => new TextEncoder().encode(text)
/** As old Windows programs write it: a byte a character. */
const windows = (text: string) => Uint8Array.from(text, (sign) => (sign === '€' ? 0x80 : sign.charCodeAt(0)))

describe('rows', () => {
  it('hold quotes, delimiters and lines inside of quotes', () => {
    expect(readRows('a;"b;1"\r\n"dos\nlíneas";"con ""comillas"""\n', ';')).toEqual([
      ['a', 'b;1'],
      ['dos\nlíneas', 'con "comillas"'],
    ])
  })

  it('keep empty cells and leave empty lines out', () => {
    expect(readRows('a,,c\n\n,b,\n', ',')).toEqual([
      ['a', '', 'c'],
      ['', 'b', ''],
    ])
  })

  it('end where a quote is never closed, in time', () => {
    const started = ownTime()
    expect(readRows(`a,"${'x,\n'.repeat(300_000)}`, ',')).toHaveLength(1)
    expect(readRows('"",'.repeat(300_000), ',')).toHaveLength(1)
    expect(ownTime() - started).toBeLessThan(patience(1_000))
  })

  it.each([
    ['fecha;total\n1/2/2026;3,5\n2/2/2026;4,5', ';'],
    ['a,b\n1,2\n3,4', ','],
    ['a\tb\n1\t2', '\t'],
    ['nombre\nAna\nLuis', ','],
    ['"a;b",c\n"d;e",f', ','],
  ])('are parted by what parts most of them alike: %j', (text, delimiter) => expect(delimiterOf(text)).toBe(delimiter))
})

describe('the type of a column', () => {
  it.each([
    [['1', '-20', ' 3 ', ''], 'entero'],
    [['1,5', '1.234,50', '3'], 'decimal con coma'],
    [['1.5', '1,234.50'], 'decimal con punto'],
    [['12,50 €', '3 €'], 'decimal con coma'],
    [['01/02/2026', '31/12/25'], 'fecha dd/mm/aaaa'],
    [['2026-02-01', '2026-02-01 10:30'], 'fecha aaaa-mm-dd'],
    [['13/13/2026'], 'texto'],
    [['sí', 'No', 'SI'], 'sí/no'],
    [['28001', '08001'], 'texto'],
    [['1', 'dos'], 'texto'],
    [['', ' '], 'vacía'],
  ])('of %j is %s', (cells, type) => expect(columnType(cells)).toBe(type))
})

describe('a table', () => {
  it('of a Spanish spreadsheet: Windows-1252, «;» and decimal commas', () => {
    const table = readTable(windows('Día;Artículo;Precio €\n01/03/2026;Año nuevo;1.250,50\n02/03/2026;Piñón;3,20\n'))
    expect(table).toMatchObject({ encoding: 'Windows-1252', delimiter: ';', total: 2 })
    expect(table?.columns).toEqual([
      { name: 'Día', type: 'fecha dd/mm/aaaa', empty: 0 },
      { name: 'Artículo', type: 'texto', empty: 0 },
      { name: 'Precio €', type: 'decimal con coma', empty: 0 },
    ])
    expect(table?.rows[0]).toEqual(['01/03/2026', 'Año nuevo', '1.250,50'])
  })

  it('has no mark in its first name, and a name for a column without', () => {
    const table = readTable(bytes('\ufeffid,,__proto__\n1,2,3\n4\n'))
    expect(table?.columns.map(({ name, empty }) => [name, empty])).toEqual([
      ['id', 0],
      ['columna 2', 1],
      ['__proto__', 1],
    ])
    expect(table?.encoding).toBe('UTF-8')
  })

  it('is none where nothing is written', () => {
    expect(readTable(bytes('\n\n'))).toBeNull()
  })

  it('of 5 MB is read within a second', () => {
    const content = bytes('a;b;c\n'.concat('1;2,5;"x"\n'.repeat(500_000)))
    const started = ownTime()
    expect(readTable(content)?.total).toBe(500_000)
    expect(ownTime() - started).toBeLessThan(patience(1_000))
  })
})
