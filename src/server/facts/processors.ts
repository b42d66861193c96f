import type { Config, ModelConfig } from '~/config/config'
import { MENTOR_NAME } from '~/modules/chat/copy'

/** What decides where personal data go. */
export type Places = Pick<Config, 'identity' | 'google' | 'payments' | 'mail' | 'models' | 'moderation' | 'database'>
/** Somebody outside who gets data: Markdown for the privacy policy. */
export type Processor = { name: string; gets: string }

/** Those whom this very configuration uses; none when everything works within the installation. */
export const processorsOf = (places: Places): Processor[] => [
  ...identityProcessors(places),
  ...paymentProcessors(places),
  ...modelProcessors(places),
  ...moderationProcessors(places),
  ...mailProcessors(places),
  ...databaseProcessors(places),
]

function identityProcessors({ identity, google }: Places): Processor[] {
  if (identity.kind === 'firebase')
    return [
      {
        name: 'Google (Firebase Authentication)',
        gets: 'lleva el inicio de sesión. Recibe tu nombre, tu correo y tu contraseña, que nosotros no vemos; también si entras con tu cuenta de Google.',
      },
    ]
  if (google.kind !== 'real') return []
  return [
    {
      name: 'Google',
      gets: 'solo si eliges entrar con su cuenta. Sabe que entras en PyMentor y nos da tu nombre, tu correo, tu imagen y un identificador.',
    },
  ]
}

const paymentProcessors = ({ payments }: Places): Processor[] =>
  payments.kind === 'emulated'
    ? []
    : [
        {
          name: 'Stripe',
          gets: 'procesa los pagos, emite las facturas y previene el fraude, solo si compras un plan. Recibe tu nombre, tu correo, el plan y los datos de tu tarjeta, que nosotros no recibimos.',
        },
      ]

const PROVIDERS = new Map([
  ['api.openai.com', 'OpenAI'],
  ['api.anthropic.com', 'Anthropic'],
  ['generativelanguage.googleapis.com', 'Google (Gemini)'],
])

/** A host is named once, with the mentors that answer from there. */
function modelProcessors({ models }: Places): Processor[] {
  const hosts = new Map<string, string[]>()
  const listed = [...models.basic, ...models.pro]
  for (const mentor of ['basic', 'pro'] as const) {
    const foreign = models[mentor].flatMap((model) => foreignHost(model) ?? [])
    for (const host of new Set(foreign)) hosts.set(host, [...(hosts.get(host) ?? []), MENTOR_NAME[mentor]])
  }
  return [...hosts].map(([host, mentors]) => ({
    name: PROVIDERS.has(host) ? `${PROVIDERS.get(host)} (${host})` : `El proveedor del modelo, en ${host}`,
    gets: `escribe las respuestas del ${mentors.join(' y del ')}. Recibe el texto de la conversación, sin tu nombre ni tu correo${listed.some((model) => foreignHost(model) === host && isToldWhose(model)) ? `, y ${END_USER_CODE}` : ''}.`,
  }))
}

function moderationProcessors({ moderation }: Places): Processor[] {
  if (moderation === null) return []
  const { hostname } = new URL(moderation.baseUrl)
  if (isOwnNetwork(hostname)) return []
  return [
    {
      name: `El servicio de moderación${PROVIDERS.has(hostname) ? ` de ${PROVIDERS.get(hostname)}` : ''}, en ${hostname}`,
      gets: 'revisa las preguntas a los mentores que contestan con un modelo, antes de enviarlas, por si piden algo que hace daño. Recibe el texto de cada pregunta y de sus archivos, sin tu nombre ni tu correo.',
    },
  ]
}

/** What those who are told whose question it is are told of it. */
const END_USER_CODE = 'un código que distingue tus preguntas de las de otras personas, sin decirle quién eres'
/** The others have no word for it. */
const isToldWhose = ({ kind }: ModelConfig) => kind === 'openai-compatible' || kind === 'anthropic'

/** Where a mentor's model is asked, unless that is within the installation. */
function foreignHost(model: ModelConfig): string | null {
  if (model.kind === 'embedded') return null
  const { hostname } = new URL(model.baseUrl)
  return isOwnNetwork(hostname) ? null : hostname
}

function mailProcessors({ mail }: Places): Processor[] {
  if (mail.kind === 'stored') return []
  const { hostname } = new URL(mail.url)
  if (isOwnNetwork(hostname)) return []
  return [
    {
      name: `El servidor de correo ${hostname}`,
      gets: 'entrega los mensajes que te enviamos. Recibe tu dirección y el texto de cada uno.',
    },
  ]
}

/** Its host is nobody's business: it would only help those who attack it. */
function databaseProcessors({ database }: Places): Processor[] {
  if (database.kind === 'pglite' || isOwnNetwork(new URL(database.url).hostname)) return []
  return [
    {
      name: 'El proveedor de la base de datos',
      gets: 'guarda en otro servidor lo que se describe en «Qué datos tratamos».',
    },
  ]
}

/** This machine, a neighbour in its network, or a container beside it: nothing leaves the installation. */
export const isOwnNetwork = (hostname: string): boolean =>
  /^(localhost|[^.:]+|.*\.(localhost|local|internal))$/.test(hostname) ||
  /^(127|10)(\.\d+){3}$|^(192\.168|169\.254|172\.(1[6-9]|2\d|3[01]))(\.\d+){2}$/.test(hostname) ||
  /^\[(::1\]|f[cd])/.test(hostname)
