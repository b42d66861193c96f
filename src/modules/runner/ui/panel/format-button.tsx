import { useState } from 'react'
import { Button } from '~/ui/button'

/** What a block looks like: as the answer has it, or as Ruff lays it out. */
export type Layout = { formatted: string | null; onFormat: (code: string | null) => void }

type FormatButtonProps = Layout & { code: string; read: () => Promise<string | null> }

/** Shows a block in Ruff's layout, and back as it was written. */
export function FormatButton({ code, formatted, onFormat, read }: FormatButtonProps) {
  const [said, setSaid] = useState('')
  const [isAsking, setAsking] = useState(false)

  async function handleClick() {
    setSaid('')
    if (formatted !== null) return onFormat(null)
    setAsking(true)
    const laidOut = await read().catch(() => undefined)
    setAsking(false)
    if (laidOut === undefined) setSaid('Ahora no se puede formatear.')
    else if (laidOut === null) setSaid('No es Python válido por sí solo: no se puede formatear.')
    else if (laidOut.trimEnd() === code.trimEnd()) setSaid('Ya está bien formateado.')
    else onFormat(laidOut.trimEnd())
  }

  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        variant="ghost"
        size="sm"
        className="-ml-3 pointer-coarse:min-h-10"
        pending={isAsking}
        onClick={handleClick}
      >
        {formatted === null ? 'Formatear' : 'Ver como estaba'}
      </Button>
      <span aria-live="polite" className="text-text-muted text-xs">
        {said}
      </span>
    </div>
  )
}
