import { type PointerEvent, type ReactNode, useState } from 'react'

/** A note on a program: on lines of it, counted from 1, or (null) on none of them. */
export type LinesNote = { lines: { from: number; to: number } | null; content: ReactNode }

/** Which note is being looked at, by hovering over it or over its lines, or by the focus; null for none. */
export type Marking = { marked: number | null; mark: (note: number | null) => void }

export function useMarking(): Marking {
  const [marked, mark] = useState<number | null>(null)
  return { marked, mark }
}

type NotedProps = { notes: readonly LinesNote[]; marking: Marking }

const isOn = (line: number, note: LinesNote | undefined) =>
  note?.lines != null && line >= note.lines.from && line <= note.lines.to

/** The numbers of a program's lines, and behind them the marks; the code stands over it. */
export function LineNumbers({ code, notes, marking: { marked } }: NotedProps & { code: string }) {
  const count = code.replace(/\n+$/, '').split('\n').length
  const width = String(count).length
  return (
    <div aria-hidden="true" className="code-lines">
      {Array.from({ length: count }, (_, at) => at + 1).map((line) => (
        <span
          key={line}
          data-noted={notes.some((note) => isOn(line, note)) ? '' : undefined}
          data-marked={marked !== null && isOn(line, notes[marked]) ? '' : undefined}
        >
          {String(line).padStart(width)}
        </span>
      ))}
    </div>
  )
}

/** Marks the note of the line that the pointer is on. */
export function markAt(event: PointerEvent<HTMLElement>, { notes, marking }: NotedProps) {
  const lines = event.currentTarget.querySelector('.code-lines')?.children ?? []
  const at = [...lines].findIndex((line) => line.getBoundingClientRect().bottom > event.clientY)
  const note = at === -1 ? -1 : notes.findIndex((each) => isOn(at + 1, each))
  marking.mark(note === -1 ? null : note)
}

/** What is said of the lines: beside the code where there is room, below it elsewhere. */
export function MarginNotes({ notes, title, marking: { marked, mark } }: NotedProps & { title: string | null }) {
  const label = title ?? 'Línea a línea'
  return (
    <div className="margin-notes">
      <p aria-hidden="true">{label}</p>
      <ol aria-label={label}>
        {notes.map((note, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: notes have their place and nothing else
            key={at}
            data-marked={marked === at ? '' : undefined}
            onPointerEnter={() => mark(at)}
            onPointerLeave={() => mark(null)}
          >
            {note.lines && (
              <button type="button" onClick={() => mark(at)} onFocus={() => mark(at)} onBlur={() => mark(null)}>
                {nameOf(note.lines)}
              </button>
            )}
            {note.content}
          </li>
        ))}
      </ol>
    </div>
  )
}

const nameOf = ({ from, to }: { from: number; to: number }) => (from === to ? `Línea ${from}` : `Líneas ${from}–${to}`)
