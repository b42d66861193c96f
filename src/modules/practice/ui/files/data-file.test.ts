import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { MAX_GIVEN } from '~/modules/runner/rules'
import { ownTime } from '~/testing/own-time'
import { patience } from '~/testing/pace'
import { faultOf, plainName, takeData } from './data-file'

const bytes = (text: string) => new TextEncoder().encode(text)
const textOf = (taken: Awaited<ReturnType<typeof takeData>>) =>
  typeof taken === 'string' ? taken : [taken.name, new TextDecoder().decode(taken.content)]

/** A workbook with these cells, as XML. */
function workbook(cells: string, more: Record<string, Uint8Array> = {}): Uint8Array {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  return zipSync({
    '[Content_Types].xml': bytes('<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'),
    'xl/workbook.xml': bytes(
      `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Hoja1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': bytes(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet1.xml': bytes(`<worksheet xmlns="${main}"><sheetData>${cells}</sheetData></worksheet>`),
    ...more,
  })
}
const CELLS =
  '<row r="1"><c r="A1" t="inlineStr"><is><t>año, mes</t></is></c><c r="B1" t="inlineStr"><is><t>total</t></is></c></row>' +
  '<row r="2"><c r="A2" t="inlineStr"><is><t>enero</t></is></c><c r="B2"><v>12.5</v></c></row>'

describe('a file for a program', () => {
  it('is found under a plain name', () => {
    expect(plainName('C:\\Users\\yo\\Ventas «2026».CSV')).toBe('Ventas _2026_.csv')
    expect(plainName('../../etc/.secreto.txt')).toBe('secreto.txt')
    expect(plainName('\u202Efdp.exe')).toBe('_fdp.exe')
  })

  it('is of a kind that a program reads, and fits in with the others', () => {
    expect(faultOf({ name: 'a.exe', size: 1 }, [])).toBe('kind')
    expect(faultOf({ name: 'a.csv', size: MAX_GIVEN + 1 }, [])).toBe('size')
    expect(faultOf({ name: 'a.csv', size: MAX_GIVEN }, [{ name: 'b.csv', bytes: 1 }])).toBe('size')
    // The same name takes the place of the one before.
    expect(faultOf({ name: 'A.csv', size: MAX_GIVEN }, [{ name: 'A.csv', bytes: MAX_GIVEN }])).toBeNull()
    expect(
      faultOf(
        { name: 'k.csv', size: 1 },
        Array.from('abcdefghij', (name) => ({ name, bytes: 1 })),
      ),
    ).toBe('count')
  })

  it('stays as it is, byte for byte', async () => {
    const content = Uint8Array.of(0xf1, 0x3b, 0x0a)
    expect(await takeData('ñ.csv', content)).toEqual({ name: 'ñ.csv', content })
  })

  it('that is a workbook becomes its first sheet as CSV', async () => {
    expect(textOf(await takeData('Ventas.xlsx', workbook(CELLS)))).toEqual([
      'Ventas.csv',
      '"año, mes",total\nenero,12.5\n',
    ])
  })

  it.each([
    ['no archive', () => bytes('PK no'), 'workbook'],
    ['a zip bomb', () => workbook(CELLS, { 'xl/media/a.bin': new Uint8Array(40_000_000) }), 'workbook'],
    [
      'a thousand parts',
      () => workbook(CELLS, Object.fromEntries(Array.from({ length: 1_000 }, (_, at) => [`xl/${at}`, bytes('')]))),
      'workbook',
    ],
    ['a cell that is far away', () => workbook('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'), 'workbook'],
  ])('that is hostile is refused within a second: %s', async (_, make, fault) => {
    const content = make()
    const started = ownTime()
    expect(await takeData('a.xlsx', content)).toBe(fault)
    expect(ownTime() - started).toBeLessThan(patience(1_000))
  })

  it.each([
    ['{"a": {"__proto__": {"x": 1}}}', 'keys'],
    ['{"\\u005f_proto__": 1}', 'keys'],
    ['{"a": ', 'unreadable'],
    ['['.repeat(2_000_000), 'unreadable'],
    [`${'['.repeat(400_000)}${']'.repeat(400_000)}`, 'unreadable'],
  ])('in JSON has no reserved names, and is JSON: %.40s', async (text, fault) => {
    const started = ownTime()
    expect(await takeData('a.json', bytes(text))).toBe(fault)
    expect(ownTime() - started).toBeLessThan(patience(1_000))
  })

  it('that is a module gets a name that Python can import, and never that of the program', async () => {
    expect(textOf(await takeData('mi módulo-2.py', bytes('x = 1')))).toEqual(['mi_módulo_2.py', 'x = 1'])
    expect(textOf(await takeData('programa.py', bytes('x')))).toEqual(['programa_2.py', 'x'])
  })
})
