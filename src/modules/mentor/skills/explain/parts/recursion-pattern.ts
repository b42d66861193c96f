import type { Expression, StatementOf } from '../../../python/ast'
import { allExpressions, statementsIn } from '../../../python/walk'
import { quote, type Source } from '../idioms/idiom'
import { calledName } from '../idioms/in-calls'

export function recursionPattern(owner: StatementOf<'function'>, source: Source): string | null {
  const isOwnCall = (part: Expression) =>
    part.kind === 'call' && part.callee.kind === 'name' && part.callee.name === owner.name
  const calls = [...allExpressions(owner.body)].filter(isOwnCall)
  if (calls.length === 0) return null
  const [parameter] = owner.parameters
  const name = parameter ? `\`${parameter.name}\`` : 'su dato'
  const digits = digitPattern(owner, isOwnCall)
  if (digits !== null) return digits
  const flat = flattens(owner, isOwnCall)
  if (flat)
    return `**aplana** ${name}: saca los elementos de las listas que hay dentro, por hondas que estén, a una sola lista`
  for (const part of allExpressions(owner.body)) {
    if (part.kind !== 'binary') continue
    const sides = [part.left, part.right]
    if (part.operator === '*' && sides.some(isOwnCall) && sides.some(({ kind }) => kind === 'name')) {
      return `calcula el factorial o un producto de forma recursiva, multiplicando ${name} por el resultado de llamarse a sí misma`
    }
    if (part.operator === '+' && sides.every(isOwnCall))
      return `calcula la sucesión de Fibonacci (o una parecida) de forma recursiva: suma dos llamadas a sí misma${memory(owner, source)}`
    if (part.operator === '+' && sides.some(isOwnCall))
      return `se llama a sí misma y va sumando, hasta el caso base (${quote(source, part)})`
  }
  return 'resuelve el problema llamándose a sí misma con un caso más pequeño'
}

/** `n % 10 + f(n // 10)` takes a number digit by digit. */
function digitPattern(owner: StatementOf<'function'>, isOwnCall: (part: Expression) => boolean): string | null {
  const name = owner.parameters[0]?.name
  const isOf = (part: Expression, operator: string) =>
    part.kind === 'binary' &&
    part.operator === operator &&
    part.left.kind === 'name' &&
    part.left.name === name &&
    part.right.kind === 'number' &&
    part.right.text === '10'
  const cuts = (part: Expression) => part.kind === 'call' && part.arguments.some(({ value }) => isOf(value, '//'))
  for (const part of allExpressions(owner.body)) {
    if (part.kind !== 'binary') continue
    const sides = [part.left, part.right]
    const own = sides.find((side) => isOwnCall(side) && cuts(side))
    const other = sides.find((side) => side !== own)
    if (own === undefined || other === undefined) continue
    const last = `en cada llamada \`${name} // 10\` quita la última cifra`
    if (isOf(other, '%') && part.operator === '+')
      return `suma las cifras (los dígitos) de \`${name}\`: \`${name} % 10\` es la última y ${last}`
    if (isOf(other, '%') && part.operator === '*')
      return `multiplica las cifras (los dígitos) de \`${name}\`: \`${name} % 10\` es la última y ${last}`
    if (other.kind === 'number' && other.text === '1' && part.operator === '+')
      return `cuenta las cifras (los dígitos) de \`${name}\`: suma 1 por cada una, y ${last}`
  }
  return null
}

/** What is a list is taken apart by the function itself. */
function flattens({ body }: StatementOf<'function'>, isOwnCall: (part: Expression) => boolean): boolean {
  return [...allExpressions(body)].some(
    (part) =>
      (part.kind === 'call' &&
        /^(?:extend)$/.test(calledName(part)) &&
        part.arguments.some(({ value }) => isOwnCall(value))) ||
      (part.kind === 'comprehension' && part.clauses.some(({ iterable }) => isOwnCall(iterable))),
  )
}

/** A dictionary that is asked first and kept up: what was worked out is not worked out again. */
function memory({ body }: StatementOf<'function'>, source: Source): string {
  for (const node of statementsIn(body)) {
    const [target] = node.kind === 'assign' ? node.targets : []
    if (target?.kind !== 'subscript' || target.value.kind !== 'name') continue
    const name = target.value.name
    const isAsked = [...allExpressions(body)].some(
      (part) =>
        part.kind === 'compare' &&
        part.comparisons.some(
          ({ operator, right }) => operator === 'in' && right.kind === 'name' && right.name === name,
        ),
    )
    if (isAsked)
      return `, y guarda en ${quote(source, target.value)} cada resultado ya calculado (memoización) para no volver a calcularlo`
  }
  return ''
}
