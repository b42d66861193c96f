const MAX_CHARACTERS = 8_000
const LIST = /\[([^[\]]{2,900})\]/g
const QUOTED = /'([^'\n]{0,80})'|"([^"\n]{0,80})"/g

/** The lists of texts that somebody shows of their data: `array(['Lima ', 'LIMA'], dtype=object)`, `['Lima ' 'LIMA']`. */
export function shownTexts(text: string): string[][] {
  return [...text.slice(0, MAX_CHARACTERS).matchAll(LIST)]
    .map(([, list = '']) => [...list.matchAll(QUOTED)].map(([, single, double]) => single ?? double ?? ''))
    .filter((texts) => texts.length > 1)
}
