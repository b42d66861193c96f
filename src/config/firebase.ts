import { createPrivateKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { ConfigError } from './config-error'

/** Google's Identity Platform, as the project's console names its parts. */
export type FirebaseConfig = {
  kind: 'firebase'
  projectId: string
  /** Public: every browser that signs in sends it. */
  apiKey: string
  authDomain: string
  serviceAccount: { clientEmail: string; privateKey: string }
}

/** The file that Google's console makes for a service account. */
const serviceAccountFile = z.object({
  project_id: z.string(),
  client_email: z.email(),
  private_key: z.string().refine(isPrivateKey),
})

type Given = {
  FIREBASE_PROJECT_ID?: string | undefined
  FIREBASE_API_KEY?: string | undefined
  FIREBASE_AUTH_DOMAIN?: string | undefined
  FIREBASE_SERVICE_ACCOUNT?: string | undefined
}

/** Throws ConfigError with one sentence for what is missing or wrong. */
export function firebaseConfig(env: Given): FirebaseConfig {
  const projectId = required(env, 'FIREBASE_PROJECT_ID')
  return {
    kind: 'firebase',
    projectId,
    apiKey: required(env, 'FIREBASE_API_KEY'),
    authDomain: required(env, 'FIREBASE_AUTH_DOMAIN'),
    serviceAccount: serviceAccount(required(env, 'FIREBASE_SERVICE_ACCOUNT'), projectId),
  }
}

function required(env: Given, name: keyof Given): string {
  const value = env[name]
  if (value === undefined) throw new ConfigError(`${name} must be set when IDENTITY is firebase`)
  return value
}

/** From the JSON itself, or from the path of a file that holds it. */
function serviceAccount(given: string, projectId: string): FirebaseConfig['serviceAccount'] {
  const isJson = given.trimStart().startsWith('{')
  const parsed = serviceAccountFile.safeParse(parseJson(isJson ? given : readGiven(given)))
  if (!parsed.success) {
    const field = parsed.error.issues[0]?.path.join('.')
    throw new ConfigError(
      field
        ? `FIREBASE_SERVICE_ACCOUNT must be a service account's JSON: its ${field} is missing or wrong`
        : "FIREBASE_SERVICE_ACCOUNT must be a service account's JSON, or the path of a file that holds it",
    )
  }
  const { project_id, client_email, private_key } = parsed.data
  if (project_id !== projectId) {
    throw new ConfigError(
      `FIREBASE_SERVICE_ACCOUNT is of the project ${project_id}, FIREBASE_PROJECT_ID is ${projectId}`,
    )
  }
  return { clientEmail: client_email, privateKey: private_key }
}

function readGiven(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    // What was given may be the key itself, so it is not repeated; an error's words would repeat it, too.
    const code = error instanceof Error && 'code' in error ? error.code : 'no path'
    throw new ConfigError(`FIREBASE_SERVICE_ACCOUNT names a file that cannot be read (${code})`)
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isPrivateKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyType === 'rsa'
  } catch {
    return false
  }
}
