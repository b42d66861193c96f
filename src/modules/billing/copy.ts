/** DASH-11. */
export const SUBSCRIPTION_UPDATED = 'Suscripción actualizada'
export const PLAN_CHANGES = {
  gained: 'Tu plan ya incluye PRO. Recargamos la página para que lo tengas todo.',
  lost: 'Tu plan ya no incluye PRO. Recargamos la página con lo que tienes ahora.',
  other: 'Tu plan ha cambiado. Recargamos la página para que veas lo que tienes ahora.',
}
