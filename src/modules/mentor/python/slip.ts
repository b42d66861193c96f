/** One letter more, less, other or swapped, or another case; no plural and no number: two spellings of one name. */
export function isSlip(a: string, b: string): boolean {
  if (a.toLowerCase() === b.toLowerCase()) return true
  if (/\d$/.test(a) || /\d$/.test(b) || a.length < 5 || Math.abs(a.length - b.length) > 1) return false
  if (`${a}s` === b || `${b}s` === a) return false
  let at = 0
  while (at < a.length && a[at] === b[at]) at += 1
  const isSwapped = a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2)
  const isPartOfWord =
    a.slice(at + 1) === b.slice(at + 1) || a.slice(at) === b.slice(at + 1) || a.slice(at + 1) === b.slice(at)
  // `nota_a` and `nota_b`, `gato` and `gata` are two things.
  return (
    isSwapped || (isPartOfWord && at < Math.min(a.length, b.length) - 1 && at > 0 && !/[_\d]/.test(a[at - 1] ?? ''))
  )
}
