import { data, type RouterContextProvider } from 'react-router'
import * as z from 'zod/mini'
import type { ContactOutcome, ContactValues } from '~/modules/contact/contract'
import type { AppError } from '~/platform/app-error'
import { problemOf, statusOf, toAppError } from '~/server/errors'
import { addressContext, servicesContext } from '~/server/page/page-context'

type Sent = { request: Request; context: Readonly<RouterContextProvider> }

/** Takes the contact form, from a script or from the browser alone. What is refused comes back as it was written. */
export async function receiveContact({ request, context }: Sent) {
  const form = await request.formData().catch(() => null)
  if (form === null) throw data(null, { status: 400 })
  const values = Object.fromEntries(form)
  const { contact } = context.get(servicesContext)
  try {
    await contact.receive(values, context.get(addressContext))
    return data({ kind: 'sent' } satisfies ContactOutcome)
  } catch (failure) {
    const error = toAppError(failure)
    if (error.code === 'internal') throw failure
    const stamp = error.code === 'form_expired' ? contact.renewedStamp() : textOf(values.stamp)
    return data(refusal(error, { ...written(values), stamp }), { status: statusOf(error) })
  }
}

function refusal(error: AppError, { stamp, ...values }: ContactValues & { stamp: string }): ContactOutcome {
  const errors = fieldErrors.safeParse(error.details.fields).data ?? {}
  const isAboutFields = Object.keys(errors).length > 0
  return { kind: 'refused', notice: isAboutFields ? null : problemOf(error).message, errors, values, stamp }
}

const fieldErrors = z.object({
  name: z.optional(z.string()),
  email: z.optional(z.string()),
  message: z.optional(z.string()),
})

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
const written = ({ name, email, message }: Record<string, unknown>): ContactValues => ({
  name: textOf(name),
  email: textOf(email),
  message: textOf(message),
})
