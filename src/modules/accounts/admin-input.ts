import * as z from 'zod/mini'
import { reasonText } from './reason-contract'

export const reasonForm = z.strictObject({ reason: reasonText })

const params = z.strictObject({ id: z.uuid() })
const aboutAccount = { params, body: reasonForm }
/** Made anew for each decision, so that a press that is repeated is one. */
const key = z.uuid()

export const endAccountSessions = { params, body: z.strictObject({ reason: reasonText, key }) }
export const resendMail = { params, body: z.strictObject({ mail: z.enum(['verification', 'recovery']), key }) }

export { aboutAccount as blockAccount, aboutAccount as unblockAccount }
