import { CallError } from '~/platform/http/call'
import type { Notice } from '../notice'
import { NewPasswordFields } from './account-fields'
import { AuthNotice, AuthSubmit } from './auth-form-parts'
import { useAuthForm } from './use-auth-form'

type NewPasswordFormProps = {
  /** Goes on to what comes then, unless it throws. */
  save: (password: string) => Promise<void>
  /** What a failure says whose error has no sentence. */
  failure: Notice
  onInvalidLink: () => void
}

/** AUTH-04, VAL-08…10: the password that a mailed link lets one choose. */
export function NewPasswordForm({ save, failure, onInvalidLink }: NewPasswordFormProps) {
  const { errors, notice, isSending, formProps } = useAuthForm({
    loadSchema: async () => (await import('../../input')).newPasswordForm,
    failure,
    async send({ password }) {
      try {
        await save(password)
      } catch (error) {
        const code = error instanceof CallError ? error.code : null
        if (error instanceof CallError && code === 'weak_password') return { errors: { password: error.message } }
        if (code !== 'invalid_link') throw error
        onInvalidLink()
      }
      return 'leaving'
    },
  })

  return (
    <form {...formProps} className="grid gap-5">
      <AuthNotice notice={notice} />
      <NewPasswordFields errors={errors} isChange />
      <AuthSubmit isSending={isSending}>Guardar contraseña</AuthSubmit>
    </form>
  )
}
