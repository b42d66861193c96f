/** What our pages tell the person whose card was refused. */
export const declineText = (code: string, declineCode = code): string => {
  const text = TEXTS.get(declineCode) ?? TEXTS.get(code)
  return text ?? 'Tu banco ha rechazado la tarjeta. Prueba con otra.'
}

const TEXTS = new Map([
  ['insufficient_funds', 'La tarjeta no tiene fondos suficientes. Prueba con otra.'],
  ['expired_card', 'La tarjeta ha caducado. Prueba con otra.'],
  ['incorrect_cvc', 'El código de seguridad de la tarjeta no es correcto.'],
  ['incorrect_number', 'El número de la tarjeta no es correcto. Usa una de las tarjetas de prueba.'],
  ['invalid_expiry_month', 'El mes de caducidad no es válido.'],
  ['invalid_expiry_year', 'La fecha de caducidad ya ha pasado.'],
  ['card_not_supported', 'Esta tarjeta no admite este tipo de compra. Prueba con otra.'],
  ['terms_required', 'Acepta las condiciones para continuar.'],
  [
    'payment_intent_authentication_failure',
    'No se ha podido autenticar el pago. Inténtalo de nuevo o usa otra tarjeta.',
  ],
  ['setup_intent_authentication_failure', 'No se ha podido autenticar la tarjeta. Inténtalo de nuevo o usa otra.'],
])
