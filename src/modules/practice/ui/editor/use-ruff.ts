import { useEffect, useEffectEvent, useState } from 'react'
import { isSavingData } from '~/modules/runner/ui/saving-data'
import type { Editor } from './create-editor'
import type { Marked } from './ruff-part'

type RuffPart = typeof import('./ruff-part')

const SAID = {
  done: '',
  same: 'Ya tiene buen formato.',
  broken: 'No se puede dar formato: hay algo que no es Python.',
  changed: 'El programa ha cambiado mientras tanto: inténtalo otra vez.',
} as const
const AWAY = 'Ahora no se puede dar formato: comprueba tu conexión.'

/**
 * Ruff in the editor. It comes once the editor is used and the browser has nothing else to do; where its reader saves data only to lay a
 * program out, when asked to.
 */
export function useRuff(editor: () => Editor | null, isWanted: boolean) {
  const [part, setPart] = useState<RuffPart | null>(null)
  const [marks, setMarks] = useState<readonly Marked[] | null>(null)
  const [said, setSaid] = useState('')
  const [isBusy, setBusy] = useState(false)

  async function load(): Promise<RuffPart> {
    const loaded = part ?? (await import('./ruff-part'))
    await loaded.loadRuff()
    if (part === null) editor()?.extend(loaded.ruffMarks(show))
    setPart(loaded)
    return loaded
  }
  function show(found: readonly Marked[] | null) {
    setMarks(found)
    setSaid('')
  }
  // One writes on without it.
  const loadUnasked = useEffectEvent(() => void load().catch(() => undefined))
  const isMissing = isWanted && part === null
  useEffect(() => (isMissing && !isSavingData() ? whenIdle(() => loadUnasked()) : undefined), [isMissing])

  return {
    isThere: part !== null,
    /** Null where nothing is known of the program. */
    marks,
    said,
    isBusy,
    async layOut() {
      setSaid('')
      setBusy(true)
      try {
        const { layOut } = await load()
        const view = editor()?.view
        if (view) setSaid(SAID[await layOut(view)])
      } catch {
        setSaid(AWAY)
      } finally {
        setBusy(false)
      }
    },
    goTo(mark: Marked) {
      const view = editor()?.view
      if (view) part?.goTo(view, mark)
    },
    fix(mark: Marked) {
      const view = editor()?.view
      if (view) part?.applyFix(view, mark)
    },
  }
}
export type RuffState = ReturnType<typeof useRuff>

/** Answers what calls it off. */
function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(act, 2_000)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(act, { timeout: 10_000 })
  return () => cancelIdleCallback(request)
}
