import { inlineCode } from '../../../../engine/compose'
import type { Expression } from '../../../../python/ast'
import type { Edit } from '../../../../python/edit'
import { detailOf, typeName } from '../../wording'
import {
  type Case,
  type Diagnose,
  type Diagnosis,
  firstOf,
  insertAt,
  replaceWith,
  sourceOf,
  suspectsOf,
  wrap,
} from '../case'
import { isTable } from '../data/columns'
import { bindingOf, type Place } from '../failing-program'
import { addedNumber } from './added-number'
import { withoutAwait } from './conversions'
import { CONVERT_AT_ONCE, convertInput, numberFor } from './convert-input'
import { instead, type Operation } from './instead'
import { chainOf, countedInput, F_STRINGS, gatheredText, NUMBERS, numbersOf, walkedKey } from './text-chain'
import { typeOf } from './types'

/** Every operation with two sides among the suspects. */
export function sidesOf(fault: Case): Operation[] {
  const binary = suspectsOf(fault, 'binary').map(({ node, place }) => ({
    left: node.left,
    right: node.right,
    operator: node.operator,
    place,
    whole: node,
  }))
  const compared = suspectsOf(fault, 'compare').flatMap(({ node, place }) => {
    const [first] = node.comparisons
    return first ? [{ left: node.left, right: first.right, operator: first.operator, place, whole: node }] : []
  })
  const augmented = fault.program.places.flatMap((place) => {
    const { node } = place
    const isHere = fault.line === null || fault.lines.lineAt(node.from) === fault.line
    return node.kind === 'augmented-assign' && isHere
      ? [{ left: node.target, right: node.value, operator: `${node.operator}=`, place, whole: node }]
      : []
  })
  return [...binary, ...compared, ...augmented]
}

/** A text and a number with one operator between them. */
export const mixedOperands: Diagnose = (fault) => {
  const [leftType, rightType] = [detailOf(fault.values, 'left'), detailOf(fault.values, 'right')]
  const operator = (detailOf(fault.values, 'operator') ?? '+').split(' ')[0]?.replace(/^\*\*$/, '**') ?? '+'
  const sides = sidesOf(fault).filter(
    (each) =>
      each.operator === operator ||
      (each.operator === `${operator}=` && operator !== '=') ||
      `${each.operator}=` === operator,
  )
  return firstOf(sides, (each) => {
    const types = [
      typeOf(fault.program, each.left, each.place)?.type,
      typeOf(fault.program, each.right, each.place)?.type,
    ]
    const fits = (known: string | undefined, told: string | null) =>
      known === undefined || told === null || known === told
    // Retyped messages tell the types the wrong way round now and then: a side that contradicts is another operation.
    if (!fits(types[0], leftType) || !fits(types[1], rightType)) return null
    return ofSides(fault, each, leftType ?? types[0] ?? null, rightType ?? types[1] ?? null)
  })
}

function ofSides(fault: Case, sides: Operation, left: string | null, right: string | null): Diagnosis | null {
  const isText = (type: string | null) => type === 'str'
  const isNumber = (type: string | null) => NUMBERS.has(type ?? '')
  const [text, number] = isText(left) ? [sides.left, sides.right] : [sides.right, sides.left]
  if ((isText(left) && isNumber(right)) || (isNumber(left) && isText(right))) {
    const wanted = left === 'float' || right === 'float' ? 'float' : 'int'
    const read = textColumn(fault, sides, text) ?? textInput(fault, text, sides.place, wanted)
    if (read) return read
    if (sides.operator === '+' || sides.operator === '+=') {
      return (
        summedText(fault, sides, { text, number }) ??
        addedNumber(fault, sides, { text, number }) ??
        joinText(fault, sides, { text, number })
      )
    }
    return walkedKey(fault, text, sides.place) ?? gatheredText(fault, text) ?? numericText(fault, sides, text, wanted)
  }
  const both = isText(left) && isText(right) ? bothRead(fault, sides) : null
  return both ?? ofList(fault, sides, left, right)
}

/** `a - b` where both are read with `input()`. */
function bothRead(fault: Case, { left, right, place }: Operation): Diagnosis | null {
  const wanted = numberFor(`${sourceOf(fault, left)} ${sourceOf(fault, right)}`)
  const read = [left, right].map((side) => convertInput(fault, side, place, wanted))
  const [first] = read.filter((found) => found !== null)
  return first ? { ...first, edits: unique(read.flatMap((found) => found?.edits ?? [])) } : null
}

/** The text side, or a part of it, is read with `input()`. */
function textInput(fault: Case, text: Expression, place: Place, wanted: 'int' | 'float'): Diagnosis | null {
  const own = convertInput(fault, text, place, wanted)
  if (own || text.kind !== 'binary') return own
  // A text that is multiplied was meant as a number.
  if (text.operator === '*') {
    const [first, second] = [text.left, text.right].map((part) => convertInput(fault, part, place, wanted))
    return first ?? second ?? null
  }
  // `a + b + 1` with both read: each is converted.
  const parts = [text.left, text.right].map((part) => textInput(fault, part, place, wanted))
  const [first, second] = parts
  if (!first || !second) return null
  return {
    ...first,
    edits: [...first.edits, ...second.edits.filter(({ from }) => !first.edits.some((edit) => edit.from === from))],
  }
}

/** A sum that gathers numbers and gets a text: the text is converted, or the walk is over the wrong part of a dictionary. */
function summedText(
  fault: Case,
  { left, place, whole }: Operation,
  { text, number }: { text: Expression; number: Expression },
): Diagnosis | null {
  const { node } = place
  const stores =
    node.kind === 'augmented-assign' ||
    (node.kind === 'assign' && node.targets.some((target) => sourceOf(fault, target) === sourceOf(fault, left)))
  if (!stores || number !== left) return null
  const line = fault.lines.lineAt(whole.from)
  const binding = text.kind === 'name' ? bindingOf(fault.program, text.name, place, text.from) : null
  const walked = binding?.form === 'for' && binding.value ? typeOf(fault.program, binding.value, binding.place) : null
  const name = inlineCode(sourceOf(fault, text))
  if (binding?.value && walked?.type === 'dict') {
    const at = fault.lines.lineAt(binding.from)
    const cause = `El \`for\` de la línea ${at} recorre el diccionario ${inlineCode(sourceOf(fault, binding.value))}, y eso da sus claves, que son textos. Sus valores se recorren con \`.values()\`.`
    return { line: at, failsAt: line, cause, edits: [insertAt(binding.value.to, '.values()')] }
  }
  const cause = `En la línea ${line} sumas a ${inlineCode(sourceOf(fault, left))}, que es un número, ${name}, que es un texto. Conviértelo antes en número.`
  const wanted = numberFor(`${sourceOf(fault, left)} ${sourceOf(fault, text)}`)
  return {
    line,
    cause,
    edits: wrap(text, `${wanted}(`, ')'),
    avoid: CONVERT_AT_ONCE,
    ...(wanted === 'int' ? { decide: 'Si puede llevar decimales, usa `float` en lugar de `int`.' } : {}),
  }
}

function joinText(
  fault: Case,
  { whole, left }: Operation,
  { text, number }: { text: Expression; number: Expression },
): Diagnosis {
  const line = fault.lines.lineAt(whole.from)
  const shown = (node: Expression) => inlineCode(sourceOf(fault, node).slice(0, 60))
  const isLeft = number === left
  const cause = `En la línea ${line} unes con \`+\` ${isLeft ? `${shown(number)}, que es un número, y ${shown(text)}, que es un texto` : `${shown(text)}, que es un texto, y ${shown(number)}, que es un número`}. Para pegarlos, el número se convierte con \`str()\`.`
  const chain = chainOf(fault, whole)
  const grouped = chain ? numbersOf(fault, chain) : []
  const counted = chain && countedInput(fault, chain)
  if (counted) return { line, ...counted }
  if (chain && grouped.length > 0) {
    const first = grouped.map(([from, to]) => fault.source.slice(from, to)).map(inlineCode)
    const told = `En la línea ${line} pegas con \`+\` textos y números (${first.join(', ')}). Para pegarlos, los números se convierten con \`str()\`.`
    const edits = grouped.flatMap(([from, to]) => wrap({ from, to }, 'str(', ')'))
    return { line, cause: told, edits, avoid: F_STRINGS }
  }
  const edits: Edit[] = number.isParenthesized ? [insertAt(number.from - 1, 'str')] : wrap(number, 'str(', ')')
  return { line, cause, edits, avoid: F_STRINGS }
}

/** A column of a table that holds its numbers as texts. */
function textColumn(fault: Case, { whole, operator }: Operation, text: Expression): Diagnosis | null {
  if (text.kind !== 'subscript' || text.index.kind !== 'string' || !isTable(fault, text.value)) return null
  const [line, column] = [fault.lines.lineAt(whole.from), sourceOf(fault, text)]
  const cause = `La columna ${inlineCode(column)} es de **textos**, aunque se lean como números, y ${inlineCode(operator)} necesita números: se convierte con ${inlineCode('astype(float)')}. Si alguna celda no es un número, ${inlineCode(`pd.to_numeric(${column}, errors="coerce")`)} la deja vacía en lugar de fallar.`
  return { line, cause, edits: [insertAt(text.to, '.astype(float)')] }
}

/** A text that should have been a number all along. */
function numericText(fault: Case, { whole, place }: Operation, text: Expression, wanted: string): Diagnosis {
  const line = fault.lines.lineAt(whole.from)
  const binding = typeOf(fault.program, text, place)?.binding
  const where = binding ? ` (línea ${fault.lines.lineAt(binding.from)})` : ''
  const literal =
    binding?.form === 'assign' && binding.value?.kind === 'string'
      ? binding.value
      : text.kind === 'string'
        ? text
        : null
  const name = inlineCode(sourceOf(fault, text))
  if (literal && /^-?\d+(?:\.\d+)?$/.test(literal.value.trim())) {
    return {
      line: fault.lines.lineAt(literal.from),
      failsAt: line,
      cause: `${name}${where} lleva comillas, así que es un texto y no un número.`,
      edits: [replaceWith(literal, literal.value.trim())],
      avoid: 'Las comillas son para los textos: los números con los que vas a calcular se escriben sin ellas.',
    }
  }
  const number = literal ? [] : wrap(text, `${wanted}(`, ')')
  return {
    line,
    cause: `En la línea ${line}, ${name}${where} es un texto, y aquí hace falta un número.${binding ? '' : ' Lo que se escribe con el teclado (`input()`) o se lee de un archivo llega siempre como texto.'}`,
    edits: number,
    ...(!literal && { avoid: CONVERT_AT_ONCE }),
    ...(literal ? { decide: `Decide qué número tiene que ser ${name}.` } : {}),
  }
}

/** A list and something else. */
function ofList(fault: Case, sides: Operation, left: string | null, right: string | null): Diagnosis | null {
  const line = fault.lines.lineAt(sides.whole.from)
  const [l, r] = [sourceOf(fault, sides.left), sourceOf(fault, sides.right)]
  if (left === 'list' && sides.operator === '+' && right !== 'list' && right !== null) {
    const fits = right === 'tuple' || right === 'range' || right === 'set'
    const cause = `En la línea ${line} sumas a la lista ${inlineCode(l)} ${typeName(right)}. Con \`+\` solo se unen dos listas.`
    return { line, cause, edits: wrap(sides.right, fits ? 'list(' : '[', fits ? ')' : ']') }
  }
  if (right === 'list' && sides.operator === '+' && left !== null && left !== 'list') {
    return {
      line,
      cause: `En la línea ${line}, ${inlineCode(l)} es ${typeName(left)} y ${inlineCode(r)} es una lista. ${left === 'str' ? 'Para pegarla al texto se convierte con `str()`.' : 'Con `+` solo se unen dos listas.'}`,
      edits: left === 'str' ? wrap(sides.right, 'str(', ')') : wrap(sides.left, '[', ']'),
    }
  }
  if (left === null || right === null) return null
  if (left === 'coroutine' || right === 'coroutine') return withoutAwait(fault, () => true)
  const written = instead(fault, sides, left, right)
  if (written) return written
  return {
    line,
    cause: `En la línea ${line}, ${inlineCode(l)} es ${typeName(left)} y ${inlineCode(r)} es ${typeName(right)}.`,
    edits: [],
    isVague: true,
    decide: `Decide cuál de los dos hay que convertir antes de usar \`${sides.operator}\`.${/function|method/.test(`${left} ${right}`) ? ' A una función le faltan los paréntesis para llamarla.' : ''}`,
  }
}

/** `"a" * 1.5`, `lista * 2.5`, `texto * texto`. */
export const multiplied: Diagnose = (fault) => {
  const type = detailOf(fault.values, 'type')
  return firstOf(
    sidesOf(fault).filter(({ operator }) => operator === '*' || operator === '*='),
    (sides) => {
      const line = fault.lines.lineAt(sides.whole.from)
      const named = numberFor(`${sourceOf(fault, sides.left)} ${sourceOf(fault, sides.right)}`)
      const wanted = type === 'float' ? 'float' : named
      const inputs = [sides.left, sides.right]
        .map((side) => convertInput(fault, side, sides.place, wanted))
        .filter((found) => found !== null)
      const [first] = inputs
      if (first) return { ...first, edits: unique(inputs.flatMap(({ edits }) => edits)) }
      const [left, right] = [sides.left, sides.right].map((side) => typeOf(fault.program, side, sides.place)?.type)
      if (type === 'float' && (left === 'str' || right === 'str'))
        return numericText(fault, sides, left === 'str' ? sides.left : sides.right, 'float')
      if (left === undefined && right === undefined) return null
      return {
        line,
        cause: `En la línea ${line}, ${inlineCode(sourceOf(fault, sides.left))} se multiplica por ${inlineCode(sourceOf(fault, sides.right))}. Un texto o una lista solo se repite un número entero de veces.`,
        edits: [],
        decide:
          'Convierte el texto en número con `float()`, o multiplica cada elemento de la lista en una comprensión.',
      }
    },
  )
}

const unique = (edits: Edit[]) =>
  edits.filter((edit, at) => edits.findIndex(({ from, text }) => from === edit.from && text === edit.text) === at)

/** `n % 2` where n is text. */
export const percent: Diagnose = (fault) =>
  firstOf(
    sidesOf(fault).filter(({ operator }) => operator === '%'),
    (sides) =>
      convertInput(fault, sides.left, sides.place, 'int') ??
      (sides.left.kind === 'string'
        ? null
        : typeOf(fault.program, sides.left, sides.place)?.type === 'str'
          ? numericText(fault, sides, sides.left, 'int')
          : null),
  )

/** A sign before a text: a comma too many, mostly. */
export const unarySign: Diagnose = (fault) =>
  firstOf(suspectsOf(fault, 'unary'), ({ node, place }) => {
    const line = fault.lines.lineAt(node.from)
    const read = convertInput(fault, node.operand, place, 'int')
    if (read) return read
    const text = inlineCode(sourceOf(fault, node))
    return node.operator === '+'
      ? {
          line,
          cause: `En la línea ${line}, el \`+\` de ${text} está delante de un texto sin nada a su izquierda que sumar.`,
          edits: [{ from: node.from, to: node.operand.from, text: '' }],
        }
      : null
  })
