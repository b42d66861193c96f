import { describe, expect, it } from 'vitest'
import { fileNameOf } from './file-name'

describe('fileNameOf', () => {
  it('prefers the name in UTF-8', () => {
    expect(fileNameOf(`attachment; filename="sumas.md"; filename*=UTF-8''sumas%20de%20%C3%B1.md`)).toBe('sumas de ñ.md')
  })

  it('reads the plain name, quoted or not', () => {
    expect(fileNameOf('attachment; filename="a \\"b\\".py"')).toBe('a "b".py')
    expect(fileNameOf('attachment; filename=conversacion.ipynb')).toBe('conversacion.ipynb')
    expect(fileNameOf(`attachment; filename="c.md"; filename*=UTF-8''%E0%A4%A`)).toBe('c.md')
  })

  it('finds none where there is none', () => {
    expect(fileNameOf(null)).toBeNull()
    expect(fileNameOf('inline')).toBeNull()
  })
})
