import type { IconName } from '~/ui/icon'

export type SiteEntry = { to: string; label: string; icon: IconName }

/** SHELL-07, SHELL-10. The header of wide windows and the menu of narrow ones show the same entries (SHELL-11). */
export const VISITOR_ENTRIES = {
  login: { to: '/login', label: 'Iniciar Sesión', icon: 'user' },
  register: { to: '/register', label: 'Regístrate Gratis', icon: 'pencil' },
} satisfies Record<string, SiteEntry>

/** SHELL-07…09: the button, and what the menu under the user's name holds. */
export const CHATS_ENTRY: SiteEntry = { to: '/dashboard', label: 'Chats', icon: 'chat' }
export const ACCOUNT_ENTRIES: readonly SiteEntry[] = [{ to: '/logout', label: 'Cerrar Sesión', icon: 'logout' }]

/** SHELL-13. */
export const LEGAL_LINKS: readonly { to: string; label: string }[] = [
  { to: '/legal/politica-de-privacidad', label: 'Política de privacidad' },
  { to: '/legal/terminos-y-condiciones', label: 'Términos y condiciones' },
  { to: '/legal/politica-de-cookies', label: 'Política de cookies' },
]
