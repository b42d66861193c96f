import { MAX_REDIRECT_LENGTH } from '~/modules/accounts/rules'

/** Where a visitor's answer is brought into the account: the first conversation that opens takes it. */
export const MENTOR_PATH = '/mentor-basic'

/** The mentor with this question already in the box, unless it is longer than a registration takes along. */
export function mentorWith(question: string): string {
  const address = `${MENTOR_PATH}?pregunta=${encodeURIComponent(question)}`
  return address.length > MAX_REDIRECT_LENGTH ? MENTOR_PATH : address
}
