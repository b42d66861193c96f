import { data, type RouterContextProvider } from 'react-router'
import * as z from 'zod/mini'
import type { FreeAnswer } from '~/modules/chat/contract'
import { problemOf, statusOf, toAppError } from '~/server/errors'
import { addressContext, servicesContext } from '~/server/page/page-context'

type Asked = { request: Request; context: Readonly<RouterContextProvider> }
export type FreeQuestionOutcome =
  | ({ kind: 'answered' } & FreeAnswer)
  /** `about`: the sentence is about the question itself, and stands at its field. */
  | { kind: 'refused'; question: string; sentence: string; about: 'question' | 'request' }

/** C-64: answers the form of the free question, from a script or from the browser alone. What is refused comes back as it was written. */
export async function answerFreeQuestion({ request, context }: Asked) {
  const form = await request.formData().catch(() => null)
  if (form === null) throw data(null, { status: 400 })
  const values = Object.fromEntries(form)
  try {
    const answered = await context.get(servicesContext).freeQuestion(values, context.get(addressContext))
    return data({ kind: 'answered', ...answered } satisfies FreeQuestionOutcome)
  } catch (failure) {
    const error = toAppError(failure)
    if (error.code === 'internal') throw failure
    const sentence = fields.safeParse(error.details.fields).data?.question
    const outcome: FreeQuestionOutcome = {
      kind: 'refused',
      question: typeof values.question === 'string' ? values.question : '',
      sentence: sentence ?? problemOf(error).message,
      about: sentence === undefined ? 'request' : 'question',
    }
    return data(outcome, { status: statusOf(error) })
  }
}

const fields = z.object({ question: z.optional(z.string()) })
