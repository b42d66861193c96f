import { inlineCode } from '../../../engine/compose'
import type { CodePart } from '../../../engine/message'
import type { Expression, Statement } from '../../../python/ast'
import { evaluatePiece } from '../../../python/evaluate/evaluate'
import { shownValue } from '../../../python/evaluate/trace'
import { UNHEARD } from '../../../python/evaluate/watch'
import { linesOf } from '../../../python/lines'
import { expressionsIn, statementsIn } from '../../../python/walk'
import { runLog } from '../../explain/focus/run-log'
import { listed } from '../../explain/idioms/idiom'
import { describe } from '../../explain/parts/describe'
import type { LinePair } from '../mended/version'

/** What is typed where the program asks. */
const TYPED: readonly (readonly string[])[] = [
  [],
  ['25', '7', '3', '12', '4', '9'],
  ['Ana', '20', '3', '5'],
  ['4', '6', '0'],
]
const MAX_PASSES = 60
const MAX_NAMES = 3

/** What a line held when the run came by it: its names, and what all of it gave; `whole` is null where the run stopped in it. */
type Pass = { names: Map<string, string>; whole: string | null }
type Watched = { node: Statement; root: Expression; passes: Pass[]; code: CodePart }

/** What is written out needs no run. */
const LITERAL: ReadonlySet<string> = new Set(['number', 'string', 'boolean', 'none'])

/** What stands in a statement to be worked out; of a call that shows something, what it shows. */
function rootOf(node: Statement): Expression | null {
  switch (node.kind) {
    case 'if':
    case 'while':
      return node.test
    case 'for':
      return node.iterable
    case 'return':
    case 'assign':
    case 'augmented-assign':
      return node.value
    case 'expression': {
      const { value } = node
      const isShown = value.kind === 'call' && value.callee.kind === 'name' && value.callee.name === 'print'
      return isShown ? (value.arguments.find(({ value: each }) => each.kind !== 'string')?.value ?? null) : value
    }
    default:
      return null
  }
}

function statementAt(code: CodePart, line: number): Statement | null {
  const { lineAt } = linesOf(code.tree.source)
  return [...statementsIn(code.tree.body)].find((node) => lineAt(node.from) === line) ?? null
}

function begun(passes: Pass[]): Pass {
  const pass: Pass = { names: new Map(), whole: null }
  passes.push(pass)
  return pass
}

/** The passes of the run through a line. */
function watched(code: CodePart, line: number): Watched | null {
  const node = statementAt(code, line)
  const root = node && rootOf(node)
  if (node === null || root === null || LITERAL.has(root.kind)) return null
  const called = new Set([...expressionsIn(root)].flatMap((part) => (part.kind === 'call' ? [part.callee] : [])))
  const names = new Map<Expression, string>()
  for (const part of expressionsIn(root)) if (part.kind === 'name' && !called.has(part)) names.set(part, part.name)
  for (const input of TYPED) {
    const passes: Pass[] = []
    let open: Pass | null = null
    const valued = (part: Expression, value: Parameters<typeof shownValue>[0]) => {
      if (passes.length > MAX_PASSES) return
      const name = names.get(part)
      const shown = shownValue(value)
      if (name !== undefined && shown !== null) {
        open ??= begun(passes)
        open.names.set(name, shown)
      }
      if (part !== root) return
      open ??= begun(passes)
      open.whole = shown
      open = null
    }
    const ran = evaluatePiece(code.tree, { input, pretends: false, watch: { ...UNHEARD, valued } })
    if (passes.length > 0 && !(ran.kind === 'outside' && ran.reason === 'input')) return { node, root, passes, code }
  }
  return null
}

const textOf = ({ code, root }: Watched) => inlineCode(code.tree.source.slice(root.from, root.to))
const held = ({ names }: Pass) =>
  [...names].slice(0, MAX_NAMES).map(([name, value]) => `${inlineCode(name)} vale ${inlineCode(value)}`)
const isBare = ({ root }: Watched) => root.kind === 'name'

/** Where a line of one version stands in the other. */
function twin(line: number, old: CodePart, now: CodePart, pairs: readonly LinePair[]): number | null {
  const text = old.code.split('\n')[line - 1]
  const pair = pairs.find((each) => each.old === text)
  if (pair !== undefined) return pair.now === null ? null : pair.line
  const at = now.code.split('\n').indexOf(text ?? '')
  return at === -1 ? null : at + 1
}

/** What the lines of a correction do in both versions, by a run of each; null where it shows no difference. */
export function differenceAt(lines: readonly number[], { old, now, pairs }: Compared): string | null {
  for (const line of lines) {
    const place = twin(line, old, now, pairs)
    const [before, after] = [watched(old, line), place === null ? null : watched(now, place)]
    // What was written quite otherwise is no twin of it.
    if (before === null || (after !== null && after.node.kind !== before.node.kind)) continue
    const at = before.passes.findIndex((pass, index) => isOther(pass, after?.passes[index]))
    const [was, is] = [before.passes[at], after?.passes[at]]
    if (was === undefined) continue
    return toldOf({
      line,
      at,
      was,
      before,
      after: is === undefined || after === null ? null : { pass: is, watched: after },
    })
  }
  return null
}
export type Compared = { old: CodePart; now: CodePart; pairs: readonly LinePair[] }

const isOther = (was: Pass, is: Pass | undefined) =>
  was.whole === null ||
  (is !== undefined &&
    (was.whole !== is.whole || [...was.names].some(([name, value]) => (is.names.get(name) ?? value) !== value)))

type Told = {
  line: number
  at: number
  was: Pass
  before: Watched
  after: { pass: Pass; watched: Watched } | null
}

function toldOf({ line, at, was, before, after }: Told): string {
  const when = at === 0 ? 'La primera vez que se llega' : `La ${at + 1}.ª vez que se llega`
  const gave = was.whole === null ? 'ahí se para' : `${textOf(before)} da ${inlineCode(was.whole)}`
  const parts = [...held(was), ...(isBare(before) && was.whole !== null ? [] : [gave])]
  const now =
    after === null
      ? ''
      : ` Con el cambio, ${listed([...held(after.pass).filter((each) => !held(was).includes(each)), ...(after.pass.whole === null || isBare(after.watched) ? [] : [`${textOf(after.watched)} da ${inlineCode(after.pass.whole)}`])])}.`
  return `${when} a la línea ${line}, ${listed(parts)}.${/Con el cambio, \./.test(now) ? '' : now}`
}

/** The condition that is met first in each version, where it is another. */
export function otherBranch({ old, now }: Compared): string | null {
  const [was, is] = [old, now].map(({ tree }) => {
    const met = runLog(tree)?.find((entry) => entry.kind === 'test' && entry.holds)
    return met?.kind === 'test' ? { ...met, text: tree.source.slice(met.node.test.from, met.node.test.to) } : null
  })
  if (was == null || is == null || was.text === is.text) return null
  const values = was.values
    .filter(({ text }) => was.text.includes(text))
    .map(({ text, value }) => `${inlineCode(text)} vale ${inlineCode(value)}`)
  const given = values.length === 0 ? '' : `Aquí ${listed(values)}. `
  return `${given}En el tuyo, la primera condición que se cumple es ${inlineCode(was.text)}, en la línea ${was.line}, y de ahí no pasa. Con el cambio, es ${inlineCode(is.text)}.`
}

/** What the only changed line does, before and now. */
export function describedChange({ old, now, pairs }: Compared): string | null {
  const [pair, more] = pairs
  if (pair === undefined || more !== undefined) return null
  const before = pair.old === null ? null : statementAt(old, old.code.split('\n').indexOf(pair.old) + 1)
  const after = pair.now === null ? null : statementAt(now, pair.line)
  const was = before && described(before, old)
  const is = after && described(after, now)
  if (was === null && is === null) return null
  if (pair.old === null) return is && `Esa línea ${is}.`
  if (pair.now === null) return was && `Esa línea ${was}.`
  if (was === null || is === null || was === is) return null
  return `Tal como estaba, esa línea ${was}. Con el cambio, ${is}.`
}
const described = (node: Statement, code: CodePart) =>
  describe(node, { module: code.tree, lines: linesOf(code.tree.source) })

/** What a line held the first time that the run came by it; null where the run does not tell. */
export function firstPass(code: CodePart, line: number): string | null {
  const seen = watched(code, line)
  const [pass] = seen?.passes ?? []
  if (seen === null || pass === undefined) return null
  const gave = pass.whole === null ? 'ahí se para' : `${textOf(seen)} da ${inlineCode(pass.whole)}`
  const parts = [...held(pass), ...(isBare(seen) && pass.whole !== null ? [] : [gave])]
  return parts.length === 0 ? null : `La primera vez que se llega, ${listed(parts)}.`
}
