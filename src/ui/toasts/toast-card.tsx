import { Button } from '../button'
import { classNames } from '../class-names'
import { Icon } from '../icon'
import { TOAST_SWIPE_THRESHOLD_PX, type ToastRecord } from './toast-store'
import { useSwipeAway } from './use-swipe-away'

/** Always there, so that its live regions are known before they speak; only what it says comes and goes. */
export function ToastCard({ toast, onClose }: { toast: ToastRecord | undefined; onClose: () => void }) {
  const swipe = useSwipeAway(TOAST_SWIPE_THRESHOLD_PX, onClose)
  const alarming = toast?.variant === 'destructive'

  function act() {
    toast?.action?.onSelect()
    onClose()
  }

  return (
    <div
      {...swipe}
      className={classNames(
        'flex touch-pan-y select-none items-start gap-3',
        toast
          ? 'rounded-md border bg-surface-float p-3.5 shadow-float transition-[opacity,translate]'
          : '-translate-y-3 opacity-0 sm:translate-y-3',
        alarming ? 'border-danger' : 'border-line-strong',
      )}
    >
      {toast && (
        <Icon
          name={alarming ? 'alert' : 'info'}
          className={alarming ? 'mt-0.5 size-5 text-danger' : 'mt-0.5 size-5 text-accent'}
        />
      )}
      <div className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-4 gap-y-2.5">
        <div className="min-w-0">
          <div role="status">{!alarming && <ToastText toast={toast} />}</div>
          <div role="alert">{alarming && <ToastText toast={toast} />}</div>
        </div>
        {toast?.action && (
          <Button
            variant="outline"
            size="sm"
            className="pointer-coarse:min-h-10"
            aria-keyshortcuts={toast.action.isUndo ? 'Control+Z Meta+Z' : undefined}
            onClick={act}
          >
            {toast.action.label}
          </Button>
        )}
      </div>
      {toast && (
        <Button
          variant="ghost"
          size="icon"
          aria-label="Cerrar aviso"
          className="-my-2 -mr-2 shrink-0"
          onClick={onClose}
        >
          <Icon name="close" className="size-4" />
        </Button>
      )}
    </div>
  )
}

function ToastText({ toast }: { toast: ToastRecord | undefined }) {
  if (!toast) return null
  return (
    <div key={toast.id} className="animate-fade text-sm">
      <p className="font-semibold">{toast.title}</p>
      {toast.description && <p className="mt-0.5 text-text-muted">{toast.description}</p>}
    </div>
  )
}
