export const MAX_REASON_LENGTH = 500
export const REASON_ERRORS = {
  missing: 'Escribe el motivo: queda en el registro',
  tooLong: `El motivo puede tener ${MAX_REASON_LENGTH} caracteres como máximo`,
}

/** Why an administrator is refused. */
export const ADMIN_REFUSALS = {
  ownSessions: 'Tus propias sesiones se cierran desde «Mi Cuenta».',
  oneself: 'No puedes bloquear tu propia cuenta.',
  blockedAlready: 'Esta cuenta ya está bloqueada.',
  notBlocked: 'Esta cuenta no está bloqueada.',
  keyUsed: 'Esto ya se hizo con otros datos. Recarga la página y mira cómo ha quedado.',
}

/** Mails that can be sent anew, as buttons. */
export const RESENT_MAILS = {
  verification: 'Enviar otra vez la confirmación del correo',
  recovery: 'Enviar un enlace para elegir otra contraseña',
}
/** The same, as the log tells it. */
export const RESENT_REASONS = {
  verification: 'Confirmación del correo',
  recovery: 'Enlace para elegir otra contraseña',
} satisfies Record<keyof typeof RESENT_MAILS, string>
