import { OPENING_PAYMENT } from '../../purchase-copy'
import type { PaymentTab } from './start-purchase'

/** Opens an empty tab; call it in a click. It gets its address later, and never a hold on this page. */
export function openPaymentTab(): PaymentTab | null {
  const tab = window.open('', '_blank')
  if (tab === null) return null
  tab.opener = null
  tab.document.title = OPENING_PAYMENT
  tab.document.body.append(OPENING_PAYMENT)
  return {
    goTo: (address) => tab.location.replace(address),
    close: () => tab.close(),
  }
}
