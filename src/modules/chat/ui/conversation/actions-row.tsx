import type { ReactNode } from 'react'
import { classNames } from '~/ui/class-names'
import { useCopy } from '../answer/copy-button'
import { ActionButton } from './action-button'
import type { ShownMessage } from './conversation-state'
import { useMessageActions } from './message-actions'
import { VersionSwitch } from './version-switch'

type ActionsRowProps = {
  message: ShownMessage
  /** Always to be seen; else where the pointer or the focus is, and always where there is no pointer. */
  isShown: boolean
  /** Something is on its way: nothing of this message can be changed or asked for again until it has come. */
  isWaiting: boolean
  children: ReactNode
}

/** What can be done with a message, under it. */
export function ActionsRow({ message, isShown, isWaiting, children }: ActionsRowProps) {
  return (
    <div className="flex min-h-8 flex-wrap items-center gap-x-1 pointer-coarse:min-h-10">
      <VersionSwitch message={message} isWaiting={isWaiting} />
      <div
        className={classNames(
          'flex flex-wrap items-center transition-opacity',
          !isShown &&
            'opacity-0 group-focus-within/message:opacity-100 group-hover/message:opacity-100 pointer-coarse:opacity-100',
        )}
      >
        {children}
        <CopyLink message={message} />
      </div>
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
