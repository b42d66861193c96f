import { markFailed, startSpan } from '~/platform/tracing'

type Query = (...args: unknown[]) => unknown
type Queried = { query: unknown }

/** From now on each statement of `client` is a span with its text, in which values are parameters. pg's pool asks by a callback, transactions by a promise. */
export function traceQueries(client: Queried): void {
  const ask = (client.query as Query).bind(client)
  client.query = (...args: unknown[]) => {
    const text = textOf(args[0])
    if (text === undefined) return ask(...args)
    const [verb = 'query'] = text.trimStart().split(/\s/, 1)
    const span = startSpan(`${verb.toLowerCase()}`, { 'db.system.name': 'postgresql', 'db.query.text': text })
    const end = (error: unknown) => {
      if (error) markFailed(span, error)
      span.end()
    }
    const callback = args.at(-1)
    if (typeof callback === 'function') {
      const noted = (error: unknown, ...rest: unknown[]) => {
        end(error)
        callback(error, ...rest)
      }
      return ask(...args.slice(0, -1), noted)
    }
    const answer = ask(...args) as Promise<unknown>
    answer.then(() => end(null), end)
    return answer
  }
}

function textOf(asked: unknown): string | undefined {
  if (typeof asked === 'string') return asked
  if (typeof asked === 'object' && asked !== null && 'text' in asked && typeof asked.text === 'string')
    return asked.text
  return undefined
}
