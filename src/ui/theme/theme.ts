/** C-51: where the choice is kept, in localStorage. */
export const THEME_KEY = 'pymentor-theme'

/** sRGB of each theme's `--surface`, for what browsers and phones draw around the page. */
export const THEME_COLORS = { dark: '#181411', light: '#f8f4ec' } satisfies Record<Theme, string>

/** Fired on `document` by the theme script whenever the theme on screen has changed. */
export const THEME_EVENT = 'pymentor-theme'

export type Theme = 'dark' | 'light'

/** The theme on screen. Browser only; the page's script has set it before the first paint (SHELL-03: dark by default). */
export function currentTheme(): Theme {
  return document.documentElement.dataset.theme === 'light' ? 'light' : 'dark'
}

/** Calls back on each change of theme, from this tab or another; returns how to stop. */
export function subscribeTheme(listener: () => void): () => void {
  document.addEventListener(THEME_EVENT, listener)
  return () => document.removeEventListener(THEME_EVENT, listener)
}

/** Changes to the other theme, as the switch on the page does. */
export function toggleTheme(): void {
  document.querySelector<HTMLElement>('[data-theme-switch]')?.click()
}
