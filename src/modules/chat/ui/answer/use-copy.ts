import { useEffect, useState } from 'react'
import { COPIED_MS } from '../../rules'
import { copyText } from './copy-text'

export type CopyOutcome = 'none' | 'copied' | 'refused'

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
