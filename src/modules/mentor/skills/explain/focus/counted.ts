import { byWord } from '~/platform/text/by-word'
import { inlineCode } from '../../../engine/compose'
import type { Source } from '../idioms/idiom'
import { run } from '../parts/output'

/** What is counted on a screen, by what people call it. */
const SIGNS: Readonly<Record<string, string>> = byWord({
  asterisco: '*',
  estrella: '*',
  estrellita: '*',
  guion: '-',
  raya: '-',
  almohadilla: '#',
  numeral: '#',
  gato: '#',
  hashtag: '#',
  arroba: '@',
  cero: '0',
  uno: '1',
  punto: '.',
  exclamacion: '!',
  igual: '=',
})
const COUNT = /\bcuant[oa]s? (?:(\w+?)(?:es|s)?\b|[`"']?([*#@=-]))/
const MAX_ROWS = 12

/** Whether it is asked how much of something is shown. */
export const ASKS_COUNT =
  /\bcuant[oa]s? (?:asterisc\w+|estrell\w+|guion\w*|rayas?|almohadillas?|numeral\w*|gatos?|hashtags?|arrobas?|ceros?|unos|puntos?|lineas?|filas?|renglon\w*|numeros?|[`"']?[*#@=-])/

/** «¿Cuántos asteriscos se imprimen?»: how many there are in what the program shows, row by row; what somebody believes is held against it. */
export function countShown(said: string, believed: string | null, { module }: Source): string | null {
  const result = run(module)
  const [, word = '', written] = COUNT.exec(said) ?? []
  if ((word === '' && written === undefined) || result.kind !== 'done' || result.output.trim() === '') return null
  const rows = result.output.trimEnd().split('\n')
  // «¿Cuántas veces sale el asterisco?»
  const named = word === 'vec' ? said.match(/[a-z]+/g)?.find((each) => SIGNS[each] !== undefined) : word
  const sign = written ?? SIGNS[named ?? '']
  if (sign !== undefined && result.output.includes(sign)) return signsText(sign, rows, believed)
  // Of a table rows are not lines.
  if (word === 'fila' && /\bpandas\b/.test(module.source)) return null
  if (/^(?:linea|fila|renglon)$/.test(word))
    return verdict(rows.length, believed, `Imprime **${rows.length} ${rows.length === 1 ? 'línea' : 'líneas'}**.`)
  const numbers = result.output.match(/-?\d+(?:\.\d+)?/g) ?? []
  if (word === 'numero' && numbers.length > 0)
    return verdict(
      numbers.length,
      believed,
      `Salen **${numbers.length}** números: ${numbers.slice(0, MAX_ROWS).map(inlineCode).join(', ')}.`,
    )
  return null
}

function signsText(sign: string, rows: readonly string[], believed: string | null): string {
  const counts = rows.map((row) => row.split(sign).length - 1)
  const all = counts.reduce((sum, count) => sum + count, 0)
  const isSplit = counts.filter((count) => count > 0).length > 1 && counts.length <= MAX_ROWS
  const sum = isSplit ? `: ${counts.join(' + ')}, fila a fila` : ''
  return verdict(all, believed, `Se imprimen **${all}** \`${sign}\` en total${sum}.`)
}

/** What somebody has counted goes first, right or wrong. */
function verdict(count: number, believed: string | null, text: string): string {
  if (believed === null) return text
  return Number(believed) === count ? `**Sí**, son ${count}. ${text}` : `**No son ${believed}, son ${count}.** ${text}`
}
