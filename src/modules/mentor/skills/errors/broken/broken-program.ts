/** A program that fails, what its explanation names, and whether the corrected program must run. `inputs` is what is typed. */
export type Broken = {
  code: string
  kind: string
  says: string[]
  isMended: boolean
  inputs?: string[]
  mendedInputs?: string[]
}

export const broken = (kind: string, code: string, ...says: string[]): Broken => ({ kind, code, says, isMended: true })
export const told = (kind: string, code: string, ...says: string[]): Broken => ({ kind, code, says, isMended: false })
export const asked = (inputs: string[], program: Broken, mendedInputs = inputs): Broken => ({
  ...program,
  inputs,
  mendedInputs,
})
