const PAIRS = [
  ['"', '"'],
  ['“', '”'],
  ['«', '»'],
  ["'", "'"],
  ['**', '**'],
] as const

/** A message without the quotes that its whole stands in, and with one blank where a line of it has more: a copied task has either. */
export function withoutWrapping(text: string): string {
  const whole = text.trim()
  const pair = PAIRS.find(([open, close]) => isWithin(whole, open, close))
  const inner = pair ? whole.slice(pair[0].length, -pair[1].length).trim() : text
  return inner.includes('\n') ? inner : inner.replace(/(?<=\S) {2,4}(?=\S)/g, ' ')
}

function isWithin(text: string, open: string, close: string): boolean {
  if (!text.startsWith(open) || !text.endsWith(close) || text.length <= open.length + close.length) return false
  const inner = text.slice(open.length, -close.length)
  return !inner.includes(open) && !inner.includes(close) && inner.includes(' ') && !inner.includes('\n')
}
