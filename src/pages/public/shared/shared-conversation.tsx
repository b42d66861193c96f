import { Link } from 'react-router'
import { MENTOR_NAME } from '~/modules/chat/copy'
import { longDate } from '~/platform/time/dates'
import { ButtonLink } from '~/ui/button-link'
import { useCurrentUser } from '../../shell/current-user'
import type { Route } from './+types/shared-conversation'
import { loadSharedPage, type NotShown } from './shared-conversation.server'
import { SharedMessage } from './shared-message'

const NOT_SHOWN = {
  gone: {
    title: 'Esta conversación ya no se comparte',
    text: 'Puede que quien la compartió haya retirado el enlace o que a la dirección le falte un trozo. Pídele el enlace de nuevo.',
  },
  // Why is between its owner and PyMentor.
  withheld: {
    title: 'Esta conversación no se puede ver ahora',
    text: 'El enlace está bien, pero quien la compartió no la tiene disponible en este momento. Si la necesitas, díselo y vuelve a intentarlo más adelante.',
  },
  'too-many': {
    title: 'Has abierto muchas conversaciones seguidas',
    text: 'Desde tu conexión se han abierto muchas conversaciones compartidas en poco tiempo. Espera unos minutos y vuelve a cargar la página.',
  },
} satisfies Record<NotShown, { title: string; text: string }>
/** Found by those who were given the link, by no search engine; and where its links lead to, nobody learns of it. */
const PRIVACY = { 'X-Robots-Tag': 'noindex, nofollow', 'Referrer-Policy': 'no-referrer', 'Cache-Control': 'no-store' }

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => ({ ...PRIVACY, ...Object.fromEntries(loaderHeaders) })

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: `${loaderData?.shared?.title ?? NOT_SHOWN[loaderData?.why ?? 'gone'].title} · PyMentor` },
  { name: 'robots', content: 'noindex, nofollow' },
  { name: 'referrer', content: 'no-referrer' },
]

/** A conversation that its owner shares by a link, read-only. Of the owner nothing is sent. */
export const loader = ({ params, request, context }: Route.LoaderArgs) =>
  loadSharedPage({ shareId: params.id, request, context })

export default function SharedConversationPage({ loaderData: { shared, why } }: Route.ComponentProps) {
  if (shared === null) return <NotShared why={why ?? 'gone'} />
  const { title, type, createdAt, messages, from, nextFrom } = shared
  return (
    <div className="mx-auto grid w-full max-w-page gap-8 px-gutter py-10 sm:py-14">
      <header className="grid max-w-notebook gap-3">
        <p className="text-sm text-text-muted">
          Conversación compartida desde PyMentor. Quien la compartió puede retirarla.
        </p>
        <h1 className="text-3xl [overflow-wrap:anywhere] sm:text-4xl">{title}</h1>
        <p className="text-text-muted">
          {MENTOR_NAME[type]} · <time dateTime={createdAt}>{longDate(createdAt)}</time>
        </p>
      </header>
      {from > 0 && (
        <p>
          <Link to="?">Ver la conversación desde el principio</Link>
        </p>
      )}
      <div className="@container">
        <ol className="grid gap-8" start={from + 1}>
          {messages.map((message, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a page that does not change
            <SharedMessage key={from + at} type={type} message={message} />
          ))}
        </ol>
      </div>
      {nextFrom !== null && (
        <p>
          <ButtonLink to={`?desde=${nextFrom}`} variant="outline">
            Ver más
          </ButtonLink>
        </p>
      )}
      <Invitation />
    </div>
  )
}

function Invitation() {
  const user = useCurrentUser()
  return (
    <aside className="grid max-w-notebook gap-3 border-line border-t pt-8">
      <p>PyMentor escribe y explica Python en español, paso a paso.</p>
      <p>
        <ButtonLink to={user ? '/chat' : '/register'}>Pregunta tú también</ButtonLink>
      </p>
    </aside>
  )
}

function NotShared({ why }: { why: NotShown }) {
  const { title, text } = NOT_SHOWN[why]
  return (
    <div className="mx-auto grid w-full max-w-page flex-1 content-start gap-8 px-gutter py-12 sm:py-20">
      <div className="grid max-w-notebook gap-3">
        <h1 className="text-4xl">{title}</h1>
        <p className="text-text-muted">{text}</p>
      </div>
      <Invitation />
    </div>
  )
}
