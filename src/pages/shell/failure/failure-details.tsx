import { useEffect, useState } from 'react'
import { clockTime, longDate } from '~/platform/time/dates'
import { Button } from '~/ui/button'
import { CodeBox } from '~/ui/content/code-box'
import { copyText } from '~/ui/content/use-copy'
import { Icon } from '~/ui/icon'
import { answersSoFar, failedRequestId } from './failed-request'
import type { Failure } from './failure'

type FailureDetailsProps = { failure: Failure; path: string; stack: string | undefined }
type Arrival = { moment: Date; requestId: string | null }
type Fact = readonly [name: string, value: string]

/** The diagnostic panel: closed, for who wants to report the failure. A stack is shown in development only. */
export function FailureDetails({ failure, path, stack }: FailureDetailsProps) {
  const arrival = useArrival()
  const facts = factsOf({ failure, path }, arrival)

  return (
    <details className="rounded-md border border-line bg-surface-raised text-sm">
      <summary className="px-4 py-3 font-medium">Diagnóstico</summary>
      <div className="grid gap-3 border-line border-t px-4 py-3">
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5">
          {facts.map(([name, fact]) => (
            <div key={name} className="col-span-2 grid grid-cols-subgrid">
              <dt className="text-text-muted">{name}</dt>
              <dd className="wrap-anywhere font-mono text-xs">{fact}</dd>
            </div>
          ))}
        </dl>
        {arrival && <CopyFacts facts={facts} />}
        {stack && <CodeBox className="code-block text-xs">{stack}</CodeBox>}
      </div>
    </details>
  )
}

function factsOf({ failure, path }: { failure: Failure; path: string }, arrival: Arrival | null): Fact[] {
  const moment = arrival ? `${longDate(arrival.moment)}, ${clockTime(arrival.moment)}` : ''
  const facts: Fact[] = [
    ['Código', failure.code],
    ['Mensaje', failure.detail],
    ['Página', path],
    ['Momento', moment],
    ['Petición', failure.requestId ?? arrival?.requestId ?? ''],
  ]
  return facts.filter(([, value]) => value !== '')
}

function CopyFacts({ facts }: { facts: readonly Fact[] }) {
  const [outcome, setOutcome] = useState('')

  async function copy() {
    const isCopied = await copyText(facts.map(([name, fact]) => `${name}: ${fact}`).join('\n'))
    setOutcome(isCopied ? 'Copiado' : 'El navegador no lo permite: selecciona el texto y cópialo.')
  }

  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="outline" size="sm" onClick={copy}>
        <Icon name="copy" className="size-4" />
        Copiar diagnóstico
      </Button>
      <span role="status" className="text-text-muted text-xs">
        {outcome}
      </span>
    </div>
  )
}

/** When the panel reached the reader, and what failed just before; nothing before that, so that server and browser render the same. */
function useArrival(): Arrival | null {
  const [arrival, setArrival] = useState<Arrival | null>(null)
  useEffect(() => {
    setArrival({ moment: new Date(), requestId: failedRequestId(answersSoFar(), performance.now()) })
  }, [])
  return arrival
}
