import { inlineCode } from '../../../../engine/compose'
import type { Expression, FormatField } from '../../../../python/ast'
import type { Edit } from '../../../../python/edit'
import { callTo } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { edited, positional, printsIn } from '../../../../python/program/source'
import type { Scope } from '../../../../python/scope'
import { typeOf } from '../../../faults/type-of'
import { type Change, type Result, STAGE, type Wish } from '../../change'
import { elementsOf, facetsOf, loopElement, targetOf } from '../../elements'
import { NUMBER, numberFrom } from '../../numbers'

/** «con dos decimales», «redondeado». */
export const decimalsChange: Change = {
  name: 'decimals',
  stage: STAGE.format,
  says: [
    new RegExp(
      `\\b(?:redond\\w+ )?(?:(?:con|a|solo|en|de|tenga|muestre|salga con|salgan con|nada mas|y|que) ){0,7}(?<count>${NUMBER}) (?:solo )?(?:decimal(?:es)?|cifras decimales|numeros decimales|digitos? decimal\\w*|dig\\w+ despues)`,
    ),
    new RegExp(
      `(?<=decimal[^;¦]{0,40})\\b(?:solo|solamente|nada mas|maximo|con|quiero|a)(?: (?:solo|quiero|que|salgan|con))* (?<count2>${NUMBER})(?= ?$| ?[.,;¦])`,
    ),
    /\b(?<none>sin decimales|(?:redond\w+ )?al entero(?: mas cercano)?|numeros? enteros?|a entero|sin coma|quit\w+ los decimales)\b/,
    /\b(?<some>redond\w+|tantos decimales|menos decimales)\b/,
  ],
  make(p, wish) {
    const count = countOf(wish)
    const noun = OF_ONE.exec(wish.said.prose.toLowerCase())?.[1]
    return (
      inRound(p, count) ??
      inPrints(p, count, isDecimal, noun) ??
      inReturn(p, count) ??
      inPlace(p, count) ??
      inPrints(p, count, isWhole, noun)
    )
  },
}

const OF_ONE = /\b(total|suma|media|promedio) (?:con|a|redondead[oa] a) (?:\d|un|dos|tres)/

function countOf({ parts }: Wish): number {
  const stated = numberFrom(parts.count ?? parts.count2)
  return stated ?? (parts.none === undefined ? 2 : 0)
}

const told = (count: number) =>
  `Los resultados salen ahora ${count === 0 ? 'sin decimales' : count === 1 ? 'con un decimal' : `con ${count} decimales`}.`

/** `round(x, 1)` that is there already. */
function inRound(p: Program, count: number): Result {
  const rounds = p.spots('call').flatMap(({ node }) => callTo(node, 'round') ?? [])
  const edits = rounds.flatMap((call): Edit[] => {
    const [value, digits] = positional(call)
    if (!value) return []
    return digits
      ? [{ from: digits.from, to: digits.to, text: String(count) }]
      : [{ from: value.to, to: value.to, text: `, ${count}` }]
  })
  if (edits.length === 0) return null
  const code = edited(p, edits)
  return code === p.source
    ? null
    : { code, told: told(count), how: [`El segundo número de \`round\` dice cuántos decimales quedan.`] }
}

/** `precios[p] = precios[p] * 1.1`: what is kept in a collection that is shown as it is. */
function inPlace(p: Program, count: number): Result {
  const kept = p.allPlaces.flatMap(({ node, scope }) =>
    node.kind === 'assign' && node.targets[0]?.kind === 'subscript' && isDecimal(p, node.value, scope)
      ? [node.value]
      : [],
  )
  if (kept.length === 0) return null
  return {
    code: edited(
      p,
      kept.map((value) => ({ ...p.whole(value), text: `round(${p.text(value)}, ${count})` })),
    ),
    told: told(count),
    how: [`${inlineCode('round')} redondea el valor antes de guardarlo.`],
  }
}

type Test = (p: Program, node: Expression, scope: Scope) => boolean

/** A number that is calculated, though it may be a whole one. */
const isWhole: Test = (_p, node, scope) => node.kind !== 'number' && typeOf(node, scope) === 'int'

function inPrints(p: Program, count: number, isNumber: Test, noun: string | undefined): Result {
  const spec = `.${count}f`
  const edits: Edit[] = []
  const all = printsIn(p.body)
  // «el total con 2 decimales»: where only that is meant.
  const meant = noun === undefined ? [] : all.filter((call) => p.text(call).toLowerCase().includes(noun))
  for (const call of meant.length > 0 ? meant : all) {
    const scope = p.spots('call').find(({ node }) => node === call)?.scope
    if (!scope) continue
    for (const argument of positional(call)) {
      if (argument.kind === 'format-string') {
        for (const field of argument.parts)
          if (field.kind === 'field' && isNumber(p, field.value, scope)) edits.push(specified(field, spec))
      } else if (isNumber(p, argument, scope)) {
        const { from, to } = p.whole(argument)
        edits.push({ from, to, text: `f"{${p.text(argument).replaceAll('"', "'")}:${spec}}"` })
      }
    }
  }
  if (edits.length === 0) return null
  const code = edited(p, edits)
  if (code === p.source)
    return {
      why: `Tu programa ya lo hace: ${inlineCode(`:${spec}`)} muestra el resultado ${count === 0 ? 'sin decimales' : count === 1 ? 'con un decimal' : `con ${count} decimales`}.`,
    }
  return {
    code,
    told: told(count),
    how: [
      `${inlineCode(`:${spec}`)} dentro de las llaves de una f-string muestra el número con ${count} ${count === 1 ? 'decimal' : 'decimales'}; el valor que guarda la variable no cambia.`,
    ],
  }
}

function specified(field: FormatField, spec: string): Edit {
  const [first] = field.spec
  if (first) return { from: field.value.to, to: field.to, text: `:${spec}}` }
  return { from: field.to - 1, to: field.to - 1, text: `:${spec}` }
}

/** Whether a number may have decimals: a division, a `float`, or what is calculated from them. */
export function isDecimal(p: Program, node: Expression, scope: Scope, depth = 0): boolean {
  if (depth > 6) return false
  if (typeOf(node, scope) === 'float') return true
  if (node.kind === 'binary') {
    if (node.left.kind === 'string' || node.right.kind === 'string') return false
    return (
      node.operator === '/' || isDecimal(p, node.left, scope, depth + 1) || isDecimal(p, node.right, scope, depth + 1)
    )
  }
  if (node.kind === 'number') return node.text.includes('.')
  if (node.kind === 'attribute') return node.name === 'pi' || node.name === 'e'
  if (node.kind === 'unary') return isDecimal(p, node.operand, scope, depth + 1)
  if (node.kind === 'name' && p.binds(node.name, scope).some(({ form }) => form === 'assign' || form === 'augmented')) {
    return p
      .binds(node.name, scope)
      .some(
        ({ value, form }) =>
          value !== null && (form === 'assign' || form === 'augmented') && isDecimal(p, value, scope, depth + 1),
      )
  }
  if (node.kind === 'name' || node.kind === 'subscript') return isDecimalOfRow(p, node, scope)
  if (node.kind !== 'call') return false
  if (callTo(node, 'float', 'sum', 'mean', 'sqrt')) return true
  if (node.callee.kind === 'attribute')
    return ['sqrt', 'mean', 'median', 'pow', 'random', 'uniform'].includes(node.callee.name)
  const place = node.callee.kind === 'name' ? p.functionNamed(node.callee.name, scope) : undefined
  return (
    place?.node.body.some((inner) =>
      p
        .places('return')
        .some(
          (found) =>
            found.node.from >= inner.from &&
            found.node.to <= inner.to &&
            found.node.value !== null &&
            isDecimal(p, found.node.value, found.scope, depth + 1),
        ),
    ) ?? false
  )
}

/** A number with decimals out of what a loop goes over, or out of a dictionary or list that is written down. */
function isDecimalOfRow(p: Program, node: Expression, scope: Scope): boolean {
  const text = p.text(node)
  const isInLoop = p.places('for').some(({ node: loop, scope: at }) => {
    if (node.from < loop.from || node.to > loop.to || callTo(loop.iterable, 'range')) return false
    const element = loopElement(p, loop.iterable, at)
    return (
      element !== null &&
      facetsOf(p, element, targetOf(p, loop.target), loop.iterable).some(
        ({ kind, code }) => kind === 'number' && code === text,
      ) &&
      hasPoint(p, loop.iterable, at)
    )
  })
  if (isInLoop) return true
  if (node.kind !== 'subscript') return false
  const element = elementsOf(p, node.value, scope)
  const value = element?.kind === 'entry' ? element.value : element
  return value?.kind === 'number' && hasPoint(p, node.value, scope)
}

/** Whether a number with a point stands in the literal that a name is bound to. */
function hasPoint(p: Program, node: Expression, scope: Scope): boolean {
  const names = p.spots('name').filter((spot) => spot.node.from >= node.from && spot.node.to <= node.to)
  const values = names.flatMap((spot) => p.binds(spot.node.name, scope).flatMap(({ value }) => value ?? []))
  return [node, ...values].some((value) =>
    p
      .spots('number')
      .some((spot) => spot.node.from >= value.from && spot.node.to <= value.to && spot.node.text.includes('.')),
  )
}

function inReturn(p: Program, count: number): Result {
  const edits = p.places('return').flatMap(({ node, scope }): Edit[] => {
    if (!node.value || !isDecimal(p, node.value, scope)) return []
    const { from, to } = p.whole(node.value)
    return [{ from, to, text: `round(${p.source.slice(from, to)}, ${count})` }]
  })
  if (edits.length === 0) return null
  return { code: edited(p, edits), told: told(count), how: [`\`round(x, ${count})\` redondea antes de devolver.`] }
}
