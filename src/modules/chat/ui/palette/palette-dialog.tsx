import { Dialog } from '~/ui/dialog'
import { Spinner } from '~/ui/spinner'
import { useLazyPart } from '~/ui/use-lazy-part'
import { errorToast } from '../chats/error-toast'
import { UNLOADED } from '../chats/unloaded'
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
