// One HTTP request on a connection of its own: what one call does, no pool hides or repeats.
import http from 'node:http'
import { text } from 'node:stream/consumers'

const TIMEOUT_MS = 60_000

/**
 * Sends a request; resolves with the response once its head is there, rejects when the connection breaks before.
 * @param {string} base
 * @param {{ method?: string, path: string, body?: unknown, form?: Record<string, string>, headers?: object, signal?: AbortSignal }} request
 */
export function open(base, { method = 'GET', path, body, form, headers = {}, signal }) {
  const { hostname, port } = new URL(base)
  const bytes = bytesOf({ body, form })
  const type = form ? 'application/x-www-form-urlencoded' : 'application/json'
  return new Promise((resolve, reject) => {
    const request = http.request({
      hostname,
      port,
      method,
      path,
      agent: false,
      signal,
      headers: { ...headers, ...(bytes ? { 'content-type': type, 'content-length': bytes.length } : {}) },
    })
    request.setTimeout(TIMEOUT_MS, () => request.destroy(new Error(`${method} ${path}: silence`)))
    request.on('response', resolve)
    request.on('error', reject)
    request.end(bytes)
  })
}

const bytesOf = ({ body, form }) => {
  if (form) return Buffer.from(new URLSearchParams(form).toString())
  return body === undefined ? undefined : Buffer.from(JSON.stringify(body))
}

/** The whole answer: `{ status, json }`; `json` is undefined when it is none. */
export async function readJson(response) {
  const body = await text(response)
  try {
    return { status: response.statusCode, json: JSON.parse(body) }
  } catch {
    return { status: response.statusCode, json: undefined }
  }
}

/** The events of a stream: `{ type, data }`, text with the type "text". Throws when the connection breaks. */
export async function* eventsOf(response) {
  let rest = ''
  response.setEncoding('utf8')
  for await (const chunk of response) {
    const blocks = (rest + chunk).split('\n\n')
    rest = blocks.pop()
    for (const block of blocks) {
      const data = /^data: (.*)$/m.exec(block)?.[1]
      if (data !== undefined) yield { type: /^event: (\w+)$/m.exec(block)?.[1] ?? 'text', data: JSON.parse(data) }
    }
  }
  if (!response.complete) throw new Error('the stream was cut')
}
