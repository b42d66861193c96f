import { sourceHash } from '~/platform/source-hash'
import { FRAME_POLICY, FRAME_SCRIPT } from '../frame/frame-page'

export { FRAME_PAGE, FRAME_PATH } from '../frame/frame-page'

/**
 * The product's one exception from its rules for browsers: WebAssembly and scripts from memory, in an origin of its own that reaches no
 * network, no storage and no page.
 */
export const FRAME_HEADERS = {
  'Content-Security-Policy': [...FRAME_POLICY, `script-src ${sourceHash(FRAME_SCRIPT)} blob: 'wasm-unsafe-eval'`].join(
    '; ',
  ),
  'X-Frame-Options': 'SAMEORIGIN',
  // An origin without a name shares its agent cluster with nobody; browsers warn where it asks for that once more.
  'Origin-Agent-Cluster': '?0',
  // Its address changes with it (`FRAME_PATH`); the runner works without a network for as long as browsers keep it.
  'Cache-Control': 'public, max-age=31536000, immutable',
}
