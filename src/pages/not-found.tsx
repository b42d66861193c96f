import { data } from 'react-router'
import { UnknownPage } from './shell/failure/unknown-page'
import { STATIC_PAGE } from './shell/static-page'

export const handle = STATIC_PAGE

export const meta = () => [{ title: '404 Page Not Found' }]

/** SHELL-16: the status says it, too. */
export const loader = () => data(null, { status: 404 })

export default function NotFoundPage() {
  return <UnknownPage />
}
