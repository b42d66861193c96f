import { type CodeNode, highlight } from '~/modules/chat/ui/code/highlighter'
import { once } from '~/platform/once'
import recipe from '../../../../content/lessons/contar-palabras.md?raw'

/** `marks` are the numbers of the notes that belong to this line. */
type Line = { nodes: CodeNode[]; marks: number[] }
/** Running text with code in it: every second piece is code. */
export type Pieces = string[]
export type ExampleAnswer = {
  question: string
  intro: Pieces
  /** The program that the lines show. */
  code: string
  lines: Line[]
  output: string
  notes: { mark: number; code: string; text: Pieces }[]
}

/** LAND-02: what the mentor answers to this question, taken from its lesson: program, result and explanation are true. */
export const exampleAnswer = once(readExampleAnswer)

/** Throws when the lesson is no longer what the landing page needs; its test finds that first. */
function readExampleAnswer(): ExampleAnswer {
  const [, intro = '', program = '', output = '', steps = ''] =
    /---\n([^\n]+)\n\n```python\n(.*?)```.*?```text\n(.*?)\n```\n\n### Paso a paso\n(.*?)\n\n/s.exec(recipe) ?? []
  const notes = [...steps.matchAll(/^- `([^`]+)`: (.+)$/gm)].map(([, code = '', text = ''], index) => ({
    mark: index + 1,
    code,
    text: text.split('`'),
  }))
  const programLines = program.trimEnd().split('\n')
  const marksOf = (lineIndex: number) =>
    notes
      .filter(({ code }) => programLines.findIndex((line) => line.includes(code)) === lineIndex)
      .map(({ mark }) => mark)
  const lines = programLines.map((line, index) => ({ nodes: highlight(line, 'python'), marks: marksOf(index) }))
  if (notes.length === 0 || lines.flatMap(({ marks }) => marks).length !== notes.length) {
    throw new Error('the lesson for the landing page has notes without a line')
  }
  return {
    question: '¿Cómo cuento cuántas veces sale cada palabra en un texto?',
    intro: intro.split('`'),
    code: program.trimEnd(),
    lines,
    output,
    notes,
  }
}
