import * as z from 'zod/mini'
import { type AccountFilters, PLAN_FILTERS, STATE_FILTERS } from '~/modules/billing/directory-contract'
import { addressOfAccounts } from '~/modules/billing/directory-copy'

const MAX_TEXT_LENGTH = 254
const orNull = <Value extends z.ZodMiniType>(schema: Value) => z.catch(z.nullable(schema), null)
/** What an address says that is none of these does not count. */
const filters = z.object({
  text: z.pipe(
    z.nullable(z.string()),
    z.transform((text) => text?.replaceAll('\0', '').slice(0, MAX_TEXT_LENGTH) ?? ''),
  ),
  plan: orNull(z.enum(PLAN_FILTERS)),
  state: orNull(z.enum(STATE_FILTERS)),
  from: orNull(z.iso.date()),
  to: orNull(z.iso.date()),
  cursor: orNull(z.uuid()),
})

/** Which accounts the list's query asks for, and after which account its page begins; null for the first. */
export function readListQuery(query: URLSearchParams): { wanted: AccountFilters; cursor: string | null } {
  const { cursor, ...wanted } = filters.parse({
    text: query.get('q'),
    plan: query.get('plan'),
    state: query.get('estado'),
    from: query.get('desde'),
    to: query.get('hasta'),
    cursor: query.get('cursor'),
  })
  return { wanted, cursor }
}

/** The list as its reader left it for an account, by what the account's address (`?lista=`) remembers of it. */
export function listAddress(remembered: string | null): string {
  const { wanted, cursor } = readListQuery(new URLSearchParams(remembered ?? ''))
  return addressOfAccounts(wanted, cursor)
}
