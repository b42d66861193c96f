import { call } from '~/platform/http/call'
import { recover } from '../../contract'
import { RECOVERY_FAILED } from '../../copy'
import { EmailField } from './account-fields'
import { AuthNotice, AuthSubmit } from './auth-form-parts'
import { useAuthForm } from './use-auth-form'

type RecoveryRequestFormProps = { given: string; onSent: (email: string) => void }

/** AUTH-04: asks for the mail; `given` is what was typed at the login. The answer is the same whether or not there is such an account. */
export function RecoveryRequestForm({ given, onSent }: RecoveryRequestFormProps) {
  const { errors, notice, isSending, formProps } = useAuthForm({
    loadSchema: async () => (await import('../../input')).recoveryForm,
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
      <EmailField errors={errors} given={given} />
      <AuthSubmit isSending={isSending}>Enviar enlace</AuthSubmit>
    </form>
  )
}
