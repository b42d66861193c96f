/** ACCT-16. */
export const CANCEL_FAILED = {
  title: 'Error al cancelar suscripción',
  description: 'No se pudo cancelar tu suscripción. Inténtalo de nuevo en un momento.',
}
export const RESUME_FAILED = {
  title: 'Error al reanudar el plan',
  description: 'No se pudo reanudar tu plan. Inténtalo de nuevo en un momento.',
}
export const PAY_FAILED = {
  title: 'Error en el pago',
  description: 'No se pudo hacer el pago. Inténtalo de nuevo en un momento.',
}
export const PORTAL_FAILED = {
  title: 'Error al abrir tus datos de pago',
  description: 'No se pudo abrir la página donde se cambia la tarjeta. Inténtalo de nuevo en un momento.',
}
export const WITHDRAWAL_FAILED = {
  title: 'Error al desistir de la compra',
  description: 'No se pudo tramitar el desistimiento. Inténtalo de nuevo en un momento.',
}
export const HISTORY_FAILED = {
  title: 'Error al cargar tu historial de pagos',
  description: 'No se pudo cargar tu historial de pagos. Inténtalo de nuevo en un momento.',
}

/** What stays when an account is deleted, and why. */
export const KEPT_BY_LAW =
  'Por obligación legal conservamos, sin tu nombre, las facturas y los justificantes de desistimiento.'
