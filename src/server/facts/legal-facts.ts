import type { ModelConfig, ModelList } from '~/config/config'
import type { ChatType } from '~/modules/chat/contract'
import { MENTOR_NAME } from '~/modules/chat/copy'
import { SITE } from '../../../content/site'
import { isOwnNetwork, type Places, processorsOf } from './processors'

/**
 * What the legal texts call `{{company}}`, `{{processors}}`…, as Markdown: the site's own data, so that no name stands in two places, and
 * what follows from the configuration, so that no text claims anything else than what is done.
 */
export const legalFacts = (places: Places): Record<string, string> => ({
  ...SITE.company,
  company: SITE.isSample ? `${SITE.company.name} (datos de ejemplo)` : SITE.company.name,
  email: SITE.email,
  phone: SITE.phone,
  hosting: SITE.isSample ? `${SITE.hosting} (dato de ejemplo)` : SITE.hosting,
  processors: processorsText(places),
  answering: answeringText(places),
  password: passwordText(places),
  paymentCookies: paymentCookies(places),
  providerStorage: providerStorage(places),
  others: othersText(places),
})

function processorsText(places: Places): string {
  const processors = processorsOf(places)
  const simulated = simulatedText(places)
  if (processors.length === 0)
    return `**Ahora mismo ningún dato sale de este servidor**: el inicio de sesión, los pagos, el correo y las respuestas de los mentores funcionan en él.${simulated}`
  const list = processors.map(({ name, gets }) => `- **${name}**: ${gets}`).join('\n')
  return `Estos son los encargados y proveedores externos que usa ahora este servicio:

${list}

No hay otros.${simulated} Algunos pueden tratar datos fuera del Espacio Económico Europeo. En ese caso lo hacen con una decisión de adecuación (como el Marco de Privacidad de Datos UE-EE. UU.) o con las cláusulas contractuales tipo de la Comisión Europea.`
}

/** Demo mode: what looks like somebody else's is ours. */
function simulatedText({ payments, google }: Places): string {
  const things = [
    ...(payments.kind === 'emulated' ? ['los pagos'] : []),
    ...(google.kind === 'emulated' ? ['la entrada con Google'] : []),
  ]
  return things.length === 0 ? '' : ` En esta demostración, ${things.join(' y ')} son una simulación de este servidor.`
}

function answeringText({ models, moderation }: Places): string {
  const mentors = (['basic', 'pro'] as const).map((mentor) => answeredFrom(mentor, models[mentor]))
  if (mentors.every(({ from }) => from === 'embedded'))
    return 'Ahora contesta el mentor incorporado de PyMentor, que funciona en este servidor. No se usa ningún modelo externo y tus conversaciones no se envían a nadie.'
  const isForeign = mentors.some(({ from }) => from === 'outside')
  const sent = isForeign
    ? ' Al proveedor externo le enviamos el texto necesario de tu conversación para obtener la respuesta, sin tu nombre ni tu correo.'
    : isModeratedOutside(moderation)
      ? ' El texto de tus preguntas se envía antes al servicio de moderación, sin tu nombre ni tu correo; lo demás no se envía a nadie.'
      : ' Tus conversaciones no se envían a nadie.'
  return mentors.map(({ text }) => text).join(' ') + sent
}

const isModeratedOutside = (moderation: Places['moderation']) =>
  moderation !== null && !isOwnNetwork(new URL(moderation.baseUrl).hostname)

type Answered = { from: 'embedded' | 'ours' | 'outside'; text: string }

/** The first model of a mentor, and those that stand in for it. */
function answeredFrom(mentor: ChatType, [first, ...others]: ModelList): Answered {
  const name = `El ${MENTOR_NAME[mentor]}`
  if (first.kind === 'embedded')
    return { from: 'embedded', text: `${name} es el incorporado de PyMentor, que funciona en este servidor.` }
  const text = [
    `${name} contesta con ${placeOf(first)}.`,
    ...others.map((other) => `Si no responde, contesta ${placeOf(other)}.`),
  ].join(' ')
  return { from: [first, ...others].some(isOutside) ? 'outside' : 'ours', text }
}

const isOutside = (model: ModelConfig) => model.kind !== 'embedded' && !isOwnNetwork(new URL(model.baseUrl).hostname)

function placeOf(model: ModelConfig): string {
  if (model.kind === 'embedded') return 'el mentor incorporado de PyMentor, que funciona en este servidor'
  const name = model.kind === 'n8n' ? 'un flujo de n8n' : `el modelo ${model.model}`
  return isOutside(model)
    ? `${name}, en ${new URL(model.baseUrl).hostname}`
    : `${name}, que funciona en nuestros servidores`
}

function passwordText({ identity, google }: Places): string {
  const password =
    identity.kind === 'firebase'
      ? 'La contraseña la guarda Google (Firebase Authentication), y nosotros no la vemos.'
      : 'De la contraseña solo guardamos una huella que no permite recuperarla.'
  const withGoogle =
    ' Si entras con Google, recibimos tu nombre, tu correo, tu imagen y un identificador, nunca tu contraseña.'
  return google.kind === 'none' ? password : password + withGoogle
}

/** PAGE-09: a row of the table of cookies. */
const paymentCookies = ({ payments }: Places): string =>
  payments.kind === 'stripe'
    ? '| **Pago** (`__stripe_mid`, `__stripe_sid`) | Procesar el pago y prevenir el fraude. Solo aparecen al abrir el pago. Técnicas. | Stripe. Variable: 1 año y 30 minutos |'
    : '| **Pago** | Procesar el pago. Hoy no hay ninguna: los pagos son una simulación de este servidor. | Nadie. Variable |'

/** A row of the table of what is stored, or nothing. */
const providerStorage = ({ identity }: Places): string =>
  identity.kind === 'firebase'
    ? '| `firebaseLocalStorageDb` | Mantener tu inicio de sesión en Firebase. Técnico. | Google (Firebase). Local (IndexedDB), hasta que cierras la sesión |'
    : ''

/** Whose rules hold beside ours, and from when on. */
function othersText({ identity, google, payments }: Places): string {
  const asksGoogle = identity.kind === 'firebase' || google.kind === 'real'
  const others = [
    ...(identity.kind === 'firebase'
      ? ['Al iniciar sesión, y no antes, tu navegador se conecta con Google (Firebase Authentication).']
      : []),
    ...(asksGoogle
      ? [
          'Si entras con Google, se abre una página suya en la que [Google](https://policies.google.com/technologies/cookies?hl=es) puede usar sus propias cookies.',
        ]
      : []),
    ...(payments.kind === 'stripe'
      ? [
          'Al abrir el pago, y no antes, tu navegador se conecta con Stripe, que se rige por [su política](https://stripe.com/es/privacy).',
        ]
      : []),
  ]
  return others.length === 0
    ? 'Ninguna otra empresa pone cookies en esta web, y tu navegador no se conecta con ninguna otra al visitarla.'
    : `${others.join(' ')} Ninguna otra empresa pone cookies en esta web.`
}
