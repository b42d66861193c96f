import { Button } from '~/ui/button'
import { classNames } from '~/ui/class-names'
import { SignInLink, Trouble } from '../../messages/trouble'
import type { ChatbotState } from '../use-chatbot'
import { INSET } from './inset'

/** Why the last question could not be sent, and what helps. */
export function Refusal({ chatbot }: { chatbot: ChatbotState }) {
  const { refusal } = chatbot.conversation.state
  if (refusal === null) return null
  return (
    <div className={classNames('mt-4', chatbot.edit.open === null && INSET)}>
      <Trouble sentence={refusal}>{chatbot.obstacle === 'session' && <SignInLink />}</Trouble>
    </div>
  )
}

/** The connection is gone, or the session; the reply goes on being written. */
export function Lost({ chatbot }: { chatbot: ChatbotState }) {
  const isSession = chatbot.obstacle === 'session'
  const sentence = isSession
    ? 'Tu sesión ha caducado. La respuesta se sigue guardando: inicia sesión para ver el resto.'
    : 'Se ha perdido la conexión. Lo escrito se conserva: reconecta para ver el resto.'
  return (
    <div className={classNames('mt-4 @2xl:pl-38', INSET)}>
      <Trouble sentence={sentence}>
        {isSession ? (
          <SignInLink />
        ) : (
          <Button variant="outline" size="sm" onClick={chatbot.conversation.reconnect}>
            Reconectar
          </Button>
        )}
      </Trouble>
    </div>
  )
}
