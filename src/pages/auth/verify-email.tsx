import { useState } from 'react'
import { useLocation, useRevalidator, useSearchParams } from 'react-router'
import { type Confirmed, confirmEmail } from '~/modules/accounts/contract'
import { CONFIRMATION_FAILED } from '~/modules/accounts/copy'
import { safeRedirect } from '~/modules/accounts/rules'
import { AuthFrame } from '~/modules/accounts/ui/auth-frame'
import { AuthOutcome } from '~/modules/accounts/ui/auth-outcome'
import { AuthNotice } from '~/modules/accounts/ui/forms/auth-form-parts'
import { NewPasswordForm } from '~/modules/accounts/ui/forms/new-password-form'
import { keepingRedirect } from '~/modules/accounts/ui/login-visit'
import { mailedCode } from '~/modules/accounts/ui/mailed-code'
import { useSending } from '~/modules/accounts/ui/use-sending'
import { readCarried } from '~/modules/chat/ui/carried/carried-answer'
import { CallError, call } from '~/platform/http/call'
import { Button } from '~/ui/button'
import { ButtonLink } from '~/ui/button-link'
import { useHydrated } from '~/ui/react/use-hydrated'
import { useCurrentUser } from '../shell/current-user'
import { AskForVerification } from './ask-for-verification'
import { onwardAfterProof } from './onward'

export const meta = () => [
  { title: 'Confirma tu correo · PyMentor' },
  { name: 'robots', content: 'noindex' },
  { name: 'description', content: 'Confirma que la dirección de correo de tu cuenta de PyMentor es tuya.' },
]

const LEAD = 'Así sabemos que la dirección es tuya y podrás recuperar la cuenta si olvidas la contraseña.'
/** Said in a browser that is not signed in to the account. */
const CHOOSE_PASSWORD =
  'En este navegador no has iniciado sesión con tu cuenta. Elige con qué contraseña se abre desde ahora, la de antes u otra: así sabemos que la cuenta es solo tuya, y se cierran las demás sesiones.'

/** Proves an address, or changes to it: by a press of a button, since some mail servers open links to look what is behind them. */
export default function VerifyEmailPage() {
  const { hash } = useLocation()
  const code = useHydrated() ? mailedCode(hash) : null
  const [query] = useSearchParams()
  return <VerifyEmail key={code} code={code} goesTo={safeRedirect(query.get('redirect'))} />
}

function VerifyEmail({ code, goesTo }: { code: string | null; goesTo: string | null }) {
  const { revalidate } = useRevalidator()
  const [confirmed, setConfirmed] = useState<Confirmed | null>(null)
  const [isDead, setIsDead] = useState(false)
  const confirm = async (password?: string) => {
    const body = { code: code ?? '', ...(password === undefined ? {} : { password }) }
    const answer = await call(confirmEmail, { body })
    // The shell's banner goes, and the account shows the address.
    await revalidate()
    setConfirmed(answer)
  }
  const { state, start } = useSending(() => confirm(), CONFIRMATION_FAILED)

  if (code === null) {
    return (
      <AuthFrame title="Confirma tu correo" lead={LEAD} footer={<WhereNext />}>
        <AskForVerification goesTo={goesTo} />
      </AuthFrame>
    )
  }
  if (confirmed !== null) return <EmailConfirmed {...confirmed} goesTo={goesTo} />
  if (isDead || (state.type === 'failed' && isForGood(state.error))) {
    const lead = state.type === 'failed' && !isDead ? state.notice.description : 'Ha caducado o ya se ha usado.'
    return (
      <AuthFrame title="Este enlace ya no sirve" lead={lead} footer={<WhereNext />}>
        <AuthOutcome>
          <AskForVerification goesTo={goesTo} />
        </AuthOutcome>
      </AuthFrame>
    )
  }
  if (state.type === 'failed' && isOf(state.error, ['password_needed'])) {
    return (
      <AuthFrame title="Elige tu contraseña" lead={CHOOSE_PASSWORD} footer={<WhereNext />}>
        <NewPasswordForm failure={CONFIRMATION_FAILED} onInvalidLink={() => setIsDead(true)} save={confirm} />
      </AuthFrame>
    )
  }
  return (
    <AuthFrame title="Confirma tu correo" lead={LEAD} footer={<WhereNext />}>
      {state.type === 'failed' && <AuthNotice notice={state.notice} />}
      <Button size="lg" className="w-full" pending={state.type === 'sending'} onClick={start}>
        Confirmar mi correo
      </Button>
    </AuthFrame>
  )
}

function EmailConfirmed({ email, isTakenOver, goesTo }: Confirmed & { goesTo: string | null }) {
  return (
    <AuthFrame title="Correo confirmado" lead="Gracias. No hace falta nada más." footer={<WhereNext />}>
      <AuthOutcome>
        <p>
          Tu cuenta usa <strong className="break-all">{email}</strong>.
          {isTakenOver &&
            ' Inicia sesión con la contraseña que acabas de elegir: las sesiones anteriores se han cerrado.'}
        </p>
        <NextStep goesTo={goesTo} />
      </AuthOutcome>
    </AuthFrame>
  )
}

const isForGood = (error: Error) => isOf(error, ['invalid_link', 'email_taken'])
const isOf = (error: Error, codes: string[]) => error instanceof CallError && codes.includes(error.code)

/** On to what brought one here: a plan that was chosen is still there to be paid, a conversation to be gone on with. */
function NextStep({ goesTo }: { goesTo: string | null }) {
  const user = useCurrentUser()
  const { to, label } = onwardAfterProof({ goesTo, isCarrying: readCarried(Date.now()) !== null })
  if (user !== null) return <ButtonLink to={to}>{label}</ButtonLink>
  return <ButtonLink to={keepingRedirect('/auth/login', goesTo === null ? null : to)}>Iniciar sesión</ButtonLink>
}

function WhereNext() {
  return <span className="text-text-muted">Cada enlace sirve durante 24 horas y una sola vez.</span>
}
