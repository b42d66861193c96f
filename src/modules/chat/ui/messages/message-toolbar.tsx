import type { ReactNode } from 'react'
import { classNames } from '~/ui/class-names'
import { useCopy } from '~/ui/content/use-copy'
import type { ShownMessage } from '../conversation/conversation-state'
import { ActionButton, WHILE_FREE } from './action-button'
import { useMessageActions, type VersionSide } from './message-actions'
import { versionPlace } from './versions'

type MessageToolbarProps = {
  message: ShownMessage
  /** Always to be seen; else where the pointer or the focus is, and always where there is no pointer. */
  isShown: boolean
  /** Said beside the buttons, always to be seen. */
  note?: string | null
  children: ReactNode
}

/** What can be done with a message, under it. */
export function MessageToolbar({ message, isShown, note, children }: MessageToolbarProps) {
  return (
    <div className="flex min-h-8 flex-wrap items-center gap-x-1 pointer-coarse:min-h-10">
      <VersionSwitch message={message} />
      <div
        className={classNames(
          'flex flex-wrap items-center',
          !isShown && 'opacity-0 pointer-coarse:opacity-100 [[data-message]:is(:hover,:focus-within)_&]:opacity-100',
        )}
      >
        {children}
        <CopyLink message={message} />
      </div>
      {note && <p className="ml-auto break-all px-3 text-right text-text-muted text-xs">{note}</p>}
    </div>
  )
}

/** ‹2/3›: which version of a message is shown, and the way to the others; nothing where there is only one. */
function VersionSwitch({ message }: { message: ShownMessage }) {
  const { showVersion } = useMessageActions()
  const place = versionPlace(message)
  if (place === null) return null
  const button = (side: VersionSide, label: string, id: string | null) => (
    <ActionButton
      icon="chevron-right"
      iconClassName={side === 'previous' ? 'rotate-180' : undefined}
      label={label}
      data-version={side}
      aria-disabled={id === null || undefined}
      className={WHILE_FREE}
      onClick={() => id !== null && showVersion(message, id, side)}
    />
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups a form's fields
    <div role="group" aria-label={`Versión ${place.number} de ${place.count}`} className="flex items-center">
      {button('previous', 'Versión anterior', place.previousId)}
      <span className="text-text-muted text-xs tabular-nums">
        {place.number}/{place.count}
      </span>
      {button('next', 'Versión siguiente', place.nextId)}
    </div>
  )
}

function CopyLink({ message }: { message: ShownMessage }) {
  const { linkTo } = useMessageActions()
  const { outcome, copy } = useCopy()
  return (
    <>
      <ActionButton
        icon={outcome === 'copied' ? 'check' : 'link'}
        label="Copiar enlace"
        onClick={() => copy(linkTo(message))}
      />
      <span aria-live="polite" className="text-text-muted text-xs">
        {{ none: null, copied: 'Enlace copiado', refused: 'No se pudo copiar' }[outcome]}
      </span>
    </>
  )
}
