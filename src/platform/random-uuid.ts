/** A UUID (version 4) in a browser, for idempotency keys: `crypto.randomUUID` is missing on pages without https other than localhost. */
export function randomUuid(): string {
  if (isSecureContext) return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return uuidFrom(bytes)
}

/** Writes 16 random bytes as a UUID, version 4 (RFC 9562). */
export function uuidFrom(bytes: Uint8Array): string {
  const hex = [...bytes].map((byte, index) => {
    if (index === 6) return ((byte & 0x0f) | 0x40).toString(16).padStart(2, '0')
    if (index === 8) return ((byte & 0x3f) | 0x80).toString(16).padStart(2, '0')
    return byte.toString(16).padStart(2, '0')
  })
  return [hex.slice(0, 4), hex.slice(4, 6), hex.slice(6, 8), hex.slice(8, 10), hex.slice(10)]
    .map((part) => part.join(''))
    .join('-')
}
