import { MAX_MESSAGE_LENGTH } from '~/modules/chat/rules'
import { MentorConversation } from '~/modules/chat/ui/chats/mentor-conversation'
import { isSameMentor } from '~/server/facts/answered-by'
import { requireUser } from '~/server/page/page-context'
import { ButtonLink } from '~/ui/button-link'
import { Icon } from '~/ui/icon'
import { useTakenFromAddress } from '../shell/taken-from-address'
import type { Route } from './+types/mentor-basic'
import { latestConversation } from './conversations.server'
import { Workspace } from './workspace'

export const meta: Route.MetaFunction = () => [
  { title: 'Mentor Basic · PyMentor' },
  { name: 'robots', content: 'noindex' },
]

export async function loader(args: Route.LoaderArgs) {
  const { user, services } = await requireUser(args)
  const [latest, limits] = await Promise.all([
    latestConversation(services.chat, user, 'basic'),
    user.isPro ? null : services.chat.limits(user.id),
  ])
  return {
    ...{ userId: user.id, isPro: user.isPro, latest, limits },
    isSameMentor: isSameMentor(services.config.models),
    suggestion: (args.url.searchParams.get('pregunta') ?? '').slice(0, MAX_MESSAGE_LENGTH),
  }
}

export default function MentorBasicPage({ loaderData }: Route.ComponentProps) {
  const { userId, isPro, latest, limits, isSameMentor, suggestion } = loaderData
  useTakenFromAddress('pregunta')
  return (
    <Workspace
      title="Mentor Basic"
      intro="Explica Python desde el principio: la idea, el código y por qué funciona."
      aside={
        <>
          <WhatToAsk />
          {!isPro && <Upsell isSameMentor={isSameMentor} />}
        </>
      }
    >
      <MentorConversation
        userId={userId}
        type="basic"
        latest={latest}
        limits={limits}
        suggestion={suggestion}
        className="min-h-0 flex-1"
      />
    </Workspace>
  )
}

const TOPICS = [
  { about: 'Conceptos', example: 'qué es un diccionario, cuándo usar una tupla, cómo funciona un bucle' },
  { about: 'Ejercicios', example: 'un programa pequeño, comentado paso a paso' },
  { about: 'Errores', example: 'pega el mensaje completo y te dice qué lo causa y cómo arreglarlo' },
  { about: 'Archivos', example: 'leer y escribir texto, CSV o JSON' },
  { about: 'Datos y negocio', example: 'sumar una columna, calcular el IVA, un informe de ventas' },
]

/** MENTOR-01. */
function WhatToAsk() {
  return (
    <section aria-labelledby="what-to-ask" className="grid gap-4">
      <h2 id="what-to-ask" className="text-lg">
        Qué puedes preguntar
      </h2>
      <ul className="grid gap-3.5 text-sm">
        {TOPICS.map(({ about, example }) => (
          <li key={about}>
            <p className="font-semibold">{about}</p>
            <p className="text-text-muted">{example}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** MENTOR-02. What PRO adds depends on who answers. */
function Upsell({ isSameMentor }: { isSameMentor: boolean }) {
  return (
    <section aria-labelledby="upsell" className="grid gap-2.5 rounded-md border border-line bg-surface p-4 text-sm">
      <h2 id="upsell" className="text-base">
        ¿Vas más en serio?
      </h2>
      <p className="text-text-muted">
        {isSameMentor
          ? 'Con PRO escribes sin límite de mensajes, y las lecciones llevan un apartado «Más a fondo».'
          : 'El Mentor PRO cuida los casos límite, compara alternativas y no tiene límite de mensajes.'}
      </p>
      <ButtonLink to="/checkout/pro" variant="outline" className="justify-self-start">
        <Icon name="spark" className="size-4 text-accent" />
        Descubrir Plan PRO
      </ButtonLink>
    </section>
  )
}
