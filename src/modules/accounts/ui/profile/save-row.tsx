import { Button } from '~/ui/button'
import { useHydrated } from '~/ui/react/use-hydrated'
import { SavedNote } from '~/ui/toasts/saved-note'

type SaveRowProps = { label: string; isSending: boolean; saved: string | null }

/** The button that sends a form, and beneath it what came of that. Disabled until the page can send the form itself. */
export function SaveRow({ label, isSending, saved }: SaveRowProps) {
  const isHydrated = useHydrated()
  return (
    <div className="grid justify-items-start gap-2">
      <Button type="submit" pending={isSending} pendingLabel="Guardando…" disabled={!isHydrated}>
        {label}
      </Button>
      <noscript>
        <p className="text-sm text-text-muted">Para guardar hace falta que JavaScript esté activado.</p>
      </noscript>
      <SavedNote>{saved}</SavedNote>
    </div>
  )
}
