import { useEffect, useRef, useState } from 'react'
import { useSteadyCallback } from '~/ui/react/use-steady-callback'
import { toast } from '~/ui/toasts/toast'
import { type GoogleVisit, googleVisitAddress } from '../../google-visit'
import { GOOGLE_POPUP_SIZE } from '../../rules'
import { secondStepAddress } from '../login-visit'
import { openGoogleChannel } from './google-channel'
import { homeAfterGoogle, START_OVER_PATH } from './google-exits'
import { type GoogleOpenerEffect, type GoogleOpenerEvent, type GoogleOpenerState, googleOpener } from './google-opener'

const WINDOW_NAME = 'pymentor-google'
/** A window tells nobody that it is closed: it has to be looked at. */
const LOOK_EVERY_MS = 500

type Options = Pick<GoogleVisit, 'from' | 'redirect'> & { forgetTab: () => void }

/** C-34: the Google page in a popup, or here where popups are blocked. */
export function useGooglePopup({ from, redirect, forgetTab }: Options) {
  const [state, setState] = useState<GoogleOpenerState>('idle')
  const popup = useRef<Window | null>(null)
  const channel = useRef<ReturnType<typeof openGoogleChannel> | null>(null)
  const address = googleVisitAddress({ from, redirect, result: null })

  const handle = useSteadyCallback((event: GoogleOpenerEvent) => {
    const next = googleOpener(state, event)
    setState(next.state)
    carryOut(next.effect)
  })

  function carryOut(effect: GoogleOpenerEffect) {
    switch (effect?.type) {
      case 'open_here':
        return window.location.assign(address)
      case 'reload':
        return window.location.reload()
      case 'tell':
        toast({ ...effect.notice, variant: 'destructive' })
        return
      case 'go_home':
        channel.current?.tell({ type: 'heard' })
        // AUTH-21: what this tab kept was the other user's.
        if (effect.isOtherUser) forgetTab()
        return window.location.replace(homeAfterGoogle(redirect, effect.isOtherUser))
      case 'second_step_due':
        channel.current?.tell({ type: 'heard' })
        return window.location.replace(secondStepAddress(homeAfterGoogle(redirect, false)))
      case 'start_over':
        channel.current?.tell({ type: 'heard' })
        return window.location.replace(START_OVER_PATH)
    }
  }

  useEffect(() => {
    const opened = openGoogleChannel(handle)
    channel.current = opened
    return () => opened.close()
  }, [handle])

  useEffect(() => {
    if (state !== 'waiting') return
    const timer = setInterval(() => {
      if (popup.current?.closed) handle({ type: 'closed' })
    }, LOOK_EVERY_MS)
    return () => clearInterval(timer)
  }, [state, handle])

  return {
    isOpen: state === 'waiting',
    /** To be called in the click itself: later, browsers block the window. One that is open comes to the front. */
    open() {
      if (state === 'waiting') return popup.current?.focus()
      popup.current = window.open(address, WINDOW_NAME, features())
      handle({ type: popup.current === null ? 'blocked' : 'opened' })
    },
  }
}

/** TIME-12, in the middle of this window. */
function features(): string {
  const { width, height } = GOOGLE_POPUP_SIZE
  const left = Math.max(0, Math.round(window.screenX + (window.outerWidth - width) / 2))
  const top = Math.max(0, Math.round(window.screenY + (window.outerHeight - height) / 2))
  return `popup,width=${width},height=${height},left=${left},top=${top}`
}
