/** What a page loads before anyone touches it: its scripts' bytes as sent with brotli. */
export async function pageScripts(base, path, cookie = '') {
  const headers = { cookie, 'accept-encoding': 'br' }
  const html = await (await fetch(base + path, { headers })).text()
  const scripts = new Set(html.match(/\/assets\/[\w.-]+\.js/g))
  let bytes = 0
  for (const script of scripts) {
    const response = await fetch(base + script, { headers: { 'accept-encoding': 'br' } })
    bytes += Number(response.headers.get('content-length'))
  }
  return { scripts: scripts.size, kB: bytes / 1000 }
}
