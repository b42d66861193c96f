import { servicesContext } from '~/server/page/page-context'
import { ButtonLink } from '~/ui/button-link'
import { SITE } from '../../../content/site'
import { useCurrentUser } from '../shell/current-user'
import { pageMeta } from '../shell/meta/page-meta'
import { STATIC_PAGE } from '../shell/static-page'
import type { Route } from './+types/about'
import { AboutDrawing } from './home/about-drawing'

export const handle = STATIC_PAGE

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? pageMeta({
        title: 'Acerca de · PyMentor',
        description:
          'Por qué existe PyMentor, qué queremos conseguir y quién está detrás: un mentor de Python que explica cada paso en español.',
        path: '/about',
        ...loaderData,
      })
    : []

export const loader = ({ context }: Route.LoaderArgs) => ({
  origin: context.get(servicesContext).config.publicUrl.origin,
})

const VALUES = [
  {
    name: 'Innovación',
    text: 'Usamos la inteligencia artificial para explicar, no para lucirnos: si una novedad no ayuda a entender el código, se queda fuera.',
  },
  {
    name: 'Accesibilidad',
    text: 'Empezar es gratis y no hay que instalar nada. Está en español claro y pensado para usarse también con el teclado, con lector de pantalla o desde el móvil.',
  },
  {
    name: 'Excelencia',
    text: 'Una respuesta no está completa sin su resultado y sin el porqué. Y cuando el mentor no sabe algo, tiene que decirlo.',
  },
] as const

/** ROUTE-17, PAGE-01…04. */
export default function AboutPage() {
  return (
    <>
      <Story />
      <section aria-labelledby="values" className="below-fold border-line border-t bg-surface-sunken">
        <div className="mx-auto grid max-w-page gap-x-16 gap-y-8 px-gutter py-14 sm:py-20 lg:grid-cols-[4fr_7fr]">
          <h2 id="values" className="text-3xl">
            Nuestros valores
          </h2>
          <dl className="grid">
            {VALUES.map(({ name, text }) => (
              <div key={name} className="grid gap-1.5 border-line py-6 not-first:border-t first:pt-0 last:pb-0">
                <dt className="font-display text-xl">{name}</dt>
                <dd className="max-w-notebook text-text-muted">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
      <Team />
    </>
  )
}

/** PAGE-01, PAGE-04. */
function Story() {
  const isSignedIn = useCurrentUser() !== null
  return (
    <div className="mx-auto grid w-full max-w-page items-start gap-x-16 gap-y-10 px-gutter py-10 sm:py-16 lg:grid-cols-[7fr_5fr]">
      <div className="grid max-w-notebook gap-5">
        <h1 className="text-4xl">Acerca de PyMentor</h1>
        <p className="text-lg">
          PyMentor nace de una escena que se repite: alguien copia un programa, le funciona y no sabe por qué. La
          próxima vez tiene que volver a buscarlo.
        </p>
        <p className="text-text-muted">
          Quien aprende con una persona al lado pregunta «¿y esto por qué?» en cada línea. Quien aprende solo no tiene a
          quién. Quisimos poner ahí un mentor que responde a cualquier hora, en español, con un programa completo, su
          resultado y la razón de cada paso.
        </p>
        <h2 className="mt-3 text-2xl">Nuestra misión</h2>
        <p className="text-text-muted">
          Que cualquier persona que hable español pueda <span className="underline-stroke">entender el código</span> que
          usa, y la próxima vez escribirlo por su cuenta.
        </p>
        <div className="mt-3 flex flex-wrap gap-3">
          {isSignedIn ? (
            <ButtonLink to="/dashboard">Abrir tus chats</ButtonLink>
          ) : (
            <ButtonLink to="/auth/registro">Comenzar Gratis</ButtonLink>
          )}
          <ButtonLink to="/modelos-ia" variant="outline">
            Explorar Modelos de IA
          </ButtonLink>
        </div>
      </div>
      <AboutDrawing />
    </div>
  )
}

/** PAGE-03. */
function Team() {
  return (
    <section aria-labelledby="team" className="below-fold border-line border-t">
      <div className="mx-auto grid max-w-page gap-x-16 gap-y-8 px-gutter py-14 sm:py-20 lg:grid-cols-[4fr_7fr]">
        <div className="grid content-start gap-3">
          <h2 id="team" className="text-3xl">
            El equipo
          </h2>
          {SITE.isSample && (
            <p className="max-w-[36ch] text-sm text-text-muted">Datos de ejemplo: cargos, no personas reales.</p>
          )}
        </div>
        <ul className="grid gap-6 sm:grid-cols-3">
          {SITE.team.map(({ role, does }) => (
            <li key={role} className="grid content-start gap-1.5 border-action border-l-2 pl-4">
              <h3 className="text-lg">{role}</h3>
              <p className="text-sm text-text-muted">{does}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
