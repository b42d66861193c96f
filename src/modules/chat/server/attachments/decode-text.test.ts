import { describe, expect, it } from 'vitest'
import { decodeText } from './decode-text'

const bytes = (...values: (number | string)[]) =>
  Buffer.concat(values.map((value) => (typeof value === 'string' ? Buffer.from(value) : Buffer.from([value]))))

describe('C-70 an attachment is text', () => {
  it('reads UTF-8, with or without its mark', () => {
    expect(decodeText(bytes('año;1\n'))).toEqual({ text: 'año;1\n', encoding: 'utf-8' })
    expect(decodeText(bytes(0xef, 0xbb, 0xbf, 'año'))?.text).toBe('año')
  })

  it('reads what Excel and Notepad write in Spain as Windows-1252, and says so', () => {
    expect(decodeText(bytes('a', 0xf1, 'o;3', 0x80, '\r\n'))).toEqual({ text: 'año;3€\r\n', encoding: 'windows-1252' })
  })

  it('reads what PowerShell writes as UTF-16', () => {
    const text = 'Traceback (most recent call last):\r\nañadir'
    expect(decodeText(Buffer.from(`\ufeff${text}`, 'utf16le'))).toEqual({ text, encoding: 'utf-16' })
    expect(decodeText(Buffer.from(`\ufeff${text}`, 'utf16le').swap16())).toEqual({ text, encoding: 'utf-16' })
  })

  it('takes the colours of a terminal for text', () => {
    expect(decodeText(bytes(0x1b, '[31mError', 0x1b, '[0m'))?.encoding).toBe('utf-8')
  })

  it.each([
    ['a PNG', bytes(0x89, 'PNG\r\n', 0x1a, '\n', 0, 0, 0, 13)],
    ['a ZIP, and so an Excel file', bytes('PK', 3, 4, 20, 0, 6, 0)],
    ['what is no Windows-1252 either', bytes('a', 0x81, 'b')],
    ['UTF-8 with a NUL in it', bytes('hola', 0)],
    ['half a UTF-16 file', bytes(0xff, 0xfe, 'a')],
  ])('takes %s for none', (_, file) => {
    expect(decodeText(file)).toBeNull()
  })
})
