import { useLazyPart } from '~/ui/react/use-lazy-part'
import { errorToast } from '../chats/actions/error-toast'
import { UNLOADED } from '../chats/actions/unloaded'
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
