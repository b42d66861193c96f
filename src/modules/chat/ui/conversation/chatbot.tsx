import { classNames } from '~/ui/class-names'
import { MENTOR_NAME } from '../../copy'
import { AttachmentOverlay } from '../attachments/attachment-overlay'
import { LazyRestricted } from '../chats/lazy-restricted'
import { FirstScreen } from '../suggestions/first-screen'
import { FollowUps } from '../suggestions/follow-ups'
import { announcedReply } from './conversation'
import { Announcer } from './foot/announcer'
import { ChatbotFoot } from './foot/chatbot-foot'
import { INSET } from './foot/inset'
import { Refusal } from './foot/refusal'
import { type ChatbotState, useChatbot } from './use-chatbot'
import type { ChatbotOptions } from './use-parts'
import { AT_FIRST_STIR, LazyMessages } from './window/lazy-messages'
import type { MessagesProps } from './window/messages'

/** The column of the messages; what frames it may be wider. Code needs up to 60rem beside the margin, and its notes the rest. */
const COLUMN = 'w-full max-w-[84rem]'
/** Ends where code does. */
const FOOT = 'w-full max-w-[71rem]'

/**
 * A conversation with a mentor: shared by the chat page, the mentors' pages and the dashboard. It fills the height it
 * is given and scrolls inside.
 */
export function Chatbot({ className, ...options }: ChatbotOptions & { className?: string }) {
  const chatbot = useChatbot(options)
  const { type } = options
  const { conversation } = chatbot
  if (chatbot.obstacle === 'plan') {
    return (
      <div className={INSET}>
        <LazyRestricted state="ended" />
      </div>
    )
  }
  return (
    <section
      aria-label={`Conversación con ${MENTOR_NAME[type]}`}
      {...(chatbot.hasBegun ? {} : AT_FIRST_STIR)}
      data-activity={conversation.activity.kind}
      data-busy={conversation.activity.kind === 'idle' ? undefined : ''}
      className={classNames('@container flex min-h-0 flex-col', className)}
    >
      <Scrolled type={type} chatbot={chatbot} />
      <div className="border-line border-t print:hidden">
        <div className={classNames(FOOT, INSET, 'relative pt-3 pb-2')}>
          <ChatbotFoot chatbot={chatbot} />
        </div>
      </div>
      {chatbot.openedFile && (
        <AttachmentOverlay
          attachment={chatbot.openedFile}
          onClose={chatbot.closeFile}
          onErased={chatbot.onFileErased}
        />
      )}
      <Announcer announced={announcedReply(conversation)} />
    </section>
  )
}

/**
 * What scrolls: the messages, or the first screen. Laid out from below until the browser takes over, so that a long conversation is first
 * painted at its end. Contained: what grows in it has no part in the layout of the page.
 */
function Scrolled({ type, chatbot }: MessagesProps) {
  const { scroll } = chatbot
  return (
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
            <LazyMessages type={type} chatbot={chatbot} />
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
