import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { buttonClasses } from '~/ui/button-classes'
import { ButtonLink } from '~/ui/button-link'
import { Icon } from '~/ui/icon'
import { failureOf, isLostSession, isUnknownPage } from './failure'
import { FailureDetails } from './failure-details'

// The server has answered, so what tells of these two can be loaded; the rest has to be at hand when there is no line.
const UnknownPage = lazy(() => import('./unknown-page').then((page) => ({ default: page.UnknownPage })))
const SessionProblem = lazy(() => import('./session-problem').then((page) => ({ default: page.SessionProblem })))

/** SHELL-26…28: what happened, what to do about it, and what to tell who is asked for help. */
export function FailurePanel({ error }: { error: unknown }) {
  if (!isUnknownPage(error) && !isLostSession(error)) return <Problem error={error} />
  return <Suspense>{isUnknownPage(error) ? <UnknownPage /> : <SessionProblem />}</Suspense>
}

function Problem({ error }: { error: unknown }) {
  const { pathname, search } = useLocation()
  const failure = failureOf(error)

  return (
    <div className="mx-auto grid w-full max-w-page flex-1 content-start px-gutter py-12 sm:py-20">
      <div className="grid max-w-notebook gap-6">
        <div className="grid gap-3">
          <h1 className="text-4xl">Algo salió mal</h1>
          <p className="text-lg">{failure.sentence}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          {/* Plain links: they load the page anew, and do so without JavaScript, too. */}
          <a href={pathname + search} className={buttonClasses({})}>
            <Icon name="refresh" />
            Reintentar
          </a>
          {failure.kind === 'session' && (
            <ButtonLink
              to={`/login?redirect=${encodeURIComponent(pathname + search)}`}
              variant="outline"
              reloadDocument
            >
              Iniciar sesión
            </ButtonLink>
          )}
          <a href="/" className={buttonClasses({ variant: 'outline' })}>
            Ir a inicio
          </a>
        </div>
        <FailureDetails failure={failure} path={pathname} stack={import.meta.env.DEV ? stackOf(error) : undefined} />
      </div>
    </div>
  )
}

const stackOf = (error: unknown) => (error instanceof Error ? error.stack : undefined)
