import { useState } from 'react'
import { Badge } from '~/ui/badge'
import { Banner } from '~/ui/banner'
import { TextField } from '~/ui/forms/text-field'
import { toast } from '~/ui/toasts/toast'
import type { CurrentUser } from '../../contract'
import { PROFILE_FAILED } from '../../profile-copy'
import { AuthNotice } from '../forms/auth-form-parts'
import { tell, useAuthForm } from '../forms/use-auth-form'
import { hasGivenUp, useFreshSignIn } from '../passkeys/use-fresh-sign-in'
import type { SyncPorts } from '../session/session-sync'
import { fieldErrorsOf, noticeOfFailure, profileCalls } from './profile-calls'
import { SaveRow } from './save-row'

type ProfilePanelProps = {
  user: CurrentUser
  hasPasskey: boolean
  ports: () => SyncPorts
  onSaved: () => Promise<void>
}

/** ACCT-02, ACCT-03, ACCT-13. The fields keep what was typed, whatever the server answers; a new address wants a recent sign-in. */
export function ProfilePanel({ user, hasPasskey, ports, onSaved }: ProfilePanelProps) {
  const { withFreshSignIn, dialog } = useFreshSignIn({ user, hasPasskey, ports })
  const [isSaved, setSaved] = useState(false)
  const [pendingEmail, setPendingEmail] = useState<string | null>(null)
  const { errors, notice, isSending, formProps } = useAuthForm({
    loadSchema: async () => (await import('../../profile-input')).profileForm,
    failure: PROFILE_FAILED,
    async send(form) {
      setSaved(false)
      try {
        const { pendingEmail: asked } = await withFreshSignIn(() => profileCalls.updateProfile(form))
        await onSaved()
        setSaved(true)
        setPendingEmail(asked)
        toast({
          title: 'Perfil actualizado',
          description: asked ? 'Te falta confirmar el correo nuevo.' : 'Tus datos están guardados.',
        })
        return {}
      } catch (error) {
        if (hasGivenUp(error)) return {}
        const failure = noticeOfFailure(error, PROFILE_FAILED)
        tell(failure)
        return { errors: fieldErrorsOf(error), notice: failure }
      }
    },
  })

  return (
    <>
      <form {...formProps} onChange={() => setSaved(false)} className="grid max-w-md gap-5">
        <h2 className="sr-only">Perfil</h2>
        <AuthNotice notice={notice} />
        {pendingEmail && <PendingEmail email={pendingEmail} />}
        <TextField
          label="Nombre"
          name="firstName"
          autoComplete="given-name"
          defaultValue={user.firstName}
          error={errors.firstName}
        />
        <TextField
          label="Apellido"
          name="lastName"
          autoComplete="family-name"
          defaultValue={user.lastName}
          error={errors.lastName}
        />
        <EmailField user={user} error={errors.email} />
        <SaveRow label="Guardar cambios" isSending={isSending} saved={isSaved ? 'Guardado' : null} />
      </form>
      {dialog}
    </>
  )
}

/** The address of a Google account is changed at Google. */
function EmailField({ user, error }: { user: CurrentUser; error: string | undefined }) {
  const isGoogle = user.googleId !== null
  return (
    <div className="grid gap-2">
      <TextField
        label="Correo electrónico"
        name="email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={isGoogle}
        defaultValue={user.email}
        hint={
          isGoogle
            ? 'Es el de tu cuenta de Google: se cambia allí.'
            : 'Si lo cambias, te pediremos que confirmes el nuevo.'
        }
        error={error}
      />
      {isGoogle && (
        <Badge icon="check" tone="verified" className="justify-self-start">
          Cuenta de Google
        </Badge>
      )}
    </div>
  )
}

function PendingEmail({ email }: { email: string }) {
  return (
    <Banner tone="accent" title="Confirma tu correo nuevo">
      <p>
        Hemos escrito a <strong className="break-all">{email}</strong>. Tu correo cambiará cuando abras el enlace de ese
        mensaje; hasta entonces sigue valiendo el de siempre.
      </p>
    </Banner>
  )
}
