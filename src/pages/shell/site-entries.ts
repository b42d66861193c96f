import type { CurrentUser } from '~/modules/accounts/contract'
import type { IconName } from '~/ui/icon'

export type SiteEntry = { to: string; label: string; icon: IconName }

/** SHELL-07: for everybody. */
export const PRICING_ENTRY: SiteEntry = { to: '/pricing', label: 'Planes', icon: 'spark' }
export const BLOG_ENTRY: SiteEntry = { to: '/blog', label: 'Blog', icon: 'book' }
const PRACTICE_ENTRY: SiteEntry = { to: '/practica', label: 'Práctica', icon: 'play' }
export const ABOUT_ENTRY: SiteEntry = { to: '/about', label: 'Acerca de', icon: 'info' }

/** SHELL-07, SHELL-10. The header of wide windows and the menu of narrow ones show the same entries (SHELL-11). */
export const VISITOR_ENTRIES = {
  login: { to: '/login', label: 'Iniciar Sesión', icon: 'user' },
  register: { to: '/register', label: 'Regístrate Gratis', icon: 'pencil' },
} satisfies Record<string, SiteEntry>

/** SHELL-07…09: the button, and what the menu under the user's name holds. */
export const CHATS_ENTRY: SiteEntry = { to: '/dashboard', label: 'Chats', icon: 'chat' }
const ACCOUNT_ENTRY: SiteEntry = { to: '/profile', label: 'Mi Cuenta', icon: 'user' }
const ADMIN_ENTRY: SiteEntry = { to: '/admin', label: 'Administración', icon: 'settings' }
const LOGOUT_ENTRY: SiteEntry = { to: '/logout', label: 'Cerrar Sesión', icon: 'logout' }

/** C-41: the way to the administration is shown to those whom it lets in. */
export const accountEntries = ({ role }: Pick<CurrentUser, 'role'>): readonly SiteEntry[] => [
  ACCOUNT_ENTRY,
  PRACTICE_ENTRY,
  ...(role === 'admin' ? [ADMIN_ENTRY] : []),
  LOGOUT_ENTRY,
]

/** SHELL-13. */
export const SITE_LINKS: readonly { to: string; label: string }[] = [
  { to: '/about', label: 'Acerca de' },
  { to: '/nuestros-mentores-ia', label: 'Nuestros mentores' },
  { to: PRACTICE_ENTRY.to, label: 'Práctica de Python' },
  { to: '/contacto', label: 'Contacto' },
]
export const LEGAL_LINKS: readonly { to: string; label: string }[] = [
  { to: '/legal/politica-de-privacidad', label: 'Política de privacidad' },
  { to: '/legal/terminos-y-condiciones', label: 'Términos y condiciones' },
  { to: '/legal/politica-de-cookies', label: 'Política de cookies' },
  { to: '/cookies', label: 'Datos en tu navegador' },
  { to: '/legal/aviso-legal', label: 'Aviso legal' },
  { to: '/legal/derecho-de-desistimiento', label: 'Derecho de desistimiento' },
]
