import { Button } from '~/ui/button'
import { classNames } from '~/ui/class-names'
import type { ChatType } from '../../../contract'
import { limitTooltip } from '../../composer/limits-text'
import { QuestionEditor } from '../../composer/question-editor'
import { MessageActionsProvider } from '../../messages/message-actions'
import { SignInLink, Trouble } from '../../messages/trouble'
import { INSET } from '../foot/inset'
import { Refusal } from '../foot/refusal'
import type { ChatbotState } from '../use-chatbot'
import { MessageList } from './message-list'

export type MessagesProps = { type: ChatType; chatbot: ChatbotState }

/** The messages of a conversation that has begun, with all that one does with them. */
export function Messages({ type, chatbot }: MessagesProps) {
  const { editing, reading, limits } = chatbot
  const { open, write, changeFiles } = editing
  const box = open && (
    <QuestionEditor
      edit={{ ...open, write, changeFiles }}
      closedBecause={limits.kind === 'closed' ? limitTooltip(limits.by, limits.limits) : undefined}
      onOpenFile={chatbot.openFile}
      onSend={editing.send}
      onCancel={editing.cancel}
    >
      <Refusal chatbot={chatbot} />
    </QuestionEditor>
  )
  return (
    <MessageActionsProvider value={chatbot.actions}>
      <MessageList
        type={type}
        conversation={chatbot.conversation}
        reading={reading}
        boxRef={chatbot.scroll.boxRef}
        editor={open ? { questionId: open.questionId, box } : undefined}
        whenLost={<Lost chatbot={chatbot} />}
      />
    </MessageActionsProvider>
  )
}

/** The connection is gone, or the session; the reply goes on being written. */
function Lost({ chatbot }: { chatbot: ChatbotState }) {
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
          <Button variant="outline" size="sm" onClick={chatbot.reconnect}>
            Reconectar
          </Button>
        )}
      </Trouble>
    </div>
  )
}
