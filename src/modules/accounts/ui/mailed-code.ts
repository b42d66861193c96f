/** The code of a mailed link. It stands behind `#`: no server is told, and no log keeps it. */
export function mailedCode(hash: string): string | null {
  const code = new URLSearchParams(hash.replace(/^#/, '')).get('codigo')
  return code || null
}
