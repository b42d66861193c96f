import { inlineCode } from '../../../../engine/compose'
import type { Expression } from '../../../../python/ast'
import { type Case, type Diagnosis, wrap } from '../case'
import { bindingOf } from '../failing-program'
import type { Operation } from './instead'

/** `x = edad + 10` of a text that is made where nobody sees it: what is kept under a name is reckoned, and a text of digits comes from the keyboard. */
export function addedNumber(
  fault: Case,
  { place, whole, operator }: Operation,
  { text, number }: { text: Expression; number: Expression },
): Diagnosis | null {
  const { node } = place
  const isKept = node.kind === 'augmented-assign' || (node.kind === 'assign' && node.value === whole)
  const isMade = text.kind === 'name' && bindingOf(fault.program, text.name, place, text.from) !== null
  if (text.kind !== 'name' || number.kind !== 'number' || !isKept || isMade || operator === '+=') return null
  const name = inlineCode(text.name)
  return {
    line: fault.lines.lineAt(whole.from),
    cause: `${name} es un texto, aunque por dentro sean cifras: lo normal es que venga de \`input()\`, que **siempre** da texto. Para hacer cuentas se convierte antes en número.`,
    edits: wrap(text, 'int(', ')'),
    decide: 'Mejor aún, conviértelo donde lo pides: `int(input(...))`; si puede llevar decimales, `float`.',
  }
}
