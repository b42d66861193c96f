/** VAL-11…13. */
export const PROFILE_FORM_ERRORS = {
  firstName: 'El nombre es requerido',
  lastName: 'El apellido es requerido',
  email: 'Correo electrónico inválido',
  googleEmail: 'El correo de una cuenta de Google se cambia en Google',
  emailTaken: 'Ya existe una cuenta con este correo electrónico',
}

/** VAL-14, VAL-15. */
export const PASSWORD_FORM_ERRORS = {
  currentPassword: 'La contraseña actual debe tener al menos 6 caracteres',
  newPassword: 'La nueva contraseña debe tener al menos 6 caracteres',
}

/** ACCT-13…15; C-56: sentences that the spec breaks off are finished here. */
export const PROFILE_FAILED = {
  title: 'Error al actualizar perfil',
  description: 'No se pudo actualizar la información. Por favor, inténtalo de nuevo.',
}
export const PASSWORD_FAILED = {
  title: 'Error al cambiar contraseña',
  description: 'La contraseña actual es incorrecta o hubo un problema con el servidor',
}
export const DELETION_FAILED = {
  title: 'Error al eliminar cuenta',
  description: 'Tu cuenta sigue como estaba. Por favor, inténtalo de nuevo.',
}
export const NOTIFICATIONS_FAILED = {
  title: 'Error al guardar tus notificaciones',
  description: 'No se pudieron guardar. Por favor, inténtalo de nuevo.',
}
export const IMPROVEMENT_FAILED = {
  title: 'Error al guardar tu elección',
  description: 'Sigue como estaba. Por favor, inténtalo de nuevo.',
}
export const SESSIONS_FAILED = {
  title: 'Error al cerrar las sesiones',
  description: 'Las demás sesiones siguen abiertas. Por favor, inténtalo de nuevo.',
}
export const EXPORT_FAILED = {
  title: 'Error al preparar tus datos',
  description: 'No se pudo descargar el archivo. Por favor, inténtalo de nuevo.',
}

/** What is typed to delete an account. */
export const DELETION_WORD = 'ELIMINAR'
