import type { Statement } from '../../ast'

/** The text that a function or class begins with, without the margin of its further lines, as Python keeps it. */
export function documentation(body: readonly Statement[]): string | null {
  const [first] = body
  if (first?.kind !== 'expression' || first.value.kind !== 'string' || first.value.isBytes) return null
  const [start = '', ...lines] = first.value.value.split('\n')
  const margin = Math.min(...lines.filter((line) => line.trim() !== '').map((line) => line.search(/\S/)))
  const cut = lines.map((line) =>
    Number.isFinite(margin) ? line.slice(Math.min(margin, line.search(/\S|$/))) : line.trimStart(),
  )
  return [start.trimStart(), ...cut].join('\n')
}
