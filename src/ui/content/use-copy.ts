import { useEffect, useState } from 'react'

export type CopyOutcome = 'none' | 'copied' | 'refused'

/** How long a copy button says what it has done. */
export const COPIED_MS = 2_000

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
export async function copyText(text: string): Promise<boolean> {
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
