import { useRef, useState } from 'react'
import { CallError } from '~/platform/http/call'
import { TextField } from '~/ui/forms/text-field'
import { toast } from '~/ui/toasts/toast'
import type { CurrentUser } from '../../contract'
import { PASSWORD_FAILED } from '../../profile-copy'
import { AuthNotice } from '../forms/auth-form-parts'
import { tell, useAuthForm } from '../forms/use-auth-form'
import { fieldErrorsOf, noticeOfFailure, profileCalls } from './profile-calls'
import { SaveRow } from './save-row'

type PasswordPanelProps = { user: CurrentUser; onChanged: () => Promise<void> }

/** ACCT-04, ACCT-05. */
export function PasswordPanel({ user, onChanged }: PasswordPanelProps) {
  return (
    <section className="grid max-w-md gap-4">
      <h2 className="text-xl">Contraseña</h2>
      {user.password ? (
        <PasswordForm email={user.email} onChanged={onChanged} />
      ) : (
        <p>
          Entras con tu cuenta de Google, así que aquí no necesitas contraseña. La de Google se cambia en tu cuenta de
          Google.
        </p>
      )}
    </section>
  )
}

/** Why a password was not changed: at its field where it has one. */
function refusalOf(error: unknown) {
  const isWeak = error instanceof CallError && error.code === 'weak_password'
  const failure = isWeak
    ? { title: PASSWORD_FAILED.title, description: error.message }
    : noticeOfFailure(error, PASSWORD_FAILED)
  const told = tell(failure)
  const fields = isWeak ? { newPassword: error.message } : fieldErrorsOf(error)
  return Object.keys(fields).length > 0 ? { errors: fields } : told
}

/** ACCT-14, VAL-14…17. */
function PasswordForm({ email, onChanged }: { email: string; onChanged: () => Promise<void> }) {
  const [isChanged, setChanged] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const { errors, notice, isSending, formProps } = useAuthForm({
    loadSchema: async () => (await import('../../profile-input')).passwordForm,
    failure: PASSWORD_FAILED,
    async send({ currentPassword, newPassword }) {
      setChanged(false)
      try {
        await profileCalls.changePassword({ currentPassword, newPassword })
      } catch (error) {
        return refusalOf(error)
      }
      await onChanged()
      form.current?.reset()
      setChanged(true)
      toast({ title: 'Contraseña actualizada', description: 'Hemos cerrado tus demás sesiones.' })
      return {}
    },
  })

  return (
    <form ref={form} {...formProps} onChange={() => setChanged(false)} className="grid gap-5">
      <AuthNotice notice={notice} />
      {/* For password managers: whose password this is. */}
      <input type="text" name="username" autoComplete="username" aria-label="Cuenta" defaultValue={email} hidden />
      <TextField
        label="Contraseña actual"
        name="currentPassword"
        type="password"
        autoComplete="current-password"
        error={errors.currentPassword}
      />
      <TextField
        label="Contraseña nueva"
        name="newPassword"
        type="password"
        autoComplete="new-password"
        hint="Al menos 6 caracteres. Mejor varias palabras seguidas."
        error={errors.newPassword}
      />
      <TextField
        label="Repite la contraseña nueva"
        name="confirmPassword"
        type="password"
        autoComplete="new-password"
        error={errors.confirmPassword}
      />
      <SaveRow
        label="Cambiar contraseña"
        isSending={isSending}
        saved={isChanged ? 'Contraseña cambiada. Esta sesión sigue abierta; las demás se han cerrado.' : null}
      />
    </form>
  )
}
