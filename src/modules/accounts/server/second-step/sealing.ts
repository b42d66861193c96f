import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Keeps short texts unreadable to who only has the database: AES-256-GCM by a key of the installation's secret. */
export function createSealing(installationSecret: string, purpose: string) {
  const key = new Uint8Array(hkdfSync('sha256', installationSecret, '', purpose, 32))
  return {
    seal(text: string): string {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', key, nonce)
      const sealed = [cipher.update(text, 'utf8'), cipher.final()]
      return Buffer.concat([nonce, cipher.getAuthTag(), ...sealed]).toString('base64url')
    },

    /** Null for what was sealed by another secret, or changed. */
    open(sealed: string): string | null {
      const bytes = Buffer.from(sealed, 'base64url')
      if (bytes.length < NONCE_BYTES + TAG_BYTES) return null
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES))
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
      try {
        return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
      } catch {
        return null
      }
    },
  }
}
export type Sealing = ReturnType<typeof createSealing>
