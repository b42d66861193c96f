import { inlineCode } from '../../../../engine/compose'
import type { Expression, Range, Statement } from '../../../../python/ast'
import type { Edit } from '../../../../python/edit'
import { callTo, nameOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { indentOf, levelOf } from '../../../../python/program/line-edits'
import { edited, freeName, linesOf, printsIn } from '../../../../python/program/source'
import { type Change, type Result, STAGE } from '../../change'
import { NUMBER, numberFrom } from '../../numbers'

const LEAD =
  '(?:(?:que|y|pero|se|le|me|haya|haga|aplique|descuente|rebaje|quite|ponga|añada|con|un|el|de|tenga|sume) ){0,7}'
const KIND = '(?: de)?(?: (?<kind>descuento|dto|rebaja|recargo))?'
const ABOVE =
  '(?:si|cuando|a partir de|para compras de) (?:(?:el|la|se|total|compra|importe|cuenta|precio|suma|gasto) ){0,4}(?:(?:pasa|supera|sube|excede|gasta|es mayor|es superior|hay mas|mas|mayor)\\w*(?: (?:de|a|que|los)){0,2} )?'
const UNIT = '(?: ?(?:euros?|€|pesos|dolares|soles))?'

/** «que aplique un 10 % de descuento si pasa de 50 euros»: the total is less from there on. */
export const discountAboveChange: Change = {
  name: 'discount-above',
  stage: STAGE.value,
  says: [
    new RegExp(`\\b${LEAD}(?<rate>${NUMBER}) ?(?:%|por ciento)${KIND},? ${ABOVE}(?<limit>${NUMBER})${UNIT}`),
    new RegExp(
      `\\b${LEAD}${ABOVE}(?<limit2>${NUMBER})${UNIT},? ${LEAD}(?:descuento del? )?(?<rate2>${NUMBER}) ?(?:%|por ciento)${KIND.replace('kind', 'kind2')}`,
    ),
  ],
  make(p, { parts }) {
    const [rate, limit] = [numberFrom(parts.rate ?? parts.rate2), numberFrom(parts.limit ?? parts.limit2)]
    const shown = rate === null || limit === null ? null : totalShown(p)
    if (rate === null || limit === null || shown === null) return null
    const sign = (parts.kind ?? parts.kind2) === 'recargo' ? '+' : '-'
    return lessAbove(p, shown, { rate, limit, sign })
  },
}

/** A total in what is printed: by its name, or worked out there. */
type Shown = { statement: Statement; value: Range; name: string | null }

const TOTAL = /^(?:\w+_)?(?:total|importe|suma|cuenta|precio_final|compra)(?:_\w+)?$/

function totalShown(p: Program): Shown | null {
  const found = printsIn(p.body).flatMap((print): Shown[] => {
    const place = p.spots('call').find(({ node }) => node === print)?.place
    const inside = (node: Expression) => node.from >= print.from && node.to <= print.to
    const sums = p.spots('call').filter(({ node }) => inside(node) && callTo(node, 'sum'))
    const names = p
      .spots('name')
      .filter(({ node, scope }) => inside(node) && TOTAL.test(node.name) && isWorkedOut(p, node.name, scope))
    const [sum] = sums
    const [named] = names
    if (!place || sums.length + names.length !== 1 || isOfEach(p, place.node)) return []
    return [{ statement: place.node, value: (sum ?? named)?.node ?? print, name: named ? nameOf(named.node) : null }]
  })
  const [only, other] = found
  return only && !other ? only : null
}

/** Within a loop over things, it is what one of them costs. */
const isOfEach = (p: Program, { from, to }: Range) =>
  p.places('for').some(({ node }) => node.from < from && to <= node.to)

/** It has a value of the program, and none that was typed. */
const isWorkedOut = (p: Program, name: string, scope: Parameters<Program['binds']>[1]) =>
  p.binds(name, scope).some(({ form, value }) => form !== 'parameter' && value !== null)

type Rule = { rate: number; limit: number; sign: '+' | '-' }

function lessAbove(p: Program, { statement, value, name }: Shown, { rate, limit, sign }: Rule): Result {
  const total = name ?? freeName(p, 'total', 'importe')
  const [indent, level] = [indentOf(p, statement), levelOf(p)]
  const { from } = linesOf(p, statement)
  const lines = [
    ...(name === null ? [`${indent}${total} = ${p.text(value)}`] : []),
    `${indent}if ${total} > ${limit}:`,
    `${indent}${level}${total} ${sign}= ${total} * ${rate} / 100`,
  ]
  const edits: Edit[] = [
    { from, to: from, text: `${lines.join('\n')}\n` },
    ...(name === null ? [{ from: value.from, to: value.to, text: total }] : []),
  ]
  const what = sign === '-' ? `se descuenta el ${rate} %` : `se suma un ${rate} %`
  return {
    code: edited(p, edits),
    told: `Si ${inlineCode(total)} pasa de ${limit}, ${what}.`,
    how: [`${inlineCode(`${total} * ${rate} / 100`)} es el ${rate} % de ${inlineCode(total)}.`],
  }
}
