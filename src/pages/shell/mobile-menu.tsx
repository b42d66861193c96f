import type { CurrentUser } from '~/modules/accounts/contract'
import { buttonClasses } from '~/ui/button-classes'
import { Icon } from '~/ui/icon'
import { DisclosedNav } from '~/ui/menus/disclosed-nav'
import { ThemeSwitch } from '~/ui/theme/theme-switch'
import { ABOUT_ENTRY, accountEntries, BLOG_ENTRY, CHATS_ENTRY, PRICING_ENTRY, VISITOR_ENTRIES } from './site-entries'

/** SHELL-11, SHELL-12: below 768 px the header's entries are in here; the theme's switch, too, where the header has no room for it. */
export function MobileMenu({ user, hasThemeSwitch }: { user: CurrentUser | null; hasThemeSwitch: boolean }) {
  return (
    <div className="md:hidden">
      <DisclosedNav
        label="Menú"
        trigger={<Icon name="menu" className="size-5" />}
        triggerClassName={buttonClasses({ variant: 'ghost', size: 'icon' })}
        heading={
          <div className="flex items-center justify-between">
            {user && (
              <p className="max-w-52 truncate px-2.5 py-1.5 text-text-muted text-xs">{user.username || user.email}</p>
            )}
            {hasThemeSwitch && <ThemeSwitch />}
          </div>
        }
        links={[
          PRICING_ENTRY,
          BLOG_ENTRY,
          ABOUT_ENTRY,
          ...(user ? [CHATS_ENTRY, ...accountEntries(user)] : Object.values(VISITOR_ENTRIES)),
        ]}
      />
    </div>
  )
}
