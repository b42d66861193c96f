import { createElement, type ReactNode } from 'react'
import type { CodeNode } from '~/modules/chat/ui/code/highlighter'
import { CodeBox } from '~/ui/content/code-box'
import type { ExampleAnswer, Pieces } from './example-answer.server'
import { RunLink } from './run-link'

/** LAND-02: question, program and result, as they stand in a chat. Nothing here is sent anywhere. */
export function ExampleChat({ example }: { example: ExampleAnswer }) {
  return (
    <figure
      aria-label="Ejemplo de conversación"
      className="overflow-hidden rounded-md border border-line bg-surface-raised"
    >
      <div className="grid gap-1 border-action-edge border-l-2 px-5 py-4">
        <p className="text-text-muted text-xs">Tú preguntas</p>
        <p className="font-medium">{example.question}</p>
      </div>
      <div className="grid gap-3 px-5 pt-3 pb-5">
        <p className="text-text-muted text-xs">El mentor responde</p>
        <p>
          <Running pieces={example.intro} />
        </p>
      </div>
      <Program lines={example.lines} />
      <div className="border-line border-t bg-code-surface px-5 py-4">
        <div className="-mt-1 mb-0.5 flex min-h-8 items-center justify-between gap-3 text-text-muted text-xs">
          <p>Resultado</p>
          <span className="-mr-3 hidden in-data-script:block">
            <RunLink name="portada" code={example.code} />
          </span>
        </div>
        <CodeBox label="Resultado" className="overflow-x-auto font-mono text-code leading-relaxed">
          <samp>{example.output}</samp>
        </CodeBox>
      </div>
    </figure>
  )
}

function Program({ lines }: Pick<ExampleAnswer, 'lines'>) {
  return (
    <CodeBox className="code-block rounded-none px-0">
      <code className="grid min-w-max">
        {lines.map(({ nodes, marks }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a fixed program
          <span key={index} className={marks.length > 0 ? 'flex min-h-[1lh] bg-code-mark' : 'flex min-h-[1lh]'}>
            <span className="flex w-14 shrink-0 justify-end gap-1 pr-3">
              {marks.map((mark) => (
                <Mark key={mark} mark={mark} />
              ))}
            </span>
            <span className="pr-5">{createElement('span', null, ...nodes.map(codeElement))}</span>
          </span>
        ))}
      </code>
    </CodeBox>
  )
}

/** The explanation, in the margin: each note carries the number of its line. */
export function ExampleNotes({ notes }: Pick<ExampleAnswer, 'notes'>) {
  return (
    <ol className="grid gap-4 text-sm">
      {notes.map(({ mark, code, text }) => (
        <li key={mark} className="grid grid-cols-[auto_1fr] gap-x-3">
          <Mark mark={mark} />
          <p className="text-text-muted">
            <code className="wrap-anywhere font-mono text-code text-text">{code}</code>: <Running pieces={text} />
          </p>
        </li>
      ))}
    </ol>
  )
}

/** The same number stands at the line and at its note. */
function Mark({ mark }: { mark: number }) {
  return (
    <span className="mt-[0.2em] grid size-[1.35em] shrink-0 select-none place-items-center rounded-sm bg-accent-soft font-sans text-accent text-xs">
      {mark}
    </span>
  )
}

function Running({ pieces }: { pieces: Pieces }) {
  return pieces.map((piece, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a fixed sentence
      <code key={index} className="font-mono text-code text-text">
        {piece}
      </code>
    ) : (
      piece
    ),
  )
}

function codeElement(node: CodeNode): ReactNode {
  if (typeof node === 'string') return node
  return createElement('span', { className: node.className }, ...node.children.map(codeElement))
}
