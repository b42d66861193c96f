type Notice = { title: string; description: string }

/** VAL-21. */
export const SIGN_IN_TO_BUY: Notice = {
  title: 'Error',
  description: 'Debes iniciar sesión para suscribirte a un plan',
}
/** PAY-45, C-21: the exact cause stands in the log. */
export const PURCHASE_FAILED: Notice = {
  title: 'Error en el procesamiento',
  description: 'Hubo un problema al procesar tu solicitud. Por favor, intenta nuevamente.',
}
/** The server's sentence says why. */
export const PLAN_REFUSED_TITLE = 'No hace falta que pagues'
export const TRIAL_REFUSED_TITLE = 'Prueba ya utilizada'
/** PAY-46. */
export const PURCHASE_OPENED: Notice = {
  title: 'Procesando pago',
  description: 'Hemos abierto el pago en otra pestaña. Cuando termines, vuelve a esta ventana.',
}
/** PAY-39. */
export const PROCESSING = 'Procesando...'
/** What the new tab says until the payment page is known. */
export const OPENING_PAYMENT = 'Abriendo la página de pago…'

/** PAY-06: the provider's own message where it has one. */
export const PAYMENT_FAILED: Notice = {
  title: 'Error en el Pago',
  description:
    'No se ha podido completar el pago y no se te ha cobrado nada. Revisa los datos o prueba con otra tarjeta.',
}
export const AUTHENTICATION_FAILED: Notice = {
  title: 'Error en el Pago',
  description: 'Tu banco no ha confirmado el pago y no se te ha cobrado nada. Puedes intentarlo otra vez.',
}
/** PAY-07. */
export const NOT_CONFIGURED: Notice = {
  title: 'Configuración Incompleta',
  description: 'El pago con tarjeta no está configurado en este momento. Escríbenos y te ayudamos.',
}
/** PAY-08, C-56. */
export const SUBSCRIPTION_NOT_CREATED: Notice = {
  title: PAYMENT_FAILED.title,
  description: 'No se pudo crear la suscripción. Inténtalo de nuevo en unos minutos.',
}
export const CONSENT_NEEDED = 'Marca esta casilla para que tu plan pueda empezar ya.'

/** C-67. */
export const INVOICE_ERRORS = {
  taxId: 'Ese número no es correcto. Escribe un NIF, NIE o CIF, o un NIF-IVA de la UE con su país, como FR83404833048.',
  company: 'Escribe el nombre de la empresa sin caracteres ocultos.',
  companyLong: 'El nombre de la empresa puede tener 150 caracteres como mucho.',
}
export const INVOICE_DETAILS_FAILED: Notice = {
  title: 'No hemos podido guardar los datos de factura',
  description: 'Inténtalo de nuevo en un momento.',
}

/** PAY-09, PAY-19. */
export const VERIFYING_PAYMENT = 'Verificando pago...'
export const PAYMENT_DONE: Notice = {
  title: 'Pago Completado',
  description: 'Tu plan ya está activo. Gracias por confiar en PyMentor.',
}
/** PAY-13, PAY-14, PAY-15 (C-56). */
export const SESSION_PROBLEMS = {
  no_session: {
    title: 'Falta el identificador del pago',
    description: 'No se encontró un ID de sesión válido en esta dirección. Vuelve a los planes e inténtalo de nuevo.',
  },
  pending: {
    title: 'El pago no se ha completado',
    description:
      'Hubo un problema al procesar tu pago y no consta como completado. Si ya has pagado, espera unos segundos y verifica otra vez.',
  },
  failed: {
    title: 'No hemos podido comprobarlo',
    description: 'Error al verificar el estado del pago',
  },
} satisfies Record<string, Notice>
/** PAY-24, PAY-25, PAY-26 (C-56). */
export const RETURN_PROBLEMS = {
  no_session: { title: 'Error de verificación', description: 'No se encontró el ID de sesión de Stripe' },
  pending: {
    title: 'Verificación Pendiente',
    description:
      'No pudimos confirmar tu pago automáticamente. Si has pagado, tu plan se activará en cuanto llegue la confirmación; también puedes verificarlo tú.',
  },
  failed: {
    title: 'Error de verificación',
    description: 'No hemos podido preguntar por tu pago. Si has pagado, no se pierde: vuelve a verificarlo.',
  },
} satisfies Record<string, Notice>

/** PAY-34, PAY-35, PAY-37, PAY-38 (C-56). */
export const WATCH_PROBLEMS = {
  signed_out: 'Debes iniciar sesión para verificar tu suscripción.',
  timeout:
    'Tiempo de espera agotado. Tu plan todavía no aparece activo: si has pagado, puedes reiniciar la verificación.',
  overdue:
    'No tienes una suscripción activa. Han pasado más de cinco minutos desde que empezaste la compra y no consta ningún pago.',
}
export const ACTIVATION_FAILED: Notice = {
  title: 'Error al activar el plan manualmente',
  description: 'No hemos podido activarlo ahora. Inténtalo de nuevo en unos segundos.',
}
/** What a return from the bank's page to the dashboard leads to. */
export const PLAN_ACTIVE: Notice = { title: 'Pago completado', description: 'Tu plan PRO ya está activo.' }
export const PAYMENT_UNCONFIRMED: Notice = {
  title: 'Verificación pendiente',
  description: 'Todavía no consta tu pago. En cuanto llegue la confirmación, tu plan se activará.',
}
