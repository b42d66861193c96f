import { inlineCode } from '../../engine/compose'
import { FAULT_TEXTS } from './content/texts'
import type { Fault } from './find-faults'

/** Fills `{name}` with the fault's facts: texts as inline code, numbers as they are. */
export function told(fault: Fault, part: 'what' | 'why' | 'trace' | 'avoid'): string {
  const text = FAULT_TEXTS[fault.kind]?.[part] ?? ''
  if (part === 'trace' && [...text.matchAll(/\{(\w+)\}/g)].some(([, name = '']) => fault.facts?.[name] === undefined))
    return ''
  // What stands in backticks is an example, where braces mean braces.
  return text.replace(/`[^`]*`|\{(\w+)\}/g, (whole, name: string | undefined) => {
    if (name === undefined) return whole
    const fact = name === 'line' ? fault.line : (fault.facts?.[name] ?? '')
    return typeof fact === 'number' ? String(fact) : inlineCode(shortened(fact))
  })
}

/** Longer code is not read within a sentence. */
const MAX_CODE = 80
const shortened = (code: string) => (code.length > MAX_CODE ? `${code.slice(0, MAX_CODE - 1).toWellFormed()}…` : code)
