import type { Expression, Statement, StatementOf } from '../../../../../python/ast'
import { callTo, comparison, methodCall, nameOf, plainAssign } from '../../../../../python/program/expression-shapes'
import type { Program } from '../../../../../python/program/indexed-program'
import { endOf, programOf } from '../../../../../python/program/source'
import { allExpressions, blocksOf } from '../../../../../python/walk'

/** The lines of what an option does, with what stands where in them. */
export class Branch {
  readonly p: Program

  constructor(readonly lines: readonly string[]) {
    this.p = programOf(`${lines.join('\n')}\n`)
  }

  get isSound(): boolean {
    return this.p.module.errors.length === 0
  }

  /** Lines of a statement, counted from 0, the end left out. */
  linesOf(node: Statement): { from: number; to: number } {
    const last = Math.max(node.from, endOf(this.p, node) - 1)
    return { from: this.p.lines.lineAt(node.from) - 1, to: this.p.lines.lineAt(last) }
  }

  indentOf(node: Statement): string {
    return /^\s*/.exec(this.lines[this.linesOf(node).from] ?? '')?.[0] ?? ''
  }

  /** What is asked for in a line of its own, in order. */
  asks(): { name: string; node: Statement; isNumber: boolean }[] {
    return this.all().flatMap((node) => {
      const plain = plainAssign(node)
      const asked = plain === null ? null : askedBy(plain.value)
      return plain && asked ? [{ name: plain.name, node, isNumber: asked === 'number' }] : []
    })
  }

  /** All statements, each before those inside it. */
  all(): Statement[] {
    const inside = (nodes: readonly Statement[]): Statement[] =>
      nodes.flatMap((node) => [node, ...blocksOf(node).flatMap((block) => inside(block))])
    return inside(this.p.body)
  }

  /** The first statement that takes away from something: `saldo -= cantidad`, `saldo = saldo - cantidad`. */
  taking(): { node: Statement; from: string; amount: string } | null {
    for (const node of this.all()) {
      if (node.kind === 'augmented-assign' && node.operator === '-')
        return { node, from: this.p.text(node.target), amount: this.p.text(node.value) }
      const value = node.kind === 'assign' ? node.value : null
      const target = node.kind === 'assign' ? node.targets[0] : undefined
      if (value?.kind !== 'binary' || value.operator !== '-' || target === undefined) continue
      if (this.p.text(value.left) === this.p.text(target))
        return { node, from: this.p.text(target), amount: this.p.text(value.right) }
    }
    return null
  }

  /** The statement by which things go: `del …`, `lista.remove(…)`, `.pop(…)`, `.clear()`. */
  removal(): Statement | null {
    return (
      this.all().find(
        (node) =>
          node.kind === 'delete' ||
          (node.kind === 'expression' && /^(?:remove|pop|clear)$/.test(methodCall(node.value)?.name ?? '')),
      ) ?? null
    )
  }

  ifs(): StatementOf<'if'>[] {
    return this.all().filter((node): node is StatementOf<'if'> => node.kind === 'if')
  }

  /** The line of the first text that a block prints. */
  printIn(block: readonly Statement[]): Statement | null {
    return block.find((node) => node.kind === 'expression' && callTo(node.value, 'print') !== null) ?? null
  }
}

/** What an expression makes of what is typed: `input(…).strip()` a text, `int(input(…))` a number; null where it asks nothing. */
function askedBy(node: Expression): 'text' | 'number' | null {
  if (callTo(node, 'input')) return 'text'
  if (node.kind !== 'call') return null
  if (node.callee.kind === 'attribute') return askedBy(node.callee.value)
  const [inner] = callTo(node, 'int', 'float', 'round', 'str')?.arguments ?? []
  const asked = inner === undefined ? null : askedBy(inner.value)
  return asked !== null && callTo(node, 'int', 'float') ? 'number' : asked
}

/** Whether a test is true where a thing is not there (`x not in y`, `x is None`, `not x`), false where it is; null where it says neither. */
export function saysAbsent(test: Expression): boolean | null {
  const compared = comparison(test)
  if (compared?.operator === 'not in') return true
  if (compared?.operator === 'in') return false
  const isNone = compared?.right.kind === 'none'
  if (isNone && /^(?:is|==)$/.test(compared?.operator ?? '')) return true
  if (isNone) return false
  if (test.kind === 'not') {
    const inner = saysAbsent(test.operand)
    return inner === null ? null : !inner
  }
  return null
}

/** Whether an expression stands somewhere in a statement. */
export const usesName = (node: Statement, name: string): boolean =>
  [...allExpressions([node])].some((each) => nameOf(each) === name)
