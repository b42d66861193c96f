import { parsePython } from '../../../python/parse'

/** Two blank lines around what is defined in the main program, one behind what is defined in a block. */
export function withLayout(code: string): string {
  const { body, errors } = parsePython(code)
  if (errors.length > 0) return code
  let text = code
  for (const node of body.toReversed()) {
    const at = body.indexOf(node)
    const before = body[at - 1]
    if (before === undefined || ![before.kind, node.kind].some((kind) => kind === 'function' || kind === 'class'))
      continue
    const start = startOf(code, node.from)
    const end = before.from + code.slice(before.from, before.to).trimEnd().length
    const between = code.slice(end, start)
    // A comment belongs to what stands below it.
    if (between.trim() === '') text = `${text.slice(0, end)}\n\n\n${text.slice(start)}`
  }
  return text.replace(/^( +)(return .*|if .*:\n\1 +.*)\n(?=\1def )/gm, '$1$2\n\n')
}

/** Decorators stand before the statement's own letter. */
const startOf = (code: string, from: number): number => {
  const above = code.slice(0, from).replace(/(?:@[^\n]*\n)+$/, '')
  return above.length
}
