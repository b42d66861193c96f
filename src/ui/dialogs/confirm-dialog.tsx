import type { ReactNode } from 'react'
import { Button } from '../button'
import { FormError } from '../forms/form-error'
import { Dialog } from './dialog'

type ConfirmDialogProps = {
  open: boolean
  title: string
  description: ReactNode
  confirmLabel: string
  cancelLabel?: string
  /** For what can't be undone: terracotta, and the focus starts on the way out. */
  destructive?: boolean
  pending?: boolean
  /** Why the last try failed; the dialog stays open with it. */
  error?: string | undefined
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before something that matters is done. It closes only when its owner sets `open` to false. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, description, confirmLabel, destructive = false, pending = false, error } = props
  const cancel = () => !pending && props.onCancel()

  return (
    <Dialog
      open={open}
      onClose={cancel}
      role="alertdialog"
      title={title}
      description={description}
      footer={
        <>
          <Button variant="outline" onClick={cancel} data-initial-focus={destructive || undefined}>
            {props.cancelLabel ?? 'Cancelar'}
          </Button>
          <Button
            variant={destructive ? 'destructive' : 'default'}
            pending={pending}
            onClick={props.onConfirm}
            data-initial-focus={!destructive || undefined}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {error && <FormError>{error}</FormError>}
    </Dialog>
  )
}
