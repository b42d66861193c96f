import { Button } from '~/ui/button'
import { Icon, type IconName } from '~/ui/icon'
import { VERSION } from '../../../rules'
import { type ChatCreation, useDenyPro } from '../actions/use-chat-actions'

/** Opens a chat with either mentor (CHAT-03). Without PRO the PRO one says what it takes (CHAT-26, CHAT-27). */
export function NewChatButtons({ isPro, creation }: { isPro: boolean; creation: ChatCreation }) {
  const { create, creating } = creation
  const denyPro = useDenyPro()
  return (
    <fieldset className="grid grid-cols-2 gap-2">
      <legend className="mb-1.5 text-text-muted text-xs">Nuevo chat</legend>
      <Button variant="outline" className={CARD} pending={creating === 'basic'} onClick={() => create('basic')}>
        <CardText icon="plus" name="Basic" note={VERSION.basic} />
      </Button>
      <Button
        variant="outline"
        className={CARD}
        pending={creating === 'pro'}
        aria-disabled={isPro ? undefined : true}
        onClick={isPro ? () => create('pro') : denyPro}
      >
        <CardText icon={isPro ? 'plus' : 'lock'} name="PRO" note={isPro ? VERSION.pro : 'Requiere PRO'} />
      </Button>
    </fieldset>
  )
}

const CARD = 'justify-start px-3 py-2 text-left'

function CardText({ icon, name, note }: { icon: IconName; name: string; note: string }) {
  return (
    <span className="grid">
      <span className="flex items-center gap-1.5">
        <Icon name={icon} className="size-4 text-accent" />
        {name}
      </span>
      <span className="font-normal text-text-muted text-xs tabular-nums">{note}</span>
    </span>
  )
}
