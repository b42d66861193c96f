/** The same for all that is wrong: who asks does not learn which passkeys there are. */
export const PASSKEY_REFUSED = 'Esta llave de acceso no abre ninguna cuenta. Entra con tu correo, o con otra llave.'

export const PASSKEY_SIGN_IN_FAILED = {
  title: 'No hemos podido entrar con tu llave',
  description: 'Inténtalo otra vez, o entra con tu correo y tu contraseña.',
}
export const PASSKEY_ADDING_FAILED = {
  title: 'No se ha añadido la llave',
  description: 'El dispositivo no la ha creado. Inténtalo otra vez.',
}
export const PASSKEY_RENAMING_FAILED = {
  title: 'No se ha cambiado el nombre',
  description: 'La llave sigue llamándose como antes. Inténtalo otra vez.',
}
export const PASSKEY_REMOVAL_FAILED = {
  title: 'No se ha quitado la llave',
  description: 'Sigue como estaba. Inténtalo otra vez.',
}
export const PASSKEY_PROOF_FAILED = {
  title: 'No hemos podido comprobarlo',
  description: 'Inténtalo otra vez, o escribe tu contraseña.',
}
export const PASSKEY_PROOF_REFUSED = 'Esa llave no es de esta cuenta.'
