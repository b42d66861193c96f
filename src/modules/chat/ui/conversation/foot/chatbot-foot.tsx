import { Button } from '~/ui/button'
import { Icon } from '~/ui/icon'
import { Composer } from '../../composer/composer'
import { LimitsLine } from '../../composer/limits-line'
import { TeachingBar } from '../../teaching/teaching-bar'
import type { ChatbotState } from '../use-chatbot'
import type { Reading } from '../window/use-reading'

/** Under the messages: the box one asks in, or while an earlier part is read the way on, and what is left of the limits. */
export function ChatbotFoot({ chatbot }: { chatbot: ChatbotState }) {
  const { isEnd } = chatbot.conversation.state
  return (
    <>
      {chatbot.hasBegun && isEnd && chatbot.isEndBelow && (
        <div className="absolute right-4 bottom-full mb-3 @2xl:right-6">
          <Button variant="secondary" size="sm" onClick={chatbot.scroll.goToEnd}>
            <Icon name="chevron-down" className="size-4" />
            Ir al final
          </Button>
        </div>
      )}
      {isEnd && <TeachingBar teaching={chatbot.teaching.teaching} onChange={chatbot.teaching.change} />}
      {isEnd ? <Composer chatbot={chatbot} /> : <ReadingBar reading={chatbot.reading} />}
      <div className="mt-2 flex flex-wrap justify-between gap-x-6 gap-y-0.5 text-text-muted text-xs">
        <LimitsLine state={chatbot.limits.state} />
        {/* Before the first message the first screen says it; in a narrow window the badge. */}
        {chatbot.hasBegun && <p className="hidden @2xl:block">Te responde una IA; puede equivocarse.</p>}
      </div>
    </>
  )
}

/** Stands in the composer's place while a part of the conversation is read after which more comes. */
function ReadingBar({ reading: { pending, readOn, goToEnd } }: { reading: Reading }) {
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-2">
      <p className="min-w-0 flex-1 basis-64 text-sm">Estás leyendo una parte anterior de la conversación.</p>
      <Button variant="outline" pending={pending === 'newer'} onClick={readOn}>
        Ver lo que sigue
      </Button>
      <Button variant="secondary" pending={pending === 'end'} onClick={goToEnd}>
        Ir al final
      </Button>
    </div>
  )
}
