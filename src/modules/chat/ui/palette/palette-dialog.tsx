import { Dialog } from '~/ui/dialogs/dialog'
import { useLazyPart } from '~/ui/react/use-lazy-part'
import { Spinner } from '~/ui/spinner'
import { errorToast } from '../chats/actions/error-toast'
import { UNLOADED } from '../chats/actions/unloaded'
import type { PalettePage } from './commands'

/** The palette's frame, which takes the focus at once; what is in it loads when it is opened. */
export function PaletteDialog({ page, onClose }: { page: PalettePage; onClose: () => void }) {
  const Palette = useLazyPart(
    async () => (await import('./palette')).Palette,
    () => {
      onClose()
      errorToast(UNLOADED)
    },
  )
  return (
    <Dialog open isBare onClose={onClose} title="Paleta de comandos" className="mt-[10dvh]! max-w-xl! overflow-hidden">
      {Palette ? <Palette page={page} onClose={onClose} /> : <Spinner className="m-5" />}
    </Dialog>
  )
}
