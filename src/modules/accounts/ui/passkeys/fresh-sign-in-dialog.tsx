import { useId, useState } from 'react'
import { Button } from '~/ui/button'
import { ButtonLink } from '~/ui/button-link'
import { Dialog } from '~/ui/dialogs/dialog'
import { TextField } from '~/ui/forms/text-field'
import { Icon } from '~/ui/icon'
import type { CurrentUser } from '../../contract'
import { SIGN_IN_FAILED } from '../../copy'
import { PASSKEY_PROOF_FAILED, PASSKEY_PROOF_REFUSED } from '../../passkey-copy'
import { AuthNotice } from '../forms/auth-form-parts'
import { GoogleButton } from '../google/google-button'
import { proveByGoogle, stayOnlyAs } from '../google/google-proof'
import type { Notice } from '../notice'
import { mustSignInAgain, noticeOfFailure } from '../profile/profile-calls'
import { CodeField } from '../second-step/code-field'
import { finishSignIn, isStepDue, refusalOfCode } from '../second-step/second-step-calls'
import type { SyncPorts } from '../session/session-sync'
import { failureOfPasskey, isRefused } from './failure-of-passkey'

/** `hasPasskey`: whether the account has one to prove it by. */
export type FreshSignInProps = {
  user: CurrentUser
  hasPasskey: boolean
  ports: () => SyncPorts
  onEnd: (isFresh: boolean) => void
}
type Way = 'password' | 'code' | 'passkey' | 'google'
type Failure = { notice?: Notice | null; field?: string }

/** Asks for a sign-in in place, by what the account has: its password, a passkey, or Google where there is no password. */
export function FreshSignInDialog({ user, hasPasskey, ports, onEnd }: FreshSignInProps) {
  const formId = useId()
  const { trying, failure, wantsCode, byPassword, byCode, byPasskey, byGoogle } = useProof({ user, ports, onEnd })
  // Its window may be lost behind others.
  const isBusy = trying !== null && trying !== 'google'
  const hasGoogle = user.googleId !== null && !user.password
  const asksInForm = user.password || wantsCode

  return (
    <Dialog
      open
      onClose={() => !isBusy && onEnd(false)}
      title="Confirma que eres tú"
      description="Hace más de 5 minutos que iniciaste sesión. Por seguridad, demuéstralo otra vez para seguir."
      footer={
        <>
          <Button variant="outline" onClick={() => onEnd(false)} disabled={isBusy}>
            Cancelar
          </Button>
          {asksInForm && (
            <Button type="submit" form={formId} pending={trying === 'password' || trying === 'code'}>
              Continuar
            </Button>
          )}
        </>
      }
    >
      <AuthNotice notice={failure.notice ?? null} />
      {asksInForm && (
        <ProofForm
          id={formId}
          email={user.email}
          wantsCode={wantsCode}
          error={failure.field}
          onProof={(text) => void (wantsCode ? byCode(text) : byPassword(text))}
        />
      )}
      {hasPasskey && (
        <Button
          variant="outline"
          className="w-full whitespace-normal!"
          pending={trying === 'passkey'}
          onClick={() => void byPasskey()}
        >
          <Icon name="lock" />
          Usar una llave de acceso
        </Button>
      )}
      {hasGoogle && !wantsCode && <GoogleButton isOpen={trying === 'google'} onOpen={() => void byGoogle()} />}
      {!user.password && !hasPasskey && !hasGoogle && (
        <ButtonLink to="/auth/login?force_login=true&redirect=%2Fprofile%3Ftab%3Dseguridad">Iniciar sesión</ButtonLink>
      )}
    </Dialog>
  )
}

function useProof({ user, ports, onEnd }: Pick<FreshSignInProps, 'user' | 'ports' | 'onEnd'>) {
  const [trying, setTrying] = useState<Way | null>(null)
  const [failure, setFailure] = useState<Failure>({})
  /** The password was right. */
  const [wantsCode, setWantsCode] = useState(false)

  async function prove(way: Way, proof: () => Promise<unknown>, failureOf: (error: unknown) => Failure) {
    if (trying !== null) return
    setTrying(way)
    setFailure({})
    try {
      await proof()
      onEnd(true)
    } catch (error) {
      if (isStepDue(error)) setWantsCode(true)
      else setFailure(failureOf(error))
      // The password is too long ago.
      if (mustSignInAgain(error)) setWantsCode(false)
      setTrying(null)
    }
  }
  const byPassword = (password: string) =>
    prove('password', () => signInOnceMore({ email: user.email, password }, ports()), failureOfPassword)
  const byCode = (code: string) =>
    prove('code', async () => stayOnlyAs(user, await finishSignIn(code), ports().memory), failureOfCode)
  const byPasskey = () =>
    prove(
      'passkey',
      async () => (await import('./passkey-calls')).signInWithPasskey({ userId: user.id }),
      (error) =>
        isRefused(error)
          ? { notice: { ...PASSKEY_PROOF_FAILED, description: PASSKEY_PROOF_REFUSED } }
          : { notice: failureOfPasskey(error, PASSKEY_PROOF_FAILED) },
    )

  const byGoogle = () =>
    prove(
      'google',
      async () => stayOnlyAs(user, await proveByGoogle(), ports().memory),
      (error) => ({ notice: isClosed(error) ? null : noticeOfFailure(error, SIGN_IN_FAILED) }),
    )
  return { trying, failure, wantsCode, byPassword, byCode, byPasskey, byGoogle }
}

type ProofFormProps = {
  id: string
  email: string
  wantsCode: boolean
  error: string | undefined
  onProof: (text: string) => void
}

/** A password, and after it the code where the account has a second step. */
function ProofForm({ id, email, wantsCode, error, onProof }: ProofFormProps) {
  return (
    <form
      id={id}
      method="post"
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        onProof(String(new FormData(event.currentTarget).get(wantsCode ? 'code' : 'password')))
      }}
    >
      <input type="text" name="username" autoComplete="username" aria-label="Cuenta" defaultValue={email} hidden />
      {wantsCode ? (
        <CodeField error={error} ref={takeFocus} />
      ) : (
        <TextField
          label="Contraseña"
          name="password"
          type="password"
          autoComplete="current-password"
          data-initial-focus
          error={error}
        />
      )}
    </form>
  )
}

/**
 * Proves once more who one is, without leaving the page: the session is renewed, and stays as it is when the password is wrong.
 * Throws CallError (`second_step_due` where a code is still to come) and ConnectionError.
 */
async function signInOnceMore(
  credentials: { email: string; password: string },
  { identity, backend, now }: Pick<SyncPorts, 'identity' | 'backend' | 'now'>,
): Promise<void> {
  const proof = (await identity.signIn(credentials)) ?? (await identity.freshIdToken())
  await backend.openSession({ ...proof, timestamp: now() })
}

/** The question has changed under the reader's hands: here it goes on. */
const takeFocus = (field: HTMLInputElement | null) => field?.focus()

function failureOfCode(error: unknown): Failure {
  const refusal = refusalOfCode(error)
  return refusal === null ? { notice: noticeOfFailure(error, SIGN_IN_FAILED) } : { field: refusal }
}

const isClosed = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

const failureOfPassword = (error: unknown): Failure =>
  isRefused(error) ? { field: 'La contraseña no es correcta' } : { notice: noticeOfFailure(error, SIGN_IN_FAILED) }
