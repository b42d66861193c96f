import { useLazyPart } from '~/ui/react/use-lazy-part'
import type { Vote } from '../../contract'
import { errorToast } from '../chats/actions/error-toast'
import { UNLOADED } from '../chats/actions/unloaded'
import { ActionButton } from './action-button'
import type { Voting } from './use-voting'

const NAMES = { up: 'Me ha servido', down: 'No me ha servido' } satisfies Record<Vote['value'], string>
const PRESSED = 'aria-pressed:text-accent aria-pressed:[&>svg]:fill-current'

type VoteButtonsProps = { vote: Vote | null; voting: Voting }

/** 👍 and 👎; that one of them is pressed is seen by its filling, too. */
export function VoteButtons({ vote, voting }: VoteButtonsProps) {
  const button = (value: Vote['value']) => (
    <ActionButton
      ref={value === 'down' ? voting.downRef : undefined}
      icon="thumb"
      iconClassName={value === 'down' ? '-scale-y-100' : undefined}
      label={NAMES[value]}
      aria-pressed={vote?.value === value}
      aria-busy={voting.isSaving || undefined}
      className={PRESSED}
      onClick={() => voting.press(value)}
    />
  )
  return (
    <>
      {button('up')}
      {button('down')}
      <span aria-live="polite" className="text-text-muted text-xs">
        {voting.said}
      </span>
    </>
  )
}

/** Asks why a reply has not helped, under its buttons. */
export function VoteReason({ voting }: { voting: Voting }) {
  const load = async () => (await import('./vote-form')).VoteForm
  const VoteForm = useLazyPart(load, () => {
    voting.closeForm()
    errorToast(UNLOADED)
  })
  return VoteForm && <VoteForm onSend={voting.sendReason} onClose={voting.closeForm} />
}
