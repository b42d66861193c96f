import * as z from 'zod/mini'
import type { FunctionContract, StatedCase } from './properties'
import {
  MAX_ERROR_MESSAGE,
  MAX_GENERATED_CASES,
  MAX_OUTPUT,
  MAX_RECORDED_TEXT,
  MAX_RECORDED_TEXTS,
  MAX_STREAM,
  MAX_TRACEBACK,
  MAX_WRITTEN,
  MAX_WRITTEN_FILES,
} from './rules'

/** `session`: statements as typed at `>>>`, each of which shows its value. */
export type BlockForm = 'program' | 'session'

/** A file that a program finds, under the name by which it asks for it. */
export type RunFile = { name: string; content: Uint8Array }
/** What the worker is asked to run. `before` are the answer's earlier programs, oldest first: those whose names are used run first. */
export type RunTask = {
  code: string
  form: BlockForm
  before: readonly string[]
  /** What chance begins with. */
  seed: number
  /** Milliseconds since 1970: what Python's clock says at the start. It goes on by what the program sleeps, and a little at each look. */
  clock: number
  /** What was typed so far; more is asked for. */
  inputs: readonly string[]
  /** What its reader has given it. */
  files?: readonly RunFile[]
  /** Tried once it has run; examples of its own docstrings are tried besides. */
  cases?: readonly StatedCase[]
  /** What its functions are known to do: cases are made up for the first of these that is of one of them. */
  contracts?: readonly FunctionContract[]
  /** Whether its steps are recorded. */
  record?: boolean
}

const text = (most: number) => z.string().check(z.maxLength(most))
const names = z.array(text(100)).check(z.maxLength(20))

const runError = z.strictObject({
  /** The exception's class: `ValueError`. */
  type: text(200),
  message: text(MAX_ERROR_MESSAGE),
  /** As Python shows it, the runner's own frames left out. */
  traceback: text(MAX_TRACEBACK),
  /** In the block, from 1; null where it lies in an earlier one. */
  line: z.nullable(z.int().check(z.minimum(1))),
  /** Of a file that is not there: the name by which it was asked for. */
  file: z.nullable(text(200)),
})
export type RunError = z.output<typeof runError>

/** Letters, digits and what names have besides: nothing that is invisible or turns text around. */
const FILE_NAME = /^[\p{L}\p{M}\p{N} ._()+,@=#&!~'/-]{1,100}$/u
const writtenFile = z.strictObject({
  /** Below the program's folder; of a figure, what it is saved as. */
  name: z.string().check(z.regex(FILE_NAME)),
  bytes: z.int().check(z.minimum(0)),
  /** In base64; null where all that was written is more than a run may hand out. */
  content: z.nullable(text(2 * MAX_WRITTEN).check(z.regex(/^[A-Za-z0-9+/]*={0,2}$/))),
  /** Of a figure that was shown, and not written, what it is called, if anything; null of a file. */
  title: z.nullable(text(200)),
})
export type WrittenFile = z.output<typeof writtenFile>

const unmetCase = z.strictObject({
  /** `hangs`: it had not ended after its time. */
  how: z.enum(['gives', 'raises', 'hangs']),
  given: z
    .array(z.strictObject({ kind: z.enum(['list', 'number', 'text', 'other']), value: text(300) }))
    .check(z.maxLength(20)),
  got: text(300),
  /** Empty where only `says` tells what it had to be like. */
  expected: text(300),
  says: text(300),
})
/** A made-up case, made as small as it could be, of which a function gives something else than it should. */
export type UnmetCase = z.output<typeof unmetCase>

const triedCases = z.strictObject({
  /** Of those that are stated. */
  total: z.int().check(z.minimum(0), z.maximum(1_000)),
  /** The first of them that gave something else. */
  failed: z.nullable(z.strictObject({ call: text(300), expected: text(300), got: text(300) })),
  /** Of a known contract, met. */
  generated: z.int().check(z.minimum(0), z.maximum(MAX_GENERATED_CASES)),
  unmet: z.nullable(unmetCase),
})
export type TriedCases = z.output<typeof triedCases>

const runEnd = z.strictObject({
  type: z.literal('end'),
  error: z.nullable(runError),
  /** Modules that it imports. */
  imports: names,
  /** Those of them that are not there; it was not run then. */
  missing: names,
  /** Only definitions: nothing was called. */
  onlyDefines: z.boolean(),
  /** How many of the earlier blocks ran first. */
  earlier: z.int().check(z.minimum(0), z.maximum(100)),
  /** What the program has shown as figures, and left in its folder. */
  files: z.array(writtenFile).check(z.maxLength(MAX_WRITTEN_FILES)),
  /** Null where there were none to try, or the program did not come so far. */
  cases: z.nullable(triedCases),
  milliseconds: z.number().check(z.minimum(0), z.maximum(3_600_000)),
})
export type RunEnd = z.output<typeof runEnd>

/** What a run did, step by step; `recording/read-recording.ts` reads the stream. `cut`: why it does not go on to the program's end. */
const rawRecording = z.strictObject({
  type: z.literal('recording'),
  stream: text(MAX_STREAM),
  texts: z.array(text(MAX_RECORDED_TEXT)).check(z.maxLength(MAX_RECORDED_TEXTS)),
  cut: z.nullable(z.enum(['steps', 'size'])),
})
export type RawRecording = z.output<typeof rawRecording>

/** Everything that may come out of the frame; what is no such message ends it. */
export const frameMessage = z.discriminatedUnion('type', [
  /** The frame is there. */
  z.strictObject({ type: z.literal('connected') }),
  /** Python has started. `canWait`: a program waits for its reader's line; otherwise it is run again with the line. */
  z.strictObject({ type: z.literal('ready'), canWait: z.boolean() }),
  /** The packages that were handed over are there; otherwise why not. */
  z.strictObject({ type: z.literal('installed'), fault: z.nullable(text(MAX_ERROR_MESSAGE)) }),
  z.strictObject({ type: z.literal('output'), text: text(MAX_OUTPUT) }),
  /** The program wants a line. */
  z.strictObject({ type: z.literal('ask') }),
  /** The program that cannot wait has ended for want of a line. */
  z.strictObject({ type: z.literal('unwound') }),
  /** Before the end of a run whose steps are recorded. */
  rawRecording,
  runEnd,
  /** Python could not be started, or broke. */
  z.strictObject({ type: z.literal('broken'), reason: text(MAX_ERROR_MESSAGE) }),
  /** It prints or says more than a run may. */
  z.strictObject({ type: z.literal('flood') }),
])
export type FrameMessage = z.output<typeof frameMessage>
