import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '~/ui/button'

type LoadMoreProps = { isLoading: boolean; hasFailed: boolean; onLoad: () => void }

/** How far ahead of the end the next page is asked for. */
const AHEAD_PX = 400

/** The end of what is loaded: asks for more as it comes near. The button is for what goes wrong, and for keyboards. */
export function LoadMore({ isLoading, hasFailed, onLoad }: LoadMoreProps) {
  const ref = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  const load = useEffectEvent(onLoad)

  useEffect(() => {
    const end = ref.current
    if (!end) return
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting ?? false), {
      // The list scrolls in a box of its own; browsers without this one load a little later.
      scrollMargin: `${AHEAD_PX}px 0px`,
    })
    observer.observe(end)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    if (isNear && !isLoading && !hasFailed) load()
  }, [isNear, isLoading, hasFailed])

  return (
    <div ref={ref} className="mt-2 grid gap-1.5">
      {hasFailed && (
        <p role="alert" className="px-3 text-sm text-text-muted">
          No se ha podido cargar el resto.
        </p>
      )}
      <Button variant="ghost" size="sm" className="min-h-10 w-full" pending={isLoading} onClick={onLoad}>
        {hasFailed ? 'Reintentar' : 'Ver más'}
      </Button>
    </div>
  )
}
