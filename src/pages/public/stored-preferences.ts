import { PASSKEY_OFFER_COOKIE } from '~/modules/accounts/passkey-offer'
import { CARRIED_KEY } from '~/modules/chat/carried-key'
import { DRAFT_PREFIX } from '~/modules/chat/ui/composer/draft-keys'
import { RECENT_COMMANDS_KEY } from '~/modules/chat/ui/palette/recent-commands'
import { SINGLE_KEYS_KEY } from '~/modules/chat/ui/palette/single-keys'
import { PRACTICE_PREFIX } from '~/modules/practice/practice-keys'
import { RUN_SETTING_KEY } from '~/modules/runner/ui/run-setting'
import { THEME_KEY } from '~/ui/theme/theme'
import { EMAIL_BANNER_COOKIE } from '../shell/banners/email-banner'
import { PAYMENT_BANNER_COOKIE } from '../shell/banners/payment-banner'

/** What is kept in a browser for its reader's comfort alone: the product works without it. */
type Preference = { label: string; where: 'local' | 'cookie'; name: string; isPrefix?: true }

export const PREFERENCES: readonly Preference[] = [
  { label: 'El tema, claro u oscuro, que has elegido', where: 'local', name: THEME_KEY },
  { label: 'Los mensajes que aún no has enviado', where: 'local', name: DRAFT_PREFIX, isPrefix: true },
  { label: 'La pregunta sin cuenta que has pedido seguir', where: 'local', name: CARRIED_KEY },
  { label: 'Los programas que escribes en Práctica', where: 'local', name: PRACTICE_PREFIX, isPrefix: true },
  { label: 'Los últimos comandos que has usado', where: 'local', name: RECENT_COMMANDS_KEY },
  { label: 'Los atajos de una sola tecla que has desactivado', where: 'local', name: SINGLE_KEYS_KEY },
  { label: 'Cuándo se ejecuta el código de las respuestas', where: 'local', name: RUN_SETTING_KEY },
  { label: 'El aviso de confirmar tu correo que has ocultado', where: 'cookie', name: nameOf(EMAIL_BANNER_COOKIE) },
  { label: 'El aviso de pago fallido que has ocultado', where: 'cookie', name: nameOf(PAYMENT_BANNER_COOKIE) },
  { label: 'Si te ofrecemos una llave de acceso', where: 'cookie', name: PASSKEY_OFFER_COOKIE },
]

function nameOf(cookie: string): string {
  return cookie.split('=')[0] ?? cookie
}

/** The browser's, or a test's. Without `local` the browser refuses its storage. */
export type PreferenceStores = { local: Storage | undefined; document: { cookie: string } }

/** Those of them that this browser keeps now. */
export const storedPreferences = ({ local, document }: PreferenceStores): Preference[] => {
  const cookies = document.cookie.split('; ').map(nameOf)
  return PREFERENCES.filter((preference) =>
    preference.where === 'cookie' ? cookies.includes(preference.name) : keysOf(preference, local).length > 0,
  )
}

/** Removes all of them. What is indispensable stays: nobody is signed out. */
export function forgetPreferences({ local, document }: PreferenceStores): void {
  for (const preference of PREFERENCES) {
    if (preference.where === 'cookie') document.cookie = `${preference.name}=; path=/; max-age=0; SameSite=Lax`
    for (const key of keysOf(preference, local)) local?.removeItem(key)
  }
}

function keysOf({ where, name, isPrefix }: Preference, local: Storage | undefined): string[] {
  if (where === 'cookie' || local === undefined) return []
  const keys = Array.from({ length: local.length }, (_, index) => local.key(index) ?? '')
  return keys.filter((key) => (isPrefix ? key.startsWith(name) : key === name))
}
