import { parsePython } from '../../python/parse'
import type { CodePart } from '../message'
import { withoutLineNumbers } from './line-numbers'

/** Makes a part of what was pasted: numbers in front of its lines and a margin are taken off. */
export function codePart(pasted: string, form: CodePart['form']): CodePart {
  const lines = pasted.replaceAll('\r\n', '\n').replaceAll('\u00a0', ' ').split('\n')
  const code = withoutMargin(withoutLineNumbers(lines)).join('\n').replace(/^\n+/, '').trimEnd()
  const source = `${code}\n`
  return { code: source, form, tree: parsePython(source) }
}

function withoutMargin(lines: string[]): string[] {
  const margins = lines.filter((line) => line.trim() !== '').map((line) => /^[ \t]*/.exec(line)?.[0] ?? '')
  const [margin = ''] = margins.toSorted((a, b) => a.length - b.length)
  if (margin === '' || !margins.every((each) => each.startsWith(margin))) return lines
  return lines.map((line) => line.slice(margin.length))
}
