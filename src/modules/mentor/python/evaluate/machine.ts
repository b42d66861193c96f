import type { Statement } from '../ast'
import type { Frame } from './frame'
import { Outside, TooLong } from './result'
import type { PyGenerator } from './values/generator'
import type { Keywords, Value } from './values/values'
import type { Watch } from './watch'

/** What one run may use. */
export const LIMITS = {
  steps: 30_000,
  /** Elements and characters made in all. */
  size: 1_000_000,
  depth: 120,
  output: 4_000,
  /** Bits of an integer. */
  bits: 2_000,
}

/** The clock is looked at once in so many. */
const SPENDS_A_LOOK = 16

/** The state of one run, and what all parts of the evaluator need of each other. */
export class Machine {
  output = ''
  /** Where in the source it is. */
  offset = 0
  /** Calls and expressions inside one another. */
  depth = 0
  nesting = 0
  trace: ((frame: Frame, always: readonly string[]) => void) | null = null
  /** Told what is compared with what, where somebody wants to know. */
  watch: Watch | null = null
  /** How often the body of each loop has been run, by the loop's place in the source. */
  readonly rounds = new Map<number, number>()
  readonly source: string
  readonly input: string[]
  /** Whether what is typed stands in the output, as on a console. */
  showsInput = false
  /** Whether the day and chance may be made up: what is printed is then no claim. */
  pretends = false
  #steps = 0
  #size = 0
  /** Set by the interpreter, so that built-in functions can call what they are given. */
  call: (callee: Value, args: readonly Value[], keywords?: Keywords) => Value = () => {
    throw new Outside('unsupported', 'call')
  }
  /** `value[key]`, for what stands below it. */
  get: (value: Value, key: Value) => Value = () => {
    throw new Outside('unsupported', 'subscript')
  }
  /** What a name that nothing has bound stands for in a piece of a program; in a whole one it has no value. */
  elsewhere: (name: string) => Value | undefined = () => undefined
  /** Generators that wait where something is cleaned up at their end. */
  readonly waiting = new Set<PyGenerator>()
  /** A special method as Python's own classes have it. */
  plainMethod: (value: Value, name: string) => Value | undefined = () => undefined
  /** Runs the whole block; false where it stops before its end. */
  runAll: (body: readonly Statement[], frame: Frame) => boolean = () => false
  /** One of Python's own functions. */
  builtin: (name: string) => Value = () => null
  /** The frame that runs now. */
  frame: Frame | null = null

  readonly #maxSteps: number
  #spends = 0
  /** Whether its time is over, where time is kept: steps are counted, and what one of them takes is not always known. */
  isOver: () => boolean = () => false

  constructor(source: string, input: readonly string[], maxSteps = LIMITS.steps) {
    this.source = source
    this.input = [...input]
    this.#maxSteps = maxSteps
  }

  get steps(): number {
    return this.#steps
  }

  /** Counts work: a node evaluated, an element looked at. */
  spend(count: number): void {
    this.#steps += count
    if (this.#steps > this.#maxSteps) throw new TooLong()
    if (this.#spends % SPENDS_A_LOOK === 0 && this.isOver()) throw new TooLong()
    this.#spends += 1
  }

  /** Counts memory that a result takes, before it is made. */
  grow(count: number): void {
    this.#size += count
    if (this.#size > LIMITS.size) throw new Outside('size', 'memory')
    this.spend(Math.floor(count / 32))
  }

  /** Counts the use of something that holds so many values. */
  weigh(count: number): void {
    if (count > 255) this.spend(Math.floor(count / 256))
  }

  /** A statement at this offset begins. */
  at(offset: number): void {
    this.offset = offset
  }

  /** What the statement that has just run did; names of `always` are written down even unchanged. */
  record(frame: Frame, always: readonly string[] = []): void {
    if (!frame.isLibrary) this.trace?.(frame, always)
  }

  /** A loop begins its body once more. */
  round(frame: Frame, offset: number): void {
    if (frame.isLibrary) return
    this.rounds.set(offset, (this.rounds.get(offset) ?? 0) + 1)
  }

  /** What takes the place of the screen. */
  printsInto: Value = null
  print(text: string): void {
    this.output += text
    if (this.output.length > LIMITS.output) throw new Outside('size', 'output')
  }
}
