import type { CurrentUser } from '../../contract'
import { SECOND_STEP_FAILED } from '../../second-step-copy'
import { AuthNotice, AuthSubmit } from '../forms/auth-form-parts'
import { useAuthForm } from '../forms/use-auth-form'
import { CodeField } from './code-field'
import { finishSignIn, refusalOfCode } from './second-step-calls'

/** Ends a sign-in that waits for its code. */
export function SecondStepForm({ onSignedIn }: { onSignedIn: (user: CurrentUser) => void }) {
  const { errors, notice, isSending, formProps } = useAuthForm({
    loadSchema: async () => (await import('../../second-step-input')).secondStepForm,
    failure: SECOND_STEP_FAILED,
    async send({ code }) {
      try {
        onSignedIn(await finishSignIn(code))
        return 'leaving'
      } catch (error) {
        const refusal = refusalOfCode(error)
        if (refusal === null) throw error
        return { errors: { code: refusal } }
      }
    },
  })
  return (
    <form {...formProps} className="grid gap-5">
      <AuthNotice notice={notice} />
      <CodeField error={errors.code} />
      <AuthSubmit isSending={isSending}>Entrar</AuthSubmit>
    </form>
  )
}
