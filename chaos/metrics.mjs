// What an instance holds, by its own account and by the machine's.
import { readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { open } from './http-call.mjs'

/** A figure of an instance's /metrics: the sum of its samples. */
export async function readMetric(instance, name) {
  const page = await text(await open(instance.url, { path: '/metrics' }))
  const samples = page.split('\n').filter((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`))
  if (samples.length === 0) throw new Error(`/metrics has no ${name}`)
  return samples.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' '))), 0)
}

/** Connection states in /proc/net/tcp in which the server still holds its end: open, or left by the other side. */
const HELD = new Set(['01', '08'])

/** How many clients' connections the instance holds (Linux, IPv4). */
export function clientConnections({ port }) {
  const end = `:${port.toString(16).toUpperCase().padStart(4, '0')}`
  const rows = readFileSync('/proc/net/tcp', 'utf8').trim().split('\n').slice(1)
  return rows.filter((row) => {
    const [, local, , state] = row.trim().split(/\s+/)
    return local.endsWith(end) && HELD.has(state)
  }).length
}
