import { CallError, ConnectionError } from '~/platform/http/call'
import { FIELD_ERRORS, SIGN_IN_FAILED } from '../../copy'

/** What a refusal of Firebase's is to us: the same codes, and about the same sentences, as our own server's. */
type Refusal = readonly [status: number, code: string, message: string]

const WRONG_CREDENTIALS: Refusal = [401, 'wrong_credentials', `${SIGN_IN_FAILED.description}.`]
const SIGNED_OUT: Refusal = [401, 'not_authenticated', 'Tu sesión ha caducado. Inicia sesión de nuevo.']
const WEAK_PASSWORD: Refusal = [
  422,
  'weak_password',
  'Esa contraseña es demasiado fácil de adivinar. Elige otra, por ejemplo varias palabras seguidas.',
]
const GOOGLE_CANCELLED: Refusal = [400, 'cancelled', 'Has cerrado la ventana de Google antes de terminar.']
const OTHER_METHOD: Refusal = [
  409,
  'email_taken',
  'Ya tienes una cuenta con ese correo. Inicia sesión con tu contraseña y podrás usar también Google.',
]

/** AUTH-31…34, AUTH-37, C-24. */
const REFUSALS: Readonly<Record<string, Refusal>> = {
  'auth/user-disabled': [403, 'account_blocked', 'Esta cuenta de usuario ha sido deshabilitada.'],
  'auth/user-not-found': WRONG_CREDENTIALS,
  'auth/wrong-password': WRONG_CREDENTIALS,
  'auth/missing-password': WRONG_CREDENTIALS,
  'auth/invalid-credential': WRONG_CREDENTIALS,
  'auth/invalid-login-credentials': WRONG_CREDENTIALS,
  'auth/rejected-credential': WRONG_CREDENTIALS,
  'auth/invalid-email': [422, 'invalid_input', `${FIELD_ERRORS.loginEmail}.`],
  'auth/operation-not-allowed': [
    403,
    'password_sign_in_disabled',
    'El acceso con correo y contraseña no está activado en la consola del proveedor de identidad.',
  ],
  'auth/admin-restricted-operation': [403, 'forbidden', 'Ahora mismo no se pueden crear cuentas nuevas.'],
  'auth/email-already-in-use': [409, 'email_taken', 'Ya existe una cuenta con este correo electrónico. Inicia sesión.'],
  'auth/weak-password': WEAK_PASSWORD,
  'auth/password-does-not-meet-requirements': WEAK_PASSWORD,
  'auth/too-many-requests': [429, 'too_many_attempts', 'Demasiados intentos. Espera unos minutos y vuelve a probar.'],
  'auth/quota-exceeded': [
    503,
    'unavailable',
    'No podemos atender más inicios de sesión en este momento. Inténtalo de nuevo en unos minutos.',
  ],
  'auth/requires-recent-login': [403, 'sign_in_again', 'Por seguridad, vuelve a iniciar sesión antes de hacer esto.'],
  'auth/user-token-expired': SIGNED_OUT,
  'auth/invalid-user-token': SIGNED_OUT,
  'auth/invalid-refresh-token': SIGNED_OUT,
  'auth/user-signed-out': SIGNED_OUT,
  'auth/null-user': SIGNED_OUT,
  'auth/popup-closed-by-user': GOOGLE_CANCELLED,
  'auth/cancelled-popup-request': GOOGLE_CANCELLED,
  'auth/user-cancelled': GOOGLE_CANCELLED,
  'auth/redirect-cancelled-by-user': GOOGLE_CANCELLED,
  'auth/popup-blocked': [
    400,
    'popup_blocked',
    'Tu navegador ha bloqueado la ventana de Google. Permite las ventanas emergentes e inténtalo de nuevo.',
  ],
  'auth/account-exists-with-different-credential': OTHER_METHOD,
  'auth/credential-already-in-use': OTHER_METHOD,
  'auth/unauthorized-domain': [
    403,
    'forbidden',
    'Esta dirección no está autorizada para entrar con Google. Avísanos, por favor.',
  ],
  'auth/web-storage-unsupported': [
    400,
    'storage_blocked',
    'Tu navegador no permite guardar datos de este sitio, y hacen falta para iniciar sesión.',
  ],
}

const UNREACHABLE = new Set(['auth/network-request-failed', 'auth/timeout'])
const NO_CONNECTION = 'No hay conexión con el proveedor de identidad. Comprueba tu red e inténtalo de nuevo.'

/** The SDK's word for what went wrong, such as `auth/wrong-password`. */
export const firebaseCode = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

/** What the sign-in flows understand of anything the SDK throws. What has no Spanish sentence gets the page's default one. */
export function refusalOf(error: unknown): CallError | ConnectionError {
  if (error instanceof CallError || error instanceof ConnectionError) return error
  const code = firebaseCode(error)
  if (UNREACHABLE.has(code)) return new ConnectionError(NO_CONNECTION, { cause: error })
  const known = REFUSALS[code]
  if (known) return new CallError(...known, {})
  console.warn('not understood', error)
  return new CallError(500, 'untranslated', error instanceof Error ? error.message : '', {})
}

export const signedOut = () => new CallError(...SIGNED_OUT, {})
