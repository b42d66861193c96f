import { answered, text } from '../../../engine/blocks'
import { inlineCode } from '../../../engine/compose'
import type { Expression, Statement } from '../../../python/ast'
import { blocksOf, expressionsIn, expressionsOf, statementsIn } from '../../../python/walk'
import { quote, type Source } from '../../explain/idioms/idiom'
import { operatorText } from '../../explain/parts/questions/pointed'
import type { Reader } from '../asked'

const ASKS =
  /^(?:por|para) que (?:se |lo |la |le |hay que |tengo que |has )*(multiplic|divid|sum|rest)\w*(?: .{0,20}?)?(?:por|entre|con|a|de)? ?(-?\d+(?:[.,]\d+)?|[a-z_]\w*)?(?: y no .{1,40})?$/
const SIGNS: Readonly<Record<string, RegExp>> = { multiplic: /^\*/, divid: /^\/|^%/, sum: /^\+/, rest: /^-/ }

/** «¿Por qué multiplicas por 0.9?»: the calculation that has it, what such a factor does, and when it is made. */
export const calculation: Reader = ({ said, source }) => {
  const [, verb = '', operand] = ASKS.exec(said) ?? []
  const sign = SIGNS[verb]
  if (source === null || sign === undefined) return null
  const found = calculationsIn(source).filter(({ operator }) => sign.test(operator))
  const meant = found.filter(({ left, right }) =>
    [left, right].some((side) => textOf(side, source) === operand?.replace(',', '.')),
  )
  const [one, more] = meant.length > 0 ? meant : found
  if (one === undefined || (meant.length === 0 && (more !== undefined || /\d/.test(operand ?? '')))) return null
  const line = source.lines.lineAt(one.node.from)
  const does = `En la **línea ${line}**, ${inlineCode(source.module.source.slice(one.from, one.to))} ${operatorText(one.operator, one.left, one.right, source).split(';', 1)[0]}.`
  return answered('calculation', [
    text([does, factorText(one, source), whenText(one.node, source)].filter((part) => part !== '').join(' ')),
  ])
}

type Calculation = { node: Statement; operator: string; left: Expression; right: Expression; from: number; to: number }

const calculationsIn = ({ module }: Source): Calculation[] =>
  [...statementsIn(module.body)].flatMap((node) => {
    const inside = expressionsOf(node)
      .flatMap((outer) => [...expressionsIn(outer)])
      .flatMap((part) => (part.kind === 'binary' ? [{ ...part, node }] : []))
    if (node.kind !== 'augmented-assign') return inside
    return [
      {
        node,
        operator: node.operator.replace('=', ''),
        left: node.target,
        right: node.value,
        from: node.from,
        to: node.to,
      },
      ...inside,
    ]
  })

const textOf = ({ from, to }: Expression, { module }: Source) => module.source.slice(from, to).toLowerCase()

const percent = (part: number) => `${String(Math.round(part * 10_000) / 100).replace('.', ',')} %`

/** What a number in a calculation is there for, where its size tells it. */
function factorText({ operator, left, right }: Calculation, source: Source): string {
  const side = right.kind === 'number' ? right : operator === '*' && left.kind === 'number' ? left : null
  if (right.kind === 'call' && operator === '/' && /^len\(/.test(textOf(right, source)))
    return 'Repartir el total entre **cuántos hay** es lo que da la media.'
  const value = Number(side?.text)
  if (side === null || !Number.isFinite(value) || value <= 0) return ''
  if (operator === '*' && value < 1)
    return `Multiplicar por \`${side.text}\` es quedarse con el **${percent(value)}**; lo que falta hasta el total, un ${percent(1 - value)}, se quita.`
  if (operator === '*' && value > 1 && value < 2)
    return `Multiplicar por \`${side.text}\` es quedarse con todo (el 1) y añadir un **${percent(value - 1)}**.`
  if (operator === '/' && value === 100)
    return 'Dividir entre 100 convierte un tanto por ciento en su parte: el 20 % es `0.2` de cada cosa.'
  return operator === '/' && value === 2 ? 'Dividir entre 2 es quedarse con la **mitad**.' : ''
}

/** The condition under which it is made. */
function whenText(node: Statement, source: Source): string {
  const around = [...statementsIn(source.module.body)].findLast(
    (outer) => outer.kind === 'if' && blocksOf(outer)[0]?.includes(node),
  )
  return around?.kind === 'if'
    ? `Solo se hace si se cumple ${quote(source, around.test)} (línea ${source.lines.lineAt(around.from)}).`
    : ''
}
