import { memo, type ReactNode, useRef } from 'react'
import { classNames } from '~/ui/class-names'
import type { ChatType } from '../../contract'
import { keyOf } from './conversation'
import type { ShownMessage } from './conversation-state'
import { MessagePage, type PageEnd } from './message-page'
import type { Pages } from './message-pages'
import { useIsNear } from './use-drawn'

type PageGroupProps = {
  type: ChatType
  pages: Pages<ShownMessage>
  /** Whether it is a box of its own. */
  isBox: boolean
  /** The group at the end of the conversation: what is going on there; undefined in all other groups. */
  end: PageEnd | undefined
  /** The box of the question that is being changed, in the group that has it. */
  editor: { questionId: string; box: ReactNode } | undefined
  /** So many of its pages may be taken out of the document while they are far from the reader's eyes. */
  mayGoCount: number
  /** A message that is gone to, and must be there. */
  wantedId: string | null
}

/** Pages that follow each other, drawn, laid out and looked at as one as long as nothing in them changes. */
export const PageGroup = memo(
  ({ type, pages, isBox, end, editor, mayGoCount, wantedId }: PageGroupProps) => {
    const boxRef = useRef<HTMLDivElement>(null)
    const isNear = useIsNear(boxRef, { isWatched: isBox && mayGoCount > 0 })
    return (
      <div ref={boxRef} className={classNames(isBox ? 'isolate flow-root' : 'contents')}>
        {pages.map((messages, at) => {
          const isEdited = hasMessage(messages, editor?.questionId)
          return (
            <MessagePage
              key={messages[0] && keyOf(messages[0])}
              type={type}
              messages={messages}
              end={at === pages.length - 1 ? end : undefined}
              editor={isEdited ? editor : undefined}
              mayGo={at < mayGoCount && !isEdited && !hasMessage(messages, wantedId)}
              isWatched={isNear}
            />
          )
        })}
      </div>
    )
  },
  (before, after) =>
    before.type === after.type &&
    before.isBox === after.isBox &&
    before.end === after.end &&
    before.editor === after.editor &&
    before.mayGoCount === after.mayGoCount &&
    before.wantedId === after.wantedId &&
    before.pages.length === after.pages.length &&
    before.pages.every((page, at) => page === after.pages[at]),
)

export const hasMessage = (page: readonly ShownMessage[], id: string | null | undefined): boolean =>
  typeof id === 'string' && page.some((each) => each.id === id)
