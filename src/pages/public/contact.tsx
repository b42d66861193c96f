import type { ReactNode } from 'react'
import { data } from 'react-router'
import type { ContactOutcome } from '~/modules/contact/contract'
import { ContactForm } from '~/modules/contact/ui/contact-form'
import { servicesContext } from '~/server/page/page-context'
import { Icon, type IconName } from '~/ui/icon'
import { SITE } from '../../../content/site'
import { useCurrentUser } from '../shell/current-user'
import { pageMeta } from '../shell/meta/page-meta'
import { StaticPage } from '../shell/static-page'
import type { Route } from './+types/contact'
import { receiveContact } from './contact.server'

/** Its form has a stamp with the time: a second or two does not count. */
export const handle = new StaticPage(1000)

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta({
        title: 'Contacto · PyMentor',
        description: 'Escribe a PyMentor: te responde una persona, de lunes a viernes, de 9:00 a 18:00.',
        path: '/contacto',
        origin: loaderData.origin,
      })
    : []

export function loader({ context }: Route.LoaderArgs) {
  const { contact, config } = context.get(servicesContext)
  return { origin: config.publicUrl.origin, stamp: contact.newStamp() }
}

export const action = (args: Route.ActionArgs) => receiveContact(args)

/** What cannot be sent stays on the page. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  const outcome = await serverAction().catch((): ContactOutcome => ({ kind: 'unsent' }))
  // After a refusal the router does not ask for the page's data anew, which may be out of reach too.
  return data(outcome, { status: outcome.kind === 'sent' ? 200 : 422 })
}

/** PAGE-05, PAGE-06. */
export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const user = useCurrentUser()
  const person = user && { name: `${user.firstName} ${user.lastName}`.trim(), email: user.email }
  return (
    <div className="mx-auto grid w-full max-w-page content-start gap-10 px-gutter py-10 sm:py-16">
      <header className="grid max-w-notebook gap-3">
        <h1 className="text-4xl">Contacto</h1>
        <p className="text-lg text-text-muted">
          Cuéntanos qué necesitas y te responde una persona. Si es urgente, escríbenos directamente por correo.
        </p>
      </header>
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[7fr_4fr]">
        <section aria-labelledby="write" className="grid max-w-notebook content-start gap-5">
          <h2 id="write" className="text-2xl">
            Escríbenos
          </h2>
          <ContactForm stamp={loaderData.stamp} person={person} answered={actionData} />
        </section>
        <Ways />
      </div>
    </div>
  )
}

function Ways() {
  return (
    <section aria-labelledby="ways" className="grid content-start gap-5">
      <h2 id="ways" className="text-2xl">
        Otras formas
      </h2>
      <dl className="grid gap-5">
        <Way icon="mail" name="Correo">
          <a href={`mailto:${SITE.email}`}>{SITE.email}</a>
        </Way>
        <Way icon="phone" name="Teléfono">
          <a href={`tel:${SITE.phone.replaceAll(' ', '')}`}>{SITE.phone}</a>
        </Way>
        <Way icon="user" name="Administración">
          {SITE.administrator}
        </Way>
        <Way icon="info" name="Horario de atención">
          De lunes a viernes, de 9:00 a 18:00 (hora peninsular española)
        </Way>
      </dl>
      {SITE.isSample && <p className="text-sm text-text-muted">Estos datos de contacto son de ejemplo.</p>}
    </section>
  )
}

function Way({ icon, name, children }: { icon: IconName; name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[auto_1fr] items-baseline gap-x-3">
      <Icon name={icon} className="row-span-2 size-5 self-start text-accent" />
      <dt className="font-medium">{name}</dt>
      <dd className="col-start-2">{children}</dd>
    </div>
  )
}
