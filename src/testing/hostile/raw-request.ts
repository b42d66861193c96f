import { request } from 'node:http'
import { text } from 'node:stream/consumers'

type Options = { path: string; headers: string[]; method?: string; body?: string | undefined }
type Answer = { status: number; cookies: string[]; location: string | undefined; text: string }

/** A request with exactly these header lines, in pairs of name and value: fetch would not send some of them. */
export function rawRequest(origin: string, { path, headers, method = 'GET', body }: Options) {
  const { hostname, port } = new URL(origin)
  return new Promise<Answer>((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers, setHost: false }, (response) => {
      const { statusCode: status = 0, headers: got } = response
      text(response).then(
        (read) => resolve({ status, cookies: got['set-cookie'] ?? [], location: got.location, text: read }),
        reject,
      )
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
