import { useState } from 'react'
import { useLazyPart } from '~/ui/react/use-lazy-part'
import type { SearchHit } from '../../contract'
import { SearchSkeleton } from './search-skeleton'

/** What takes the list's place while there is text in the field. The search itself loads when it is first used. */
export function SearchPane(props: { text: string; onOpen: (hit: SearchHit) => void }) {
  const [isMissing, setMissing] = useState(false)
  const load = async () => (await import('./search-results')).SearchResults
  const SearchResults = useLazyPart(load, () => setMissing(true))
  if (SearchResults) return <SearchResults {...props} />
  if (!isMissing) return <SearchSkeleton />
  return (
    <p role="alert" className="px-3 py-2 text-sm">
      No se ha podido buscar. Comprueba tu conexión e inténtalo de nuevo.
    </p>
  )
}
