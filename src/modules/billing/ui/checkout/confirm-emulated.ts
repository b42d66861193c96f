import * as z from 'zod/mini'
import type { CardFormSettings } from '../../payments-contract'
import type { Card } from './card-entry'
import type { CardOutcome } from './card-fields'

const answerSchema = z.union([
  z.object({
    error: z.object({
      message: z.optional(z.string()),
      code: z.optional(z.string()),
      decline_code: z.optional(z.string()),
    }),
  }),
  z.object({
    id: z.string(),
    status: z.string(),
    next_action: z.optional(
      z.nullable(z.object({ redirect_to_url: z.optional(z.nullable(z.object({ url: z.string() }))) })),
    ),
  }),
])

/** What the provider's script says in Spanish, by the provider's codes. */
const DECLINES: Record<string, string> = {
  card_declined: 'Tu tarjeta ha sido rechazada. Prueba con otra.',
  generic_decline: 'Tu tarjeta ha sido rechazada. Prueba con otra.',
  insufficient_funds: 'Tu tarjeta no tiene saldo suficiente. Prueba con otra.',
  expired_card: 'Tu tarjeta está caducada. Prueba con otra.',
  incorrect_cvc: 'El código de seguridad de la tarjeta no es correcto.',
  incorrect_number: 'El número de la tarjeta no es correcto.',
  payment_intent_authentication_failure:
    'Tu banco no ha confirmado el pago. Inténtalo de nuevo o prueba con otra tarjeta.',
}

type Confirmation = { clientSecret: string; returnUrl: string; card: Card }
type Settings = Extract<CardFormSettings, { kind: 'emulated' }>
/** `leave` goes to the bank's page. */
type Ports = { fetch: typeof fetch; leave: (address: string) => void }

/** Confirms a payment at the emulator, as the provider's script does at the provider: with the key that anybody may know. */
export async function confirmEmulated(
  { clientSecret, returnUrl, card }: Confirmation,
  { publishableKey, apiPath }: Settings,
  ports: Ports,
): Promise<CardOutcome> {
  const [id = ''] = clientSecret.split('_secret_')
  const response = await ports.fetch(`${apiPath}/payment_intents/${id}/confirm`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${publishableKey}` },
    body: new URLSearchParams({
      client_secret: clientSecret,
      return_url: returnUrl,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': card.number,
      'payment_method_data[card][exp_month]': String(card.expMonth),
      'payment_method_data[card][exp_year]': String(card.expYear),
      'payment_method_data[card][cvc]': card.cvc,
    }),
  })
  const answer = answerSchema.parse(await response.json())
  if ('error' in answer) {
    const { decline_code: reason, code, message } = answer.error
    return { type: 'declined', message: DECLINES[reason ?? ''] ?? DECLINES[code ?? ''] ?? message ?? null }
  }
  if (answer.status === 'succeeded' || answer.status === 'processing') return { type: 'paid', paymentIntent: answer.id }
  const bank = answer.next_action?.redirect_to_url?.url
  if (answer.status !== 'requires_action' || bank === undefined) return { type: 'declined', message: null }
  // The emulator's pages are this site's, by whichever of its names it was opened.
  const { pathname, search } = new URL(bank, response.url || 'http://site.invalid')
  ports.leave(pathname + search)
  return { type: 'leaving' }
}
