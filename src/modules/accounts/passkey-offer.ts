/** Kept by the browser, and read by the server, so that the offer is there from the first byte or not at all. */
export const PASSKEY_OFFER_COOKIE = 'pymentor-passkey-offer'

/** `due`: somebody has just signed in by password in a browser that can keep passkeys. `declined`: they want none. */
type OfferState = 'due' | 'declined'

const AGES = {
  // As long as the sign-in counts as recent: the offer asks for no other one.
  due: 5 * 60,
  declined: 365 * 86_400,
} satisfies Record<OfferState, number>

/** As `document.cookie` takes it. */
export const offerCookie = (state: OfferState): string =>
  `${PASSKEY_OFFER_COOKIE}=${state}; path=/; max-age=${AGES[state]}; SameSite=Lax`

/** `cookies`: a `Cookie` header, or `document.cookie`. */
export const isOffer = (cookies: string | null, state: OfferState): boolean =>
  cookies?.split('; ').includes(`${PASSKEY_OFFER_COOKIE}=${state}`) ?? false
