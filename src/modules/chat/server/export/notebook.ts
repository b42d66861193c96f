import { readPython } from '~/modules/mentor/mentor.server'
import type { ReadMessage } from '../library/branch'
import { type AnswerPart, answerParts } from './answer-tokens'
import { momentOf, notesOn, originOf, type WriteExport } from './format'
import { calmAnswer, inOneLine, quoted } from './markdown-text'
import { prepared } from './python-source'

/** `raises`: its program ends in an error, which what follows tells. */
type Cell = { kind: 'markdown' | 'code'; source: string; raises?: boolean }

const METADATA = {
  kernelspec: { name: 'python3', display_name: 'Python 3', language: 'python' },
  language_info: { name: 'python', file_extension: '.py', mimetype: 'text/x-python' },
}

/** The conversation as a Jupyter notebook (nbformat 4.5): text in Markdown cells, Python in code cells that have not been run. */
export const writeNotebook: WriteExport = async function* (chat, messages) {
  yield `{"nbformat":4,"nbformat_minor":5,"metadata":${JSON.stringify(METADATA)},"cells":[\n`
  yield cell(0, { kind: 'markdown', source: `# ${inOneLine(chat.title)}\n\n${originOf(chat)}` })
  let written = 1
  for await (const message of messages) {
    for await (const each of cellsOf(message)) {
      yield `,\n${cell(written, each)}`
      written += 1
    }
  }
  yield '\n]}\n'
}

async function* cellsOf(message: ReadMessage): AsyncGenerator<Cell> {
  if (message.role === 'user') {
    yield { kind: 'markdown', source: `## Pregunta · ${momentOf(message)}\n\n${quoted(message.content)}` }
    return
  }
  const parts = answerParts(message.content)
  for (const [at, part] of parts.entries()) {
    if (part.kind === 'text') yield { kind: 'markdown', source: calmAnswer(part.markdown) }
    else yield { ...(await codeCell(part.code)), raises: tellsOfError(parts[at + 1]) }
  }
  const notes = notesOn(message).map((note) => `*${inOneLine(note)}*`)
  if (notes.length > 0) yield { kind: 'markdown', source: notes.join('\n\n') }
}

/** Examples of what goes wrong are followed by the error that they end in. */
const tellsOfError = (next: AnswerPart | undefined): boolean =>
  next?.kind === 'text' && /^(?:\*\*Resultado:\*\*\s+```text\n[\s\S]*?\n```\s+)?\*\*Error:\*\*/.test(next.markdown)

/** What Python would refuse is shown, not run: one such cell would stop all that follow. */
async function codeCell(source: string): Promise<Cell> {
  const code = prepared(source)
  if ((await readPython(code)) === 'program') return { kind: 'code', source: code.trimEnd() }
  return { kind: 'markdown', source: `~~~python\n${source.replace(/^~~~/gm, ' ~~~')}\n~~~` }
}

function cell(at: number, { kind, source, raises = false }: Cell): string {
  // By this tag Jupyter goes on with the next cell when all are run.
  const metadata = kind === 'code' && raises ? { tags: ['raises-exception'] } : {}
  const common = { id: `celda-${at}`, metadata, source }
  return JSON.stringify(
    kind === 'code'
      ? { cell_type: 'code', ...common, execution_count: null, outputs: [] }
      : { cell_type: 'markdown', ...common },
  )
}
