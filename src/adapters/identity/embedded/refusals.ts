import { APIError } from 'better-auth/api'
import { AppError } from '~/platform/app-error'

export const codeOf = (error: unknown): string => (error instanceof APIError ? (error.body?.code ?? '') : '')

/** Turns the library's refusals into ours; what is no refusal (the database is away) passes on. */
export async function refusing<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (!(error instanceof APIError)) throw error
    const code = codeOf(error)
    // A fault of ours, whatever status the library gives it.
    if (code.startsWith('FAILED_TO')) throw error
    if (code.startsWith('USER_ALREADY_EXISTS')) throw new AppError('email_taken', {}, { cause: error })
    if (code === 'INVALID_EMAIL_OR_PASSWORD') throw new AppError('wrong_credentials', {}, { cause: error })
    if (error.statusCode === 401) throw new AppError('not_authenticated', {}, { cause: error })
    if (error.statusCode >= 500) throw error
    throw new AppError('invalid_input', {}, { cause: error })
  }
}
