import { useLocation, useRevalidator } from 'react-router'
import { confirmEmail } from '~/modules/accounts/contract'
import { CONFIRMATION_FAILED } from '~/modules/accounts/copy'
import { AuthNotice } from '~/modules/accounts/ui/auth-form-parts'
import { AuthFrame } from '~/modules/accounts/ui/auth-frame'
import { AuthOutcome } from '~/modules/accounts/ui/auth-outcome'
import { mailedCode } from '~/modules/accounts/ui/mailed-code'
import { useHydrated } from '~/modules/accounts/ui/use-hydrated'
import { useSending } from '~/modules/accounts/ui/use-sending'
import { CallError, call } from '~/platform/call'
import { Button } from '~/ui/button'
import { ButtonLink } from '~/ui/button-link'
import { useCurrentUser } from '../shell/current-user'
import { AskForVerification } from './ask-for-verification'

export const meta = () => [
  { title: 'Confirma tu correo · PyMentor' },
  { name: 'robots', content: 'noindex' },
  { name: 'description', content: 'Confirma que la dirección de correo de tu cuenta de PyMentor es tuya.' },
]

const LEAD = 'Así sabemos que la dirección es tuya y podrás recuperar la cuenta si olvidas la contraseña.'

/** Proves an address, or changes to it: by a press of a button, since some mail servers open links to look what is behind them. */
export default function VerifyEmailPage() {
  const { hash } = useLocation()
  const code = useHydrated() ? mailedCode(hash) : null
  return <VerifyEmail key={code} code={code} />
}

function VerifyEmail({ code }: { code: string | null }) {
  const { revalidate } = useRevalidator()
  const { state, start } = useSending(async () => {
    const confirmed = await call(confirmEmail, { body: { code: code ?? '' } })
    // The shell's notice goes, and the account shows the address.
    await revalidate()
    return confirmed
  }, CONFIRMATION_FAILED)

  if (code === null) {
    return (
      <AuthFrame title="Confirma tu correo" lead={LEAD} footer={<WhereNext />}>
        <AskForVerification />
      </AuthFrame>
    )
  }
  if (state.type === 'done') {
    return (
      <AuthFrame title="Correo confirmado" lead="Gracias. No hace falta nada más." footer={<WhereNext />}>
        <AuthOutcome>
          <p>
            Tu cuenta usa <strong className="break-all">{state.result.email}</strong>.
          </p>
          <NextStep />
        </AuthOutcome>
      </AuthFrame>
    )
  }
  if (state.type === 'failed' && isForGood(state.error)) {
    return (
      <AuthFrame title="Este enlace ya no sirve" lead={state.notice.description} footer={<WhereNext />}>
        <AuthOutcome>
          <AskForVerification />
        </AuthOutcome>
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

const isForGood = (error: Error) => error instanceof CallError && ['invalid_link', 'email_taken'].includes(error.code)

function NextStep() {
  const user = useCurrentUser()
  return user === null ? (
    <ButtonLink to="/auth/login">Iniciar sesión</ButtonLink>
  ) : (
    <ButtonLink to="/dashboard">Ir a tu panel</ButtonLink>
  )
}

function WhereNext() {
  return <span className="text-text-muted">Cada enlace sirve durante 24 horas y una sola vez.</span>
}
