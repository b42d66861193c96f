import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { DAILY_LIMIT, MONTHLY_LIMIT } from '~/modules/chat/rules'

type Step = { title: string; text: ReactNode }

/** LAND-03, LAND-06, LAND-07: register, chat with Basic, upgrade to PRO. What PRO adds depends on who answers. */
const stepsFor = (isSameMentor: boolean): readonly Step[] => [
  {
    title: 'Regístrate',
    text: (
      <>
        Nombre, apellido, correo y contraseña: nada más. <Link to="/auth/registro">Crea tu cuenta gratis</Link> y entras
        al momento.
      </>
    ),
  },
  {
    title: 'Habla con el Mentor Basic',
    text: `Pregunta con tus palabras y recibe el código explicado paso a paso. Tienes ${DAILY_LIMIT} mensajes al día y ${MONTHLY_LIMIT} al mes, gratis, a cualquier hora.`,
  },
  {
    title: 'Pasa a PRO cuando lo necesites',
    text: (
      <>
        {isSameMentor
          ? 'Preguntas sin límite de mensajes, y cada lección lleva un apartado «Más a fondo».'
          : 'El Mentor PRO va más al fondo: código robusto, casos límite y alternativas para tus datos o tu negocio, sin límite de mensajes.'}{' '}
        <Link to="/nuestros-mentores-ia">Compara los dos mentores</Link>.{' '}
        <Link to="/planes-de-suscripcion" reloadDocument>
          Descubre PYMENTOR PRO
        </Link>
        .
      </>
    ),
  },
]

export function FirstSteps({ isSameMentor }: { isSameMentor: boolean }) {
  return (
    <section aria-labelledby="steps" className="below-fold border-line border-t">
      <div className="mx-auto grid max-w-page gap-x-16 gap-y-8 px-gutter py-16 sm:py-24 lg:grid-cols-[4fr_7fr]">
        <h2 id="steps" className="max-w-[14ch] text-3xl">
          De la primera pregunta a tu propio programa
        </h2>
        <ol className="grid">
          {stepsFor(isSameMentor).map(({ title, text }, index) => (
            <li
              key={title}
              className="grid grid-cols-[3.5rem_1fr] items-baseline border-line py-6 not-first:border-t first:pt-0 last:pb-0"
            >
              <span aria-hidden="true" className="font-display text-4xl text-accent">
                {index + 1}
              </span>
              <div className="grid gap-1.5">
                <h3 className="text-xl">{title}</h3>
                <p className="max-w-notebook text-text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
