import { Button } from '~/ui/button'
import { Skeleton, SkeletonGroup } from '~/ui/content/skeleton'
import { FormError } from '~/ui/forms/form-error'
import { HISTORY_FAILED } from '../../plan-copy'
import type { PlanChanged } from '../plan/cancel-plan'
import { planFailure } from '../plan/plan-action'
import { BillingRow } from './billing-row'
import { useBillingHistory } from './use-billing-history'

type BillingHistoryProps = { isOpen: boolean; onChanged: PlanChanged }

/** ACCT-06, C-48: what was paid, newest first, with its papers. */
export function BillingHistory({ isOpen, onChanged }: BillingHistoryProps) {
  const { data, error, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useBillingHistory({
    isOpen,
  })
  const entries = data?.pages.flatMap((page) => page.entries) ?? []
  return (
    <section aria-labelledby="billing-history" className="grid gap-3">
      <h2 id="billing-history" className="text-xl">
        Historial de pagos
      </h2>
      {data === undefined && error === null && <HistorySkeleton />}
      {data !== undefined && entries.length === 0 && (
        <p className="text-text-muted">Todavía no hay ningún pago. Cuando lo haya, aquí estarán sus recibos.</p>
      )}
      {entries.length > 0 && (
        <ul className="grid divide-y divide-line border-line border-y">
          {entries.map((entry) => (
            <BillingRow key={entry.id} entry={entry} onChanged={onChanged} />
          ))}
        </ul>
      )}
      {error !== null && (
        <>
          <FormError>{planFailure(error, HISTORY_FAILED)}</FormError>
          <Button
            variant="outline"
            className="justify-self-start"
            pending={isFetching}
            onClick={() => void (data === undefined ? refetch() : fetchNextPage())}
          >
            Reintentar
          </Button>
        </>
      )}
      {hasNextPage && error === null && (
        <Button
          variant="outline"
          className="justify-self-start"
          pending={isFetchingNextPage}
          pendingLabel="Cargando más pagos…"
          onClick={() => void fetchNextPage()}
        >
          Ver más
        </Button>
      )}
    </section>
  )
}

function HistorySkeleton() {
  return (
    <SkeletonGroup label="Cargando tu historial de pagos…" className="grid gap-px">
      {['first', 'second', 'third'].map((row) => (
        <div key={row} className="flex justify-between gap-6 border-line border-t py-3.5">
          <div className="grid gap-2">
            <Skeleton className="h-4 w-36" />
            <Skeleton className="h-3.5 w-24" />
          </div>
          <Skeleton className="h-4 w-16" />
        </div>
      ))}
    </SkeletonGroup>
  )
}
