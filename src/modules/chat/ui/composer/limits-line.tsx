import { useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { once } from '~/platform/once'
import { TIME_ZONE } from '~/platform/time/dates'
import { limitsLine, limitTooltip, renewalLine } from './limits-text'
import type { LimitsState } from './use-limits'

/** How many messages are left; once there are none, when they come back, and which plan has no limits. PRO users see nothing (MENTOR-12). */
export function LimitsLine({ state }: { state: LimitsState }) {
  const isInMadrid = useSyncExternalStore(neverChanges, readsMadridTime, () => true)
  if (state.kind === 'none') return null
  if (state.kind === 'open') return <p className="tabular-nums">{limitsLine(state.limits)}</p>
  return (
    <div className="flex flex-wrap gap-x-3">
      <p role="status" className="text-text tabular-nums">
        {limitTooltip(state.by, state.limits)}. {renewalLine(state.by, state.limits)}
        {state.by === 'daily' && !isInMadrid && ' (hora de Madrid)'}.
      </p>
      <Link to="/pricing">Mejorar plan: con PRO no hay límites</Link>
    </div>
  )
}

const neverChanges = () => () => {}
const readsMadridTime = once(() => Intl.DateTimeFormat().resolvedOptions().timeZone === TIME_ZONE)
