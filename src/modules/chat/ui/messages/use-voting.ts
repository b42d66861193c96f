import { useRef, useState } from 'react'
import type { Vote } from '../../contract'
import { errorToast } from '../chats/actions/error-toast'
import type { ShownMessage } from '../conversation/conversation-state'
import { useMessageActions } from './message-actions'

type Why = Omit<Extract<Vote, { value: 'down' }>, 'value'>

const FRESH = { up: { value: 'up' }, down: { value: 'down', reason: null, comment: null } } satisfies Record<
  Vote['value'],
  Vote
>
const SAID = { up: 'Gracias', down: 'Gracias. Si quieres, di por qué' } satisfies Record<Vote['value'], string>

/** Whether a reply has helped, as its reader says it: a press votes, a second one takes the vote back. */
export function useVoting(reply: ShownMessage) {
  const actions = useMessageActions()
  const downRef = useRef<HTMLButtonElement>(null)
  const [isSaving, setIsSaving] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const [said, setSaid] = useState<string | null>(null)

  /** Null once it is stored. */
  async function store(vote: Vote | null) {
    setIsSaving(true)
    const failure = await actions.vote(reply, vote)
    setIsSaving(false)
    return failure
  }

  function closeForm() {
    setIsAsking(false)
    downRef.current?.focus()
  }

  return {
    downRef,
    isSaving,
    /** Whether the reader is asked why the reply has not helped. */
    isAsking,
    /** What has just come of it. */
    said,
    closeForm,

    async press(value: Vote['value']) {
      if (isSaving) return
      const vote = reply.vote?.value === value ? null : FRESH[value]
      const failure = await store(vote)
      if (failure !== null) return errorToast(failure)
      setIsAsking(vote?.value === 'down')
      setSaid(vote === null ? 'Voto retirado' : SAID[value])
    },

    async sendReason(why: Why): Promise<string | null> {
      const failure = await store({ value: 'down', ...why })
      if (failure !== null) return failure
      closeForm()
      setSaid('Gracias por contarlo')
      return null
    },
  }
}
export type Voting = ReturnType<typeof useVoting>
