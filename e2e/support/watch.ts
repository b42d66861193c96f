import type { BrowserContext, ConsoleMessage } from 'playwright-core'

/** What a reader's browser must never report; `tolerate` names the ones that a test causes on purpose. */
export type Watch = { problems: string[]; tolerate: RegExp[] }

/**
 * Notes every page error (hydration mismatches are such), console error, breach of the content security policy and
 * request to another host, in all pages of the context.
 */
export function watchContext(context: BrowserContext, origin: string, { problems, tolerate }: Watch) {
  const { host } = new URL(origin)
  const note = (problem: string) => {
    if (!tolerate.some((pattern) => pattern.test(problem))) problems.push(problem)
  }
  context.on('weberror', (error) => note(`page error: ${error.error().stack ?? error.error().message}`))
  context.on('console', (message) => {
    if (message.type() === 'error' && !isRefusal(message)) note(`console: ${message.text()} (${message.location().url})`)
    if (message.type() === 'warning' && /hydrat/i.test(message.text())) note(`console: ${message.text()}`)
  })
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (/^(https?|wss?):$/.test(url.protocol) && url.host !== host) note(`foreign request: ${url}`)
  })
}

/** The browser reports every 4xx; from our API those are refusals, which the page has to deal with. */
function isRefusal(message: ConsoleMessage): boolean {
  const isFourHundred = /^Failed to load resource: the server responded with a status of 4\d\d/.test(message.text())
  return isFourHundred && /^https?:\/\/[^/]+\/api\//.test(message.location().url)
}
