import { useEffect, useState } from 'react'
import type { LineNote } from './answer-code'

/** What the server's linter says of the block, once it has said so; a panel without it is whole. */
export function CodeNotes({ read }: { read: () => Promise<readonly LineNote[]> }) {
  const [notes, setNotes] = useState<readonly LineNote[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the block that was pressed, once
  useEffect(() => {
    let isGone = false
    read()
      // Without a network code still runs.
      .catch(() => [])
      .then((found) => !isGone && setNotes(found))
    return () => {
      isGone = true
    }
  }, [])
  if (notes.length === 0) return null
  return (
    <ul aria-label="Avisos de Ruff" className="grid gap-1 text-text-muted text-xs">
      {notes.map(({ line, text }) => (
        <li key={`${line} ${text}`}>
          Ruff, línea {line}: {text}
        </li>
      ))}
    </ul>
  )
}
