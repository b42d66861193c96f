import { useRef } from 'react'
import { Button } from '~/ui/button'
import { textParts } from '../../lint/text-parts'
import type { Marked } from './ruff-part'
import type { RuffState } from './use-ruff'

/** What Ruff says of the program, to be read and fixed without a pointer, and the way to its layout. */
export function FindingsBar({ ruff }: { ruff: RuffState }) {
  const { marks, said, isBusy } = ruff
  const place = useRef<HTMLElement>(null)

  function fix(mark: Marked) {
    // The button goes with what it has fixed.
    place.current?.focus()
    ruff.fix(mark)
  }

  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-label="Ruff"
      className="grid shrink-0 grid-cols-1 border-line border-t text-xs outline-none"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 pl-4">
        <p role="status" className="min-w-0 py-1 text-text-muted">
          {said || (marks && counted(marks.length))}
        </p>
        <Button
          variant="ghost"
          size="sm"
          className="pointer-coarse:min-h-10"
          pending={isBusy}
          onClick={() => void ruff.layOut()}
        >
          Dar formato
        </Button>
      </div>
      {marks && marks.length > 0 && (
        <ul aria-label="Avisos de Ruff" className="max-h-36 overflow-auto border-line border-t">
          {marks.map((mark) => (
            <FindingEntry
              key={`${mark.from} ${mark.message}`}
              mark={mark}
              onGo={() => ruff.goTo(mark)}
              onFix={() => fix(mark)}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

type FindingEntryProps = { mark: Marked; onGo: () => void; onFix: () => void }

function FindingEntry({ mark: { finding }, onGo, onFix }: FindingEntryProps) {
  return (
    <li className="flex items-center justify-between gap-2 px-1 py-0.5">
      <Button variant="ghost" size="sm" className="min-w-0 justify-start pointer-coarse:min-h-10" onClick={onGo}>
        <span className="whitespace-normal text-left font-normal">
          <span className={finding.severity === 'error' ? 'font-semibold text-danger' : 'text-text-muted'}>
            {finding.severity === 'error' ? 'Error en la línea' : 'Línea'} {finding.line}:
          </span>{' '}
          {textParts(finding.text).map(({ text, isCode }, at) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text that does not change
            isCode ? <code key={at}>{text}</code> : text,
          )}
        </span>
      </Button>
      {finding.changes !== null && (
        <Button
          variant="outline"
          size="sm"
          className="shrink-0 pointer-coarse:min-h-10"
          aria-label={`Corregir la línea ${finding.line}`}
          onClick={onFix}
        >
          Corregir
        </Button>
      )}
    </li>
  )
}

const counted = (count: number) => {
  if (count === 0) return 'Ruff: sin avisos'
  return count === 1 ? 'Ruff: 1 aviso' : `Ruff: ${count} avisos`
}
