export const MAX_REASON_LENGTH = 500
export const REASON_ERRORS = {
  missing: 'Escribe el motivo: queda en el registro',
  tooLong: `El motivo puede tener ${MAX_REASON_LENGTH} caracteres como máximo`,
}

/** Why an administrator is refused. */
export const ADMIN_REFUSALS = {
  oneself: 'No puedes bloquear tu propia cuenta.',
  blockedAlready: 'Esta cuenta ya está bloqueada.',
  notBlocked: 'Esta cuenta no está bloqueada.',
  keyUsed: 'Esto ya se hizo con otros datos. Recarga la página y mira cómo ha quedado.',
}
