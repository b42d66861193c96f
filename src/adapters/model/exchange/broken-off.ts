import { endsInCode } from '../code-fence'

/** A longer run without a space (a long number, data) is left as it is. */
const LONGEST_UNFINISHED = 200

/**
 * An answer that broke off, for a model to go on with. It is `given` without its `unfinished` last word (in code, its
 * last line): where a word was cut no model would begin anew in its middle, and few begin with the space after it.
 */
export type BrokenOff = { given: string; unfinished: string; isInCode: boolean }

export function breakOff(written: string): BrokenOff {
  const line = written.slice(written.lastIndexOf('\n') + 1)
  const isInCode = endsInCode(written.slice(0, written.length - line.length))
  const last = isInCode ? line : (line.split(/\s/).at(-1) ?? '')
  const unfinished = last.trim() === '' || last.length > LONGEST_UNFINISHED ? '' : last
  return { given: written.slice(0, written.length - unfinished.length), unfinished, isInCode }
}
