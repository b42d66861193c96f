import type { ReactNode } from 'react'
import { Button } from '~/ui/button'
import { classNames } from '~/ui/class-names'
import type { SearchHit } from '../../contract'
import { LoadMore } from '../chats/list/load-more'
import { SearchHitRow } from './search-hit-row'
import { SearchSkeleton } from './search-skeleton'
import { type SearchState, searchAnnouncement } from './search-state'
import { useChatSearch } from './use-chat-search'

type SearchResultsProps = { text: string; onOpen: (hit: SearchHit) => void }

/** What a search has found, in place of the list. */
export function SearchResults({ text, onOpen }: SearchResultsProps) {
  const search = useChatSearch(text)
  const { state } = search
  return (
    <>
      <p role="status" className="sr-only">
        {searchAnnouncement(state)}
      </p>
      <Found state={state} onOpen={onOpen} onRetry={search.retry} />
      {state.kind === 'found' && state.hasMore && <LoadMore {...search.more} />}
    </>
  )
}

function Found({
  state,
  onOpen,
  onRetry,
}: {
  state: SearchState
  onOpen: (hit: SearchHit) => void
  onRetry: () => void
}) {
  switch (state.kind) {
    case 'none':
      return null
    case 'searching':
      return state.hits.length === 0 ? <SearchSkeleton /> : <Hits hits={state.hits} onOpen={onOpen} isOld />
    case 'found':
      return <Hits hits={state.hits} onOpen={onOpen} />
    case 'nothing':
      return (
        <Notice title="No hemos encontrado nada">
          <p>Prueba con menos palabras, con otra forma de decirlo o con una palabra del código.</p>
        </Notice>
      )
    case 'failed':
      return (
        <Notice title="No se ha podido buscar" isAlert>
          <Button variant="outline" size="sm" onClick={onRetry}>
            Reintentar
          </Button>
        </Notice>
      )
    case 'offline':
      return (
        <Notice title="Sin conexión" isAlert>
          <p>Buscaremos en cuanto vuelva.</p>
        </Notice>
      )
  }
}

function Hits({
  hits,
  onOpen,
  isOld = false,
}: {
  hits: SearchHit[]
  onOpen: (hit: SearchHit) => void
  isOld?: boolean
}) {
  return (
    <ul
      aria-label="Resultados"
      aria-busy={isOld}
      className={classNames('grid grid-cols-[minmax(0,1fr)] gap-0.5', isOld && 'opacity-60')}
    >
      {hits.map((hit) => (
        <SearchHitRow key={`${hit.chat.id} ${hit.messageId}`} hit={hit} onOpen={onOpen} />
      ))}
    </ul>
  )
}

function Notice({ title, isAlert = false, children }: { title: string; isAlert?: boolean; children: ReactNode }) {
  return (
    <div role={isAlert ? 'alert' : undefined} className="grid justify-items-start gap-2 px-3 py-2 text-sm">
      <p className="font-medium">{title}</p>
      <div className="text-text-muted">{children}</div>
    </div>
  )
}
