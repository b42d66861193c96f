import { Button } from '~/ui/button'
import { classNames } from '~/ui/class-names'
import { Icon } from '~/ui/icon'
import { MENTOR_NAME } from '../../copy'
import { Composer } from '../composer/composer'
import { LimitsLine } from '../composer/limits-line'
import { limitTooltip } from '../composer/limits-text'
import { Announcer } from './announcer'
import { FirstScreen } from './first-screen'
import { MessageList } from './message-list'
import { Restricted } from './restricted'
import { SignInLink } from './sign-in-link'
import { Trouble } from './trouble'
import { type ChatbotOptions, type ChatbotState, useChatbot } from './use-chatbot'

/** List and box share one column; what frames them may be wider. */
const COLUMN = 'w-full max-w-[56rem] px-4 @2xl:px-6'

/**
 * A conversation with a mentor: shared by the chat page, the mentors' pages and the dashboard. It fills the height it
 * is given and scrolls inside.
 */
export function Chatbot({ className, ...options }: ChatbotOptions & { className?: string }) {
  const chatbot = useChatbot(options)
  const { type } = options
  const { conversation, scroll } = chatbot
  if (chatbot.obstacle === 'plan') return <Restricted />
  return (
    <section
      aria-label={`Conversación con ${MENTOR_NAME[type]}`}
      className={classNames('@container flex min-h-0 flex-col', className)}
    >
      {/* Laid out from below until the browser takes over, so that a long conversation is first painted at its end. */}
      <div
        ref={scroll.boxRef}
        onScroll={scroll.onScroll}
        className={classNames(
          'min-h-0 flex-1 overflow-y-auto overscroll-contain',
          chatbot.hasBegun && 'flex flex-col-reverse data-ready:block',
        )}
      >
        <div ref={scroll.contentRef} className={classNames(COLUMN, 'mb-auto py-7')}>
          {chatbot.hasBegun ? (
            <MessageList
              type={type}
              conversation={conversation}
              isLoadingOlder={chatbot.isLoadingOlder}
              onLoadOlder={chatbot.loadOlder}
              onRepeat={chatbot.repeat}
              onReconnect={chatbot.reconnect}
            />
          ) : (
            <FirstScreen type={type} onPick={chatbot.pick} />
          )}
          {conversation.refusal !== null && (
            <Trouble className="mt-6" sentence={conversation.refusal}>
              {chatbot.obstacle === 'session' && <SignInLink />}
            </Trouble>
          )}
        </div>
      </div>
      <div className="border-line border-t">
        <ChatbotFoot chatbot={chatbot} />
      </div>
      <Announcer reply={conversation.messages.findLast(({ role }) => role === 'assistant')} />
    </section>
  )
}

function ChatbotFoot({ chatbot }: { chatbot: ChatbotState }) {
  const { scroll, limits, draft } = chatbot
  return (
    <div className={classNames(COLUMN, 'relative pt-3 pb-2')}>
      {chatbot.hasBegun && !scroll.isFollowing && (
        <div className="absolute right-4 bottom-full mb-3 @2xl:right-6">
          <Button variant="secondary" size="sm" onClick={scroll.goToEnd}>
            <Icon name="chevron-down" className="size-4" />
            Ir al final
          </Button>
        </div>
      )}
      <Composer
        boxRef={chatbot.boxRef}
        text={draft.text}
        activity={chatbot.conversation.activity.kind}
        closedBecause={limits.kind === 'closed' ? limitTooltip(limits.by, limits.limits) : undefined}
        onWrite={draft.write}
        onSend={chatbot.send}
        onStop={chatbot.stop}
      />
      <div className="mt-2 flex flex-wrap justify-between gap-x-6 gap-y-0.5 text-text-muted text-xs">
        <LimitsLine state={limits} />
        <p>Te responde una IA; puede equivocarse.</p>
      </div>
    </div>
  )
}
