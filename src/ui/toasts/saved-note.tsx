import { Icon } from '../icon'

/** Says in place that something was done; read out when it appears. Always there, or else nobody would hear of the change. */
export function SavedNote({ children }: { children: string | null }) {
  return (
    <p role="status" className="flex items-center gap-1.5 text-sm text-verified">
      {children && <Icon name="check" className="size-[1.25em] shrink-0" />}
      {children}
    </p>
  )
}
