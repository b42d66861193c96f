import { NONCE, secureHeaders } from 'hono/secure-headers'
import type { Config } from '~/config/config'
import { sourceHash } from '~/platform/source-hash'

type Directives = NonNullable<Parameters<typeof secureHeaders>[0]>['contentSecurityPolicy'] & {}

/**
 * The browser's rules for every answer. Scripts run by nonce only; there are no inline styles and no foreign origins, but those of
 * Firebase where people sign in there, and of Stripe where its card fields are used.
 */
export function securityHeaders(config: Config, development: boolean) {
  const https = config.publicUrl.protocol === 'https:'
  return secureHeaders({
    // A page may be stricter about itself.
    overwrite: false,
    contentSecurityPolicy: contentPolicy(config, development),
    // Identity providers' popups keep a handle on the page that opened them.
    crossOriginOpenerPolicy: 'same-origin-allow-popups',
    referrerPolicy: 'strict-origin-when-cross-origin',
    strictTransportSecurity: https ? 'max-age=31536000; includeSubDomains' : false,
    xFrameOptions: 'DENY',
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: ['self'], usb: [], browsingTopics: [] },
  })
}

function contentPolicy({ publicUrl, identity, payments }: Config, development: boolean): Directives {
  const firebase = identity.kind === 'firebase' ? firebaseOrigins(identity.authDomain) : null
  const stripe = payments.kind === 'stripe' && payments.publishableKey !== null ? STRIPE_ORIGINS : null
  const frames = [...(firebase?.frames ?? []), ...(stripe?.frames ?? [])]
  return {
    ...COMMON,
    scriptSrc: ["'self'", NONCE, ...(firebase?.scripts ?? []), ...(stripe?.scripts ?? [])],
    // The development server injects its styles and talks over a web socket.
    styleSrc: development ? ["'self'", "'unsafe-inline'"] : ["'self'"],
    connectSrc: ["'self'", ...(development ? ['ws:'] : []), ...(firebase?.calls ?? []), ...(stripe?.calls ?? [])],
    // Our own is the one that runs Python (modules/runner).
    frameSrc: ["'self'", ...frames],
    ...(publicUrl.protocol === 'https:' ? { upgradeInsecureRequests: [] } : {}),
  }
}

const COMMON = {
  defaultSrc: ["'none'"],
  imgSrc: ["'self'", 'data:'],
  fontSrc: ["'self'"],
  manifestSrc: ["'self'"],
  workerSrc: ["'self'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
  objectSrc: ["'none'"],
}

/** The policy of a page without React, as a header: it runs these very scripts and no others. */
export function staticPagePolicy({ publicUrl }: Config, scripts: readonly string[]): string {
  const directives = { ...COMMON, scriptSrc: scripts.map(sourceHash), styleSrc: ["'self'"], connectSrc: ["'self'"] }
  const written = Object.entries(directives).map(([name, sources]) => `${kebab(name)} ${sources.join(' ')}`)
  return [...written, ...(publicUrl.protocol === 'https:' ? ['upgrade-insecure-requests'] : [])].join('; ')
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The SDK's calls, and for Google's popup a frame of the project's and the script that talks to it. */
const firebaseOrigins = (authDomain: string) => ({
  calls: ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'],
  scripts: ['https://apis.google.com'],
  frames: [`https://${authDomain}`],
})

/** Its script, the frames that hold the card's fields and the bank's question, and its calls. */
const STRIPE_ORIGINS = {
  calls: ['https://api.stripe.com'],
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
}
