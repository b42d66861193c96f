import { createContext, data, type LoaderFunctionArgs, type ServerBuild } from 'react-router'
import type { AppError } from '~/platform/app-error'
import { statusOf, toAppError } from '../errors'

/** What the server wants to know of a page that is being made. */
export type PageWatch = { matched: (pattern: string) => void; failed: (error: AppError, failure: unknown) => void }
export const pageWatchContext = createContext<PageWatch>()

type Routes = ServerBuild['routes']
type Route = NonNullable<Routes[string]>
type Loader = (args: LoaderFunctionArgs) => unknown

/**
 * The same pages, but a loader that fails because the database is away makes an error page that answers 503 and says so; by itself the
 * router answers 500 to anything.
 */
export function withPageFailures(pages: ServerBuild): ServerBuild {
  const routes: Routes = Object.fromEntries(
    Object.entries(pages.routes).map(([id, route]) => [id, route && withWatchedLoader(route)]),
  )
  return { ...pages, routes }
}

function withWatchedLoader(route: Route): Route {
  const { loader } = route.module
  if (loader === undefined) return route
  return { ...route, module: { ...route.module, loader: watched(loader) } }
}

function watched(loader: Loader): Loader {
  return async (args) => {
    const watch = args.context.get(pageWatchContext)
    watch.matched(args.pattern)
    try {
      return await loader(args)
    } catch (failure) {
      // Redirects and answers that a page throws on purpose.
      if (!(failure instanceof Error)) throw failure
      const error = toAppError(failure)
      if (statusOf(error) !== 503) throw failure
      watch.failed(error, failure)
      throw data(null, { status: 503, statusText: 'Service Unavailable' })
    }
  }
}
