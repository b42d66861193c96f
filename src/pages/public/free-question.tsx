import { type MouseEvent, useEffect, useRef } from 'react'
import { redirect, useNavigate } from 'react-router'
import type { FreeAnswer } from '~/modules/chat/contract'
import { MENTOR_NAME } from '~/modules/chat/copy'
import { Answer } from '~/modules/chat/ui/answer/answer'
import { carryAnswer } from '~/modules/chat/ui/carried/carried-answer'
import { findUserContext, servicesContext } from '~/server/page/page-context'
import { ButtonLink } from '~/ui/button-link'
import { FormError } from '~/ui/forms/form-error'
import { MENTOR_PATH, mentorWith } from '../shell/mentor-link'
import { pageMeta } from '../shell/meta/page-meta'
import type { Route } from './+types/free-question'
import { answerFreeQuestion } from './free-question.server'
import { FreeQuestionForm } from './home/free-question-form'

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData
    ? [
        ...pageMeta({
          title: 'Prueba el mentor sin cuenta · PyMentor',
          description: 'Haz una pregunta de Python en español y lee la respuesta al momento, sin registrarte.',
          path: '/probar',
          origin: loaderData.origin,
        }),
        // With a question in its box it is no other page.
        ...(loaderData.question === '' ? [] : [{ name: 'robots', content: 'noindex' }]),
      ]
    : []

export async function loader({ context, url }: Route.LoaderArgs) {
  const question = url.searchParams.get('pregunta') ?? ''
  if ((await context.get(findUserContext)()) !== null) throw redirect(mentorWith(question))
  return { origin: context.get(servicesContext).config.publicUrl.origin, question }
}

export const action = (args: Route.ActionArgs) => answerFreeQuestion(args)

/** C-36, C-64: asks the embedded mentor without an account. */
export default function FreeQuestionPage({ loaderData, actionData }: Route.ComponentProps) {
  const refused = actionData?.kind === 'refused' ? actionData : null
  return (
    <div className="mx-auto grid w-full max-w-page gap-10 px-gutter py-10 sm:py-14">
      {actionData?.kind === 'answered' ? (
        <Answered key={actionData.question} {...actionData} />
      ) : (
        <header className="grid max-w-notebook gap-3">
          <h1 className="text-4xl">Prueba el mentor</h1>
          <p className="text-lg text-text-muted">
            Pregunta lo que quieras de Python, con tus palabras. También puedes pegar un error.
          </p>
        </header>
      )}
      <section aria-label="Pregunta" className="grid max-w-notebook gap-4">
        {refused?.about === 'request' && <FormError>{refused.sentence}</FormError>}
        <FreeQuestionForm
          key={actionData?.kind}
          label={actionData?.kind === 'answered' ? 'Otra pregunta' : 'Tu pregunta'}
          question={refused?.question ?? (actionData ? '' : loaderData.question)}
          error={refused?.about === 'question' ? refused.sentence : undefined}
        />
      </section>
    </div>
  )
}

function Answered(given: FreeAnswer) {
  const { question, answer } = given
  const ref = useRef<HTMLHeadingElement>(null)
  // The button that was pressed is gone, and below.
  useEffect(() => ref.current?.focus(), [])
  return (
    <div className="grid gap-8">
      <header className="grid max-w-notebook gap-2">
        <p className="text-sm text-text-muted">Tu pregunta</p>
        <h1
          ref={ref}
          tabIndex={-1}
          className="whitespace-pre-wrap text-2xl outline-none [overflow-wrap:anywhere] sm:text-3xl"
        >
          {question}
        </h1>
      </header>
      <section aria-label="Respuesta" className="@container grid grid-cols-1 gap-2">
        <h2 className="font-sans font-normal text-sm text-text-muted">{MENTOR_NAME.basic} responde</h2>
        <div data-answer="written">
          <Answer content={answer} />
        </div>
      </section>
      <aside className="grid max-w-notebook gap-3 rounded-md border border-line bg-surface-raised px-5 py-4">
        <h2 className="font-sans font-semibold text-base">¿Seguimos?</h2>
        <p className="text-text-muted">
          Con una cuenta gratis guardas esta pregunta y su respuesta, pides cambios y preguntas por lo que no quede
          claro.
        </p>
        <WaysOn given={given} />
      </aside>
    </div>
  )
}

/** Question and answer go along in this browser; where it refuses its storage, or without a script, the question alone does. */
function WaysOn({ given }: { given: FreeAnswer }) {
  const navigate = useNavigate()
  const to = (page: string) => `${page}?redirect=${encodeURIComponent(mentorWith(given.question))}`
  const carry = (page: string) => (event: MouseEvent) => {
    const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey
    if (opensElsewhere || !carryAnswer(given)) return
    event.preventDefault()
    void navigate(`${page}?redirect=${encodeURIComponent(MENTOR_PATH)}`)
  }
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink to={to('/auth/registro')} onClick={carry('/auth/registro')}>
        Sigue con una cuenta gratis
      </ButtonLink>
      <ButtonLink to={to('/auth/login')} onClick={carry('/auth/login')} variant="outline">
        Ya tengo cuenta
      </ButtonLink>
    </div>
  )
}
