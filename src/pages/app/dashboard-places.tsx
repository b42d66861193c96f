import { ButtonLink } from '~/ui/button-link'
import { Icon, type IconName } from '~/ui/icon'

type Place = { to: string; icon: IconName; label: string; text: string }
const CHATS: Place = { to: '/chat', icon: 'chat', label: 'Tus chats', text: 'Todas tus conversaciones' }
const BASIC: Place = { to: '/mentor-basic', icon: 'book', label: 'Mentor Basic', text: 'Python desde el principio' }
const PRACTICE: Place = { to: '/practica', icon: 'play', label: 'Práctica', text: 'Tu propio editor de Python' }
const PRO: Place = { to: '/mentor-pro', icon: 'spark', label: 'Mentor PRO', text: 'Sin límite de mensajes' }

/** Where one can go from the dashboard. */
export function DashboardPlaces({ isPro }: { isPro: boolean }) {
  const pro: Place = isPro ? PRO : { ...PRO, icon: 'lock', text: 'Requiere PRO' }
  return (
    <nav aria-label="Ir a" className="grid gap-1">
      <h2 className="mb-2 text-lg">Sigue por aquí</h2>
      {[CHATS, BASIC, pro, PRACTICE].map(({ to, icon, label, text }) => (
        <ButtonLink key={to} to={to} variant="ghost" className="-mx-3 h-auto justify-start gap-3 px-3 py-2">
          <Icon name={icon} className="size-5 text-accent" />
          <span className="grid">
            <span>{label}</span>
            <span className="font-normal text-text-muted text-xs">{text}</span>
          </span>
        </ButtonLink>
      ))}
    </nav>
  )
}
