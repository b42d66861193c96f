/** «1.000», «1,5», «20000»: a number as people write it; null where it is none. */
export function numberIn(text: string): number | null {
  const plain = /^\d{1,3}(?:[.,]\d{3})+$/.test(text) ? text.replace(/[.,]/g, '') : text.replace(',', '.')
  const number = Number(plain)
  return plain !== '' && Number.isFinite(number) ? number : null
}
