import { asError, call } from '~/platform/call'
import { TextField } from '~/ui/text-field'
import { toast } from '~/ui/toast'
import { recover } from '../contract'
import { RECOVERY_FAILED } from '../copy'
import { recoveryForm } from '../input'
import { AuthNotice, AuthSubmit } from './auth-form-parts'
import { noticeOf } from './outcome-notice'
import { useAuthForm } from './use-auth-form'

/** AUTH-04: asks for the mail. The answer is the same whether or not there is such an account. */
export function RecoveryRequestForm({ onSent }: { onSent: (email: string) => void }) {
  const { errors, notice, isSending, formProps } = useAuthForm({
    schema: recoveryForm,
    valuesOf: (data) => ({ email: data.get('email') }),
    async send(body) {
      try {
        await call(recover, { body })
      } catch (error) {
        const failure = noticeOf({ type: 'refused', error: asError(error) }, RECOVERY_FAILED)
        toast({ ...failure, variant: 'destructive' })
        return { notice: failure }
      }
      onSent(body.email)
      return 'leaving'
    },
  })

  return (
    <form {...formProps} className="grid gap-5">
      <AuthNotice notice={notice} />
      <TextField
        label="Correo electrónico"
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.email}
      />
      <AuthSubmit isSending={isSending}>Enviar enlace</AuthSubmit>
    </form>
  )
}
