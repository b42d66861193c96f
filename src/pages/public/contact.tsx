import type { ReactNode } from 'react'
import { Icon, type IconName } from '~/ui/icon'
import { SITE } from '../../../content/site'

export const meta = () => [
  { title: 'Contacto · PyMentor' },
  { name: 'description', content: 'Escribe a PyMentor: te responde una persona, de lunes a viernes.' },
]

/** PAGE-05, PAGE-06. */
export default function ContactPage() {
  return (
    <div className="mx-auto grid w-full max-w-page content-start gap-8 px-gutter py-10 sm:py-16">
      <header className="grid max-w-notebook gap-3">
        <h1 className="text-4xl">Contacto</h1>
        <p className="text-lg text-text-muted">
          Cuéntanos qué necesitas. Te respondemos de lunes a viernes, de 9:00 a 18:00 (hora peninsular española). Si es
          urgente, escríbenos por correo.
        </p>
      </header>
      <dl className="grid max-w-notebook gap-5">
        <Way icon="mail" name="Correo">
          <a href={`mailto:${SITE.email}`}>{SITE.email}</a>
        </Way>
        <Way icon="chat" name="Teléfono">
          <a href={`tel:${SITE.phone.replaceAll(' ', '')}`}>{SITE.phone}</a> (dato de ejemplo)
        </Way>
        <Way icon="user" name="Administración">
          {SITE.administrator}
        </Way>
      </dl>
    </div>
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
