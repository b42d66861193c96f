import { AppError, type ErrorCode } from '~/platform/app-error'

/** The one place where a failure becomes an HTTP status and a Spanish sentence. */
const ANSWERS = {
  malformed_request: [400, 'No hemos entendido la petición.'],
  invalid_input: [422, 'Hay algún dato que no es válido. Revísalo e inténtalo de nuevo.'],
  payload_too_large: [413, 'Lo que envías es demasiado grande: el máximo es 64 kB.'],
  unsupported_media_type: [415, 'La petición tiene que enviarse como JSON.'],
  not_authenticated: [401, 'Tu sesión ha caducado. Inicia sesión de nuevo.'],
  invalid_token: [401, 'No se pudo validar tu sesión. Por favor, intenta cerrar sesión y volver a iniciar.'],
  wrong_credentials: [401, 'Correo electrónico o contraseña incorrectos.'],
  account_blocked: [403, 'Esta cuenta de usuario ha sido deshabilitada.'],
  forbidden: [403, 'No tienes permiso para hacer esto.'],
  sign_in_again: [403, 'Por seguridad, vuelve a iniciar sesión antes de hacer esto.'],
  second_step_due: [403, 'Falta un paso: escribe el código de tu aplicación de verificación.'],
  second_step_missing: [
    403,
    'Para administrar PyMentor, activa antes la verificación en dos pasos en «Mi Cuenta», Seguridad.',
  ],
  password_sign_in_disabled: [403, 'El acceso con correo y contraseña no está activado en el proveedor de identidad.'],
  password_needed: [409, 'Para terminar, elige una contraseña.'],
  weak_password: [
    422,
    'Esa contraseña es de las más usadas y se adivina enseguida. Elige otra, por ejemplo varias palabras seguidas.',
  ],
  invalid_link: [410, 'Este enlace ya no sirve: ha caducado o ya se ha usado. Pide uno nuevo.'],
  cross_site_request: [403, 'La petición viene de otro sitio y no se ha atendido.'],
  wrong_host: [421, 'Esta dirección no pertenece a PyMentor.'],
  requires_upgrade: [403, 'Necesitas una suscripción PRO para usar esta conversación.'],
  limit_reached: [403, 'Has llegado al límite de mensajes de tu plan.'],
  too_many_replies: [
    429,
    'Ya se están escribiendo varias respuestas tuyas a la vez. Espera a que termine alguna y vuelve a enviarlo.',
  ],
  too_many_readers: [
    429,
    'Tienes tus respuestas abiertas en demasiadas pestañas a la vez. Cierra alguna y vuelve a intentarlo.',
  ],
  reply_at_end: [409, 'Esta respuesta ya no se puede alargar más. Pide lo que falte en un mensaje nuevo.'],
  send_key_used: [409, 'Este envío ya se hizo con otro mensaje. Vuelve a enviarlo y llegará como un mensaje nuevo.'],
  attachment_not_text: [
    422,
    'Ese archivo no es de texto, así que el mentor no puede leerlo. Adjunta código, datos o texto sin formato.',
  ],
  attachments_full: [
    409,
    'Tus archivos adjuntos ocupan ya 20 MB. Elimina alguno de los que enviaste, o un chat que ya no uses, y vuelve a intentarlo.',
  ],
  not_found: [404, 'No hemos encontrado lo que buscas.'],
  email_taken: [409, 'Ya existe una cuenta con este correo electrónico. Inicia sesión.'],
  too_many_attempts: [429, 'Demasiados intentos. Espera unos minutos y vuelve a probar.'],
  form_too_early: [422, 'Eso ha ido muy deprisa. Espera unos segundos y vuelve a enviarlo.'],
  form_expired: [422, 'La página llevaba demasiado tiempo abierta. Vuelve a enviarlo: lo que has escrito sigue aquí.'],
  form_refused: [422, 'No hemos podido aceptar este mensaje. Escríbenos por correo y te respondemos.'],
  payment_required: [402, 'Todavía no consta ningún pago tuyo para este plan.'],
  trial_used: [409, 'Ya has usado la prueba de PRO. Puedes elegir el plan mensual o el vitalicio.'],
  plan_owned: [409, 'Ya tienes este plan, o uno mejor.'],
  no_payment_link: [409, 'Enlace de pago no configurado para este plan'],
  payments_not_configured: [503, 'Los pagos no están configurados. Escríbenos y te ayudamos.'],
  payment_provider_failed: [
    502,
    'El proveedor de pagos no ha respondido bien. No se te ha cobrado nada nuevo; inténtalo otra vez.',
  ],
  invalid_signature: [400, 'La firma del aviso no es válida.'],
  nothing_to_cancel: [409, 'No hay ninguna suscripción que se renueve y se pueda cancelar.'],
  nothing_to_resume: [409, 'No hay ninguna cancelación que retirar.'],
  withdrawal_used: [409, 'Ya desististe una vez de este plan, así que esta compra no se puede devolver.'],
  waiver_needed: [
    409,
    'Ya desististe una vez de este plan: para comprarlo de nuevo, recarga la página y acepta que esta vez no podrás desistir.',
  ],
  withdrawal_over: [409, 'Esta compra ya no se puede devolver: han pasado los 14 días o ya está devuelta.'],
  reply_failed: [502, 'No se pudo obtener la respuesta del mentor. Inténtalo de nuevo.'],
  reply_timed_out: [504, 'El mentor está tardando demasiado. Inténtalo de nuevo.'],
  mentor_busy: [503, 'El mentor está atendiendo a mucha gente. Inténtalo de nuevo en unos segundos.'],
  unavailable: [503, 'PyMentor no está disponible en este momento. Vuelve a intentarlo en unos segundos.'],
  overloaded: [503, 'Hay mucha gente usando PyMentor ahora mismo. Vuelve a intentarlo en unos segundos.'],
  internal: [500, 'Algo ha fallado por nuestra parte. Vuelve a intentarlo en un momento.'],
} as const satisfies Record<ErrorCode, readonly [status: number, message: string]>

/** When a caller may try again after a 503. */
export const RETRY_AFTER_SECONDS = '5'

/**
 * PostgreSQL's classes for a connection lost, resources used up, and a server going down; its codes for what took too long (57014, 55P03,
 * 25P03) or stood in each other's way (40); and Node's for a refused connection.
 */
const DATABASE_AWAY = /^(08|53|57P|57014|55P03|25P03|40|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND)/

/** What the driver says without a code: of a connection that is not made in time, breaks, or has broken before it was given back, and of the end. */
const CUT_OFF_IN_WORDS =
  /timeout exceeded when trying to connect|timeout expired|Query read timeout|Connection terminated|not queryable|Cannot use a pool/

/** What a row was to hang on is gone since a moment ago: deleted, with its account or by its owner. */
const GONE_MEANWHILE = /^23503$/

/** Text that PostgreSQL cannot hold: the character NUL, and halves of characters. */
const UNSTORABLE_TEXT = /^(22021|22P05)$/

/** What the caller gets to see of any failure. Everything unforeseen is `internal`. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  const codes = codesOf(error)
  const isOf = (kind: RegExp) => codes.some((code) => kind.test(code))
  const cause = { cause: error }
  if (isOf(DATABASE_AWAY)) return new AppError('unavailable', {}, cause)
  if (isOf(UNSTORABLE_TEXT)) return new AppError('invalid_input', {}, cause)
  if (isOf(GONE_MEANWHILE)) return new AppError('not_found', {}, cause)
  return new AppError('internal', {}, cause)
}

/** The codes of an error and of what caused it; the driver says some things in words only. */
function codesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return []
  const own = 'code' in error && typeof error.code === 'string' ? [error.code] : []
  const isCut = CUT_OFF_IN_WORDS.test(error.message)
  return [...own, ...(isCut ? ['ECONNRESET'] : []), ...codesOf(error.cause)]
}

export const statusOf = (error: AppError) => ANSWERS[error.code][0]

/** The JSON of a refusal: `{ error: code, message: Spanish, …details }`. Details may carry a more exact message. */
export const problemOf = (error: AppError) => ({ error: error.code, message: ANSWERS[error.code][1], ...error.details })
