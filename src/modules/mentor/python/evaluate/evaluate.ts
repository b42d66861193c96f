import type { Expression, Module, Statement } from '../ast'
import { linesOf } from '../lines'
import { allExpressions, blocksOf, statementsIn } from '../walk'
import { BUILTINS } from './builtins/builtins'
import { call } from './expressions/call'
import { subscript } from './expressions/subscript'
import { type Frame, moduleFrame } from './frame'
import { LIMITS, Machine } from './machine'
import { plainMethod } from './methods/special-methods'
import { filesLeft } from './modules/files'
import { madeElsewhere } from './modules/made-elsewhere'
import { type Evaluation, Outside, type Step, TooLong } from './result'
import { startRunTime } from './run-time'
import { runBlock } from './statements/statements'
import { exceptionText } from './text/repr'
import { shownValues, traceInto } from './trace'
import { Raised } from './values/values'
import type { Watch } from './watch'

/** `input` are the lines that the person would type; without them `input()` is outside. `showsInput`: the output holds them, as a console does. */
export type Options = {
  input?: readonly string[]
  isTraced?: boolean
  showsInput?: boolean
  budget?: Budget
  watch?: Watch
  /** Makes up the day and chance, for who asks where a program fails and not what it prints. */
  pretends?: boolean
  /** It is a piece of a program: modules of well-known names are imported above it, and what else it lacks is outside. */
  isPiece?: boolean
}
/** What several runs may use together; each takes of it what it needs, and of one run no more than `ofOne`. */
export type Budget = { steps: number; ofOne: number }

/**
 * Runs a program within bounds, in a subset of Python 3.14. What it claims (output, exception) is what Python would do; where it is not
 * sure of that it says `outside`. Never throws.
 */
export function evaluateProgram(
  module: Module,
  { input = [], isTraced = false, showsInput = false, budget, watch, pretends = false, isPiece = false }: Options = {},
): Evaluation {
  const lines = linesOf(module.source)
  const machine = new Machine(
    module.source,
    input,
    Math.min(LIMITS.steps, budget?.steps ?? LIMITS.steps, budget?.ofOne ?? LIMITS.steps),
  )
  const time = startRunTime()
  if (time !== null) machine.isOver = time.isOver
  machine.showsInput = showsInput
  machine.watch = watch ?? null
  machine.pretends = pretends
  if (isPiece) machine.elsewhere = (name) => madeElsewhere(name, module, machine)
  const steps: Step[] = []
  const frame = moduleFrame(new Map(), false)
  machine.call = (callee, args, keywords) => call(machine, callee, args, keywords)
  machine.get = (value, key) => subscript(machine, value, key)
  machine.plainMethod = plainMethod
  machine.runAll = (body, inner) => runBlock(machine, body, inner).next().done === true
  machine.builtin = (name) => BUILTINS.get(name) ?? null
  if (isTraced) machine.trace = traceInto(steps, machine, lines)
  try {
    if (!isReadable(module)) throw new Outside('invalid', 'syntax')
    const { value, done } = runBlock(machine, module.body, frame).next()
    if (!done || value !== undefined) throw new Outside('invalid', 'yield')
    // What waits inside a `try` or `with` is closed when Python lets go of it.
    if (machine.waiting.size > 0) throw new Outside('unsupported', 'generator')
    const values = shownValues(frame.locals)
    return { kind: 'done', output: machine.output, steps, values, rounds: machine.rounds, files: filesLeft(machine) }
  } catch (thrown) {
    const { output } = machine
    const line = lines.lineAt(machine.offset)
    if (thrown instanceof TooLong) return { kind: 'too-long', line, output }
    if (thrown instanceof Outside)
      return { kind: 'outside', reason: thrown.reason, subject: thrown.subject, line, output }
    // A stack that is too deep for JavaScript is too deep for the evaluator.
    if (thrown instanceof RangeError) return { kind: 'outside', reason: 'size', subject: 'recursion', line, output }
    if (!(thrown instanceof Raised)) throw thrown
    return raisedResult(machine, thrown, { line: lines.lineAt(Math.max(0, thrown.offset)), steps, frame })
  } finally {
    machine.watch = null
    watch?.ended?.(frame.locals)
    time?.stop()
    if (budget) budget.steps -= machine.steps
  }
}

/** Runs a program as it was shown: what it lacks may stand in a part that was not. */
export const evaluatePiece = (module: Module, options: Options = {}): Evaluation =>
  evaluateProgram(module, { ...options, isPiece: true })

type End = { line: number; steps: Step[]; frame: Frame }

function raisedResult(machine: Machine, { exception }: Raised, { line, steps, frame }: End): Evaluation {
  const { output } = machine
  const { name } = exception.type
  // `sys.exit()` is an end like any other.
  if (name === 'SystemExit') {
    const values = shownValues(frame.locals)
    return { kind: 'done', output, steps, values, rounds: machine.rounds, files: filesLeft(machine) }
  }
  if (name === 'KeyboardInterrupt') return { kind: 'outside', reason: 'unsupported', subject: name, line, output }
  try {
    machine.trace = null
    const message = exceptionText(machine, exception)
    return {
      kind: 'raised',
      output,
      type: name,
      message,
      line,
      steps,
      values: shownValues(frame.locals),
      rounds: machine.rounds,
    }
  } catch {
    return { kind: 'outside', reason: 'unsupported', subject: name, line, output }
  }
}

/** The grammar takes some code that Python does not: blocks out of line, and words out of their place, are found here. */
function isReadable({ body, errors, source }: Module): boolean {
  if (errors.length > 0) return false
  for (const node of allExpressions(body)) if (isMisread(node)) return false
  const { columnAt, lineAt } = linesOf(source)
  const isAligned = (block: readonly Statement[]) => {
    const starts = block.filter(({ from }, at) => at === 0 || lineAt(from) !== lineAt(block[at - 1]?.from ?? 0))
    return starts.every(({ from }) => columnAt(from) === columnAt(starts[0]?.from ?? 0))
  }
  if (/\t/.test(source) && /^ +\S/m.test(source)) return false
  if (
    body.some(
      ({ from }) =>
        columnAt(from) !== 0 && source[from - 1] === ' ' && /^[ \t]*$/.test(source.slice(from - columnAt(from), from)),
    )
  )
    return false
  for (const statement of statementsIn(body)) if (!blocksOf(statement).every(isAligned)) return false
  return isAligned(body) && isPlaced(body, { inFunction: false, inLoop: false })
}

/** What the grammar could not read, and `1.index(2)`, which it can and Python cannot. */
const isMisread = (node: Expression) =>
  node.kind === 'broken' ||
  (node.kind === 'attribute' &&
    node.value.kind === 'number' &&
    !node.value.isParenthesized &&
    /^\d+$/.test(node.value.text))

type Place = { inFunction: boolean; inLoop: boolean }

/** `return` stands in functions only, `break` and `continue` in loops. */
function isPlaced(body: readonly Statement[], place: Place): boolean {
  return body.every((node) => {
    if (node.kind === 'broken') return false
    if (node.kind === 'return') return place.inFunction
    if (node.kind === 'break' || node.kind === 'continue') return place.inLoop
    if (node.kind === 'function')
      return node.body.length > 0 && isPlaced(node.body, { inFunction: true, inLoop: false })
    if (node.kind === 'class') return node.body.length > 0 && isPlaced(node.body, { inFunction: false, inLoop: false })
    if (node.kind === 'for' || node.kind === 'while') {
      return node.body.length > 0 && isPlaced(node.body, { ...place, inLoop: true }) && isPlaced(node.otherwise, place)
    }
    return blocksOf(node).every((block) => isPlaced(block, place)) && (node.kind !== 'if' || node.body.length > 0)
  })
}
