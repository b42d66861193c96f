import type { ReactNode } from 'react'
import { Banner } from '~/ui/banner'
import { Button } from '~/ui/button'
import { useHydrated } from '~/ui/react/use-hydrated'
import type { Notice } from '../notice'

/** Why the last try failed; it stays in place after the toast, which has been read out already. */
export function AuthNotice({ notice }: { notice: Notice | null }) {
  if (!notice) return null
  return (
    <Banner tone="danger" title={notice.title}>
      {notice.description}
    </Banner>
  )
}

/** Disabled until the page can send the form itself: sent by the browser alone, a password would go astray. */
export function AuthSubmit({ isSending, children }: { isSending: boolean; children: ReactNode }) {
  const isHydrated = useHydrated()
  return (
    <>
      <Button
        type="submit"
        size="lg"
        pending={isSending}
        disabled={!isHydrated}
        className="w-full disabled:opacity-100"
      >
        {children}
      </Button>
      <noscript>
        <p className="text-sm text-text-muted">Para continuar hace falta que JavaScript esté activado.</p>
      </noscript>
    </>
  )
}
