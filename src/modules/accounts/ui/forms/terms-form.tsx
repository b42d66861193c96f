import { call } from '~/platform/http/call'
import { acceptTerms } from '../../contract'
import { TERMS_FAILED } from '../../copy'
import { TERMS_VERSION } from '../../rules'
import { TermsField } from './account-fields'
import { AuthNotice, AuthSubmit } from './auth-form-parts'
import { useAuthForm } from './use-auth-form'

/** The consent that a registration form asks for, for accounts that had none. */
export function TermsForm({ onDone }: { onDone: () => void }) {
  const { errors, notice, isSending, formProps } = useAuthForm({
    loadSchema: async () => (await import('../../input')).termsForm,
    failure: TERMS_FAILED,
    async send() {
      await call(acceptTerms, { body: { termsVersion: TERMS_VERSION } })
      onDone()
      return 'leaving'
    },
  })

  return (
    <form {...formProps} className="grid gap-5">
      <AuthNotice notice={notice} />
      <TermsField errors={errors} />
      <AuthSubmit isSending={isSending}>Aceptar y continuar</AuthSubmit>
    </form>
  )
}
