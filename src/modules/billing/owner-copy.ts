/** Days that an administrator can give, and what never ends. */
export const GIFT_LENGTHS = ['7', '30', '90', '365', 'lifetime'] as const
export type GiftLength = (typeof GIFT_LENGTHS)[number]

export const GIFT_NAMES = {
  '7': '7 días de PRO',
  '30': '30 días de PRO',
  '90': '90 días de PRO',
  '365': 'Un año de PRO',
  lifetime: 'PRO para siempre',
} satisfies Record<GiftLength, string>

/** Why a gift or a refund is refused. */
export const OWNER_REFUSALS = {
  hasLifetime: 'Esta cuenta ya tiene PRO para siempre.',
  isOpen: 'Esta cuenta ya tiene PRO sin fecha de fin: unos días no le darían nada.',
  renews:
    'Esta cuenta paga un plan que se renueva: unos días no le darían nada. Devuélvele un pago, o regálale PRO para siempre.',
  tooMuch: 'De ese pago no queda tanto por devolver. Recarga la página y mira cuánto queda.',
  notRefunded:
    'El proveedor de pagos no ha hecho la devolución. Inténtalo de nuevo; si sigue fallando, mira el pago en su panel.',
}

export const CHOOSE_LENGTH = 'Elige cuánto dura'

/** `500` → `5,00`, as one would type it. */
export const amountText = (cents: number) => (cents / 100).toFixed(2).replace('.', ',')

export const AMOUNT_ERRORS = {
  wrong: 'Escribe un importe, por ejemplo 5,00',
  tooMuch: 'Es más de lo que queda por devolver',
}
