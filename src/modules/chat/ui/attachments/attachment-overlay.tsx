import { useLazyPart } from '~/ui/use-lazy-part'
import { errorToast } from '../chats/error-toast'
import { UNLOADED } from '../chats/unloaded'
import type { AttachmentDialogProps } from './attachment-dialog'

/** A file over the conversation. It is rare, and loads when it is asked for. */
export function AttachmentOverlay(props: AttachmentDialogProps) {
  const load = async () => (await import('./attachment-dialog')).AttachmentDialog
  const AttachmentDialog = useLazyPart(load, () => {
    props.onClose()
    errorToast(UNLOADED)
  })
  return AttachmentDialog && <AttachmentDialog {...props} />
}
