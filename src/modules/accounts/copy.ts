/** Under the fields of the forms (VAL-03…10). */
export const FIELD_ERRORS = {
  email: 'Escribe un correo electrónico válido',
  /** VAL-03. */
  loginEmail: 'Por favor ingresa un correo electrónico válido',
  password: 'La contraseña debe tener al menos 6 caracteres',
  passwordTooLong: 'La contraseña puede tener 128 caracteres como máximo',
  firstName: 'El nombre debe tener al menos 2 caracteres',
  lastName: 'El apellido debe tener al menos 2 caracteres',
  nameTooLong: 'Puede tener 80 caracteres como máximo',
  nameHidden: 'Contiene caracteres que no se ven: escríbelo de nuevo a mano',
  confirmPassword: 'La confirmación debe tener al menos 6 caracteres',
  mismatch: 'Las contraseñas no coinciden',
  termsOnly: 'Para seguir tienes que aceptar los términos y tener 14 años o más',
  terms: 'Para crear la cuenta tienes que aceptar los términos y tener 14 años o más',
}

/** AUTH-30…34, AUTH-37. */
export const SIGN_IN_FAILED = {
  title: 'Error al iniciar sesión',
  description: 'Correo electrónico o contraseña incorrectos',
}
export const SIGN_UP_FAILED = {
  title: 'Error al registrarse',
  description: 'No se pudo crear la cuenta. Por favor, inténtalo de nuevo.',
}
/** AUTH-35, AUTH-38, AUTH-46. */
const GOOGLE_FAILED = 'No se pudo iniciar sesión con Google. Intenta nuevamente.'
export const GOOGLE_SIGN_IN_FAILED = { title: 'Error de inicio de sesión con Google', description: GOOGLE_FAILED }
export const GOOGLE_SIGN_UP_FAILED = { title: 'Error de registro', description: GOOGLE_FAILED }
/** AUTH-36, AUTH-47. */
export const GOOGLE_SYNC_FAILED = {
  title: 'Error al sincronizar con el backend',
  description:
    'Inicio de sesión exitoso con Google, pero hubo un problema al sincronizar con la aplicación. Por favor, cierra esta ventana y vuelve a intentarlo.',
}
export const GOOGLE_NOT_LINKED =
  'Ya tienes una cuenta con este correo. Inicia sesión con tu contraseña y confirma tu correo: para usarla también con Google, el correo tiene que estar confirmado aquí y allí.'
/** AUTH-26, AUTH-27. */
export const INVALID_TOKEN = {
  title: 'Error de autenticación',
  description: 'No se pudo validar tu sesión. Por favor, intenta cerrar sesión y volver a iniciar.',
}
export const SYNC_FAILED = {
  title: 'Error de sincronización',
  description: 'Hubo un problema al sincronizar tu cuenta. Por favor, intenta de nuevo.',
}
/** AUTH-05, AUTH-06. */
export const LOGIN_AGAIN = {
  title: 'Vuelve a iniciar sesión',
  description: 'Necesitamos confirmar quién eres antes de abrir tu panel.',
}
export const SESSION_RESET =
  'Hubo un problema con tu sesión anterior y hemos tenido que reiniciarla. Inicia sesión de nuevo.'
/** AUTH-56, AUTH-60. */
export const LOGOUT_FAILED = { title: 'Error al cerrar sesión', description: 'Error desconocido al cerrar sesión' }

/** AUTH-04: a new password, by mail. */
export const RECOVERY_FAILED = {
  title: 'No se ha podido enviar',
  description: 'Comprueba tu conexión e inténtalo de nuevo en un momento.',
}
export const RESET_FAILED = {
  title: 'No se ha podido cambiar la contraseña',
  description: 'Comprueba tu conexión e inténtalo de nuevo en un momento.',
}
export const CONFIRMATION_FAILED = {
  title: 'No se ha podido confirmar el correo',
  description: 'Comprueba tu conexión e inténtalo de nuevo en un momento.',
}
/** A change of address is confirmed where one is signed in. */
export const CHANGE_ELSEWHERE =
  'Inicia sesión en este navegador con la cuenta que cambia de correo y vuelve a abrir el enlace: sirve durante 24 horas.'
export const TERMS_FAILED = {
  title: 'No se ha podido guardar',
  description: 'Comprueba tu conexión e inténtalo de nuevo en un momento.',
}
