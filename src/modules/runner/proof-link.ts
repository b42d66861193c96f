import * as z from 'zod/mini'
import { MAX_CODE, MAX_LINE, MAX_LINES, MAX_OUTPUT } from './rules'

/** Where links that prove themselves lead; what they carry stands behind `#`, and no server sees it. */
export const PROOF_PATH = '/comprobar'
/** Of what stands behind `#`, in characters: what mail programs and messengers leave whole. */
export const MAX_PROOF_LINK = 8_000

const VERSION = '1'
/** What it may become when it is unpacked, in bytes. */
const MAX_UNPACKED = 250_000
const MAX_BEFORE = 20
const SHAPE = /^(\d{1,3})\.([0-9a-f]{16})\.([\w-]+)$/

const text = (most: number) => z.string().check(z.maxLength(most))
const whole = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most))
const proof = z.strictObject({
  code: text(MAX_CODE).check(z.minLength(1)),
  form: z.enum(['program', 'session']),
  /** The answer's blocks that it takes names from, oldest first. */
  before: z.array(text(MAX_CODE)).check(z.maxLength(MAX_BEFORE)),
  /** Lines that were typed. */
  inputs: z.array(text(MAX_LINE)).check(z.maxLength(MAX_LINES)),
  seed: whole(0, 2 ** 31),
  /** Milliseconds since 1970. */
  clock: whole(0, 8.64e15),
  /** What it printed, with what was typed. */
  output: text(2 * MAX_OUTPUT),
})
/** A run that can be made again: all that it depended on, and what it gave. */
export type Proof = z.output<typeof proof>
/** Why a link says nothing: empty, of a later product, or not as it was made. */
export type ProofFault = 'empty' | 'version' | 'damaged'

/** What stands behind `#` of the link: version, hash and content; null where it is too long for one. */
export async function encodeProof(content: Proof): Promise<string | null> {
  const bytes = new TextEncoder().encode(JSON.stringify(content))
  const packed = bytes.length <= MAX_UNPACKED ? await readAll(piped(bytes, 'pack'), MAX_UNPACKED) : null
  if (packed === null) return null
  const link = `${VERSION}.${await hashOf(packed)}.${toBase64Url(packed)}`
  return link.length <= MAX_PROOF_LINK ? link : null
}

/**
 * The run that a link carries, or what is wrong with it. The hash finds what was cut or changed by accident; whoever changes both has
 * made another program, and running it shows what it does.
 */
export async function decodeProof(link: string): Promise<Proof | ProofFault> {
  if (link === '') return 'empty'
  const [, version, hash, content = ''] = (link.length <= MAX_PROOF_LINK && link.match(SHAPE)) || []
  if (version === undefined) return 'damaged'
  if (version !== VERSION) return 'version'
  try {
    const packed = fromBase64Url(content)
    if ((await hashOf(packed)) !== hash) return 'damaged'
    const bytes = await readAll(piped(packed, 'unpack'), MAX_UNPACKED)
    if (bytes === null) return 'damaged'
    return proof.parse(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)))
  } catch {
    return 'damaged'
  }
}

const piped = (bytes: Uint8Array<ArrayBuffer>, way: 'pack' | 'unpack') =>
  new Blob([bytes])
    .stream()
    .pipeThrough(way === 'pack' ? new CompressionStream('deflate-raw') : new DecompressionStream('deflate-raw'))

/** Everything that comes; null, and nothing more is read, where it is more than `most` bytes. */
async function readAll(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const parts: Uint8Array[] = []
  let length = 0
  const reader = stream.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length
    if (length > most) {
      await reader.cancel()
      return null
    }
    parts.push(part.value)
  }
  const all = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(hash.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

const toBase64Url = (bytes: Uint8Array) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const fromBase64Url = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))
