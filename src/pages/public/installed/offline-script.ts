/** Where the page is found that the service worker keeps (public/sw.js). */
export const OFFLINE_PATH = '/sin-conexion'

/**
 * The page stands at the address that could not be opened: its link, to nowhere, loads that one again; at the page's own address it leads
 * home. When the network is back, the page tries by itself.
 */
export const OFFLINE_SCRIPT = `addEventListener('DOMContentLoaded', () => {
  const retry = document.querySelector('[data-retry]')
  if (location.pathname === '${OFFLINE_PATH}') retry.href = '/'
  addEventListener('online', () => {
    document.querySelector('[data-back]').textContent = 'Ya hay conexión. Abrimos la página.'
    retry.click()
  })
})`
