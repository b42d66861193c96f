import { useRouteError } from 'react-router'
import { failureOf } from './shell/failure/failure'
import { FailurePanel } from './shell/failure/failure-panel'
import { Wordmark } from './shell/wordmark'

/** The last resort, when not even the site's frame could be rendered: it needs nothing but the error. */
export function ErrorScreen() {
  const error = useRouteError()
  return (
    <main className="flex min-h-dvh flex-col">
      <title>{failureOf(error).documentTitle}</title>
      <div className="mx-auto flex h-14 w-full max-w-page items-center px-gutter">
        <Wordmark />
      </div>
      <FailurePanel error={error} />
    </main>
  )
}
