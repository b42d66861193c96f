import { Button } from '~/ui/button'
import { ButtonLink } from '~/ui/button-link'
import { classNames } from '~/ui/class-names'
import { Icon } from '~/ui/icon'
import { MENTOR_NAME } from '../../copy'
import { Composer } from '../composer/composer'
import { LimitsLine } from '../composer/limits-line'
import { limitTooltip } from '../composer/limits-text'
import { LiveAnnouncer } from './announcer'
import { ConversationEnd } from './conversation-end'
import { FirstScreen } from './first-screen'
import { MessageActionsProvider } from './message-actions'
import { MessageList } from './message-list'
import { QuestionEditor } from './question-editor'
import { ReadingBar } from './reading-bar'
import { Restricted } from './restricted'
import { SignInLink } from './sign-in-link'
import { Trouble } from './trouble'
import { type ChatbotOptions, type ChatbotState, useChatbot } from './use-chatbot'

/** List and box share one column; what frames them may be wider. */
const COLUMN = 'w-full max-w-[56rem]'
const INSET = 'px-4 @2xl:px-6'

/**
 * A conversation with a mentor: shared by the chat page, the mentors' pages and the dashboard. It fills the height it
 * is given and scrolls inside.
 */
export function Chatbot({ className, ...options }: ChatbotOptions & { className?: string }) {
  const chatbot = useChatbot(options)
  const { type } = options
  const { conversation, scroll } = chatbot
  if (chatbot.obstacle === 'plan') return <WithoutPro />
  return (
    <section
      aria-label={`Conversación con ${MENTOR_NAME[type]}`}
      data-activity={conversation.activity.kind}
      className={classNames('@container flex min-h-0 flex-col', className)}
    >
      {/*
        Laid out from below until the browser takes over, so that a long conversation is first painted at its end. Contained: what
        grows in it has no part in the layout of the page.
      */}
      <div
        ref={scroll.boxRef}
        className={classNames(
          'min-h-0 flex-1 overflow-y-auto overscroll-contain contain-strict',
          chatbot.hasBegun && 'flex flex-col-reverse data-ready:block',
        )}
      >
        <div className={classNames(COLUMN, 'mb-auto pt-7')}>
          <div ref={scroll.contentRef}>
            {chatbot.hasBegun ? (
              <Messages type={type} chatbot={chatbot} />
            ) : (
              <div className={INSET}>
                <FirstScreen type={type} onPick={chatbot.pick} />
              </div>
            )}
            {chatbot.editing.open === null && <Refusal chatbot={chatbot} />}
          </div>
          <ConversationEnd
            hasBegun={chatbot.hasBegun}
            followedUpId={chatbot.followedUpId}
            onAsk={chatbot.ask}
            slackRef={scroll.slackRef}
          />
        </div>
      </div>
      <div className="border-line border-t">
        <ChatbotFoot chatbot={chatbot} />
      </div>
      <LiveAnnouncer store={chatbot.store} />
    </section>
  )
}

/** The plan has ended meanwhile: what was written is kept, so nobody is sent away. */
const WithoutPro = () => (
  <div className={INSET}>
    <Restricted>
      <ButtonLink to="/checkout/pro">Actualizar a PRO</ButtonLink>
      <ButtonLink to="/app/dashboard" variant="outline" reloadDocument>
        Volver al Dashboard
      </ButtonLink>
    </Restricted>
  </div>
)

function Messages({ type, chatbot }: { type: ChatbotOptions['type']; chatbot: ChatbotState }) {
  const { editing, reading, limits } = chatbot
  const box = editing.open && (
    <QuestionEditor
      text={editing.open.text}
      closedBecause={limits.kind === 'closed' ? limitTooltip(limits.by, limits.limits) : undefined}
      onWrite={editing.write}
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
        store={chatbot.store}
        onGrown={chatbot.scroll.follow}
        editor={editing.open ? { questionId: editing.open.questionId, box } : undefined}
        wantedId={reading.wantedId}
        isLoadingOlder={reading.pending === 'older'}
        onLoadOlder={reading.loadOlder}
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

/** Why the last question could not be sent, and what helps. */
function Refusal({ chatbot }: { chatbot: ChatbotState }) {
  const { refusal } = chatbot.conversation
  if (refusal === null) return null
  return (
    <div className={classNames('mt-4', chatbot.editing.open === null && INSET)}>
      <Trouble sentence={refusal}>{chatbot.obstacle === 'session' && <SignInLink />}</Trouble>
    </div>
  )
}

function ChatbotFoot({ chatbot }: { chatbot: ChatbotState }) {
  const { scroll, limits, draft, reading, conversation } = chatbot
  return (
    <div className={classNames(COLUMN, INSET, 'relative pt-3 pb-2')}>
      {chatbot.hasBegun && conversation.isEnd && scroll.isEndBelow && (
        <div className="absolute right-4 bottom-full mb-3 @2xl:right-6">
          <Button variant="secondary" size="sm" onClick={scroll.goToEnd}>
            <Icon name="chevron-down" className="size-4" />
            Ir al final
          </Button>
        </div>
      )}
      {conversation.isEnd ? (
        <Composer
          boxRef={chatbot.boxRef}
          text={draft.text}
          activity={conversation.activity.kind}
          closedBecause={limits.kind === 'closed' ? limitTooltip(limits.by, limits.limits) : undefined}
          onWrite={draft.write}
          onSend={chatbot.send}
          onStop={chatbot.stop}
          onEditLast={chatbot.editing.beginLast}
        />
      ) : (
        <ReadingBar pending={reading.pending} onReadOn={reading.readOn} onGoToEnd={reading.goToEnd} />
      )}
      <div className="mt-2 flex flex-wrap justify-between gap-x-6 gap-y-0.5 text-text-muted text-xs">
        <LimitsLine state={limits} />
        <p>Te responde una IA; puede equivocarse.</p>
      </div>
    </div>
  )
}
