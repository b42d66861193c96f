import { useEffect, useState } from 'react'
import { clockTime, longDate } from '~/ui/dates'
import type { Failure } from './failure'

type FailureDetailsProps = { failure: Failure; path: string; stack: string | undefined }

/** The diagnostic panel: closed, for who wants to report the failure. A stack is shown in development only. */
export function FailureDetails({ failure, path, stack }: FailureDetailsProps) {
  const moment = useArrival()
  const facts = [
    ['Código', failure.code],
    ['Mensaje', failure.detail],
    ['Página', path],
    ['Momento', moment && `${longDate(moment)}, ${clockTime(moment)}`],
  ] as const

  return (
    <details className="rounded-md border border-line bg-surface-raised text-sm">
      <summary className="px-4 py-3 font-medium">Diagnóstico</summary>
      <div className="grid gap-3 border-line border-t px-4 py-3">
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5">
          {facts.map(
            ([name, fact]) =>
              fact && (
                <div key={name} className="col-span-2 grid grid-cols-subgrid">
                  <dt className="text-text-muted">{name}</dt>
                  <dd className="wrap-anywhere font-mono text-xs">{fact}</dd>
                </div>
              ),
          )}
        </dl>
        {stack && <pre className="code-block text-xs">{stack}</pre>}
      </div>
    </details>
  )
}

/** When the panel reached the reader; nothing before that, so that server and browser render the same. */
function useArrival(): Date | null {
  const [moment, setMoment] = useState<Date | null>(null)
  useEffect(() => setMoment(new Date()), [])
  return moment
}
