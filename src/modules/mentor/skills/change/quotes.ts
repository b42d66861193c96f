import { applyEdits } from '../../python/edit'
import { parsePython } from '../../python/parse'
import { allExpressions } from '../../python/walk'

/** The new texts of a program in the quotes that the old one uses, where it uses one kind only. */
export function inQuotesOf(before: string, code: string): string {
  const used = quotesIn(before)
  if (used.size !== 1 || !used.has("'")) return code
  const edits = textsIn(code).flatMap(({ from, to }) => {
    const text = code.slice(from, to)
    const [, prefix = '', inner = ''] = /^([fF]?)"([^"'\\\n]*)"$/.exec(text) ?? []
    return text.includes('"') && (inner !== '' || text === `${prefix}""`) && !before.includes(text)
      ? [{ from, to, text: `${prefix}'${inner}'` }]
      : []
  })
  return applyEdits(code, edits)
}

const quotesIn = (code: string) =>
  new Set(textsIn(code).flatMap(({ from }) => /^[a-zA-Z]{0,2}(["'])/.exec(code.slice(from, from + 3))?.[1] ?? []))

const textsIn = (code: string) =>
  [...allExpressions(parsePython(code))].filter(({ kind }) => kind === 'string' || kind === 'format-string')
