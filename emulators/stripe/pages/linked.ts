import { html } from 'hono/html'
import type { Html } from './layout'

/** `[words](https://…)`, the only markup that Stripe knows in a seller's own sentences. */
const LINK = /\[([^\]]+)\]\((https?:\/\/[^\s)]+)\)/

export function linked(text: string): Html {
  const [whole, words, address] = LINK.exec(text) ?? []
  if (whole === undefined || words === undefined || address === undefined) return html`${text}`
  const at = text.indexOf(whole)
  const rest = text.slice(at + whole.length)
  return html`${text.slice(0, at)}<a href="${address}" target="_blank" rel="noreferrer">${words}</a>${linked(rest)}`
}
