import { Button } from '~/ui/button'
import { classNames } from '~/ui/class-names'
import { MENTOR_NAME } from '../../copy'
import { AttachmentOverlay } from '../attachments/attachment-overlay'
import { Restricted, WaysToPro } from '../chats/restricted'
import { limitTooltip } from '../composer/limits-text'
import { QuestionEditor } from '../composer/question-editor'
import { MessageActionsProvider } from '../messages/message-actions'
import { SignInLink, Trouble } from '../messages/trouble'
import { FirstScreen } from '../suggestions/first-screen'
import { FollowUps } from '../suggestions/follow-ups'
import { Announcer } from './announcer'
import { ChatbotFoot } from './chatbot-foot'
import { heardReply } from './conversation'
import { MessageList } from './message-list'
import { type ChatbotOptions, type ChatbotState, useChatbot } from './use-chatbot'

/** The column of the messages; what frames it may be wider. Code needs up to 60rem beside the margin, and its notes the rest. */
const COLUMN = 'w-full max-w-[84rem]'
/** Ends where code does. */
const FOOT = 'w-full max-w-[71rem]'
const INSET = 'px-4 @2xl:px-6'

/**
 * A conversation with a mentor: shared by the chat page, the mentors' pages and the dashboard. It fills the height it
 * is given and scrolls inside.
 */
export function Chatbot({ className, ...options }: ChatbotOptions & { className?: string }) {
  const chatbot = useChatbot(options)
  const { type } = options
  const { conversation, scroll } = chatbot
  if (chatbot.obstacle === 'plan') {
    // It has ended meanwhile: what was written stays, so nobody is sent away.
    return (
      <div className={INSET}>
        <Restricted>
          <WaysToPro />
        </Restricted>
      </div>
    )
  }
  return (
    <section
      aria-label={`Conversación con ${MENTOR_NAME[type]}`}
      data-activity={conversation.activity.kind}
      data-busy={conversation.activity.kind === 'idle' ? undefined : ''}
      className={classNames('group/conversation @container flex min-h-0 flex-col', className)}
    >
      {/*
        Laid out from below until the browser takes over, so that a long conversation is first painted at its end. Contained: what
        grows in it has no part in the layout of the page.
      */}
      <div
        ref={scroll.boxRef}
        tabIndex={-1}
        className={classNames(
          'min-h-0 flex-1 overflow-y-auto overscroll-contain outline-none contain-strict',
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
          {chatbot.hasBegun && <AfterLast chatbot={chatbot} />}
          <div ref={scroll.slackRef} />
        </div>
      </div>
      <div className="border-line border-t">
        <div className={classNames(FOOT, INSET, 'relative pt-3 pb-2')}>
          <ChatbotFoot chatbot={chatbot} />
        </div>
      </div>
      <OpenedFile chatbot={chatbot} />
      <Announcer heard={heardReply(conversation)} />
    </section>
  )
}

function Messages({ type, chatbot }: { type: ChatbotOptions['type']; chatbot: ChatbotState }) {
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

/** A file that is looked at; one that is in the box still is removed there. */
function OpenedFile({ chatbot: { openedFile, draft, editing, closeFile, forgetFile } }: { chatbot: ChatbotState }) {
  if (openedFile === null) return null
  const unsent = [...draft.files, ...(editing.open?.files ?? []).filter(({ isSent }) => !isSent)]
  const isInBox = unsent.some(({ stored }) => stored?.id === openedFile.id)
  return <AttachmentOverlay attachment={openedFile} onClose={closeFile} onErased={isInBox ? undefined : forgetFile} />
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

/**
 * What one could ask next. The room for it is always there, so that the questions that come into it move nobody; it is no part of what
 * the reader is carried along by.
 */
const AfterLast = ({ chatbot: { followedUpId, limits, ask } }: { chatbot: ChatbotState }) => (
  <div className="min-h-40 px-4 pt-3 pb-5 pointer-coarse:min-h-48 @2xl:pr-6 @2xl:pl-38">
    {followedUpId !== null && (
      <FollowUps key={followedUpId} replyId={followedUpId} isClosed={limits.kind === 'closed'} onAsk={ask} />
    )}
  </div>
)
