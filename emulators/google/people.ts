import { createHash } from 'node:crypto'

/** An account at the emulated Google. */
export type GooglePerson = { email: string; name: string; isVerified: boolean }

/** Who can be chosen at once: roles, no real names. The last one also has a password account in demo mode, to show how both are linked. */
export const PEOPLE: readonly GooglePerson[] = [
  { email: 'cuenta.demo@google.example', name: 'Cuenta Demo de Google', isVerified: true },
  { email: 'alumnado@google.example', name: 'Alumnado de Prueba', isVerified: true },
  { email: 'sin.verificar@google.example', name: 'Correo Sin Verificar', isVerified: false },
  { email: 'demo@pymentor.example', name: 'Cuenta Demo', isVerified: true },
]

/** Somebody who is not on the list; the name is read off the address. */
export function otherPerson(email: string, isVerified: boolean): GooglePerson {
  const words = (email.split('@')[0] ?? '').split(/[._+-]+/).filter(Boolean)
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')
  return { email, name: name || email, isVerified }
}

/** The same for an e-mail on every instance and after every start; Google's own are numbers, so the two never meet. */
export const subjectOf = (email: string): string =>
  `emulador-${createHash('sha256').update(email).digest('hex').slice(0, 24)}`

/** The first letter on a coloured ground, as an address that loads nothing. */
export function pictureOf({ name, email }: GooglePerson): string {
  const hue = Number.parseInt(createHash('sha256').update(email).digest('hex').slice(0, 4), 16) % 360
  const letter = encodeURIComponent(name.charAt(0).toUpperCase())
  return (
    'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 40 40%22%3E' +
    `%3Crect width=%2240%22 height=%2240%22 rx=%2220%22 fill=%22hsl(${hue} 45%25 38%25)%22/%3E%3Ctext x=%2220%22 y=%2227%22 ` +
    `font-size=%2220%22 font-family=%22sans-serif%22 text-anchor=%22middle%22 fill=%22white%22%3E${letter}%3C/text%3E%3C/svg%3E`
  )
}
