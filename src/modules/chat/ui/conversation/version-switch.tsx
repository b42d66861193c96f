import { ActionButton } from './action-button'
import type { ShownMessage } from './conversation-state'
import { useMessageActions, type VersionSide } from './message-actions'
import { versionPlace } from './versions'

/** ‹2/3›: which version of a message is shown, and the way to the others; nothing where there is only one. */
export function VersionSwitch({ message, isWaiting }: { message: ShownMessage; isWaiting: boolean }) {
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
      className={isWaiting ? 'invisible' : undefined}
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
