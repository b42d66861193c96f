import type { Input } from './inputs'

/** `ratio`: a number with decimals that go on, as of a division. */
export type TellType = 'int' | 'float' | 'ratio' | 'money' | 'text' | 'lines'
/** One thing to be told of single values: an expression, or lines that print it themselves. */
export type Tell = {
  name: string
  label: string
  expression: string
  type: TellType
  how: string
  imports?: string[]
  lines?: string[]
}

export type Read = (inputs: readonly Input[], match: RegExpExecArray) => Tell | null
/** An operator over what was asked for. `of`: what it takes. */
export type ScalarOperator = { words: RegExp; of: 'numbers' | 'number' | 'whole' | 'text' | 'any'; read: Read }

export const joined = (inputs: readonly Input[], sign: string) => inputs.map(({ name }) => name).join(` ${sign} `)
export const first = (inputs: readonly Input[]) => inputs[0]?.name ?? ''
const isMoney = (inputs: readonly Input[]) => inputs.every(({ type }) => type === 'money')
const kind = (inputs: readonly Input[]): TellType =>
  isMoney(inputs) ? 'money' : inputs.every(({ type }) => type === 'int') ? 'int' : 'float'

export const one =
  (
    name: string,
    label: string,
    expression: (it: string) => string,
    type: TellType,
    how: string,
    imports?: string[],
  ): Read =>
  (inputs) => ({ name, label, expression: expression(first(inputs)), type, how, ...(imports ? { imports } : {}) })

export const many =
  (name: string, label: string, expression: (inputs: readonly Input[]) => string, how: string, type?: TellType): Read =>
  (inputs) =>
    inputs.length < 2 ? null : { name, label, expression: expression(inputs), type: type ?? kind(inputs), how }
