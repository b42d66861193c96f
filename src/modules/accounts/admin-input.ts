import * as z from 'zod/mini'
import { reasonText } from './reason-contract'

export const reasonForm = z.strictObject({ reason: reasonText })

const aboutAccount = { params: z.strictObject({ id: z.uuid() }), body: reasonForm }

export { aboutAccount as blockAccount, aboutAccount as unblockAccount }
