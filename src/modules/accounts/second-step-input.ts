import * as z from 'zod/mini'

/** Of the app or a recovery code; people write it with spaces and dashes. */
const code = z.string().check(
  z.trim(),
  z.minLength(1, 'Escribe el código'),
  z.maxLength(40, 'El código es más corto'),
  z.refine((text) => /^\d{6}(?:\d{6})?$/.test(text.replace(/[\s-]/g, '')), 'Son 6 cifras, o 12 si es de recuperación'),
)

export const secondStepForm = z.object({ code })

const emptyBody = z.optional(z.strictObject({}))

export const startSecondStep = { body: emptyBody }
export const turnOnSecondStep = { body: z.strictObject({ code }) }
export const renewRecoveryCodes = { body: emptyBody }
export const turnOffSecondStep = {}
export const finishSignIn = { body: z.strictObject({ code }) }
