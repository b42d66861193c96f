import { strFromU8, strToU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { archiveOf, doubleClickOf, notebookOf } from './downloads'

const FILES = [
  { name: 'programa.py', content: strToU8('print("año")\n') },
  { name: 'ventas.csv', content: Uint8Array.of(0xf1, 0x3b) },
]

describe('what one takes along', () => {
  it('is all files of a program, byte for byte', () => {
    const found = unzipSync(archiveOf(FILES))
    expect(Object.keys(found)).toEqual(['programa.py', 'ventas.csv'])
    expect(found['ventas.csv']).toEqual(FILES[1]?.content)
  })

  it('runs by a double click on Windows and on a Mac, and says in two lines how', () => {
    const archive = doubleClickOf(FILES, 'programa.py')
    const found = unzipSync(archive)
    const batch = strFromU8(found['EJECUTAR en Windows.bat'] ?? new Uint8Array())
    expect(batch).toContain('py "programa.py"')
    expect(batch).toMatch(/^@echo off\r\n/)
    expect(strFromU8(found['EJECUTAR en Mac.command'] ?? new Uint8Array())).toMatch(/^#!\/bin\/sh\n/)
    expect(
      strFromU8(found['LEEME.txt'] ?? new Uint8Array())
        .trim()
        .split('\r\n'),
    ).toHaveLength(2)
    // The right to be run stands in the archive's directory.
    const attributes = new DataView(new Uint32Array([0o100755 * 65_536]).buffer).getUint32(0, true)
    const view = new DataView(archive.buffer, archive.byteOffset, archive.length)
    const all = Array.from({ length: archive.length - 4 }, (_, at) => view.getUint32(at, true))
    expect(all).toContain(attributes)
  })

  it('is a notebook with the program as its cell', () => {
    const { cells, nbformat } = JSON.parse(notebookOf('a = 1\nprint(a)'))
    expect([nbformat, cells[0].cell_type, cells[0].source]).toEqual([4, 'code', ['a = 1\n', 'print(a)']])
  })
})
