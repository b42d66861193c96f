import type { Expression, Statement } from '../ast'

export type Node = Expression | Statement
/** What a pattern's names stand for in a program (`texts` to compare, `nodes` to quote), and which node each of its own has met. */
export type Binding = {
  texts: ReadonlyMap<string, string>
  nodes: ReadonlyMap<string, Named>
  met: Met | null
}
/** A place of the program, or a name that is no expression: a parameter, a function. */
export type Named = { from: number; to: number } | { text: string }
export type Met = { pattern: Node; node: Node; before: Met | null }

export const UNBOUND: Binding = { texts: new Map(), nodes: new Map(), met: null }

/** What a match is made in: the program's source, names that stand for one value, and how much may still be tried. */
export type Matching = {
  source: string
  once: ReadonlyMap<string, Expression>
  literals: ReadonlySet<string>
  modules: ReadonlyMap<string, string>
  left: { tries: number }
}

export const meet = (binding: Binding, pattern: Node, node: Node): Binding => ({
  ...binding,
  met: { pattern, node, before: binding.met },
})

/** The same name stands for the same everywhere, and two names for two things; `self.` says nothing of what it is. */
export function bind(binding: Binding, name: string, text: string, node: Named): Binding | null {
  const plain = text.replace(/\s+/g, '').replace(/^self\./, '')
  const known = binding.texts.get(name)
  if (known !== undefined) return known === plain ? binding : null
  if (!isFree(name)) for (const [other, taken] of binding.texts) if (taken === plain && !isFree(other)) return null
  return {
    ...binding,
    texts: new Map(binding.texts).set(name, plain),
    nodes: new Map(binding.nodes).set(name, node),
  }
}

/** `VALOR`, `N`: any expression, the same wherever it stands. */
export const isFree = (name: string) => /^[A-Z][A-Z0-9_]*$/.test(name)
