import type { Tokens } from 'marked'
import { describe, expect, it } from 'vitest'
import { readMarkdown } from '~/platform/markdown/read-markdown'
import { ownTime } from '~/testing/own-time'
import { marginNotes } from './margin-notes'

const CODE = 'precios = [3, 5]\ntotal = 0\nfor precio in precios:\n    total += precio\nprint(total)'

function notes(markdown: string, { code = CODE, growing = false } = {}) {
  const list = readMarkdown(markdown).find((token): token is Tokens.List => token.type === 'list')
  if (list === undefined) throw new Error('no list')
  const text = (tokens: readonly { raw: string }[]) => tokens.map(({ raw }) => raw).join('')
  return (
    marginNotes(list, code, growing)?.map(({ lines, tokens: [first] }) => {
      const said = first && 'tokens' in first ? text(first.tokens ?? []) : ''
      return `${lines ? `${lines.from}-${lines.to}` : ''} ${said}`
    }) ?? null
  )
}

describe('notes on the lines of a program', () => {
  it.each([
    ['- **Línea 2:** empieza en cero.', '2-2 empieza en cero.'],
    ['- **Línea 2**: empieza en cero.', '2-2 empieza en cero.'],
    ['- Línea 2: empieza en cero.', '2-2 empieza en cero.'],
    ['1. **linea 2** - empieza en cero.', '2-2 empieza en cero.'],
    ['* **Líneas 3–4:** suma.', '3-4 suma.'],
    ['* **Líneas 3 y 4.** Suma.', '3-4 Suma.'],
    ['- **Líneas 1, 2 y 5:** lo de fuera.', '1-5 lo de fuera.'],
    ['- **Línea 2: el total** empieza en cero.', '2-2 **el total** empieza en cero.'],
  ])('are read however they are written: %s', (markdown, note) => {
    expect(notes(markdown)).toEqual([note])
  })

  it('belong where what they quote stands, if the lines were miscounted', () => {
    expect(
      notes('- **Línea 2:** `for precio in precios:` recorre.\n- **Línea 7:** `print(total)` lo muestra.'),
    ).toEqual(['3-3 `for precio in precios:` recorre.', '5-5 `print(total)` lo muestra.'])
  })

  it('may quote the code instead, each from where the one before it stands', () => {
    const markdown = '- `total = 0` empieza.\n- **`precio in`**: recorre.\n- `total` se muestra.\n- `precios` otra vez.'
    expect(notes(markdown)).toEqual([
      '2-2 `total = 0` empieza.',
      '3-3 **`precio in`**: recorre.',
      '4-4 `total` se muestra.',
      '3-3 `precios` otra vez.',
    ])
  })

  it('may leave out a part of what they quote', () => {
    expect(notes('- `for precio in …` recorre.\n- `print(...)` lo muestra.')).toEqual([
      '3-3 `for precio in …` recorre.',
      '5-5 `print(...)` lo muestra.',
    ])
  })

  it('quote whole words', () => {
    const code = 'print("Edad")\nedad = int(texto)\ntotal = edades'
    expect(notes('- `int(...)` convierte.\n- `edades` es otra.', { code })).toEqual([
      '2-2 `int(...)` convierte.',
      '3-3 `edades` es otra.',
    ])
    expect(notes('- `dad` no está.', { code })).toBeNull()
  })

  it('of a change stand where its new code does', () => {
    expect(notes('- **Línea 1:** `print(suma)` → `print(total)`')).toEqual(['5-5 `print(suma)` → `print(total)`'])
  })

  it('keep what is about no line, or about none that is there', () => {
    expect(notes('- **Línea 2:** empieza.\n- **Línea 9:** no está.\n- **Línea 3:** recorre.')).toEqual([
      '2-2 empieza.',
      ' **Línea 9:** no está.',
      '3-3 recorre.',
    ])
    expect(notes('- **Línea 2:** empieza.\n- Y ya está.')).toEqual(['2-2 empieza.', ' Y ya está.'])
  })

  it.each([
    ['- **Línea 9:** no está.'],
    ['- **Línea 0:** no está.'],
    ['- **Línea 2:** empieza.\n- uno\n- dos'],
    ['- `while` no está.\n- `if` tampoco.'],
    ['- `x` es corto.'],
    ['- uno\n- dos'],
    ['- Línea de comandos: se abre así.'],
    ['- **Líneas:** ninguna.'],
    ['- `Línea 2:` empieza.'],
    ['- \n- '],
  ])('are a plain list if they are anything else: %s', (markdown) => {
    expect(notes(markdown)).toBeNull()
  })

  it('are none yet while the first one may become one', () => {
    expect(notes('- **Lín', { growing: true })).toEqual([])
    expect(notes('- `tot', { growing: true })).toEqual([])
    expect(notes('- **Línea 2:** empieza.\n- **Lín', { growing: true })).toEqual(['2-2 empieza.', ' **Lín'])
    expect(notes('- Suma', { growing: true })).toBeNull()
  })

  it('are bounded', () => {
    expect(notes('- **Línea 2:** empieza.\n'.repeat(41))).toBeNull()
    expect(notes('- **Línea 2:** empieza.', { code: 'x = 1\n'.repeat(300) })).toBeNull()
    const started = ownTime()
    notes(`- **Líneas ${'1 , '.repeat(20_000)}:** x`)
    expect(ownTime() - started).toBeLessThan(500)
  })
})
