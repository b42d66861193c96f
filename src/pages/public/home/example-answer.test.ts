import { describe, expect, it } from 'vitest'
import { exampleAnswer } from './example-answer.server'

describe('the example answer', () => {
  const { lines, output, notes } = exampleAnswer()
  const text = (nodes: (typeof lines)[number]['nodes']): string =>
    nodes.map((node) => (typeof node === 'string' ? node : text(node.children))).join('')

  it('LAND-02 shows the whole program of the lesson, and its result', () => {
    expect(text(lines[0]?.nodes ?? [])).toMatch(/^texto = 'El mar es azul\./)
    expect(lines.filter(({ nodes }) => text(nodes).startsWith('print('))).toHaveLength(5)
    expect(output.split('\n')).toHaveLength(9)
  })

  it('ties every note to the first line that holds what it explains', () => {
    for (const { mark, code } of notes) {
      const line = lines.find(({ marks }) => marks.includes(mark))
      expect(text(line?.nodes ?? []), code).toContain(code)
    }
    expect(notes.length).toBeGreaterThan(3)
  })
})
