import { useRef } from 'react'
import { type ConversationHandle, MentorConversation } from '~/modules/chat/ui/chats/mentor-conversation'
import { Restricted, WaysToPro } from '~/modules/chat/ui/chats/restricted'
import { CopyQuestions } from '~/modules/chat/ui/suggestions/questions'
import { isSameMentor } from '~/server/facts/answered-by'
import { requireUser } from '~/server/page/page-context'
import { ButtonLink } from '~/ui/button-link'
import { Icon } from '~/ui/icon'
import type { Route } from './+types/mentor-pro'
import { latestConversation } from './conversations.server'
import { Workspace } from './workspace'

export const meta: Route.MetaFunction = () => [
  { title: 'Mentor PRO · PyMentor' },
  { name: 'robots', content: 'noindex' },
]

export async function loader(args: Route.LoaderArgs) {
  const { user, services } = await requireUser(args)
  if (!user.isPro) return null
  const latest = await latestConversation(services.chat, user, 'pro')
  return { userId: user.id, latest, isSameMentor: isSameMentor(services.config.models) }
}

export default function MentorProPage({ loaderData }: Route.ComponentProps) {
  const conversation = useRef<ConversationHandle>(null)
  if (loaderData === null) return <WithoutPro />
  const { userId, latest, isSameMentor } = loaderData
  const { intro, features } = isSameMentor ? SAME_MENTOR : OWN_MODEL
  return (
    <Workspace
      title="Mentor PRO"
      intro={intro}
      aside={
        <>
          <Features features={features} />
          <CopyQuestions onAsk={(question) => conversation.current?.ask(question)} />
        </>
      }
    >
      <MentorConversation
        handle={conversation}
        userId={userId}
        type="pro"
        latest={latest}
        limits={null}
        className="min-h-0 flex-1"
      />
    </Workspace>
  )
}

/** MENTOR-06, MENTOR-07. */
function WithoutPro() {
  return (
    <div className="mx-auto flex w-full max-w-page flex-1 px-gutter">
      <h1 className="sr-only">Mentor PRO</h1>
      <Restricted description="El Mentor PRO forma parte del plan PRO y tu plan actual no lo incluye. Con el Mentor Basic puedes seguir aprendiendo hoy mismo.">
        <WaysToPro />
        <ButtonLink to="/mentor-basic" variant="ghost">
          Ir al Mentor Basic
        </ButtonLink>
      </Restricted>
    </div>
  )
}

type Offer = { intro: string; features: readonly string[] }

const OWN_MODEL: Offer = {
  intro: 'Para problemas de verdad: código robusto, casos límite y alternativas.',
  features: [
    'Mensajes sin límite diario ni mensual',
    'Código robusto: entradas raras, errores y casos límite',
    'Alternativas comparadas, con sus ventajas y sus costes',
    'Pruebas para el código que te escribe',
  ],
}

/** Where the mentor that is part of the product answers for both: as the price table has it, nothing that it does not do. */
const SAME_MENTOR: Offer = {
  intro: 'El mismo mentor que Basic, sin contar mensajes y con las lecciones enteras.',
  features: [
    'Mensajes sin límite diario ni mensual',
    'Lecciones con «Más a fondo»: una versión más sólida y sus alternativas',
    'También el Mentor Basic, sin límite',
  ],
}

/** MENTOR-04. */
function Features({ features }: Pick<Offer, 'features'>) {
  return (
    <section aria-labelledby="features" className="grid gap-4">
      <h2 id="features" className="text-lg">
        Qué incluye tu plan
      </h2>
      <ul className="grid gap-2.5 text-sm">
        {features.map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <Icon name="check" className="mt-0.5 size-4 text-accent" />
            {feature}
          </li>
        ))}
      </ul>
    </section>
  )
}
