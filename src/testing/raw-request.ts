import { request } from 'node:http'

type Options = { path: string; headers: string[]; method?: string; body?: string }

/** A request with exactly these header lines, in pairs of name and value: fetch would not send some of them. */
export function rawRequest(origin: string, { path, headers, method = 'GET', body }: Options) {
  const { hostname, port } = new URL(origin)
  return new Promise<{ status: number; cookies: string[] }>((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers, setHost: false }, (response) => {
      response.resume()
      resolve({ status: response.statusCode ?? 0, cookies: response.headers['set-cookie'] ?? [] })
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
