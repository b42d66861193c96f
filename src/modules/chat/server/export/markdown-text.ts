import type { MarkedToken, Tokens } from 'marked'
import { readMarkdown } from '~/platform/markdown/read-markdown'

/** The document's title and its questions stand above whatever an answer has. */
const TOP_DEPTH = 3

/** A title as Markdown that says just these words. */
export const inOneLine = (title: string): string => title.replace(/[\\`*_{}[\]<>#|]/g, '\\$&')

/** Someone's words as a quotation that keeps their lines. */
export const quoted = (text: string): string =>
  text
    .split(/\r\n?|\n/)
    .map((line) => (line.trim() === '' ? '>' : `> ${line}  `))
    .join('\n')

/**
 * An answer as it is, but for what would reach out of it: headings are put below the document's own, fences that an interruption left
 * open are closed, and HTML is text, as it is on screen.
 */
export function calmAnswer(markdown: string): string {
  const tokens = readMarkdown(markdown)
  const headings = tokens.filter((token) => token.type === 'heading')
  const shift = Math.max(0, TOP_DEPTH - Math.min(TOP_DEPTH, ...headings.map(({ depth }) => depth)))
  return tokens
    .map((token) => calmToken(token, shift))
    .join('')
    .trimEnd()
}

function calmToken(token: MarkedToken, shift: number): string {
  if (token.type === 'heading' && shift > 0) {
    return `${'#'.repeat(Math.min(token.depth + shift, 6))} ${token.text}${/\n*$/.exec(token.raw)?.[0]}`
  }
  if (token.type === 'code') return closed(token)
  if (token.type === 'html') return token.raw.replaceAll('<', '&lt;')
  return token.raw
}

function closed({ raw, codeBlockStyle }: Tokens.Code): string {
  if (codeBlockStyle === 'indented') return raw
  const fence = /^ {0,3}(`{3,}|~{3,})/.exec(raw)?.[1]
  if (fence === undefined) return raw
  const last = raw.trimEnd().split('\n').at(-1)?.trim() ?? ''
  const isClosed = raw.trimEnd().includes('\n') && last.startsWith(fence) && /^(`+|~+)$/.test(last)
  return isClosed ? raw : `${raw.trimEnd()}\n${fence}\n`
}
