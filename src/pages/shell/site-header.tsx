import type { ReactNode } from 'react'
import type { CurrentUser } from '~/modules/accounts/contract'
import { Avatar } from '~/ui/avatar'
import { ButtonLink } from '~/ui/button-link'
import { classNames } from '~/ui/class-names'
import { Icon } from '~/ui/icon'
import { Menu } from '~/ui/menus/menu'
import { MenuLink } from '~/ui/menus/menu-entries'
import { ThemeSwitch } from '~/ui/theme/theme-switch'
import { MobileMenu } from './mobile-menu'
import { ABOUT_ENTRY, accountEntries, BLOG_ENTRY, CHATS_ENTRY, PRICING_ENTRY, VISITOR_ENTRIES } from './site-entries'
import { Wordmark } from './wordmark'

/** Close together where the window is hardly wide enough for all of them. */
const ENTRY = 'max-lg:px-2.5'

/** Under a banner, which stands above both bars. */
const IN_CORNER =
  'max-md:absolute max-md:top-(--banner) max-md:right-0 max-md:[--menu-top:calc(3rem+var(--banner,0px))]'

type SiteHeaderProps = { user: CurrentUser | null; banner?: ReactNode; isWide?: boolean; isInCorner?: boolean }

/**
 * The site's header (SHELL-07…12); 3.5rem tall. What does not fit below 768 px is in the mobile menu. A banner (SHELL-17) takes the
 * corner, where it is always seen and covers nothing; on a narrow window the name of the site makes room for it. `isWide`: it is as
 * wide as the window. `isInCorner`: below 768 px only its menu is left, in the corner of the page's own bar.
 */
export function SiteHeader({ user, banner = null, isWide = false, isInCorner = false }: SiteHeaderProps) {
  return (
    <header
      className={classNames(
        'top-0 z-20',
        isInCorner ? IN_CORNER : 'sticky',
        isInCorner ? 'md:sticky md:border-line md:border-b md:bg-surface' : 'border-line border-b bg-surface',
      )}
    >
      <div
        className={classNames(
          'mx-auto flex items-center gap-2',
          !isWide && 'max-w-page',
          isInCorner ? 'h-12 px-1 md:h-14 md:px-gutter' : 'h-14 px-gutter',
        )}
      >
        <Wordmark className={banner || isInCorner ? 'max-md:hidden' : undefined} />
        <div role="status" className="mr-auto min-w-0 md:ml-2">
          {banner}
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
        <ThemeSwitch className={isInCorner ? 'max-md:hidden' : undefined} />
        <MobileMenu user={user} hasThemeSwitch={isInCorner} />
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
