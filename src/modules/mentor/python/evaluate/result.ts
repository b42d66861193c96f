/** What one executed line did: the names that it changed with their new values as Python shows them, and what it printed. */
export type Step = {
  line: number
  /** The function that it stands in; null in the main program. */
  scope: string | null
  changes: { name: string; value: string }[]
  printed: string
}

/** How often the body of each loop was run, by where the loop begins in the source. */
export type Rounds = ReadonlyMap<number, number>

/** `files` are those that the program began anew, with what stands in them at the end. `line` is 1-based; in an exception it is the innermost line of the program itself. */
export type Evaluation =
  | {
      kind: 'done'
      output: string
      steps: Step[]
      values: Map<string, string>
      rounds: Rounds
      files: ReadonlyMap<string, string>
    }
  | {
      kind: 'raised'
      output: string
      type: string
      message: string
      line: number
      steps: Step[]
      values: Map<string, string>
      rounds: Rounds
    }
  /** It needs what the evaluator does not have; `output` is what it had printed before. */
  | { kind: 'outside'; reason: OutsideReason; subject: string; line: number | null; output: string }
  /** It did more than the evaluator's bounds allow, at this line. */
  | { kind: 'too-long'; line: number | null; output: string }

/** Why the evaluator does not claim an output; `subject` names the construct. */
export type OutsideReason =
  | 'unsupported'
  | 'input'
  | 'file'
  | 'random'
  | 'clock'
  | 'address'
  | 'set-order'
  | 'library'
  /** What is done with a table is not known, or depends on more than the program. */
  | 'table'
  | 'size'
  /** A piece of a program uses what the rest of it makes. */
  | 'elsewhere'
  | 'invalid'

/** The name that a run stopped at because nothing had made it. */
export function lackedName(run: Evaluation): string | null {
  if (run.kind === 'outside') return run.reason === 'elsewhere' ? run.subject : null
  if (run.kind !== 'raised' || run.type !== 'NameError') return null
  return /^name '(\w+)' is not defined/.exec(run.message)?.[1] ?? null
}

/** Thrown where the evaluator leaves its subset. */
export class Outside extends Error {
  readonly reason: OutsideReason
  readonly subject: string
  constructor(reason: OutsideReason, subject: string) {
    super(`${reason}: ${subject}`)
    this.reason = reason
    this.subject = subject
  }
}

/** Thrown where a bound is reached. */
export class TooLong extends Error {}
