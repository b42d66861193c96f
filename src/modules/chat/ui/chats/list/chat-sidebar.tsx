import { type KeyboardEvent, useRef } from 'react'
import type { Chat, SearchHit } from '../../../contract'
import { SearchField } from '../../search/search-field'
import { SearchPane } from '../../search/search-pane'
import type { ChatAction } from '../actions/chat-action'
import type { ChatCreation } from '../actions/use-chat-actions'
import { UpgradeLinks } from '../upgrade-links'
import { ChatRows } from './chat-rows'
import { NewChatButtons } from './new-chat-buttons'

type ChatSidebarProps = {
  now: string
  isPro: boolean
  /** A lifetime is the most there is. */
  canUpgrade: boolean
  openChatId: string | null
  creation: ChatCreation
  searchText: string
  onSearch: (text: string) => void
  onOpen: (chatId: string) => void
  onHit: (hit: SearchHit) => void
  onAction: (chat: Chat, action: ChatAction) => void
}

/** The user's conversations: ways to start one, to find one, and the list (CHAT-01, CHAT-06). */
export function ChatSidebar({ searchText, onSearch, ...props }: ChatSidebarProps) {
  const fieldRef = useRef<HTMLInputElement>(null)
  const placesRef = useRef<HTMLElement>(null)
  const isSearching = searchText.trim() !== ''

  const shown = isSearching ? '[data-hits]' : '[data-rows]'
  const links = () => [...(placesRef.current?.querySelectorAll<HTMLElement>(`${shown} li > a`) ?? [])]

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Escape' && isSearching) {
      onSearch('')
      fieldRef.current?.focus()
    } else if (!moveFocus(event, links(), fieldRef.current)) return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div className="flex min-h-0 flex-1 flex-col gap-4">
      <NewChatButtons isPro={props.isPro} creation={props.creation} />
      <SearchField
        fieldRef={fieldRef}
        text={searchText}
        onChange={onSearch}
        onEnterResults={() => links()[0]?.focus()}
      />
      <nav
        ref={placesRef}
        aria-label="Tus chats"
        onKeyDown={handleKey}
        className="-mx-1 min-h-0 flex-1 overflow-y-auto overscroll-contain px-1"
      >
        {isSearching && (
          <div data-hits>
            <SearchPane text={searchText} onOpen={props.onHit} />
          </div>
        )}
        {/* Kept while something else is shown: a long list takes long to make. */}
        <div hidden={isSearching} data-rows>
          <ChatRows now={props.now} openChatId={props.openChatId} onOpen={props.onOpen} onAction={props.onAction} />
        </div>
      </nav>
      {props.canUpgrade && <UpgradeLinks isPro={props.isPro} />}
    </div>
  )
}

/** Up and down go from link to link, and from the first back to the field. False: the key is not one of these. */
function moveFocus(
  { key, target, altKey, ctrlKey, metaKey }: KeyboardEvent,
  links: HTMLElement[],
  field: HTMLElement | null,
) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[key]
  const at = target instanceof HTMLElement ? links.indexOf(target) : -1
  if (step === undefined || at === -1 || altKey || ctrlKey || metaKey) return false
  const next = at + step === -1 ? field : links[at + step]
  next?.focus()
  return true
}
