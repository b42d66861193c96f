import { createHash } from 'node:crypto'

/** What a content security policy calls the one `<style>` of a page that may have no other. */
export const styleHash = (style: string) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`
