import { inlineCode } from '../../../engine/compose'
import type { Expression, Module, Range } from '../../../python/ast'
import type { Lines } from '../../../python/lines'
import type { IdiomName } from '../content/idiom-names'

/** An idiom where it stands in the person's code, with what its text needs; `seen` tells what the run shows of it, looked at only when it is told. */
export type Idiom = Range & { name: IdiomName; slots: Record<string, string>; seen?: () => string }

/** What detectors are given. */
export type Source = { module: Module; lines: Lines }

/** The person's own source as inline code, cut where it is long. */
export function quote({ module }: Pick<Source, 'module'>, { from, to }: Range): string {
  const text = balanced(module.source, { from, to }).replace(/\s+/g, ' ')
  return inlineCode(text.length > 80 ? `${text.slice(0, 77)}…` : text)
}

const MAX_CHAIN = 40

/** A call in a long chain by its own link, `.rolling(4)`: the whole of it looks the same at each. */
export function quoteLink(source: Pick<Source, 'module'>, node: Expression): string {
  const isLong = node.to - node.from > MAX_CHAIN
  if (!isLong || node.kind !== 'call' || node.callee.kind !== 'attribute') return quote(source, node)
  const { value, nameFrom } = node.callee
  const isLink = value.kind === 'call' || value.kind === 'subscript'
  return isLink ? quote(source, { from: nameFrom - 1, to: node.to }) : quote(source, node)
}

/** Parentheses around an operand are no part of it: those that are half inside are taken in. */
function balanced(source: string, { from, to }: Range): string {
  let [start, end] = [from, to]
  const text = source.slice(from, to)
  if (/["']/.test(text)) return text
  let depth = 0
  let missing = 0
  for (const letter of text) {
    if (letter === '(') depth += 1
    if (letter === ')') depth -= 1
    missing = Math.max(missing, -depth)
  }
  for (; missing > 0 && /[\s(]/.test(source[start - 1] ?? ''); start -= 1) if (source[start - 1] === '(') missing -= 1
  for (
    let open = depth + (source.slice(start, from).match(/\(/g)?.length ?? 0);
    open > 0 && /[\s)]/.test(source[end] ?? '');
    end += 1
  ) {
    if (source[end] === ')') open -= 1
  }
  return source.slice(start, end)
}

/** Whether a name holds a yes or no, as the program gives it. */
export const isFlag = (name: string, { module }: Source) =>
  new RegExp(`^[ \\t]*${name} *= *(?:True|False|not )`, 'm').test(module.source)

export { listed } from '~/platform/text/listed'
