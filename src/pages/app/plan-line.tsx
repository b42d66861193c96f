import { Badge } from '~/ui/badge'

/** Which plan one has, under the greeting. */
export function PlanLine({ isPro }: { isPro: boolean }) {
  return (
    <p className="flex items-center gap-2">
      Tu plan: <Badge tone={isPro ? 'accent' : 'neutral'}>{isPro ? 'PRO' : 'Básico'}</Badge>
    </p>
  )
}
