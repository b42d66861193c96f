import { openPaymentTab } from './purchase/payment-tab'

/**
 * Opens a tab and sends it to where `address` leads once that is known. Call it in the click itself: a tab that is opened later is
 * blocked. Where none can be opened this page goes there. Throws what `address` throws; the tab is then closed.
 */
export async function openNewTab(address: () => Promise<string>): Promise<void> {
  const tab = openPaymentTab()
  try {
    const url = await address()
    if (tab === null) window.location.assign(url)
    else tab.goTo(url)
  } catch (error) {
    tab?.close()
    throw error
  }
}
