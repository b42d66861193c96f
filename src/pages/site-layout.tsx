import { Outlet } from 'react-router'
import type { Route } from './+types/site-layout'
import { failureOf } from './shell/failure/failure'
import { FailurePanel } from './shell/failure/failure-panel'
import { SiteFrame } from './shell/site-frame'

/** Only when a page has failed is this title the page's. */
export function meta({ error }: Route.MetaArgs) {
  return error ? [{ title: failureOf(error).documentTitle }] : []
}

export default function SiteLayout() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  )
}

/** A page that failed leaves header and footer standing. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <SiteFrame hasFailed>
      <FailurePanel error={error} />
    </SiteFrame>
  )
}
