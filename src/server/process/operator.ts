import { inspect } from 'node:util'
import { ConfigError } from '~/config/config'
import { secretsOf } from '~/config/secrets'
import { DatabaseError } from '~/database/database-error'
import { blanked } from '~/platform/log'

/** The sentence for what an operator can mend, or null for what is a defect. */
function operatorSentence(error: unknown): string | null {
  if (error instanceof ConfigError || error instanceof DatabaseError) return error.message
  if (!(error instanceof Error)) return null
  const code = 'code' in error ? error.code : undefined
  // The database's wrapper says what it ran; its cause says what is wrong.
  if (code === undefined && error.cause !== undefined) return operatorSentence(error.cause)
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === 'ETIMEDOUT') {
    return `the database at DATABASE_URL does not answer (${error.message || code}).`
  }
  if (code === '28P01' || code === '28000' || code === '3D000')
    return `the database at DATABASE_URL refuses: ${error.message}.`
  if (code === 'EACCES' || code === 'EROFS') return `DATA_DIR cannot be written to (${error.message}).`
  return null
}

/** Ends the process with one sentence for the operator, or with the stack of a defect; neither repeats a secret of the environment. */
export function giveUp(error: unknown): never {
  const sentence = typeof error === 'string' ? error : operatorSentence(error)
  const told = sentence === null ? inspect(error) : `PyMentor could not start: ${sentence}`
  process.stderr.write(`${blanked(told, secretsOf(process.env))}\n`)
  process.exit(1)
}
