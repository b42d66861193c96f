import { MAX_STEPS } from '../rules'

/** As the frame sends it: numbers in a text, and the texts that they stand for. `cut`: why it does not go on to the program's end. */
type Written = { stream: string; texts: readonly string[]; cut: 'steps' | 'size' | null }
/** What happens at a step: a line is about to run, a function gives something back, an exception is raised, the program is over. */
export type StepKind = 'line' | 'return' | 'yield' | 'raise' | 'end'
/** `to`: where its part of the stream ends. `printed`: how many characters stand on the screen. */
export type Step = { kind: StepKind; line: number; printed: number; to: number }
/** A program's steps; what each changes stands in the stream, in operations of `OP`. */
export type Recording = {
  texts: readonly string[]
  stream: Int32Array
  steps: readonly Step[]
  cut: Written['cut']
}

/** As `worker/record_steps.py` writes them: STEP kind line printed, PUSH name, POP, SET level name value, DELETE level name, BOX number kind name size count values…, RESULT value. */
export const OP = { step: 0, push: 1, pop: 2, set: 3, delete: 4, box: 5, result: 6 } as const
const KINDS: readonly StepKind[] = ['line', 'return', 'yield', 'raise', 'end']

const MAX_NUMBERS = 300_000
const MAX_NUMBER = 2_000_000_000
const MAX_LEVELS = 10_000
const MAX_BOXES = 300_000
const MAX_ITEMS = 80
const MAX_BOX_KIND = 4

/** A recording as the frame has sent it, checked to the last number; null where it is none. It is hostile until then. */
export function readRecording({ stream: written, texts, cut }: Written): Recording | null {
  const stream = readNumbers(written)
  const steps = stream && readSteps(stream, texts.length)
  return stream && steps ? { texts, stream, steps, cut } : null
}

function readNumbers(written: string): Int32Array | null {
  if (!/^-?\d/.test(written) || /[^\d -]/.test(written)) return null
  const parts = written.split(' ')
  if (parts.length > MAX_NUMBERS) return null
  const numbers = new Int32Array(parts.length)
  for (const [at, part] of parts.entries()) {
    const number = Number(part)
    if (part === '' || !Number.isInteger(number) || Math.abs(number) > MAX_NUMBER) return null
    numbers[at] = number
  }
  return numbers
}

function readSteps(stream: Int32Array, texts: number): Step[] | null {
  const steps: Step[] = []
  let at = 0
  let levels = 0
  const number = (index: number) => stream[index] ?? -1
  const isIn = (value: number, most: number) => value >= 0 && value < most
  const isText = (index: number) => isIn(number(index), texts)
  const isValue = (index: number) => index < stream.length && number(index) < texts && number(index) >= -MAX_BOXES
  while (at < stream.length) {
    const length = lengthAt(stream, at)
    if (at + length > stream.length) return null
    switch (number(at)) {
      case OP.step: {
        const [kind, line, printed] = [KINDS[number(at + 1)], number(at + 2), number(at + 3)]
        if (kind === undefined || line < 0 || printed < 0 || levels === 0 || steps.length === MAX_STEPS) return null
        steps.push({ kind, line, printed, to: at + length })
        break
      }
      case OP.push:
        levels += 1
        if (!isText(at + 1) || levels > MAX_LEVELS) return null
        break
      case OP.pop:
        levels -= 1
        if (levels < 0) return null
        break
      case OP.set:
        if (!isIn(number(at + 1), levels) || !isText(at + 2) || !isValue(at + 3)) return null
        break
      case OP.delete:
        if (!isIn(number(at + 1), levels) || !isText(at + 2)) return null
        break
      case OP.box: {
        const [box, kind, size, count] = [number(at + 1), number(at + 2), number(at + 4), number(at + 5)]
        const isBox = isIn(box, MAX_BOXES) && isIn(kind, MAX_BOX_KIND + 1) && isText(at + 3) && size >= 0
        if (!isBox || !isIn(count, MAX_ITEMS + 1)) return null
        for (let item = 0; item < count; item += 1) if (!isValue(at + 6 + item)) return null
        break
      }
      case OP.result:
        if (!isValue(at + 1)) return null
        break
      default:
        return null
    }
    at += length
  }
  return steps.length > 0 && steps.at(-1)?.to === stream.length ? steps : null
}

/** How many numbers an operation takes, its own included. */
export function lengthAt(stream: Int32Array, at: number): number {
  switch (stream[at]) {
    case OP.step:
    case OP.set:
      return 4
    case OP.delete:
      return 3
    case OP.box:
      return 6 + Math.max(0, stream[at + 5] ?? 0)
    case OP.pop:
      return 1
    default:
      return 2
  }
}
