/** Days that an administrator can give, and what never ends. */
export const GIFT_LENGTHS = ['7', '30', '90', '365', 'lifetime'] as const
export type GiftLength = (typeof GIFT_LENGTHS)[number]
