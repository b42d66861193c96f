import { useEffect, useRef } from 'react'
import { Badge } from '~/ui/badge'
import { classNames } from '~/ui/class-names'
import { Icon } from '~/ui/icon'
import { Keys } from '~/ui/menus/keys'
import { Snippet } from '../search/search-hit-row'
import { MarkedText } from './marked-text'
import type { Entry, Section } from './sections'
import { keysOf } from './shortcuts'

type PaletteListProps = {
  id: string
  sections: readonly Section[]
  activeKey: string | null
  isSearching: boolean
  onPoint: (key: string) => void
  onChoose: (entry: Entry) => void
}

/** What can be chosen, in its sections. The focus stays in the field; the chosen line is its active descendant. */
export function PaletteList({ id, sections, activeKey, isSearching, onPoint, onChoose }: PaletteListProps) {
  const ref = useRef<HTMLDivElement>(null)
  const count = sections.reduce((sum, { entries }) => sum + entries.length, 0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the line that is chosen comes into view
  useEffect(() => {
    ref.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [activeKey])

  return (
    <div className="flex min-h-0 flex-col">
      <div
        ref={ref}
        id={`${id}-list`}
        role="listbox"
        aria-label="Comandos y chats"
        className="min-h-0 overflow-y-auto overscroll-contain p-2"
      >
        {sections.map(({ title, entries }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset groups a form's fields; these are a list's options
          <div key={title} role="group" aria-label={title}>
            <p aria-hidden="true" className="px-2.5 pt-2 pb-1 font-semibold text-text-muted text-xs">
              {title}
            </p>
            {entries.map((entry) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, as in every combobox
              // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
              <div
                key={entry.key}
                id={`${id}-${entry.key}`}
                role="option"
                aria-selected={entry.key === activeKey}
                onPointerMove={() => entry.key !== activeKey && onPoint(entry.key)}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => onChoose(entry)}
                className={classNames(
                  'flex min-h-10 cursor-pointer items-center gap-2.5 rounded-sm px-2.5 py-1.5 text-sm',
                  entry.key === activeKey && 'bg-line',
                )}
              >
                <EntryLine entry={entry} />
              </div>
            ))}
          </div>
        ))}
      </div>
      {count === 0 && !isSearching && (
        <p className="px-4.5 pb-4 text-sm text-text-muted">No hay nada con esas palabras.</p>
      )}
      {isSearching && (
        <p className="animate-late px-4.5 py-2 text-sm text-text-muted">Buscando en tus conversaciones…</p>
      )}
      <p role="status" className="sr-only">
        {isSearching ? '' : count === 1 ? '1 resultado' : `${count} resultados`}
      </p>
    </div>
  )
}

function EntryLine({ entry }: { entry: Entry }) {
  if (entry.kind === 'command') {
    const { icon, shortcut } = entry.command
    return (
      <>
        <Icon name={icon} className="size-4 text-text-muted" />
        <MarkedText text={entry.label} positions={entry.positions} className="flex-1" />
        {shortcut && <Keys combination={keysOf(shortcut)} className="pointer-coarse:hidden" />}
      </>
    )
  }
  const { chat } = entry.kind === 'hit' ? entry.hit : entry
  const snippet = entry.kind === 'hit' && entry.hit.messageId !== null ? entry.hit.snippet : null
  return (
    <>
      <Icon name="chat" className="mt-1 size-4 self-start text-text-muted" />
      <span className="grid min-w-0 flex-1">
        <MarkedText text={entry.label} positions={entry.positions} className="truncate" />
        {snippet && (
          <span className="line-clamp-2 text-text-muted text-xs">
            <Snippet parts={snippet} />
          </span>
        )}
      </span>
      {chat.type === 'pro' && <Badge tone="accent">PRO</Badge>}
    </>
  )
}
