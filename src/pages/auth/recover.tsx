import { useState } from 'react'
import { Link, useLocation, useRevalidator } from 'react-router'
import { resetPassword } from '~/modules/accounts/contract'
import { RESET_FAILED } from '~/modules/accounts/copy'
import { AuthFrame } from '~/modules/accounts/ui/auth-frame'
import { AuthOutcome } from '~/modules/accounts/ui/auth-outcome'
import { NewPasswordForm } from '~/modules/accounts/ui/forms/new-password-form'
import { RecoveryRequestForm } from '~/modules/accounts/ui/forms/recovery-request-form'
import { mailedCode } from '~/modules/accounts/ui/mailed-code'
import { call } from '~/platform/http/call'
import { Button } from '~/ui/button'
import { ButtonLink } from '~/ui/button-link'
import { useHydrated } from '~/ui/react/use-hydrated'

export const meta = () => [
  { title: 'Recupera tu contraseña · PyMentor' },
  { name: 'robots', content: 'noindex' },
  { name: 'description', content: 'Pide un enlace para elegir una contraseña nueva de PyMentor.' },
]

/** AUTH-04: asks for a link, or, opened by one (`#codigo=…`), for the new password. */
export default function RecoverPage() {
  const { hash, state } = useLocation()
  // The server never sees what is behind the #.
  const code = useHydrated() ? mailedCode(hash) : null
  return <Recovery key={code} code={code} typed={typedIn(state)} />
}

type View =
  | { type: 'request' }
  | { type: 'sent'; email: string }
  | { type: 'choose' }
  | { type: 'expired' }
  | { type: 'done' }

/** What was typed at the login before. */
function typedIn(state: unknown): string {
  const { email }: Record<string, unknown> = Object(state)
  return typeof email === 'string' ? email : ''
}

function Recovery({ code, typed }: { code: string | null; typed: string }) {
  const [view, setView] = useState<View>({ type: code === null ? 'request' : 'choose' })
  const { revalidate } = useRevalidator()
  const { title, lead } = WORDS[view.type]

  return (
    <AuthFrame
      title={title}
      lead={lead}
      footer={
        view.type === 'choose' || view.type === 'done' ? null : (
          <>
            ¿La has recordado? <Link to="/auth/login">Inicia sesión</Link>
          </>
        )
      }
    >
      {view.type === 'request' && (
        <RecoveryRequestForm given={typed} onSent={(email) => setView({ type: 'sent', email })} />
      )}
      {view.type === 'sent' && (
        <AuthOutcome>
          <p>
            Si hay una cuenta con <strong className="break-all">{view.email}</strong>, en unos minutos te llegará un
            enlace para elegir otra contraseña. Sirve durante 30 minutos.
          </p>
          <p className="text-sm text-text-muted">Si no lo ves, mira en el correo no deseado.</p>
          <Button variant="outline" onClick={() => setView({ type: 'request' })}>
            Enviar otro enlace
          </Button>
        </AuthOutcome>
      )}
      {view.type === 'choose' && code !== null && (
        <NewPasswordForm
          failure={RESET_FAILED}
          onInvalidLink={() => setView({ type: 'expired' })}
          save={async (password) => {
            await call(resetPassword, { body: { code, password } })
            setView({ type: 'done' })
            // Whoever was signed in here is not any more.
            revalidate()
          }}
        />
      )}
      {view.type === 'expired' && (
        <AuthOutcome>
          <p>Cada enlace funciona una sola vez y durante 30 minutos. Tu contraseña sigue siendo la misma.</p>
          <Button onClick={() => setView({ type: 'request' })}>Pedir otro enlace</Button>
        </AuthOutcome>
      )}
      {view.type === 'done' && (
        <AuthOutcome>
          <p>Hemos cerrado todas tus sesiones. Inicia sesión con tu contraseña nueva.</p>
          <ButtonLink to="/auth/login" reloadDocument>
            Iniciar sesión
          </ButtonLink>
        </AuthOutcome>
      )}
    </AuthFrame>
  )
}

const WORDS = {
  request: {
    title: '¿Has olvidado tu contraseña?',
    lead: 'Escribe el correo de tu cuenta y te enviamos un enlace para elegir otra.',
  },
  sent: { title: 'Mira tu correo', lead: 'El siguiente paso está en tu buzón.' },
  choose: {
    title: 'Elige una contraseña nueva',
    lead: 'Al guardarla se cierran todas tus sesiones, también en otros dispositivos.',
  },
  expired: { title: 'Este enlace ya no sirve', lead: 'Ha caducado o ya se ha usado.' },
  done: { title: 'Contraseña cambiada', lead: 'Ya está guardada.' },
} satisfies Record<View['type'], { title: string; lead: string }>
