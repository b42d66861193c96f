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
import { Refusal } from './foot/troubles'
import { type ChatbotState, useChatbot } from './use-chatbot'
import type { ChatbotOptions } from './use-parts'
import { AT_FIRST_STIR, LazyMessages } from './window/lazy-messages'

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
  const { state } = chatbot.conversation
  if (chatbot.obstacle === 'plan') {
    return (
      <div className={INSET}>
        <LazyRestricted state="ended" />
      </div>
    )
  }
  return (
    <section
      aria-label={`Conversación con ${MENTOR_NAME[options.type]}`}
      {...(chatbot.hasBegun ? {} : AT_FIRST_STIR)}
      data-activity={state.activity.kind}
      data-busy={state.activity.kind === 'idle' ? undefined : ''}
      className={classNames('@container flex min-h-0 flex-col', className)}
    >
      <Scrolled chatbot={chatbot} />
      <div className="border-line border-t print:hidden">
        <div className={classNames(FOOT, INSET, 'relative pt-3 pb-2')}>
          <ChatbotFoot chatbot={chatbot} />
        </div>
      </div>
      {chatbot.openedFile && <AttachmentOverlay {...chatbot.openedFile} />}
      <Announcer announced={announcedReply(state)} />
    </section>
  )
}

/**
 * What scrolls: the messages, or the first screen. Laid out from below until the browser takes over, so that a long conversation is first
 * painted at its end. Contained: what grows in it has no part in the layout of the page.
 */
function Scrolled({ chatbot }: { chatbot: ChatbotState }) {
  const { type, scroll } = chatbot
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
            <LazyMessages chatbot={chatbot} />
          ) : (
            <div className={INSET}>
              <FirstScreen type={type} onPick={chatbot.pick} />
            </div>
          )}
          {chatbot.edit.open === null && <Refusal chatbot={chatbot} />}
        </div>
        {chatbot.hasBegun && <FollowUps chatbot={chatbot} />}
        <div ref={scroll.slackRef} />
      </div>
    </div>
  )
}
