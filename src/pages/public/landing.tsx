import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { isSameMentor } from '~/server/facts/answered-by'
import { servicesContext } from '~/server/page/page-context'
import { Banner } from '~/ui/banner'
import { ButtonLink } from '~/ui/button-link'
import { SITE } from '../../../content/site'
import { useCurrentUser } from '../shell/current-user'
import { pageMeta } from '../shell/meta/page-meta'
import { STATIC_PAGE } from '../shell/static-page'
import { useTakenFromAddress } from '../shell/taken-from-address'
import type { Route } from './+types/landing'
import { organizationOf } from './found/organization'
import { ExampleChat, ExampleNotes } from './home/example-answer'
import { exampleAnswer } from './home/example-answer.server'
import { FirstSteps } from './home/first-steps'
import { FreeQuestionForm } from './home/free-question-form'
import { SampleQuestions } from './home/sample-questions'
import { Snake } from './home/snake'
import { snakeProgram } from './home/snake.server'
import { Testimonials } from './home/testimonials'

export const handle = STATIC_PAGE

/** LAND-08. */
export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? [
        ...pageMeta({
          title: 'PyMentor: aprende Python con un mentor que te lo explica',
          description:
            'Pregunta en español qué quieres hacer con Python y recibe el programa, su resultado y la explicación de cada paso. Empieza gratis.',
          path: '/',
          origin: loaderData.origin,
        }),
        { 'script:ld+json': organizationOf(SITE, loaderData.origin) },
      ]
    : []

export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl, models } = context.get(servicesContext).config
  return {
    example: exampleAnswer(),
    snake: snakeProgram(),
    origin: publicUrl.origin,
    isSameMentor: isSameMentor(models),
  }
}

/** LAND-01…09. */
export default function LandingPage({ loaderData }: Route.ComponentProps) {
  const isSignedIn = useCurrentUser() !== null
  const { example } = loaderData
  return (
    <>
      <CleaningBanner />
      <div className="paper-grid">
        <div className="mx-auto grid w-full max-w-page gap-x-14 gap-y-12 px-gutter py-12 sm:py-20 lg:grid-cols-[5fr_6fr] lg:grid-rows-[auto_1fr]">
          <Hero isSignedIn={isSignedIn} />
          <div className="min-w-0 lg:row-span-2">
            <ExampleChat example={example} />
            {!isSignedIn && <FreeQuestion />}
          </div>
          <div className="grid content-between gap-12">
            <section aria-labelledby="margin" className="grid gap-5">
              <h2 id="margin" className="text-xl">
                Y en el margen, <span className="underline-stroke">por qué funciona</span>
              </h2>
              <ExampleNotes notes={example.notes} />
            </section>
            <Snake program={loaderData.snake} />
          </div>
        </div>
      </div>
      <FirstSteps isSameMentor={loaderData.isSameMentor} />
      <Testimonials />
      <SampleQuestions isSignedIn={isSignedIn} />
    </>
  )
}

/** LAND-01, LAND-05. */
function Hero({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <section aria-label="Presentación" className="grid content-start gap-6">
      <h1 className="text-display">Aprende Python con un mentor que te lo explica</h1>
      <p className="max-w-[46ch] text-lg text-text-muted">
        Cuéntale en español qué quieres conseguir. Te responde con un programa, su resultado y la razón de cada paso.
        Las 24 horas, los 7 días de la semana.
      </p>
      <div className="flex flex-wrap gap-3">
        {isSignedIn ? (
          <ButtonLink to="/dashboard" size="lg">
            Abrir tus chats
          </ButtonLink>
        ) : (
          <>
            <ButtonLink to="/auth/login" size="lg">
              Probar Demo Gratis
            </ButtonLink>
            <ButtonLink to="/auth/registro" size="lg" variant="outline">
              Crear cuenta
            </ButtonLink>
          </>
        )}
      </div>
    </section>
  )
}

/** C-36: under the example, which sends nothing, the real thing. */
function FreeQuestion() {
  return (
    <section aria-labelledby="try" className="mt-8 grid gap-4">
      <h2 id="try" className="text-xl">
        Ahora tú: pregúntale algo
      </h2>
      <FreeQuestionForm label="Tu pregunta de Python" />
    </section>
  )
}

/**
 * AUTH-59, C-37: the end of a full cleaning. In the page itself; the address loses it, here or, where the page has no React, by
 * `VISITOR_SCRIPT`.
 */
function CleaningBanner() {
  const [query] = useSearchParams()
  const [isTold] = useState(query.get('clean') === 'complete')
  useTakenFromAddress('clean', 'complete')
  if (!isTold) return null
  return (
    <div className="mx-auto w-full max-w-page px-gutter pt-4">
      {/* A new document: the banner belongs to the one that was opened with it. */}
      <Banner tone="verified" role="status" action={<a href="/">Entendido</a>}>
        Hemos limpiado los datos de la sesión en este navegador.
      </Banner>
    </div>
  )
}
