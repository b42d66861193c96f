import { type ComponentProps, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Icon } from '~/ui/icon'
import { isApple } from '~/ui/menus/keyboard'
import { MAX_SEARCH_LENGTH } from '../../rules'
import { useChatSearch } from '../search/use-chat-search'
import { commandsOf, type PalettePage } from './commands'
import { PaletteList } from './palette-list'
import { noteCommand, recentCommands } from './recent-commands'
import { type Entry, sectionsOf } from './sections'

/** The server is not asked for a single letter. */
const MIN_SEARCH_LENGTH = 2

/** One field for everything: commands, chats by their titles at once, and a moment later whatever the search finds. */
export function Palette({ page, onClose }: { page: PalettePage; onClose: () => void }) {
  const id = useId()
  const { query, write, sections, entries, active, point, isSearching } = useEntries(page)

  /** Closes first, so that the focus is back where it was before anything else happens. */
  function choose(entry: Entry) {
    flushSync(onClose)
    run(entry, page)
  }

  function move(step: 1 | -1) {
    const at = active === undefined ? -1 : entries.indexOf(active)
    point(entries.at((at + step) % entries.length)?.key ?? null)
  }

  function handleKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const isPaletteKey = event.key.toLowerCase() === 'k' && (isApple() ? event.metaKey : event.ctrlKey)
    if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else if (event.key === 'Enter' && active) choose(active)
    else if (isPaletteKey) onClose()
    else return
    event.preventDefault()
  }

  return (
    <div className="grid max-h-[70dvh] grid-rows-[auto_minmax(0,1fr)]">
      <div className="relative border-line border-b">
        <Icon name="search" className="pointer-events-none absolute top-4 left-4 size-5 text-text-muted" />
        <QueryField
          isExpanded={entries.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={active && `${id}-${active.key}`}
          value={query}
          onChange={(event) => write(event.currentTarget.value)}
          onKeyDown={handleKey}
        />
        <button
          type="button"
          aria-label="Cerrar"
          onClick={onClose}
          className="absolute top-1.5 right-1.5 grid size-10 place-items-center rounded-md text-text-muted hover:bg-line hover:text-text"
        >
          <Icon name="close" />
        </button>
      </div>
      <PaletteList
        id={id}
        sections={sections}
        activeKey={active?.key ?? null}
        isSearching={isSearching}
        onPoint={point}
        onChoose={choose}
      />
    </div>
  )
}

/** What the palette lists for the words in its field, and which entry Enter would choose. */
function useEntries(page: PalettePage) {
  const [query, setQuery] = useState('')
  const [chosenKey, setChosenKey] = useState<string | null>(null)
  // As they are when it opens: what can be done does not change under the reader's hands.
  const [{ commands, recent }] = useState(() => ({ commands: commandsOf(page), recent: recentCommands() }))
  const { state: search } = useChatSearch(query.trim().length < MIN_SEARCH_LENGTH ? '' : query)
  const hits = search.kind === 'found' || search.kind === 'searching' ? search.hits : []
  const sections = sectionsOf({ query, commands, recent, chats: page.chats, hits })
  const entries = sections.flatMap((section) => section.entries)
  return {
    query,
    sections,
    entries,
    active: entries.find(({ key }) => key === chosenKey) ?? entries[0],
    isSearching: search.kind === 'searching',
    point: setChosenKey,
    write(text: string) {
      setQuery(text)
      setChosenKey(null)
    },
  }
}

function QueryField({ isExpanded, ...props }: ComponentProps<'input'> & { isExpanded: boolean }) {
  const inputRef = useRef<HTMLInputElement>(null)
  useEffect(() => inputRef.current?.focus(), [])
  return (
    <input
      {...props}
      ref={inputRef}
      role="combobox"
      aria-expanded={isExpanded}
      aria-label="Busca un comando o un chat"
      aria-autocomplete="list"
      autoComplete="off"
      spellCheck={false}
      maxLength={MAX_SEARCH_LENGTH}
      placeholder="Busca un comando o un chat"
      className="h-13 w-full bg-transparent pr-12 pl-12 outline-none"
    />
  )
}

function run(entry: Entry, page: PalettePage) {
  if (entry.kind === 'chat') return page.onOpen(entry.chat.id)
  if (entry.kind === 'hit') return page.onOpenHit(entry.hit)
  noteCommand(entry.command.id)
  entry.command.run()
}
