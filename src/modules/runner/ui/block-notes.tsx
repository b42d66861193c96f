import { useEffect, useRef, useState } from 'react'
import type { LineNote } from './answer-code'

/** What the server's linter says of a block, asked once the block comes into sight; nothing where it finds nothing. */
export function BlockNotes({ read }: { read: () => Promise<readonly LineNote[]> }) {
  const [notes, setNotes] = useState<readonly LineNote[]>([])
  const place = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: of a block, which does not change
  useEffect(() => {
    let isGone = false
    const show = (found: readonly LineNote[]) => !isGone && setNotes(found)
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      // Without a network code is read as well.
      read().then(show, () => {})
    })
    if (place.current) observer.observe(place.current)
    return () => {
      isGone = true
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
