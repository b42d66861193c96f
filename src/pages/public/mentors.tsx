import { Link } from 'react-router'
import { PLANS, priceText } from '~/modules/billing/plans'
import type { ChatType } from '~/modules/chat/contract'
import { MENTOR_NAME } from '~/modules/chat/copy'
import { DAILY_LIMIT, MONTHLY_LIMIT } from '~/modules/chat/rules'
import { answeredBy, isSameMentor } from '~/server/facts/answered-by'
import { servicesContext } from '~/server/page/page-context'
import { ButtonLink } from '~/ui/button-link'
import { useCurrentUser } from '../shell/current-user'
import { pageMeta } from '../shell/meta/page-meta'
import { STATIC_PAGE } from '../shell/static-page'
import type { Route } from './+types/mentors'

export const handle = STATIC_PAGE

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta({
        title: 'Nuestros mentores de IA · PyMentor',
        description:
          'Compara el Mentor Basic y el Mentor PRO de PyMentor: para quién es cada uno, cómo responde, qué límites tiene y qué modelo contesta.',
        path: '/nuestros-mentores-ia',
        origin: loaderData.origin,
      })
    : []

export function loader({ context }: Route.LoaderArgs) {
  const { models, publicUrl } = context.get(servicesContext).config
  return {
    origin: publicUrl.origin,
    models: { basic: answeredBy(models.basic), pro: answeredBy(models.pro) },
    isSameMentor: isSameMentor(models),
  }
}

const SUMMARY = {
  basic: 'Para dar los primeros pasos y entender lo que escribes.',
  pro: 'Para quien ya programa en su trabajo o quiere llegar más lejos.',
} satisfies Record<ChatType, string>

type Fact = { name: string } & Record<ChatType, string>

/** What the two differ in where the mentor that is part of the product answers for both: nothing that it does not do is promised. */
const EMBEDDED_FACTS: readonly Fact[] = [
  {
    name: 'Cómo responde',
    basic:
      'Lee tu código y tus errores, los explica línea a línea y te devuelve el programa corregido. También escribe programas con lo que le pides y cambia el último.',
    pro: 'Igual que Basic: ahora mismo contesta el mismo mentor. En las lecciones añade un apartado «Más a fondo».',
  },
  {
    name: 'Qué te llevas',
    basic: 'La causa, el arreglo y cómo evitarlo, con tus propios nombres y datos.',
    pro: 'Lo mismo, sin contar mensajes, y en cada lección una versión más sólida y sus alternativas.',
  },
]

const MODEL_FACTS: readonly Fact[] = [
  {
    name: 'Cómo responde',
    basic:
      'La idea, un programa completo con su resultado y la explicación paso a paso, con los errores más frecuentes.',
    pro: 'Lo mismo y, además, un apartado «Más a fondo»: una versión más sólida, las alternativas y cuándo conviene cada una.',
  },
  {
    name: 'Qué te llevas',
    basic: 'El camino más sencillo que sea correcto, y un ejercicio para practicarlo.',
    pro: 'Código robusto, con casos límite, pensado para tus datos o tu negocio.',
  },
]

const PLAN_FACTS: readonly Fact[] = [
  {
    name: 'Mensajes',
    basic: `${DAILY_LIMIT} al día y ${MONTHLY_LIMIT} al mes.`,
    pro: 'Sin límite diario ni mensual, con un uso razonable.',
  },
  {
    name: 'Precio',
    basic: 'Gratis, sin tarjeta.',
    pro: `Prueba de 3 días por ${priceText(PLANS.trial.cents)}, ${priceText(PLANS['pro-monthly'].cents)} al mes o ${priceText(PLANS['pro-lifetime'].cents)} una sola vez.`,
  },
]

/** C-08: the page of both addresses. */
export default function MentorsPage({ loaderData: { models, isSameMentor } }: Route.ComponentProps) {
  const teaching = isSameMentor ? EMBEDDED_FACTS : MODEL_FACTS
  const facts = [
    ...teaching,
    ...PLAN_FACTS,
    { name: 'Quién contesta', basic: `${models.basic}.`, pro: `${models.pro}.` },
  ]
  return (
    <div className="mx-auto grid w-full max-w-page grid-cols-1 gap-10 px-gutter py-10 sm:py-16">
      <header className="grid max-w-notebook gap-3">
        <h1 className="text-4xl">Nuestros mentores de IA</h1>
        <p className="text-lg text-text-muted">
          Los dos explican Python en español y a cualquier hora.{' '}
          {isSameMentor
            ? 'Se diferencian en cuántos mensajes tienes y en cuánto profundizan las lecciones.'
            : 'Se diferencian en cuántos mensajes tienes y en cuánto profundizan.'}
        </p>
      </header>
      <div className="grid gap-px overflow-hidden rounded-md border border-line bg-line md:grid-cols-2">
        <Mentor type="basic" facts={facts} />
        <Mentor type="pro" facts={facts} />
      </div>
      <Honesty />
    </div>
  )
}

function Mentor({ type, facts }: { type: ChatType; facts: readonly Fact[] }) {
  const isPro = type === 'pro'
  return (
    <article
      aria-labelledby={`mentor-${type}`}
      className={`grid content-start gap-6 border-t-3 p-5 sm:p-7 md:row-span-7 md:grid-rows-subgrid ${isPro ? 'border-t-action bg-surface-raised' : 'border-t-line bg-surface'}`}
    >
      <header className="grid content-start gap-1">
        <h2 id={`mentor-${type}`} className="text-2xl">
          {MENTOR_NAME[type]}
        </h2>
        <p className="text-text-muted">{SUMMARY[type]}</p>
      </header>
      <dl className="contents">
        {facts.map((fact) => (
          <div key={fact.name} className="grid content-start gap-1">
            <dt className="font-medium text-sm text-text-muted">{fact.name}</dt>
            <dd className="[overflow-wrap:anywhere]">{fact[type]}</dd>
          </div>
        ))}
      </dl>
      <div>{isPro ? <ProEntry /> : <BasicEntry />}</div>
    </article>
  )
}

function BasicEntry() {
  const isSignedIn = useCurrentUser() !== null
  return (
    <ButtonLink to={isSignedIn ? '/mentor-basic' : '/auth/registro'} variant="outline">
      {isSignedIn ? 'Ir al Mentor Basic' : 'Empieza gratis'}
    </ButtonLink>
  )
}

function ProEntry() {
  const isPro = useCurrentUser()?.isPro ?? false
  return (
    <ButtonLink to={isPro ? '/mentor-pro' : '/pricing'}>{isPro ? 'Ir al Mentor PRO' : 'Ver los planes PRO'}</ButtonLink>
  )
}

function Honesty() {
  return (
    <section aria-labelledby="honesty" className="below-fold grid max-w-notebook gap-3">
      <h2 id="honesty" className="text-2xl">
        Lo que conviene saber
      </h2>
      <p className="text-text-muted">
        Hablas con una máquina, no con una persona, y puede equivocarse: prueba el código antes de confiarle algo
        importante. Si contesta un modelo externo, recibe el texto de la conversación, nunca tu nombre ni tu correo.
        Está contado en la <Link to="/legal/politica-de-privacidad">política de privacidad</Link>.
      </p>
    </section>
  )
}
