import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, type ShouldRevalidateFunctionArgs } from 'react-router'
import { EMAIL_BANNER_COOKIE } from '~/pages/shell/banners/email-banner'
import { hasFailedPayment } from '~/pages/shell/banners/payment-banner.server'
import { type RootData, useRootData } from '~/pages/shell/root-data'
import { REGISTER_SCRIPTS } from '~/pages/shell/scripts/register-script'
import { RUN_SCRIPT } from '~/pages/shell/scripts/run-script'
import { STATIC_SCRIPTS, useIsStaticPage } from '~/pages/shell/static-page'
import { createQueryClient } from '~/query-client'
import { findUserContext, nonceContext, servicesContext } from '~/server/page/page-context'
import { identitySettings } from '~/server/process/identity-settings'
import { COPY_SCRIPT } from '~/ui/content/copy-script'
import displayFont from '~/ui/fonts/podkova-600.woff2?url'
import { EARLY_CLICK_SCRIPT } from '~/ui/react/early-click'
import { EARLY_TEXT_SCRIPT } from '~/ui/react/early-text'
import stylesheet from '~/ui/styles.css?url'
import { THEME_COLORS } from '~/ui/theme/theme'
import { THEME_SCRIPT } from '~/ui/theme/theme-script'
import { Toaster } from '~/ui/toasts/toast'
import visitorStylesheet from '~/ui/visitor-styles.css?url'
import type { Route } from './+types/root'

export { ErrorScreen as ErrorBoundary } from '~/pages/error-screen'

export const links: Route.LinksFunction = () => [
  { rel: 'preload', href: displayFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
]

/** Who is signed in, for every page, before anything is rendered; and where one signs in. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<RootData> {
  const { config } = context.get(servicesContext)
  const user = await context.get(findUserContext)()
  const cookies = request.headers.get('cookie')
  return {
    user,
    hasFailedPayment: hasFailedPayment(user, cookies),
    nonce: context.get(nonceContext),
    identity: identitySettings(config.identity),
    hasGoogle: config.google.kind !== 'none',
    hidesEmailBanner: cookies?.includes(EMAIL_BANNER_COOKIE) ?? false,
  }
}

/**
 * Moving about within a page changes nobody's session. Going to the dashboard is not held up by asking for it (AUTH-25): that page's
 * own data tell when it is gone.
 */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isSamePage = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
  const isToDashboard = currentUrl.pathname !== nextUrl.pathname && nextUrl.pathname === '/dashboard'
  return defaultShouldRevalidate && (formMethod !== undefined || (!isSamePage && !isToDashboard))
}

/** The scripts that run before React is there, in one; a browser has run them by the time it comes to this, and is not sent them again. */
const EARLY_SCRIPTS: readonly string[] = [
  import.meta.env.SSR
    ? [THEME_SCRIPT, EARLY_TEXT_SCRIPT, EARLY_CLICK_SCRIPT, COPY_SCRIPT, RUN_SCRIPT, ...REGISTER_SCRIPTS].join(';\n')
    : '',
]

export function Layout({ children }: { children: ReactNode }) {
  // Missing when the root loader itself has failed. Later answers bring others, but the policy is that of the document.
  const current = useRootData()?.nonce
  const [given] = useState(current)
  const isStatic = useIsStaticPage()
  const nonce = isStatic ? undefined : given
  return (
    <html lang="es" data-theme="dark" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        {/* A phone's keyboard takes its height from the page: what is pinned to the end of it stays in sight. */}
        <meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content" />
        {/* Not the system's choice but the reader's decides between them: the theme script. */}
        <meta
          name="theme-color"
          content={THEME_COLORS.dark}
          data-color-of="dark"
          media="all"
          suppressHydrationWarning
        />
        <meta
          name="theme-color"
          content={THEME_COLORS.light}
          data-color-of="light"
          media="not all"
          suppressHydrationWarning
        />
        {/* The texts are constants of ours; the first sets the theme before the first paint. */}
        <InlineScripts scripts={import.meta.env.SSR && isStatic ? STATIC_SCRIPTS.head : EARLY_SCRIPTS} nonce={nonce} />
        <Meta />
        {/* Files of our own need no nonce, and one that browsers hide again would not match when React takes over. */}
        {isStatic ? <Links /> : <Links nonce="" />}
        <link rel="stylesheet" href={isStatic ? visitorStylesheet : stylesheet} />
      </head>
      <body>
        {children}
        {import.meta.env.SSR && isStatic ? (
          <InlineScripts scripts={STATIC_SCRIPTS.end} />
        ) : (
          <>
            <Toaster />
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  )
}

function InlineScripts({ scripts, nonce }: { scripts: readonly string[]; nonce?: string | undefined }) {
  return scripts.map((script) => (
    <script key={script} nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
  ))
}

export default function Root() {
  const [queryClient] = useState(createQueryClient)
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  )
}
