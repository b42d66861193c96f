import type { PaidPlan } from '../../plans'

/** PRICE-16: what a purchase under way tells the page around it, on `window`. `opened`: the payment page stands in a tab of its own. */
const PURCHASE_EVENTS = {
  redirecting: 'pymentor:checkout-redirecting',
  opened: 'pymentor:checkout-opened',
  error: 'pymentor:checkout-error',
} as const

export function announcePurchase(what: keyof typeof PURCHASE_EVENTS, plan: PaidPlan): void {
  window.dispatchEvent(new CustomEvent(PURCHASE_EVENTS[what], { detail: { plan } }))
}

/** Calls back with whether a purchase is under way; returns how to stop. */
export function subscribeToPurchases(onBusy: (isBusy: boolean) => void): () => void {
  const begin = () => onBusy(true)
  const end = () => onBusy(false)
  window.addEventListener(PURCHASE_EVENTS.redirecting, begin)
  window.addEventListener(PURCHASE_EVENTS.opened, end)
  window.addEventListener(PURCHASE_EVENTS.error, end)
  return () => {
    window.removeEventListener(PURCHASE_EVENTS.redirecting, begin)
    window.removeEventListener(PURCHASE_EVENTS.opened, end)
    window.removeEventListener(PURCHASE_EVENTS.error, end)
  }
}
