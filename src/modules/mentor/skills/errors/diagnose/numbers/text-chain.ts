import { inlineCode } from '../../../../engine/compose'
import type { Expression } from '../../../../python/ast'
import { type Case, codeOf, type Diagnosis, insertAt, replaceWith, sourceOf, suspectsOf, wrap } from '../case'
import { bindingOf, type Place } from '../failing-program'
import { CONVERT_AT_ONCE, numberFor } from './convert-input'
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

/** `suma = ""` with texts added in a loop, reckoned with behind it: a sum begins at 0, and each text is converted before it is added. */
export function gatheredText(fault: Case, text: Expression): Diagnosis | null {
  if (text.kind !== 'name') return null
  const isOwn = (node: Expression) => node.kind === 'name' && node.name === text.name
  const start = fault.program.places.find(
    ({ node }) =>
      node.kind === 'assign' && node.targets.some(isOwn) && node.value.kind === 'string' && node.value.value === '',
  )?.node
  const added = fault.program.places.flatMap((place) => {
    const { node } = place
    if (node.kind === 'augmented-assign' && node.operator === '+' && isOwn(node.target))
      return { value: node.value, place }
    return node.kind === 'assign' &&
      node.targets.some(isOwn) &&
      node.value.kind === 'binary' &&
      node.value.operator === '+' &&
      isOwn(node.value.left)
      ? { value: node.value.right, place }
      : []
  })
  const [only, more] = added
  if (start?.kind !== 'assign' || only === undefined || more !== undefined) return null
  const { value, place } = only
  const isText = typeOf(fault.program, value, place)?.type === 'str'
  const wanted = /["']\d+[.,]\d+["']/.test(fault.source) ? 'float' : 'int'
  const [from, add] = [fault.lines.lineAt(start.from), fault.lines.lineAt(value.from)]
  const name = codeOf(fault, text)
  return {
    line: from,
    failsAt: fault.lines.lineAt(text.from),
    cause: `${name} empieza como un texto vacío (línea ${from}), y la línea ${add} le va **pegando** ${codeOf(fault, value)} detrás${isText ? ', que también es un texto' : ''}: al final no es un número, y no se puede operar con él. Una suma empieza en \`0\`${isText ? `, y cada texto se convierte con \`${wanted}()\` antes de sumarlo` : ''}.`,
    edits: [replaceWith(start.value, '0'), ...(isText ? wrap(value, `${wanted}(`, ')') : [])],
    avoid: CONVERT_AT_ONCE,
  }
}

/** `for alumno in notas: if alumno > 5`: a dictionary is walked by its keys, and its values are the numbers. */
export function walkedKey(fault: Case, text: Expression, place: Place): Diagnosis | null {
  if (text.kind !== 'name') return null
  const binding = bindingOf(fault.program, text.name, place, text.from)
  const walked = binding?.form === 'for' && binding.value ? binding.value : null
  if (binding === null || walked?.kind !== 'name' || typeOf(fault.program, walked, binding.place)?.type !== 'dict')
    return null
  const [name, dict, line] = [codeOf(fault, text), sourceOf(fault, walked), fault.lines.lineAt(binding.from)]
  const value = `${dict}[${text.name}]`
  return {
    line,
    failsAt: fault.lines.lineAt(text.from),
    cause: `El \`for\` de la línea ${line} recorre el diccionario ${inlineCode(dict)}, y eso da sus **claves**: ${name} es el texto, no el número. El número que le corresponde es ${inlineCode(value)}.`,
    edits: [replaceWith(text, value)],
    avoid: `Para tener los dos a la vez: \`for clave, valor in ${dict}.items():\`.`,
  }
}
