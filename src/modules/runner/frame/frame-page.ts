import FRAME from './frame.mjs?raw'
import UNPACKING from './unpack-snapshot.mjs?raw'

/** One inline script, which has nobody to import from or export to. */
export const FRAME_SCRIPT = `${UNPACKING.replace('export ', '')}\n${FRAME.replace(/^import .*$/m, '')}`

/** The page of the frame that runs Python: one script, and nothing to see. */
export const FRAME_PAGE = `<!doctype html><html lang="es"><meta charset="utf-8"><title>Python</title><script>${FRAME_SCRIPT}</script></html>`

/** What its policy says beside which script is its own: nothing but that script, in an origin without a name. */
export const FRAME_POLICY = [
  'sandbox allow-scripts',
  "default-src 'none'",
  'worker-src blob:',
  "connect-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
]

/** Where the server has it: another page, or another policy, has another address, so that browsers may keep each for good. */
export const FRAME_PATH = `/python-frame/${fingerprint(FRAME_PAGE + FRAME_POLICY.join())}`

/** FNV-1a, 32 bits: no guard, only one name for one content, the same on server and page. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}
