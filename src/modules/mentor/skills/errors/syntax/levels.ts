import { type Fault, indentOf, tokensAt } from './proposal'

export const lineCount = ({ byLine }: Fault) => byLine.length - 1
export const isBlank = (fault: Fault, line: number) => tokensAt(fault, line).length === 0
export const width = (fault: Fault, line: number) => indentOf(fault, line).replaceAll('\t', '    ').length

/** Whether what a line stores for the first time is read further down, outside the block that a target would put it in. */
export function isReadOutside(fault: Fault, line: number, target: number): boolean {
  const [name, sign] = tokensAt(fault, line)
  if (name === undefined || sign?.text !== '=' || target === 0) return false
  for (let above = line - 1; above > 0; above -= 1)
    if (tokensAt(fault, above)[0]?.text === name.text && width(fault, above) < target) return false
  for (let below = line + 1; below <= lineCount(fault); below += 1) {
    const tokens = tokensAt(fault, below)
    if (/^(?:def|class|async)$/.test(tokens[0]?.text ?? '')) return false
    if (tokens.length === 0 || width(fault, below) >= target) continue
    const isStored = tokens[0]?.text === name.text && tokens[1]?.text === '='
    if (tokens.slice(isStored ? 1 : 0).some(({ text }) => text === name.text)) return true
    if (isStored) return false
  }
  return false
}

/** The levels of indentation that are open above a line, the deepest first. */
export function levelsAbove(fault: Fault, line: number): number[] {
  const levels: number[] = []
  for (let above = line - 1; above > 0; above -= 1) {
    if (isBlank(fault, above) || (tokensAt(fault, above)[0]?.depth ?? 0) > 0) continue
    const own = width(fault, above)
    if (levels.length === 0 || own < (levels.at(-1) ?? 0)) levels.push(own)
    if (own === 0) break
  }
  return levels.length === 0 ? [0] : levels
}
