import { useNavigation } from 'react-router'

/** A thin line at the top that grows while the next page is on its way; a quick one (150 ms) never shows it. */
export function NavigationProgress() {
  const isUnderWay = useNavigation().state !== 'idle'
  if (!isUnderWay) return null
  return (
    <div className="fixed inset-x-0 top-0 z-30 h-0.5 animate-late" role="status">
      <span className="sr-only">Cargando la página…</span>
      <div className="h-full w-11/12 bg-action transition-[width] delay-150 duration-[6000ms] starting:w-0" />
    </div>
  )
}
