import { once } from '~/platform/once'

const inSpanish = once(() => ({
  number: new Intl.NumberFormat('es-ES', { maximumFractionDigits: 0, useGrouping: 'always' }),
  list: new Intl.ListFormat('es-ES', { type: 'conjunction' }),
}))

/** "12 kB", "800 B". */
export function sizeWords(bytes: number): string {
  const { number } = inSpanish()
  return bytes < 1024 ? `${number.format(bytes)} B` : `${number.format(bytes / 1024)} kB`
}

/** "1.240 líneas". */
export const lineWords = (lines: number): string =>
  lines === 1 ? '1 línea' : `${inSpanish().number.format(lines)} líneas`

/** What a question says whose writer sent files and no word. */
export const messageFor = (files: readonly { name: string }[]): string =>
  `Te adjunto ${inSpanish().list.format(files.map(({ name }) => name))}.`

export const ENCODING_WORDS = {
  'utf-8': null,
  'windows-1252': 'No estaba en UTF-8: lo he leído como Windows-1252.',
  'utf-16': 'No estaba en UTF-8: lo he leído como UTF-16.',
}
