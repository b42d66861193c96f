import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { LimitReached, MessageLimits } from '../../contract'
import { LIMITS_KEY, useMessageLimits } from '../chats/list/queries'
import { closedBy, DEFAULT_LIMITS, limitTooltip, renewalLine, type ShownLimits } from './limits-text'

export type LimitsState =
  | { kind: 'none' }
  | { kind: 'open'; limits: ShownLimits }
  | { kind: 'closed'; by: LimitReached; limits: MessageLimits }

const LONGEST_TIMER_MS = 2 ** 31 - 1

/**
 * What a Basic user may still send. `initial` is what the server said with the page; null for PRO users, who have no
 * limits; undefined when it has not been asked yet: the defaults stand in (MENTOR-09). A closed box opens again by itself.
 */
export function useLimits(initial: MessageLimits | null | undefined) {
  const queryClient = useQueryClient()
  const { data } = useMessageLimits({ enabled: initial !== null, initialData: initial ?? undefined })
  const reread = () => void queryClient.invalidateQueries({ queryKey: LIMITS_KEY })
  const state: LimitsState = initial === null ? { kind: 'none' } : stateOf(data)

  const opensAt =
    state.kind === 'closed'
      ? { daily: state.limits.resetsDailyAt, monthly: state.limits.resetsMonthlyAt }[state.by]
      : null
  useEffect(() => {
    if (opensAt === null) return
    const untilThen = Date.parse(opensAt) - Date.now() + 1_000
    const timer = setTimeout(
      () => void queryClient.invalidateQueries({ queryKey: LIMITS_KEY }),
      Math.min(Math.max(untilThen, 1_000), LONGEST_TIMER_MS),
    )
    return () => clearTimeout(timer)
  }, [opensAt, queryClient])

  return {
    state,
    reread,
    /** Why nothing can be asked (MENTOR-11), and when that will be; undefined while it can. */
    closedBecause: state.kind === 'closed' ? limitTooltip(state.by, state.limits) : undefined,
    renewal: state.kind === 'closed' ? `${renewalLine(state.by, state.limits)}.` : undefined,
  }
}

function stateOf(limits: MessageLimits | undefined): LimitsState {
  if (limits === undefined) return { kind: 'open', limits: DEFAULT_LIMITS }
  const by = closedBy(limits)
  return by === null ? { kind: 'open', limits } : { kind: 'closed', by, limits }
}
