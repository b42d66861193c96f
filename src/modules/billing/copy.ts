/** DASH-11. */
export const SUBSCRIPTION_UPDATED = 'Suscripción actualizada'
export const PLAN_CHANGES = {
  gained: 'Tu plan ya incluye PRO. Recargamos la página para que lo tengas todo.',
  lost: 'Tu plan ya no incluye PRO. Recargamos la página con lo que tienes ahora.',
  other: 'Tu plan ha cambiado. Recargamos la página para que veas lo que tienes ahora.',
}

/** What has become of a page to pay on. */
export const SESSION_STATES = {
  success: 'Tu pago está confirmado y tu plan, activado.',
  open: 'El pago de esta compra todavía no consta.',
  expired: 'Esta compra ha caducado sin que se pagara. No se te ha cobrado nada.',
  inVain: 'Este pago no activa ningún plan: está devuelto, o su plazo ha terminado.',
}
