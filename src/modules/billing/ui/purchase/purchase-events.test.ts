import { afterEach, expect, it, vi } from 'vitest'
import { announcePurchase, subscribeToPurchases } from './purchase-events'

afterEach(() => {
  vi.unstubAllGlobals()
})

it('PRICE-16 is busy from the redirecting event to the error event, or until the payment stands in its own tab', () => {
  vi.stubGlobal('window', new EventTarget())
  const busy: boolean[] = []
  const stop = subscribeToPurchases((isBusy) => busy.push(isBusy))
  window.dispatchEvent(new Event('pymentor:checkout-redirecting'))
  window.dispatchEvent(new Event('pymentor:checkout-error'))
  announcePurchase('redirecting', 'trial')
  announcePurchase('opened', 'trial')
  expect(busy).toEqual([true, false, true, false])
  stop()
  announcePurchase('redirecting', 'trial')
  expect(busy).toHaveLength(4)
})
