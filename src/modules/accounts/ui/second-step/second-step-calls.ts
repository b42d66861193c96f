import { CallError, call } from '~/platform/http/call'
import * as contract from '../../second-step-contract'

/** All throw CallError and ConnectionError. */
export const startSecondStep = () => call(contract.startSecondStep, { body: {} })
export const turnOnSecondStep = (code: string) => call(contract.turnOnSecondStep, { body: { code } })
export const renewRecoveryCodes = () => call(contract.renewRecoveryCodes, { body: {} })
export const turnOffSecondStep = () => call(contract.turnOffSecondStep, {})
export const finishSignIn = async (code: string) => (await call(contract.finishSignIn, { body: { code } })).user

/** Whether the first step was right, and the code is what is wanted now. */
export const isStepDue = (error: unknown): boolean => error instanceof CallError && error.code === 'second_step_due'

/** What is to be said at the field of a code that was refused; null for any other error. */
export function refusalOfCode(error: unknown): string | null {
  if (!(error instanceof CallError)) return null
  if (error.code === 'wrong_credentials') return error.message
  const { fields } = error.details
  const { code }: Record<string, unknown> = Object(fields)
  return typeof code === 'string' ? code : null
}
