import { useState } from 'react'
import { useLocation } from 'react-router'
import { ButtonLink } from '~/ui/button-link'
import { Icon } from '~/ui/icon'

/** Kept until the browser is closed; the server reads it, so that the banner is not there for a moment at each page. */
export const PAYMENT_BANNER_COOKIE = 'pymentor-payment-notice=hidden'
const ACCOUNT = '/profile?tab=suscripcion'

/** In the corner of the header: a renewal could not be charged, and where that is put right. */
export function PaymentBanner({ onHide }: { onHide: () => void }) {
  return (
    <div className="flex w-fit animate-fade items-center gap-1 rounded-md bg-danger-soft py-1 pr-0.5 pl-2.5 text-xs leading-tight">
      <Icon name="alert" className="size-4 shrink-0 text-danger" />
      <span className="py-1 pr-1 pl-1">Pago fallido</span>
      <ButtonLink to={ACCOUNT} variant="outline" size="sm">
        Mi Cuenta
      </ButtonLink>
      <button
        type="button"
        aria-label="Ocultar el aviso de pago"
        onClick={onHide}
        className="grid size-8 shrink-0 place-items-center rounded-md text-text-muted hover:text-text"
      >
        <Icon name="close" className="size-4" />
      </button>
    </div>
  )
}

/** Whether to show it, and how to stop that until the browser is closed. Where the card is changed it says so itself. */
export function usePaymentBanner(hasFailed: boolean) {
  const [isHidden, setHidden] = useState(false)
  const { pathname, search } = useLocation()
  const isThere = pathname + search === ACCOUNT
  function hide() {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser yet
    document.cookie = `${PAYMENT_BANNER_COOKIE}; path=/; SameSite=Lax`
    setHidden(true)
  }
  return { isShown: hasFailed && !isHidden && !isThere, hide }
}
