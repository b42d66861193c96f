import { type ReactNode, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { classNames } from '~/ui/class-names'
import { EmailBanner, useEmailBanner } from './banners/email-banner'
import { useSiteBanner } from './banners/use-site-banner'
import { useCurrentUser } from './current-user'
import { useRootData } from './root-data'
import { SiteFooter } from './site-footer'
import { SiteHeader } from './site-header'
import { useFocusAfterNavigation } from './use-focus-after-navigation'

/** Pages that one works in: they get the whole height, without the footer. */
const WORKSPACES = ['/dashboard', '/chat', '/mentor-basic', '/mentor-pro', '/practica']

/** On a phone its own bar is the only one: the site's menu stands in the corner of it. */
const HAS_OWN_BAR = /^\/chat\/?$/

/** As wide as the window: what is above them begins and ends where they do. */
const IS_WIDE = /^\/(chat|practica)\/?$/

/**
 * What is around every page; the page stands in its `<main>`, a column that takes the height left by the header (`--header`) and a
 * banner (`--banner`). A page that has failed has no bar of its own.
 */
export function SiteFrame({ hasFailed = false, children }: { hasFailed?: boolean; children: ReactNode }) {
  const mainRef = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const isWorkspace = WORKSPACES.includes(pathname.replace(/\/$/, ''))
  const user = useCurrentUser()
  const root = useRootData()
  const banner = useSiteBanner(user, root?.hasFailedPayment ?? false)
  useFocusAfterNavigation(mainRef)
  const { isHidden, hide } = useEmailBanner(root?.hidesEmailBanner ?? false)
  const asksForProof =
    user !== null && !user.emailVerified && !isHidden && !/^\/(auth|login|register|logout)\b/.test(pathname)
  const isWide = IS_WIDE.test(pathname)
  const isInCorner = HAS_OWN_BAR.test(pathname) && !hasFailed && banner === null

  return (
    <div
      data-wide={isWide ? '' : undefined}
      className={classNames(
        'flex min-h-dvh flex-col [--header:calc(3.5rem+1px)]',
        asksForProof && '[--banner:2.75rem]',
        isInCorner && 'max-md:[--corner:2.5rem] max-md:[--header:0px]',
      )}
    >
      <SkipLink />
      <NavigationProgress />
      <SiteHeader user={user} banner={banner} isWide={isWide} isInCorner={isInCorner} />
      {asksForProof && <EmailBanner email={user.email} isWide={isWide} onHide={hide} />}
      <main ref={mainRef} id={MAIN_ID} tabIndex={-1} className="flex min-w-0 flex-1 scroll-mt-14 flex-col outline-none">
        {children}
      </main>
      {!isWorkspace && <SiteFooter />}
    </div>
  )
}

/** Where "Saltar al contenido" and the focus after a navigation go. */
const MAIN_ID = 'contenido'

/** The first stop of the keyboard: past the header. */
function SkipLink() {
  return (
    <a
      href={`#${MAIN_ID}`}
      className="sr-only z-30 rounded-md bg-action px-4 py-2 font-medium text-sm text-action-text focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
    >
      Saltar al contenido
    </a>
  )
}

/** A thin line at the top that grows while the next page is on its way; a quick one (150 ms) never shows it. */
function NavigationProgress() {
  const isUnderWay = useNavigation().state !== 'idle'
  if (!isUnderWay) return null
  return (
    <div className="fixed inset-x-0 top-0 z-30 h-0.5 animate-late" role="status">
      <span className="sr-only">Cargando la página…</span>
      <div className="h-full w-11/12 bg-action transition-[width] delay-150 duration-[6000ms] starting:w-0" />
    </div>
  )
}
