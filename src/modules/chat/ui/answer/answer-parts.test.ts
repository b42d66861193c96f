import { describe, expect, it } from 'vitest'
import { splitAnswer } from './answer-blocks'
import { answerParts, type Part } from './answer-parts'

const outline = (parts: readonly Part[]): unknown[] =>
  parts.map((part) =>
    part.kind === 'section'
      ? [part.heading.raw.trim(), ...outline(part.parts)]
      : `${part.block.token.type}${part.notes ? ` + ${part.notes.notes.length} (${part.notes.title})` : ''}`,
  )
const partsOf = (markdown: string, growing = false) => outline(answerParts(splitAnswer(markdown).blocks, growing))

const PROGRAM = '```python\nx = 1\nprint(x)\n```\n\n'
const NOTES = '- **Línea 1:** crea `x`.\n- **Línea 2:** lo muestra.\n\n'

describe('the parts of an answer', () => {
  it('puts notes beside the program before them, with the heading that is theirs', () => {
    expect(partsOf(`Mira:\n\n${PROGRAM}${NOTES}Fin.`)).toEqual(['paragraph', 'code + 2 (null)', 'paragraph'])
    const output = '**Resultado:**\n\n```text\n1\n```\n\n'
    expect(partsOf(`${PROGRAM}${output}### Cómo funciona\n\n${NOTES}`)).toEqual([
      'code + 2 (Cómo funciona)',
      'paragraph',
      'code',
    ])
  })

  it('leaves a heading that has more below it', () => {
    expect(partsOf(`${PROGRAM}### Cómo funciona\n\n${NOTES}Además, es corto.`)).toEqual([
      'code + 2 (null)',
      'heading',
      'paragraph',
    ])
  })

  it('takes one list as notes: what comes later about lines is another matter', () => {
    expect(partsOf(`${PROGRAM}${NOTES}Así va:\n\n${NOTES}`)).toEqual(['code + 2 (null)', 'paragraph', 'list'])
  })

  it('keeps lists that are no notes, and notes without a program', () => {
    expect(partsOf(`${PROGRAM}- uno\n- dos\n`)).toEqual(['code', 'list'])
    expect(partsOf(NOTES)).toEqual(['list'])
    expect(partsOf(`\`\`\`text\n1\n2\n\`\`\`\n\n${NOTES}`)).toEqual(['code', 'list'])
  })

  it('folds what is there for those who want more, up to the next heading', () => {
    expect(
      partsOf(`Hola.\n\n### Errores frecuentes\n\n- uno\n\n#### Otro\n\n${PROGRAM}### Práctica guiada\n\nFin.`),
    ).toEqual(['paragraph', ['### Errores frecuentes', 'list', 'heading', 'code'], 'heading', 'paragraph'])
    expect(partsOf('## Más a fondo:\n\nUno.\n\n### Para practicar\n\nDos.')).toEqual([
      ['## Más a fondo:', 'paragraph', 'heading', 'paragraph'],
    ])
  })

  it('reads no notes across the edge of a folded section', () => {
    expect(partsOf(`${PROGRAM}### Más a fondo\n\n${NOTES}`)).toEqual(['code', ['### Más a fondo', 'list']])
  })

  it('loses nothing, at whatever letter the text ends', () => {
    const text = `Hola.\n\n${PROGRAM}### Cómo funciona\n\n${NOTES}### Errores frecuentes\n\n- uno\n\n${PROGRAM}${NOTES}Fin.`
    for (let length = 1; length <= text.length; length += 1) {
      const parts = answerParts(splitAnswer(text.slice(0, length)).blocks)
      expect(wordsIn(parts), text.slice(0, length)).toBe(letters(text.slice(0, length)))
    }
  })
})

const letters = (text: string) => [...text.replace(/\s/g, '')].toSorted().join('')
function wordsIn(parts: readonly Part[]): string {
  const raws = (all: readonly Part[]): string =>
    all
      .map((part) =>
        part.kind === 'section'
          ? part.heading.raw + raws(part.parts)
          : part.block.raw + (part.notes?.raw ?? '') + (part.notes?.title ? `### ${part.notes.title}` : ''),
      )
      .join('')
  return letters(raws(parts))
}
