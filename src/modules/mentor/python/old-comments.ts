import { tokensOf } from './tokens'

/** `# [7 8 5 9]`, `# None???` behind a `print`. */
const SHOWN = /^#\s*(?:(?:->|=>|→|=)\s*)?(?:[-\d[({'"]|(?:true|false|none|nan)\b)/i
/** «# me sale None», «# aquí falla», «# ???». */
const COMPLAINS =
  /^#[^\n]{0,40}(?:\b(?:me|aqu[ií]|siempre) (?:sale|salen|da|dan|imprime|muestra|devuelve|pone|dice|falla|peta|revienta)\b|\?{2}|\bda error\b|\bno funciona\b)/i

/** A corrected program without the comments at the end of its lines that tell what came out before. */
export function withoutOldOutput(program: string): string {
  if (!program.includes('#')) return program
  let text = program
  for (const { is, text: comment, from, to } of tokensOf(program).toReversed()) {
    if (is !== 'comment') continue
    const start = program.lastIndexOf('\n', from) + 1
    const before = program.slice(start, from)
    const isOld = before.trim() !== '' && ((/\bprint\(/.test(before) && SHOWN.test(comment)) || COMPLAINS.test(comment))
    if (isOld) text = text.slice(0, start + before.trimEnd().length) + text.slice(to)
  }
  return text
}
