import { call } from '~/platform/http/call'
import { sendVerification } from '../contract'
import { useSending } from './use-sending'

const FAILED = {
  title: 'No se ha podido enviar el correo',
  description: 'Comprueba tu conexión e inténtalo de nuevo en un momento.',
}

/** Sends the mail that proves an address once more (C-39). `goesTo`: where its link leads back to. */
export const useVerificationMail = (goesTo: string | null) =>
  useSending(() => call(sendVerification, { body: goesTo === null ? {} : { goesTo } }), FAILED)
