import { inlineCode } from '../../../../engine/compose'
import type { Expression, ExpressionOf, Statement } from '../../../../python/ast'
import { comparison, nameOf, numberOf, plainAssign } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { indentOf, levelOf, removed } from '../../../../python/program/line-edits'
import { edited, endOf, freeName, linesOf } from '../../../../python/program/source'
import type { Spot } from '../../../../python/scope'
import type { Result } from '../../change'
import { mentionsStem } from '../../elements'
import { written } from './in-chain'
import type { Tiers, Value } from './tier'
import { branchesOf, isWhole } from './tier-chain'

/** A rate in a product: the number, or the constant that holds it, what it is multiplied with, and the statement. */
export type Rate = {
  node: Expression
  product: ExpressionOf<'binary'> | null
  subject: string
  old: number
  statement: Statement
  constant: Statement | null
}

/** The one rate of a program; null where there are several, or none. */
export function rateIn(p: Program): Rate | null {
  const products = p.spots('binary').filter(({ node }) => node.operator === '*')
  const found = products.flatMap((spot): Rate[] => {
    const { left, right } = spot.node
    return [[left, right] as const, [right, left] as const].flatMap(
      ([subject, factor]) => rateOf(p, spot, { subject, factor }) ?? [],
    )
  })
  const scaled = p.allPlaces.flatMap(({ node }): Rate[] => {
    if (node.kind !== 'augmented-assign' || node.operator !== '*') return []
    const old = numberOf(node.value)
    return old === null || old >= 2
      ? []
      : [{ node: node.value, product: null, subject: p.text(node.target), old, statement: node, constant: null }]
  })
  const [only, other] = [...found, ...scaled]
  return only && !other ? only : null
}

const isThing = (node: Expression) => node.kind === 'name' || node.kind === 'subscript' || node.kind === 'attribute'

function rateOf(
  p: Program,
  { node, place, scope }: Spot<ExpressionOf<'binary'>>,
  { subject, factor }: { subject: Expression; factor: Expression },
): Rate | null {
  if (!isThing(subject) || (numberOf(factor) === null && constantOf(p, subject, scope))) return null
  // `(1 + rate)`, `rate / 100`: the rate stands within.
  const inner = factor.kind === 'binary' && factor.operator !== '*' ? innerOf(factor) : factor
  const constant = constantOf(p, inner, scope)
  const old = numberOf(inner) ?? numberOf(constant ? (plainAssign(constant)?.value ?? null) : null)
  if (old === null || old <= 0) return null
  const behind = p.source.slice(inner.to)
  if (old >= 2 && !/^\s*\)?\s*\/\s*100(?!\d)/.test(behind)) return null
  return { node: inner, product: node, subject: p.text(subject), old, statement: place.node, constant }
}

const innerOf = ({ left, right }: ExpressionOf<'binary'>): Expression => {
  if (numberOf(left) === 1) return right.kind === 'binary' && right.operator === '/' ? right.left : right
  return left
}

/** Where a name gets its one value, a number. */
function constantOf(p: Program, node: Expression, scope: Parameters<Program['binds']>[1]): Statement | null {
  const name = nameOf(node)
  const bindings = name === null ? [] : p.binds(name, scope)
  const statement = p.allPlaces.find(({ node: each }) => plainAssign(each)?.name === name)?.node
  const isOne = bindings.length === 1 && statement && numberOf(plainAssign(statement)?.value ?? null) !== null
  return isOne ? statement : null
}

const isShare = ({ tiers }: Tiers) => tiers.every(({ value }) => value.kind === 'percent')

/** A rate that was one is chosen by tiers, right before it is used. */
export function onRate(p: Program, told: Tiers): Result {
  const rate = isShare(told) ? rateIn(p) : null
  if (rate === null || isInComprehension(p, rate.node)) return null
  const { node, statement, constant, old } = rate
  const guard = guardOf(p, rate, told)
  const home = constant && p.placeOf(constant)?.scope
  const gone = constant === null ? [] : home && p.uses(p.text(node), home).length === 1 ? removed(p, constant) : null
  if (guard === undefined || gone === null) return null
  const name = constant ? p.text(node).toLowerCase() : freeName(p, rateName(told.said), 'tasa', 'tasa_tramo')
  const behind = p.source.slice(node.to)
  const value = (each: Value) => written(each, { old, behind, said: told.said })
  const subject = subjectOf(p, rate, told.said)
  const chain = chainOf(told, {
    p,
    statement: guard?.node ?? statement,
    subject,
    line: (each) => `${name} = ${value(each)}`,
    rest: `${name} = ${old}`,
  })
  const used = p.source.slice(statement.from, node.from) + name + p.source.slice(node.to, endOf(p, statement))
  const place = guard?.node ?? statement
  const { from } = linesOf(p, place)
  return {
    code: edited(p, [
      { from, to: endOf(p, place), text: `${chain}${indentOf(p, place)}${used}` },
      ...(guard?.gone ?? []),
      ...gone,
    ]),
    told: `${inlineCode(name)} depende ahora de ${inlineCode(subject)}, tramo a tramo.`,
    how: [HOW],
  }
}

const HOW = 'Las condiciones se miran de arriba abajo: en cuanto una se cumple, las demás ya no se miran.'

const isInComprehension = (p: Program, { from, to }: Expression) =>
  p.spots('comprehension').some(({ node }) => node.from < from && to <= node.to)

/** The one case in which the rate was used, which the tiers take the place of; undefined where it is more than that. */
function guardOf(p: Program, { statement, subject }: Rate, told: Tiers) {
  const parent = p.placeOf(statement)?.parent
  const compared = parent?.node.kind === 'if' ? comparison(parent.node.test) : null
  if (parent?.node.kind !== 'if' || !compared || p.text(compared.left) !== subject) return null
  if (!isWhole(told.tiers) || parent.node.isElif || parent.node.otherwise.length > 0 || parent.node.body.length > 1)
    return
  const next = parent.block[parent.at + 1]
  const gone = statement.kind === 'return' && next?.kind === 'return' ? removed(p, next) : []
  return gone === null ? undefined : { node: parent.node, gone }
}

/** «con más de 5 años»: another value decides where the words or their unit name it. */
function subjectOf(p: Program, { subject, statement }: Rate, said: string): string {
  const unit = UNITS.find(([words]) => words.test(said))?.[1]
  if (mentionsStem(said, subject) || unit === undefined || unit.test(subject)) return subject
  const scope = p.placeOf(statement)?.scope
  const names = [...(scope?.bindings.keys() ?? [])]
  return names.find((name) => unit.test(name)) ?? subject
}

const rateName = (said: string): string =>
  /\b(?:comision|descuento|impuesto|iva|recargo|propina|interes|subida|aumento)\b/.exec(said)?.[0] ?? 'porcentaje'

type Chain = { p: Program; statement: Statement; subject: string; line: (value: Value) => string; rest: string | null }

/** The lines of a chain right before a statement. */
export function chainOf(told: Tiers, { p, statement, subject, line, rest }: Chain): string {
  const [indent, level] = [indentOf(p, statement), levelOf(p)]
  const branches = branchesOf(told)
  const lines = branches.flatMap(({ test, value }, at) => [
    test === null ? 'else:' : `${at === 0 ? 'if' : 'elif'} ${test(subject)}:`,
    `${level}${line(value)}`,
  ])
  const others = rest === null || isWhole(told.tiers) ? [] : ['else:', `${level}${rest}`]
  return `${[...lines, ...others].map((each) => indent + each).join('\n')}\n`
}

/** «el envío es gratis a partir de 50, 3 euros entre 20 y 50 …»: a number that was fixed is chosen where it is used. */
export function onConstant(p: Program, told: Tiers): Result {
  if (told.tiers.some(({ value }) => value.kind !== 'number')) return null
  const [fixed, more] = p.allPlaces.filter(({ node }) => {
    const plain = plainAssign(node)
    return plain && numberOf(plain.value) !== null && mentionsStem(told.said, plain.name)
  })
  const plain = fixed && plainAssign(fixed.node)
  if (!fixed || more || !plain) return null
  const use = p.allPlaces.find(
    ({ node, scope }) =>
      scope === fixed.scope &&
      node.from > fixed.node.from &&
      new RegExp(`(?<!\\w)${plain.name}(?!\\w)`).test(p.text(node)),
  )?.node
  const subject = use && subjectBefore(p, use, told.said, plain.name)
  const gone = removed(p, fixed.node)
  if (!use || !subject || gone === null) return null
  const chain = chainOf(told, {
    p,
    statement: use,
    subject,
    line: (value) => `${plain.name} = ${value.kind === 'say' ? 0 : value.number}`,
    rest: `${plain.name} = ${p.text(plain.value)}`,
  })
  const { from } = linesOf(p, use)
  return {
    code: edited(p, [{ from, to: from, text: chain }, ...gone]),
    told: `${inlineCode(plain.name)} depende ahora de ${inlineCode(subject)}, tramo a tramo.`,
    how: [HOW],
  }
}

const MONEY = /precio|total|importe|compra|cuenta|pagar|sueldo|salario|venta|saldo|coste|monto|gasto/
const UNITS: readonly (readonly [RegExp, RegExp])[] = [
  [/€|\$|\b(?:euros?|pesos|soles|dolares)\b/, MONEY],
  [/\banos\b/, /edad|ani?os|antiguedad|años/],
  [/\b(?:kg|kilos?)\b/, /peso|kilo|kg/],
  [/\b(?:km|kilometros)\b/, /km|kilometro|distancia/],
  [/\bgrados\b/, /temp|grado/],
]

/** The number that tiers are about, worked out or typed before a statement: named in them, by their unit, or the last one. */
export function subjectBefore(p: Program, statement: Statement, said: string, except: string): string | null {
  const scope = p.placeOf(statement)?.scope
  const names = p.allPlaces.flatMap(({ node, scope: own }) => {
    const plain = plainAssign(node)
    const isText = plain?.value.kind === 'string' || plain?.value.kind === 'list' || plain?.value.kind === 'dict'
    return plain &&
      own === scope &&
      node.from < statement.from &&
      plain.name !== except &&
      !isText &&
      numberOf(plain.value) === null
      ? [plain.name]
      : []
  })
  const named = names.find((name) => mentionsStem(said, name))
  const unit = UNITS.find(([words]) => words.test(said))?.[1]
  return named ?? names.findLast((name) => unit?.test(name)) ?? names.at(-1) ?? null
}
