import * as z from 'zod/mini'
import { isPlainLine } from '~/platform/text/visible-text'
import { PASSKEY_NAME_LENGTH } from './rules'

/** Binary data as base64url, as browsers write it. */
const bytes = (maxLength: number) => z.string().check(z.maxLength(maxLength), z.regex(/^[\w-]+$/))
const credentialId = bytes(1400)
const name = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Pon un nombre a la llave'),
    z.maxLength(PASSKEY_NAME_LENGTH, `${PASSKEY_NAME_LENGTH} caracteres como máximo`),
    z.refine(isPlainLine, 'El nombre tiene caracteres que no se ven'),
  )

export const passkeyForm = z.object({ name })

const emptyBody = z.optional(z.strictObject({}))

export const startPasskey = { body: emptyBody }

export const addPasskey = {
  body: z.strictObject({
    name,
    id: credentialId,
    clientDataJSON: bytes(4000),
    attestationObject: bytes(16_000),
  }),
}

export const renamePasskey = { params: z.strictObject({ id: z.uuid() }), body: z.strictObject({ name }) }

export const removePasskey = { params: z.strictObject({ id: z.uuid() }) }

export const startPasskeySignIn = { body: emptyBody }

export const passkeySignIn = {
  body: z.strictObject({
    id: credentialId,
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(4000),
    // Whose passkey it must be, where somebody proves once more who they are.
    userId: z.optional(z.uuid()),
  }),
}
