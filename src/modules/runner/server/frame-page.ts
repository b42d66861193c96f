import { sourceHash } from '~/platform/source-hash'
import SCRIPT from '../frame/frame.mjs?raw'

/** The page of the frame that runs Python: one script, and nothing to see. */
export const FRAME_PAGE = `<!doctype html><html lang="es"><meta charset="utf-8"><title>Python</title><script>${SCRIPT}</script></html>`

/**
 * The product's one exception from its rules for browsers: WebAssembly and scripts from memory, in an origin of its own that reaches no
 * network, no storage and no page.
 */
export const FRAME_HEADERS = {
  'Content-Security-Policy': [
    'sandbox allow-scripts',
    "default-src 'none'",
    `script-src ${sourceHash(SCRIPT)} blob: 'wasm-unsafe-eval'`,
    'worker-src blob:',
    "connect-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; '),
  'X-Frame-Options': 'SAMEORIGIN',
  // So that the runner works without a network for as long.
  'Cache-Control': 'public, max-age=86400',
}
