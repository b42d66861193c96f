import { type ReactNode, useRef } from 'react'
import { useLocation } from 'react-router'
import { classNames } from '~/ui/class-names'
import { useCurrentUser } from './current-user'
import { EmailNotice, useEmailNotice } from './email-notice'
import { NavigationProgress } from './navigation-progress'
import { useRootData } from './root-data'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'
import { MAIN_ID, SkipLink } from './skip-link'
import { useFocusAfterNavigation } from './use-focus-after-navigation'
import { useSiteNotice } from './use-site-notice'

/** Pages that one works in: they get the whole height, without the footer. */
const WORKSPACES = ['/dashboard', '/chat', '/mentor-basic', '/mentor-pro', '/practica']

/** What is around every page; the page stands in its `<main>`, a column that takes the height left by the header. */
export function SiteFrame({ children }: { children: ReactNode }) {
  const mainRef = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const isWorkspace = WORKSPACES.includes(pathname.replace(/\/$/, ''))
  const user = useCurrentUser()
  const root = useRootData()
  const notice = useSiteNotice(user, root?.hasFailedPayment ?? false)
  useFocusAfterNavigation(mainRef)
  const { isHidden, hide } = useEmailNotice(root?.hidesEmailNotice ?? false)
  const asksForProof =
    user !== null && !user.emailVerified && !isHidden && !/^\/(auth|login|register|logout)\b/.test(pathname)

  return (
    <div className={classNames('flex min-h-dvh flex-col', asksForProof && '[--notice:2.75rem]')}>
      <SkipLink />
      <NavigationProgress />
      <SiteHeader user={user} notice={notice} />
      {asksForProof && <EmailNotice email={user.email} onHide={hide} />}
      <main ref={mainRef} id={MAIN_ID} tabIndex={-1} className="flex min-w-0 flex-1 scroll-mt-14 flex-col outline-none">
        {children}
      </main>
      {!isWorkspace && <SiteFooter />}
    </div>
  )
}
