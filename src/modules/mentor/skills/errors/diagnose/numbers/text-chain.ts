import { inlineCode } from '../../../../engine/compose'
import type { Expression } from '../../../../python/ast'
import { type Case, type Diagnosis, insertAt, sourceOf, suspectsOf } from '../case'
import type { Place } from '../failing-program'
import { numberFor } from './convert-input'
import { inputBehind, typeOf } from './types'

/** How texts and numbers are put together without converting each. */
export const F_STRINGS = 'Para mezclar textos y números usa f-strings: llevan cada valor entre llaves.'

export const NUMBERS: ReadonlySet<string> = new Set(['int', 'float', 'bool'])
type Chain = { operands: Expression[]; place: Place }

/** The operands of the longest `a + b + c` with this part in it, where it begins with a text. */
export function chainOf(fault: Case, whole: { from: number; to: number }): Chain | null {
  const sums = suspectsOf(fault, 'binary').filter(
    ({ node }) => node.operator === '+' && node.from <= whole.from && node.to >= whole.to,
  )
  const [top] = sums
  if (top === undefined) return null
  const operands: Expression[] = []
  let node: Expression = top.node
  while (node.kind === 'binary' && node.operator === '+' && !(node.isParenthesized && node !== top.node)) {
    operands.unshift(node.right)
    node = node.left
  }
  operands.unshift(node)
  return operands.length > 2 && typeOf(fault.program, node, top.place)?.type === 'str'
    ? { operands, place: top.place }
    : null
}

/** Where numbers stand side by side in a chain: `"Suma: " + 3 + 4` means their sum. */
export function numbersOf({ program }: Case, { operands, place }: Chain): [number, number][] {
  const groups: [number, number][] = []
  let isOpen = false
  for (const operand of operands) {
    const isNumber = NUMBERS.has(typeOf(program, operand, place)?.type ?? '') && !operand.isParenthesized
    const last = groups.at(-1)
    if (isNumber && isOpen && last) last[1] = operand.to
    else if (isNumber) groups.push([operand.from, operand.to])
    isOpen = isNumber
  }
  return groups
}

/** `"Tendrás " + edad + 10`, where `edad` is what was typed: the two numbers are added first. */
export function countedInput(fault: Case, { operands, place }: Chain): Pick<Diagnosis, 'cause' | 'edits'> | null {
  const at = operands.findIndex((operand, index) => {
    const next = operands[index + 1]
    return next?.kind === 'number' && operand.kind === 'name' && inputBehind(fault.program, operand, place) !== null
  })
  const [typed, number] = [operands[at], operands[at + 1]]
  if (!typed || !number) return null
  const name = sourceOf(fault, typed)
  const wanted = numberFor(`${name} ${sourceOf(fault, number)}`)
  return {
    cause: `${inlineCode(name)} viene de \`input()\`, así que es un texto, y lo pegas con \`+\` a ${inlineCode(sourceOf(fault, number))}, que es un número. Para sumarlos se convierte en número con ${inlineCode(`${wanted}(${name})`)}, y el resultado, en texto con \`str()\`.`,
    edits: [insertAt(typed.from, `str(${wanted}(`), insertAt(typed.to, ')'), insertAt(number.to, ')')],
  }
}
