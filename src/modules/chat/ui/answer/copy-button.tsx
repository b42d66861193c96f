import { useEffect, useState } from 'react'
import { Button } from '~/ui/button'
import { Icon } from '~/ui/icon'
import { COPIED_MS } from '../../rules'

export type CopyOutcome = 'none' | 'copied' | 'refused'

/** "Copiar"; for 2 s "Copiado" (CHAT-12). */
export function CopyButton({ text, label = 'Copiar' }: { text: string; label?: string }) {
  const { outcome, copy } = useCopy()
  const words = { none: label, copied: 'Copiado', refused: 'No se pudo copiar' }[outcome]
  return (
    <Button variant="ghost" size="sm" className="pointer-coarse:min-h-10" onClick={() => copy(text)}>
      <Icon name={outcome === 'copied' ? 'check' : 'copy'} className="size-4" />
      <span aria-live="polite">{words}</span>
    </Button>
  )
}

/** Copies, and tells for 2 s how it went (CHAT-12). */
export function useCopy(): { outcome: CopyOutcome; copy: (text: string) => Promise<void> } {
  const [outcome, setOutcome] = useState<CopyOutcome>('none')
  useEffect(() => {
    if (outcome === 'none') return
    const timer = setTimeout(() => setOutcome('none'), COPIED_MS)
    return () => clearTimeout(timer)
  }, [outcome])
  return { outcome, copy: async (text) => setOutcome((await copyText(text)) ? 'copied' : 'refused') }
}

/** Puts text on the clipboard; false when the browser refuses (no permission, or a page without https). */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}

function copyBySelection(text: string): boolean {
  const focused = document.activeElement
  const area = document.createElement('textarea')
  area.value = text
  area.className = 'fixed opacity-0'
  document.body.append(area)
  area.select()
  try {
    return document.execCommand('copy')
  } finally {
    area.remove()
    if (focused instanceof HTMLElement) focused.focus()
  }
}
