import { useEffect, useRef, useState } from 'react'
import type { LineNote } from '../answer-code'

/** A block that is only scrolled past is not asked about. */
const IN_SIGHT_MS = 400

/** What the server's linter says of a block, asked once the block stays in sight; nothing where it finds nothing. */
export function BlockNotes({ read }: { read: () => Promise<readonly LineNote[]> }) {
  const [notes, setNotes] = useState<readonly LineNote[]>([])
  const place = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: of a block, which does not change
  useEffect(() => {
    let isGone = false
    const show = (found: readonly LineNote[]) => !isGone && setNotes(found)
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new IntersectionObserver((entries) => {
      clearTimeout(timer)
      if (entries.at(-1)?.isIntersecting && navigator.onLine) timer = setTimeout(ask, IN_SIGHT_MS)
    })
    function ask() {
      observer.disconnect()
      // Code is read without them as well.
      read().then(show, () => {})
    }
    if (place.current) observer.observe(place.current)
    return () => {
      isGone = true
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [])
  return (
    <div ref={place}>
      {notes.length > 0 && (
        <ul
          aria-label="Avisos de Ruff"
          className="grid gap-1 border-line border-t px-4 py-2 font-sans text-text-muted text-xs"
        >
          {notes.map(({ line, text }) => (
            <li key={`${line} ${text}`}>
              Ruff, línea {line}: {text}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
