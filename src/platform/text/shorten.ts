/**
 * SHELL-35: text of up to `length` characters unchanged; longer text cut to that length, with "…" after it (C-50).
 * Counts whole characters, so that none is cut in half.
 */
export function shorten(text: string, length: number): string {
  const characters = [...text]
  return characters.length <= length ? text : `${characters.slice(0, length).join('')}…`
}
