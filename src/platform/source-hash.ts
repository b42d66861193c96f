import { createHash } from 'node:crypto'

/** What a content security policy calls the text of an inline script or style that may stand in a page. */
export const sourceHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
