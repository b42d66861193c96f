import { MENTOR_PATH } from '../shell/mentor-link'
import { isPurchase } from '../shell/purchase-path'

type Onward = { to: string; label: string }
type Visit = {
  /** A path of ours, or null for nowhere in particular. */
  goesTo: string | null
  /** Whether this browser still carries an answer that no account has. */
  isCarrying: boolean
}

/** How one goes on after an address was proved, by what one was at before: a plan that was chosen, or a conversation. */
export function onwardAfterProof({ goesTo, isCarrying }: Visit): Onward {
  if (goesTo === null || goesTo === '/dashboard') return { to: '/dashboard', label: 'Ir a tu panel' }
  if (isPurchase(goesTo)) return { to: goesTo, label: 'Seguir con la compra' }
  // Once it is in the account, its conversation is the newest: the chat page opens that one, on any device.
  const path = goesTo === MENTOR_PATH && !isCarrying ? '/chat' : goesTo
  const isConversation = /^\/(chat|mentor-(basic|pro))(\?|$)/.test(path)
  return { to: path, label: isConversation ? 'Seguir con tu conversación' : 'Continuar' }
}
