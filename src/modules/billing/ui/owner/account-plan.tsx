import { shortDate } from '~/platform/time/dates'
import { Badge } from '~/ui/badge'
import type { OwnersGift, OwnersPlan } from '../../directory-contract'
import { giftText, planName, planState } from '../../directory-copy'

type AccountPlanProps = { plan: OwnersPlan; gifts: readonly OwnersGift[] }

/** What an account has now, and what it was given. */
export function AccountPlan({ plan, gifts }: AccountPlanProps) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={plan.isPro ? 'verified' : 'neutral'}>{planName(plan)}</Badge>
        <span className={plan.paymentFailed ? 'text-danger' : 'text-text-muted'}>{planState(plan)}</span>
      </p>
      {gifts.length > 0 && (
        <ul className="grid gap-1 text-sm text-text-muted">
          {gifts.map((gift) => (
            <li key={gift.id}>
              {giftText(gift)}, dado el {shortDate(gift.createdAt)}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
