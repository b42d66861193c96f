import { useState } from 'react'
import { useLocation } from 'react-router'
import { useVerificationMail } from '~/modules/accounts/ui/use-verification-mail'
import { Button } from '~/ui/button'
import { classNames } from '~/ui/class-names'
import { Icon } from '~/ui/icon'
import { toast } from '~/ui/toasts/toast'

/** Kept until the browser is closed; the server reads it, so that the banner is not there for a moment at each page. */
export const EMAIL_BANNER_COOKIE = 'pymentor-email-notice=hidden'

/** Asks to prove the address (C-39). One line, 2.75rem tall: pages that fill the window count on it (`--banner`). */
export function EmailBanner({ email, isWide, onHide }: { email: string; isWide: boolean; onHide: () => void }) {
  const { pathname, search } = useLocation()
  // The new link leads back to the conversation, or the purchase, that one is at.
  const { state, start } = useVerificationMail(pathname + search)
  const isSent = state.type === 'done'

  async function resend() {
    const end = await start()
    // One line has no room for it.
    if (end.type === 'failed') toast({ ...end.notice, variant: 'destructive' })
  }

  return (
    <section
      aria-label="Confirma tu correo"
      className="h-11 shrink-0 print:hidden border-line border-b bg-accent-soft text-sm"
    >
      <div className={classNames('mx-auto flex h-full items-center gap-2 px-gutter sm:gap-3', !isWide && 'max-w-page')}>
        <Icon name="mail" className="size-4 shrink-0 text-accent" />
        <p role="status" className="min-w-0 truncate leading-tight">
          {isSent ? 'Correo enviado' : 'Confirma tu correo'}
          <span className="hidden text-text-muted sm:inline">
            {isSent ? `: ábrelo en ${email} y pulsa su botón` : `: te enviamos un enlace a ${email}`}
          </span>
          <span className="block truncate text-text-muted text-xs sm:hidden">{email}</span>
        </p>
        {!isSent && (
          <Button
            variant="ghost"
            size="sm"
            className="ml-auto shrink-0"
            pending={state.type === 'sending'}
            onClick={resend}
          >
            <span>
              Reenviar<span className="max-sm:sr-only"> correo</span>
            </span>
          </Button>
        )}
        <button
          type="button"
          aria-label="Ocultar este aviso"
          onClick={onHide}
          className={`${isSent ? 'ml-auto ' : ''}-mr-2 grid size-10 shrink-0 place-items-center rounded-md text-text-muted hover:text-text`}
        >
          <Icon name="close" className="size-4" />
        </button>
      </div>
    </section>
  )
}

/** Whether to show it, and how to stop that until the browser is closed. */
export function useEmailBanner(isHiddenAlready: boolean) {
  const [isHidden, setHidden] = useState(isHiddenAlready)
  function hide() {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser yet
    document.cookie = `${EMAIL_BANNER_COOKIE}; path=/; SameSite=Lax`
    setHidden(true)
  }
  return { isHidden, hide }
}
