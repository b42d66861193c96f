/** ADMIN-13…16. */
export const PLAN_CHANGED = {
  title: 'Plan actualizado con éxito',
  description: 'Recargamos la página con el plan nuevo.',
}
export const PLAN_EXPIRED = {
  title: 'Suscripción expirada',
  description: 'Tu cuenta ha sido cambiada a plan gratuito.',
}
export const ACTIVATION_FAILED = {
  title: 'Error al activar plan',
  describe: (code: string) => `Error al cambiar plan. Código: ${code}`,
}
export const EXPIRY_FAILED = {
  title: 'Error al expirar suscripción',
  describe: (code: string) => `Error al expirar suscripción. Código: ${code}`,
}
/** ADMIN-12. */
export const PLAN_RELOAD_MS = 1_500
