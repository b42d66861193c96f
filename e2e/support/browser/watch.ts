import type { BrowserContext, ConsoleMessage } from 'playwright-core'

/** Collects what must not happen while a test runs. */
export function createWatch() {
  const problems: string[] = []
  /** The problems that a test causes on purpose. */
  const tolerate: RegExp[] = []
  const note = (problem: string) => {
    if (!tolerate.some((pattern) => pattern.test(problem))) problems.push(problem)
  }

  return {
    problems,
    tolerate,
    note,

    /**
     * Notes every page error (hydration mismatches are such), console error, breach of the content security policy and
     * request to another host, in all pages of the context.
     */
    context(context: BrowserContext, origin: string) {
      const { host } = new URL(origin)
      context.on('weberror', (error) => note(`page error: ${error.error().stack ?? error.error().message}`))
      context.on('console', (message) => {
        const isTrouble =
          message.type() === 'error' ? !isRefusal(message) : /hydrat|content security/i.test(message.text())
        if (isTrouble) note(`console: ${message.text()} (${message.location().url})`)
      })
      context.on('request', (request) => {
        const url = new URL(request.url())
        if (/^(https?|wss?):$/.test(url.protocol) && url.host !== host) note(`foreign request: ${url}`)
      })
    },
  }
}

/** The browser reports every 4xx; from our API those are refusals, which the page has to deal with. */
function isRefusal(message: ConsoleMessage): boolean {
  const isFourHundred = /^Failed to load resource: the server responded with a status of 4\d\d/.test(message.text())
  return isFourHundred && /^https?:\/\/[^/]+\/api\//.test(message.location().url)
}
