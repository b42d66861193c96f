import { call } from '~/platform/call'
import { CheckboxField } from '~/ui/checkbox-field'
import { toast } from '~/ui/toast'
import { acceptTerms } from '../contract'
import { TERMS_FAILED } from '../copy'
import { termsForm } from '../input'
import { TERMS_VERSION } from '../rules'
import { AuthNotice, AuthSubmit } from './auth-form-parts'
import { noticeOf } from './outcome-notice'
import { TermsLabel } from './terms-label'
import { useAuthForm } from './use-auth-form'

/** The consent that a registration form asks for, for accounts that had none. */
export function TermsForm({ onDone }: { onDone: () => void }) {
  const { errors, notice, isSending, formProps } = useAuthForm({
    schema: termsForm,
    valuesOf: (data) => ({ acceptedTerms: data.get('acceptedTerms') !== null }),
    async send() {
      try {
        await call(acceptTerms, { body: { termsVersion: TERMS_VERSION } })
      } catch (reason) {
        const error = reason instanceof Error ? reason : new Error(String(reason))
        const failure = noticeOf({ type: 'refused', error }, TERMS_FAILED)
        toast({ ...failure, variant: 'destructive' })
        return { notice: failure }
      }
      onDone()
      return 'leaving'
    },
  })

  return (
    <form {...formProps} className="grid gap-5">
      <AuthNotice notice={notice} />
      <CheckboxField name="acceptedTerms" label={<TermsLabel />} error={errors.acceptedTerms} />
      <AuthSubmit isSending={isSending}>Aceptar y continuar</AuthSubmit>
    </form>
  )
}
