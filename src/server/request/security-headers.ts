import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import type { Config } from '~/config/config'
import { sourceHash } from '~/platform/source-hash'
import type { AppEnv } from '../env'

/** The names as `secureHeaders` takes them, and their sources. */
type Directives = Record<string, string[]>

/** The browser's rules for every answer. An answer may be stricter, and a page names its own scripts (`pagePolicy`). */
export function securityHeaders(config: Config, development: boolean): MiddlewareHandler<AppEnv> {
  const https = config.publicUrl.protocol === 'https:'
  const secure = secureHeaders({
    // A page may be stricter about itself.
    overwrite: false,
    contentSecurityPolicy: directivesOf(config, development),
    // Identity providers' popups keep a handle on the page that opened them.
    crossOriginOpenerPolicy: 'same-origin-allow-popups',
    referrerPolicy: 'strict-origin-when-cross-origin',
    strictTransportSecurity: https ? 'max-age=31536000; includeSubDomains' : false,
    xFrameOptions: 'DENY',
    permissionsPolicy: { camera: [], microphone: [], geolocation: [], payment: ['self'], usb: [], browsingTopics: [] },
  })
  return async (c, next) => {
    await next()
    // A page from the cache was stored with them.
    if (c.get('pageCache') !== 'hit') await secure(c, () => Promise.resolve())
  }
}

/**
 * The policy of a page: inline scripts, and styles that scripts add (the practice's editor), by its nonce only; no foreign origins, but those of Firebase
 * where people sign in there, and of Stripe where its card fields are used. `isFramed`: this site's own pages may frame it.
 */
export function pagePolicy(config: Config, development: boolean): (nonce: string, isFramed?: boolean) => string {
  const { scriptSrc = [], styleSrc = [], ...others } = directivesOf(config, development)
  const rest = written(others)
  const framedRest = written({ ...others, frameAncestors: ["'self'"] })
  return (nonce, isFramed = false) => {
    const own = `'nonce-${nonce}'`
    // A nonce would take the effect from the development server's 'unsafe-inline'.
    const styles = development ? styleSrc : [...styleSrc, own]
    return `${written({ scriptSrc: [...scriptSrc, own], styleSrc: styles })}; ${isFramed ? framedRest : rest}`
  }
}

function directivesOf({ publicUrl, identity, payments }: Config, development: boolean): Directives {
  const firebase = identity.kind === 'firebase' ? firebaseOrigins(identity.authDomain) : null
  const stripe = payments.kind === 'stripe' && payments.publishableKey !== null ? STRIPE_ORIGINS : null
  const frames = [...(firebase?.frames ?? []), ...(stripe?.frames ?? [])]
  return {
    ...COMMON,
    scriptSrc: ["'self'", ...(firebase?.scripts ?? []), ...(stripe?.scripts ?? [])],
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
  const directives = {
    ...COMMON,
    scriptSrc: scripts.map(sourceHash),
    styleSrc: ["'self'"],
    connectSrc: ["'self'"],
    frameSrc: ["'self'"],
  }
  return written({ ...directives, ...(publicUrl.protocol === 'https:' ? { upgradeInsecureRequests: [] } : {}) })
}

const written = (directives: Directives) =>
  Object.entries(directives)
    .map(([name, sources]) => [kebab(name), ...sources].join(' '))
    .join('; ')

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
