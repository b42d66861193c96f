import type { ReactNode } from 'react'
import type { CurrentUser } from '~/modules/accounts/contract'
import { Avatar } from '~/ui/avatar'
import { ButtonLink } from '~/ui/button-link'
import { Icon } from '~/ui/icon'
import { Menu } from '~/ui/menu'
import { MenuLink } from '~/ui/menu-entries'
import { ThemeSwitch } from '~/ui/theme-switch'
import { MobileMenu } from './mobile-menu'
import { ABOUT_ENTRY, accountEntries, BLOG_ENTRY, CHATS_ENTRY, PRICING_ENTRY, VISITOR_ENTRIES } from './site-entries'
import { Wordmark } from './wordmark'

/** Close together where the window is hardly wide enough for all of them. */
const ENTRY = 'max-lg:px-2.5'

type Viewer = { user: CurrentUser | null }

/**
 * The site's header (SHELL-07…12); 3.5rem tall. What does not fit below 768 px is in the mobile menu. A notice (SHELL-17) takes the
 * corner, where it is always seen and covers nothing; on a narrow window the name of the site makes room for it.
 */
export function SiteHeader({ user, notice = null }: Viewer & { notice?: ReactNode }) {
  return (
    <header className="sticky top-0 z-20 border-line border-b bg-surface">
      <div className="mx-auto flex h-14 max-w-page items-center gap-2 px-gutter">
        <Wordmark className={notice ? 'max-md:hidden' : undefined} />
        <div role="status" className="mr-auto min-w-0 md:ml-2">
          {notice}
        </div>
        <nav aria-label="Principal" className="hidden items-center gap-2 max-lg:gap-0 md:flex">
          <ButtonLink to={PRICING_ENTRY.to} variant="ghost" className={ENTRY}>
            {PRICING_ENTRY.label}
          </ButtonLink>
          <ButtonLink to={BLOG_ENTRY.to} variant="ghost" className={ENTRY}>
            {BLOG_ENTRY.label}
          </ButtonLink>
          <ButtonLink to={ABOUT_ENTRY.to} variant="ghost" className={ENTRY}>
            {ABOUT_ENTRY.label}
          </ButtonLink>
          {user ? <UserEntries user={user} /> : <VisitorEntries />}
        </nav>
        <ThemeSwitch />
        <MobileMenu user={user} />
      </div>
    </header>
  )
}

function VisitorEntries() {
  const { login, register } = VISITOR_ENTRIES
  return (
    <>
      <ButtonLink to={login.to} variant="ghost" className={ENTRY}>
        {login.label}
      </ButtonLink>
      <ButtonLink to={register.to} variant="outline">
        {register.label}
      </ButtonLink>
    </>
  )
}

function UserEntries({ user }: { user: CurrentUser }) {
  const name = user.username || user.email
  return (
    <>
      <ButtonLink to={CHATS_ENTRY.to} variant="ghost" className={ENTRY}>
        <Icon name={CHATS_ENTRY.icon} />
        {CHATS_ENTRY.label}
      </ButtonLink>
      <div className="relative">
        <Menu
          label={`${name}, tu cuenta`}
          trigger={
            <>
              <span className="max-w-44 truncate max-lg:max-w-20">{name}</span>
              <Icon name="chevron-down" className="size-4 text-text-muted" />
            </>
          }
          triggerClassName="flex min-h-10 items-center gap-2 rounded-md pr-1.5 pl-13 text-sm hover:bg-surface-float"
        >
          {accountEntries(user).map((entry) => (
            <MenuLink key={entry.to} to={entry.to} icon={entry.icon}>
              {entry.label}
            </MenuLink>
          ))}
        </Menu>
        {/* On the button, not in it: its name begins with the words one sees (WCAG 2.5.3). */}
        <Avatar
          firstName={user.firstName}
          lastName={user.lastName}
          className="pointer-events-none absolute inset-y-0 left-1.5 my-auto size-9 text-sm"
        />
      </div>
    </>
  )
}
