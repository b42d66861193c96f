import { firebaseEnvironment } from '../identity/firebase-environment'

const canary = (name: string) => `canario_${name}_que_nadie_debe_leer`
const firebase = firebaseEnvironment()
const { private_key: privateKey }: { private_key: string } = JSON.parse(firebase.FIREBASE_SERVICE_ACCOUNT)

/** Every secret that the environment may give, each with a value of its own that can be looked for. */
export const CANARIES = {
  AUTH_SECRET: canary('auth'),
  METRICS_TOKEN: canary('metrics'),
  DATABASE_URL: `postgres://pymentor:${canary('database')}@127.0.0.1:1/pymentor`,
  SMTP_URL: `smtp://correo:${canary('smtp')}@127.0.0.1:1`,
  GOOGLE_CLIENT_SECRET: canary('google_client'),
  FIREBASE_SERVICE_ACCOUNT: firebase.FIREBASE_SERVICE_ACCOUNT,
  STRIPE_SECRET_KEY: `sk_test_${canary('stripe')}`,
  STRIPE_WEBHOOK_SECRET: `whsec_${canary('webhook')}`,
  OPENAI_API_KEY: canary('openai'),
  MODEL_LAPTOP_KEY: canary('laptop'),
  ANTHROPIC_API_KEY: canary('anthropic'),
  GOOGLE_AI_API_KEY: canary('google_ai'),
  N8N_WEBHOOK_URL: `http://127.0.0.1:1/webhook/${canary('n8n_address')}`,
  N8N_WEBHOOK_KEY: canary('n8n'),
  MODERATION_API_KEY: canary('moderation'),
  OTEL_EXPORTER_OTLP_HEADERS: `authorization=Bearer%20${canary('traces')}`,
  SENTRY_DSN: `https://${canary('errors')}@127.0.0.1:1/7`,
}
export type SecretSetting = keyof typeof CANARIES

/** What is looked for: of a private key each of its lines. */
export const SECRETS: readonly string[] = [
  ...Object.values(CANARIES).flatMap((value) => /canario_\w+/.exec(value)?.[0] ?? []),
  ...privateKey.split('\n').filter((line) => line.length > 24 && !line.includes('PRIVATE KEY')),
]
export const PRIVATE_KEY = privateKey
