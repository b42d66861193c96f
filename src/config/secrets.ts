type Environment = Readonly<Record<string, string | undefined>>

/** Shorter ones stand in too many words to be taken out of them. */
const LEAST_LENGTH = 6

/**
 * What of an environment no log and no sentence may repeat: keys, passwords, the part of an address that lets one in. It is read by the
 * names and the shape of values, whether or not they are well formed: a start that fails must not tell them either.
 */
export function secretsOf(environment: Environment): string[] {
  const found = Object.entries(environment).flatMap(([name, value]) => (value ? secretsIn(name, value) : []))
  const forms = found.flatMap((secret) => [
    secret,
    secret.trim(),
    decoded(secret),
    encodeURIComponent(secret),
    inJson(secret),
  ])
  // The longest first: one may be part of another.
  return [...new Set(forms)].filter(({ length }) => length >= LEAST_LENGTH).sort((a, b) => b.length - a.length)
}

function secretsIn(name: string, value: string): string[] {
  if (/_(KEY|SECRET|TOKEN)$/.test(name)) return [value]
  if (name === 'OTEL_EXPORTER_OTLP_HEADERS') return value.split(/[\s,=]|%20/)
  if (name === 'FIREBASE_SERVICE_ACCOUNT') return keyLines(value)
  if (name === 'N8N_WEBHOOK_URL') return [...inAddress(value), ...pathOf(value)]
  return inAddress(value)
}

/** A private key in any wrapping, line by line: an error may repeat one of them. A path holds none. */
const keyLines = (value: string) =>
  /PRIVATE KEY/.test(value) ? (value.replaceAll('\\n', '\n').match(/[A-Za-z0-9+/=]{24,}/g) ?? []) : []

/** The parts of an address that let one in: its password, or the token in its place, and keys in its query. The last @ ends a password, whatever was not encoded before it. */
function inAddress(value: string): string[] {
  const [, scheme = '', user = '', password] = /^([a-z+]+):\/\/([^:@/]*)(?::(.*))?@/is.exec(value) ?? []
  const token = /^http/i.test(scheme) ? user : ''
  const isAddress = /^[a-z+]+:\/\//i.test(value)
  const inQuery = isAddress ? [...value.matchAll(KEY_IN_QUERY)].map(([, key = '']) => key) : []
  return [password ?? token, ...inQuery]
}
const KEY_IN_QUERY = /[?&][^=&]*(?:key|token|pass|secret|sig|code|auth)[^=&]*=([^&#]*)/gi

/** A webhook's path, and its last part by itself. */
const pathOf = (address: string) => /^[a-z+]+:\/\/[^/]*(\/.*?([^/?#]*))(?:[?#].*)?$/is.exec(address)?.slice(1) ?? []

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const inJson = (text: string) => JSON.stringify(text).slice(1, -1)
