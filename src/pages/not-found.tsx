import { data } from 'react-router'
import { STATIC_PAGE } from './shell/static-page'
import { UnknownPage } from './shell/unknown-page'

export const handle = STATIC_PAGE

export const meta = () => [{ title: '404 Page Not Found' }]

/** SHELL-16: the status says it, too. */
export const loader = () => data(null, { status: 404 })

export default function NotFoundPage() {
  return <UnknownPage />
}
