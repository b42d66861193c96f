import { useEffect } from 'react'
import { useSearchParams } from 'react-router'

/** Takes a parameter out of the address once the page has read it: a reload shall not act on it again. `only`: with this value alone. */
export function useTakenFromAddress(name: string, only?: string): void {
  const [query, setQuery] = useSearchParams()
  const value = query.get(name)
  const isToGo = value !== null && (only === undefined || value === only)
  useEffect(() => {
    if (!isToGo) return
    setQuery(
      (current) => {
        current.delete(name)
        return current
      },
      { replace: true, preventScrollReset: true },
    )
  }, [name, isToGo, setQuery])
}
