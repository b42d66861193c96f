import { call } from '~/platform/call'
import { recover } from '../contract'
import { RECOVERY_FAILED } from '../copy'
import { EmailField } from './account-fields'
import { AuthNotice, AuthSubmit } from './auth-form-parts'
import { useAuthForm } from './use-auth-form'

/** AUTH-04: asks for the mail. The answer is the same whether or not there is such an account. */
export function RecoveryRequestForm({ onSent }: { onSent: (email: string) => void }) {
  const { errors, notice, isSending, formProps } = useAuthForm({
    loadSchema: async () => (await import('../input')).recoveryForm,
    failure: RECOVERY_FAILED,
    async send(body) {
      await call(recover, { body })
      onSent(body.email)
      return 'leaving'
    },
  })

  return (
    <form {...formProps} className="grid gap-5">
      <AuthNotice notice={notice} />
      <EmailField errors={errors} />
      <AuthSubmit isSending={isSending}>Enviar enlace</AuthSubmit>
    </form>
  )
}
