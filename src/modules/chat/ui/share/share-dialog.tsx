import { Button } from '~/ui/button'
import { Skeleton, SkeletonGroup } from '~/ui/content/skeleton'
import { Dialog } from '~/ui/dialogs/dialog'
import type { Chat } from '../../contract'
import { ShareLink } from './share-link'
import { useShare } from './use-share'

type ShareDialogProps = { chat: Chat; onClose: () => void }

/** Makes, shows, brings up to date and revokes the read-only link to a conversation. */
export function ShareDialog({ chat, onClose }: ShareDialogProps) {
  const share = useShare(chat)
  return (
    <Dialog
      open
      onClose={onClose}
      title="Compartir la conversación"
      className="max-w-lg!"
      description={
        <>
          <p>
            Se comparte «{chat.title}» tal como está ahora: lo que escribas después no se verá, y tu nombre tampoco.
          </p>
          <p className="mt-1.5">Quien tenga el enlace podrá leerla, sin cuenta. Puedes retirarlo cuando quieras.</p>
        </>
      }
    >
      <ShareState share={share} />
    </Dialog>
  )
}

function ShareState({ share }: { share: ReturnType<typeof useShare> }) {
  const { state } = share
  switch (state.kind) {
    case 'loading':
      return (
        <SkeletonGroup label="Buscando el enlace…" className="grid gap-3">
          <Skeleton className="h-11" />
        </SkeletonGroup>
      )
    case 'failed':
      return (
        <div role="alert" className="flex flex-wrap items-center justify-between gap-3 text-sm">
          <p>No se ha podido leer si hay un enlace.</p>
          <Button variant="outline" size="sm" onClick={share.retry}>
            Reintentar
          </Button>
        </div>
      )
    case 'none':
      return (
        <div className="flex justify-end">
          <Button pending={share.isMaking} onClick={share.make}>
            Crear enlace
          </Button>
        </div>
      )
    case 'shared':
      return <ShareLink share={state.share} actions={share} />
  }
}
