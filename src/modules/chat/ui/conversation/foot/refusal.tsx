import { classNames } from '~/ui/class-names'
import { SignInLink, Trouble } from '../../messages/trouble'
import type { ChatbotState } from '../use-chatbot'
import { INSET } from './inset'

/** Why the last question could not be sent, and what helps. */
export function Refusal({ chatbot }: { chatbot: ChatbotState }) {
  const { refusal } = chatbot.conversation
  if (refusal === null) return null
  return (
    <div className={classNames('mt-4', chatbot.editing.open === null && INSET)}>
      <Trouble sentence={refusal}>{chatbot.obstacle === 'session' && <SignInLink />}</Trouble>
    </div>
  )
}
