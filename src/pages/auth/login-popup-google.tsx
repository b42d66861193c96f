import { useEffect, useReducer, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { IdentitySettings } from '~/modules/accounts/contract'
import { type GoogleVisit, googleVisitAddress, readGoogleVisit } from '~/modules/accounts/google-visit'
import { openGoogleChannel } from '~/modules/accounts/ui/google/google-channel'
import { homeAfterGoogle } from '~/modules/accounts/ui/google/google-exits'
import { firstState, type GooglePageEvent, googlePage, runGoogleVisit } from '~/modules/accounts/ui/google/google-page'
import { GoogleStatus } from '~/modules/accounts/ui/google/google-status'
import { keepingRedirect } from '~/modules/accounts/ui/login-visit'
import { browserPorts } from '~/pages/session/sync-ports'
import { useHydrated } from '~/ui/react/use-hydrated'
import { useIdentitySettings } from '../shell/identity-settings'

export const meta = () => [{ title: 'Iniciar sesión con Google · PyMentor' }, { name: 'robots', content: 'noindex' }]

/** Any other value would cut this window off from the page that opened it as soon as it goes to Google. */
export const headers = () => ({ 'Cross-Origin-Opener-Policy': 'unsafe-none' })

/** AUTH-39…47. In a popup, or in the tab itself where popups are blocked (C-34). */
export default function GooglePage() {
  const [query] = useSearchParams()
  const visit = readGoogleVisit(query)
  const [state, show] = useReducer(googlePage, visit, firstState)
  const isPopup = useHydrated() && isOpenerThere()
  useGoogleVisit(visit, useIdentitySettings(), show)

  function retry() {
    show({ type: 'retried' })
    window.location.replace(googleVisitAddress({ ...visit, result: null }))
  }
  function comeBack() {
    const form = keepingRedirect(visit.from === 'register' ? '/auth/registro' : '/login', visit.redirect)
    window.location.replace(state.type === 'success' ? homeAfterGoogle(visit.redirect, false) : form)
  }

  return (
    <main className="flex min-h-dvh flex-col gap-10 px-gutter py-8">
      <p className="font-display text-xl">PyMentor</p>
      <GoogleStatus
        state={state}
        isPopup={isPopup}
        onRetry={retry}
        onClose={() => window.close()}
        onReturn={comeBack}
      />
    </main>
  )
}

/** Once for a visit, however often React runs the effect. */
function useGoogleVisit(visit: GoogleVisit, settings: IdentitySettings, show: (event: GooglePageEvent) => void) {
  const hasBegun = useRef(false)
  const [first] = useState({ visit, settings })
  useEffect(() => {
    if (hasBegun.current) return
    hasBegun.current = true
    let hasHeard = false
    const { tell } = openGoogleChannel((message) => {
      hasHeard ||= message.type === 'heard'
    })
    const opener = { isThere: isOpenerThere, hasHeard: () => hasHeard, tell }
    const goTo = (path: string) => window.location.replace(path)
    const isFromOwnPage = () => document.referrer.startsWith(`${window.location.origin}/`)
    const ports = { ...browserPorts(first.settings), isFromOwnPage, opener, goTo, closeWindow: () => window.close() }
    runGoogleVisit(first.visit, ports, show)
  }, [first, show])
}

/** `opener` stays, as a closed window, when the page that opened this one is gone. */
function isOpenerThere(): boolean {
  const opener: Window | null = window.opener
  return opener !== null && !opener.closed
}
