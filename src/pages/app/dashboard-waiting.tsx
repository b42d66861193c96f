import { useEffect, useState } from 'react'
import type { SignedInUser } from '~/modules/billing/contract'
import { knownPlan } from '~/modules/billing/ui/plan/known-plan'
import { PlanCard } from '~/modules/billing/ui/plan/plan-card'
import { Banner } from '~/ui/banner'
import { Button } from '~/ui/button'
import { Skeleton, SkeletonGroup } from '~/ui/content/skeleton'
import { useCurrentUser } from '../shell/current-user'
import { DashboardPlaces } from './dashboard-places'
import { type WaitPhase, waitAt } from './dashboard-wait'
import { Workspace } from './workspace'

/** DASH-02…04: the dashboard without its data. `startedAt` is when it was asked for, by the page's own clock. */
export function DashboardWaiting({ startedAt }: { startedAt: number }) {
  const phase = useWaitPhase(startedAt)
  const known = useCurrentUser()
  useLeaving(phase === 'given_up')
  const isTrouble = phase === 'trouble' || phase === 'given_up'
  return (
    <Waiting known={phase === 'skeleton' ? null : known}>
      <div role="status">
        {isTrouble && (
          <Banner
            tone="accent"
            title="Tu panel está tardando en cargar"
            action={
              <Button variant="outline" size="sm" onClick={() => window.location.reload()}>
                Reintentar
              </Button>
            }
          >
            Puede ser tu conexión o un problema nuestro. Seguimos intentándolo.
          </Banner>
        )}
      </div>
    </Waiting>
  )
}

/** The true layout: empty at first, then with what the browser knows of the user. */
function Waiting({ known, children }: { known: SignedInUser | null; children: React.ReactNode }) {
  return (
    <Workspace
      title={known ? `Hola, ${known.firstName || known.username}` : 'Tu panel'}
      intro={
        known ? (
          <PlanCard plan={knownPlan(known)} onRefresh={async () => {}} />
        ) : (
          <Skeleton className="mt-2 h-18 w-full" />
        )
      }
      aside={known && <DashboardPlaces isPro={known.isPro} />}
    >
      {children}
      <SkeletonGroup
        label="Cargando tu conversación…"
        className="grid min-h-0 flex-1 grid-rows-[auto_1fr_auto] rounded-md border border-line bg-surface"
      >
        <div className="border-line border-b px-4 py-4">
          <Skeleton className="h-4 w-40" />
        </div>
        <div className="grid content-start gap-3 px-4 py-7">
          <Skeleton className="h-4 w-3/4" />
          <Skeleton className="h-4 w-1/2" />
          <Skeleton className="h-4 w-2/3" />
        </div>
        <div className="border-line border-t p-4">
          <Skeleton className="h-10 w-full" />
        </div>
      </SkeletonGroup>
    </Workspace>
  )
}

function useWaitPhase(startedAt: number): WaitPhase {
  const [phase, setPhase] = useState<WaitPhase>('skeleton')
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    function look() {
      const { phase: current, forMs } = waitAt(performance.now() - startedAt)
      setPhase(current)
      if (forMs !== null) timer = setTimeout(look, Math.ceil(forMs))
    }
    look()
    return () => clearTimeout(timer)
  }, [startedAt])
  return phase
}

/** DASH-04. Without a line there is nowhere to go; what was asked for has then failed by itself. */
function useLeaving(isOver: boolean) {
  useEffect(() => {
    if (isOver && navigator.onLine) window.location.replace('/logout?force_clean=true')
  }, [isOver])
}
