import { useSyncExternalStore } from 'react'
import { buttonClasses } from '../button-classes'
import { classNames } from '../class-names'
import { Icon } from '../icon'
import { currentTheme, subscribeTheme } from './theme'

/**
 * The button that changes between the dark and the light theme. The theme script answers the click (by
 * `data-theme-switch`), and the icon follows the theme by CSS alone: no flash, and no React needed.
 */
export function ThemeSwitch({ className }: { className?: string }) {
  const theme = useSyncExternalStore(subscribeTheme, currentTheme, () => 'dark')
  return (
    <button
      type="button"
      data-theme-switch
      aria-label="Tema claro"
      title="Cambiar entre tema oscuro y claro"
      aria-pressed={theme === 'light'}
      suppressHydrationWarning // the script may have set aria-pressed already
      className={buttonClasses({ variant: 'ghost', size: 'icon' }, classNames('noscript:hidden', className))}
    >
      <span className="grid in-data-[theme=light]:hidden">
        <Icon name="sun" className="size-5" />
      </span>
      <span className="hidden in-data-[theme=light]:grid">
        <Icon name="moon" className="size-5" />
      </span>
    </button>
  )
}
