import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { MentorConversation } from '~/modules/chat/ui/conversation/mentor-conversation'
import { requireUser } from '~/server/page-context'
import { Badge } from '~/ui/badge'
import { ButtonLink } from '~/ui/button-link'
import { Icon, type IconName } from '~/ui/icon'
import { toast } from '~/ui/toast'
import type { Route } from './+types/dashboard'
import { latestConversation } from './conversations.server'
import { Workspace } from './workspace'

export const meta: Route.MetaFunction = () => [{ title: 'Tu panel · PyMentor' }]

/** C-46: the dashboard's mentor is PRO for PRO users, else Basic. */
export async function loader(args: Route.LoaderArgs) {
  const { user, services } = await requireUser(args)
  const type = user.isPro ? 'pro' : 'basic'
  const [latest, limits] = await Promise.all([
    latestConversation(services.chat, user, type),
    user.isPro ? null : services.chat.limits(user.id),
  ])
  return { userId: user.id, name: user.firstName || user.username, type, isPro: user.isPro, latest, limits } as const
}

export default function DashboardPage({ loaderData }: Route.ComponentProps) {
  const { userId, name, type, isPro, latest, limits } = loaderData
  useWelcome(name)
  return (
    <Workspace
      title={`Hola, ${name}`}
      intro={
        <p className="flex items-center gap-2">
          Tu plan: <Badge tone={isPro ? 'accent' : 'neutral'}>{isPro ? 'PRO' : 'Básico'}</Badge>
        </p>
      }
      aside={<WhereTo isPro={isPro} />}
    >
      <MentorConversation userId={userId} type={type} latest={latest} limits={limits} className="min-h-0 flex-1" />
    </Workspace>
  )
}

const WELCOMES = ['success', 'google_success']

/** C-37: after signing in (`success`, by Google `google_success`) a welcome, once; the address loses the word. */
function useWelcome(name: string) {
  const [parameters, setParameters] = useSearchParams()
  const isWelcome = WELCOMES.some((name) => parameters.get(name) === 'true')
  useEffect(() => {
    if (!isWelcome) return
    toast({ title: `Hola, ${name}`, description: 'Has iniciado sesión correctamente.' })
    setParameters(
      (current) => {
        for (const name of WELCOMES) current.delete(name)
        return current
      },
      { replace: true, preventScrollReset: true },
    )
  }, [isWelcome, name, setParameters])
}

type Place = { to: string; icon: IconName; label: string; text: string }
const CHATS: Place = { to: '/chat', icon: 'chat', label: 'Tus chats', text: 'Todas tus conversaciones' }
const BASIC: Place = { to: '/mentor-basic', icon: 'book', label: 'Mentor Basic', text: 'Python desde el principio' }
const PRO: Place = { to: '/mentor-pro', icon: 'spark', label: 'Mentor PRO', text: 'Código robusto y casos límite' }

function WhereTo({ isPro }: { isPro: boolean }) {
  const pro: Place = isPro ? PRO : { ...PRO, icon: 'lock', text: 'Requiere PRO' }
  return (
    <nav aria-label="Ir a" className="grid gap-1">
      <h2 className="mb-2 text-lg">Sigue por aquí</h2>
      {[CHATS, BASIC, pro].map(({ to, icon, label, text }) => (
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
