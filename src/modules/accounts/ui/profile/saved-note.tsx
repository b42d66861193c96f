import { Icon } from '~/ui/icon'

/** Says in place that something was saved; read out when it appears. Always there, or else nobody would hear of the change. */
export function SavedNote({ children }: { children: string | null }) {
  return (
    <p role="status" className="flex min-h-6 items-center gap-1.5 text-sm text-verified">
      {children && <Icon name="check" />}
      {children}
    </p>
  )
}
