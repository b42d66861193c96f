export const CODE_REFUSED = 'El código no es correcto o ya se ha usado. Espera al siguiente y escríbelo.'
export const SIGN_IN_OVER = 'Ha pasado demasiado tiempo. Vuelve a iniciar sesión.'

/** As the log of administration tells it. */
export const LOST_SECOND_STEP = 'Quien tiene la cuenta había perdido el móvil y los códigos de recuperación.'

export const SECOND_STEP_FAILED = {
  title: 'No se ha podido comprobar el código',
  description: 'Inténtalo de nuevo.',
}
export const SECOND_STEP_CHANGE_FAILED = {
  title: 'No se ha podido cambiar',
  description: 'La verificación en dos pasos sigue como estaba. Inténtalo de nuevo.',
}
