/** A call that the answer says gives something, both as Python. */
export type StatedCase = { call: string; expected: string }

/**
 * What results of a function are like, whatever it is given. `given`: names, and what their values are made from (`int 0..99`). What is
 * called with them is the function itself, or `call`; where `when` holds, `equals` is what it gives, or `holds` is true of `resultado`.
 */
export type Property = {
  given: readonly (readonly [name: string, values: string])[]
  call?: string | undefined
  when?: string | undefined
  equals?: string | undefined
  holds?: string | undefined
  /** What `holds` means, in Spanish: «debe estar en orden». */
  says?: string | undefined
}
/** What a function is known to do. Without a name it is of the block's only function, with one parameter of the kind that it `takes`. */
export type FunctionContract = {
  name?: string
  parameters?: readonly string[]
  takes?: 'list' | 'text' | 'whole'
  /** What its results must be for it to be this contract's function at all. */
  gives?: 'list' | 'bool' | 'text' | 'number' | 'whole'
  cases?: readonly StatedCase[]
  properties: readonly Property[]
}
