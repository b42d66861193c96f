/** How a charge of a card ends. `later`: with nobody there to authenticate, as renewals are. */
export type CardBehaviour =
  | { type: 'succeeds' }
  | { type: 'declines'; code: string; declineCode: string }
  /** Needs authentication once; what was set up then is charged without. */
  | { type: 'authenticates_once' }
  | { type: 'authenticates_always' }
  /** Fine while its owner is there, declined at renewals. */
  | { type: 'declines_later' }
  /** Like a bank transfer: what came of it is known days later. No card of Stripe's: ours, for purchases without renewal. */
  | { type: 'settles_later'; succeeds: boolean }
  /** Charged, and takes no money back: a refund fails a day after it. */
  | { type: 'refuses_refunds' }
  /** Charged, and disputed at once. */
  | { type: 'is_disputed' }

export type TestCard = {
  number: string
  brand: 'visa' | 'mastercard' | 'amex'
  /** Stripe's ready-made payment methods for it. */
  tokens: string[]
  behaviour: CardBehaviour
  /** Stands for any card: each entry of it is another, as if nobody shared one. */
  isAnyCard?: true
}

const declines = (code: string, declineCode: string): CardBehaviour => ({ type: 'declines', code, declineCode })
const succeeds: CardBehaviour = { type: 'succeeds' }

export const TEST_CARDS: readonly TestCard[] = [
  {
    number: '4242424242424242',
    brand: 'visa',
    tokens: ['pm_card_visa', 'tok_visa'],
    behaviour: succeeds,
    isAnyCard: true,
  },
  {
    number: '5555555555554444',
    brand: 'mastercard',
    tokens: ['pm_card_mastercard', 'tok_mastercard'],
    behaviour: succeeds,
  },
  { number: '378282246310005', brand: 'amex', tokens: ['pm_card_amex', 'tok_amex'], behaviour: succeeds },
  {
    number: '4000000000000002',
    brand: 'visa',
    tokens: ['pm_card_chargeDeclined', 'pm_card_visa_chargeDeclined', 'tok_chargeDeclined'],
    behaviour: declines('card_declined', 'generic_decline'),
  },
  {
    number: '4000000000009995',
    brand: 'visa',
    tokens: [
      'pm_card_chargeDeclinedInsufficientFunds',
      'pm_card_visa_chargeDeclinedInsufficientFunds',
      'tok_chargeDeclinedInsufficientFunds',
    ],
    behaviour: declines('card_declined', 'insufficient_funds'),
  },
  {
    number: '4000000000000069',
    brand: 'visa',
    tokens: ['pm_card_chargeDeclinedExpiredCard', 'tok_chargeDeclinedExpiredCard'],
    behaviour: declines('expired_card', 'expired_card'),
  },
  {
    number: '4000000000000127',
    brand: 'visa',
    tokens: ['pm_card_chargeDeclinedIncorrectCvc', 'tok_chargeDeclinedIncorrectCvc'],
    behaviour: declines('incorrect_cvc', 'incorrect_cvc'),
  },
  {
    number: '4000002500003155',
    brand: 'visa',
    tokens: ['pm_card_authenticationRequiredOnSetup'],
    behaviour: { type: 'authenticates_once' },
  },
  {
    number: '4000002760003184',
    brand: 'visa',
    tokens: ['pm_card_authenticationRequired', 'pm_card_threeDSecure2Required'],
    behaviour: { type: 'authenticates_always' },
  },
  {
    number: '4000000000000341',
    brand: 'visa',
    tokens: ['pm_card_chargeCustomerFail', 'tok_chargeCustomerFail'],
    behaviour: { type: 'declines_later' },
  },
  {
    number: '4000000000000259',
    brand: 'visa',
    tokens: ['pm_card_createDispute', 'tok_createDispute'],
    behaviour: { type: 'is_disputed' },
  },
  {
    number: '4000000000005126',
    brand: 'visa',
    tokens: ['pm_card_refundFail', 'tok_refundFail'],
    behaviour: { type: 'refuses_refunds' },
  },
  {
    number: '4000000000007718',
    brand: 'visa',
    tokens: ['pm_emulator_settles'],
    behaviour: { type: 'settles_later', succeeds: true },
  },
  {
    number: '4000000000007726',
    brand: 'visa',
    tokens: ['pm_emulator_bounces'],
    behaviour: { type: 'settles_later', succeeds: false },
  },
]

/** By number, with or without spaces, or by a ready-made name; null for any other: real cards mean nothing here. */
export function findCard(numberOrToken: string): TestCard | null {
  const plain = numberOrToken.replaceAll(/[\s-]/g, '')
  return TEST_CARDS.find(({ number, tokens }) => number === plain || tokens.includes(numberOrToken)) ?? null
}

/** Stripe's own English words for a decline. */
export const declineMessage = (code: string, declineCode: string): string =>
  MESSAGES[declineCode] ?? MESSAGES[code] ?? 'Your card was declined.'

const MESSAGES: Record<string, string> = {
  insufficient_funds: 'Your card has insufficient funds.',
  expired_card: 'Your card has expired.',
  incorrect_cvc: "Your card's security code is incorrect.",
  card_not_supported: 'Your card does not support this type of purchase.',
  authentication_required: 'Your card was declined. This transaction requires authentication.',
  payment_intent_authentication_failure:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
}
