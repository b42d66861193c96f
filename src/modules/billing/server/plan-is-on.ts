import { and, gt, inArray, isNull, ne, or } from 'drizzle-orm'
import { users } from '~/database/schema'
import { STATUS_WITH_ACCESS } from '../rules'

const WITH_ACCESS = users.subscriptionStatus.enumValues.filter((status) => STATUS_WITH_ACCESS[status])

/** `entitlement`, in SQL: the users whose plan gives PRO at `now`. */
export const planIsOn = (now: Date) =>
  and(
    ne(users.planType, 'free'),
    inArray(users.subscriptionStatus, WITH_ACCESS),
    or(isNull(users.planExpiresAt), gt(users.planExpiresAt, now)),
  )
