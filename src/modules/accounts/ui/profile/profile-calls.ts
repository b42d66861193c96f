import { CallError, ConnectionError, call, send } from '~/platform/http/call'
import * as contract from '../../profile-contract'
import type { FieldErrors } from '../forms/use-auth-form'
import type { Notice } from '../notice'
import { waitingTime } from '../waiting-time'

/** The calls of "Mi Cuenta", as the browser makes them. They throw CallError and ConnectionError. */
export const profileCalls = {
  updateProfile: (body: contract.ProfileForm) => call(contract.updateProfile, { body }),
  changePassword: (body: { currentPassword: string; newPassword: string }) => call(contract.changePassword, { body }),
  saveNotifications: (body: contract.Notifications) => call(contract.saveNotifications, { body }),
  saveImprovement: (body: contract.Improvement) => call(contract.saveImprovement, { body }),
  endOtherSessions: () => call(contract.endOtherSessions, { body: {} }),
  exportData: async () => (await send(contract.exportPersonalData, {})).blob(),
  deleteAccount: () => call(contract.deleteAccount, { body: {} }),
}

/** What to say about a call that failed, under the spec's title; in the server's words where it has some for the reader. */
export function noticeOfFailure(error: unknown, fallback: Notice): Notice {
  return { title: fallback.title, description: sentenceOf(error) ?? fallback.description }
}

function sentenceOf(error: unknown): string | null {
  if (error instanceof ConnectionError) return error.message
  if (!(error instanceof CallError)) return null
  const { retryAfterSeconds } = error.details
  if (error.code === 'too_many_attempts' && typeof retryAfterSeconds === 'number') {
    return `Demasiados intentos. Vuelve a probar dentro de ${waitingTime(retryAfterSeconds)}.`
  }
  return error.code === 'not_authenticated' ? error.message : null
}

/** The sentences for the fields that the server found wrong. */
export function fieldErrorsOf(error: unknown): FieldErrors {
  const fields = error instanceof CallError ? error.details.fields : undefined
  return Object.fromEntries(
    Object.entries(Object(fields)).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** Whether that is done only after another sign-in. */
export const mustSignInAgain = (error: unknown): boolean => error instanceof CallError && error.code === 'sign_in_again'
