import type { IncomingMessage } from 'node:http'

const LOOPBACK_ADDRESS = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
const LOOPBACK_HOST = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i
/** What a proxy on the same machine leaves behind: its callers are not on this machine. */
const FORWARDED = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via']

/** Whether the address that people see is this machine's own: nobody else is served then, whatever stands in front. */
export const isLoopback = (publicUrl: URL): boolean => LOOPBACK_HOST.test(publicUrl.host)

type Caller = { headers: IncomingMessage['headers']; socket: { remoteAddress?: string | undefined } }

/**
 * Whether somebody on this very machine asks, by its own name. Where the product is reached by another name nobody counts as local: not
 * every proxy or tunnel on the machine says that it passes a request on.
 */
export const isLocalCaller = ({ headers, socket }: Caller, publicUrl: URL): boolean =>
  isLoopback(publicUrl) &&
  LOOPBACK_ADDRESS.test(socket.remoteAddress ?? '') &&
  LOOPBACK_HOST.test(headers.host ?? '') &&
  FORWARDED.every((name) => headers[name] === undefined)
