import type { Expression, StatementOf } from '../../../python/ast'
import { CHANGES_IN_PLACE } from '../../../python/in-place'
import { allExpressions, expressionsIn, sameScope, statementsIn } from '../../../python/walk'
import { type Idiom, listed, quote, type Source } from './idiom'

/** What giving several names their values at once is, or one thing a second name. */
export function inGiving(node: StatementOf<'assign'>, source: Source): Idiom[] {
  const place = { from: node.from, to: node.to }
  const whole = quote(source, node)
  const [target] = node.targets
  if (target?.kind === 'tuple') {
    const targets = listed(target.items.map((item) => quote(source, item)))
    const names = new Set(target.items.flatMap((item) => (item.kind === 'name' ? [item.name] : [])))
    const usesOld = [...expressionsIn(node.value)].some((part) => part.kind === 'name' && names.has(part.name))
    return [
      {
        name: node.value.kind === 'tuple' && usesOld ? 'swap-assign' : 'unpacking',
        ...place,
        slots: {
          whole,
          targets,
          exchanged: exchangedText(target.items, node.value),
          count: countText(target.items, source),
        },
      },
    ]
  }
  if (target?.kind === 'name' && node.value.kind === 'name') {
    const of = kindGiven(node.value.name, source)
    if (of === null || !isChanged([target.name, node.value.name], source)) return []
    const [copyName, originalName] = [target.name, node.value.name]
    return [
      {
        name: 'same-list',
        ...place,
        slots: {
          whole,
          copy: quote(source, target),
          original: quote(source, node.value),
          copyName,
          originalName,
          of,
        },
      },
    ]
  }
  return []
}

/** `a, b = b, a` and no more than that. */
function exchangedText(targets: readonly Expression[], value: Expression): string {
  const name = (part: Expression | undefined) => (part?.kind === 'name' ? part.name : null)
  const [one, other, more] = targets
  const [mine, theirs] = value.kind === 'tuple' ? value.items : []
  const isExchange =
    more === undefined && name(one) !== null && name(one) === name(theirs) && name(other) === name(mine)
  return isExchange ? `**intercambia** los valores de \`${name(one)}\` y \`${name(other)}\`: ` : ''
}

/** `a, *b = …`: the star takes what is left over. */
function countText(items: readonly Expression[], source: Source): string {
  const rest = items.find(({ kind }) => kind === 'starred')
  if (rest?.kind !== 'starred') return 'Tiene que haber tantos valores como nombres.'
  const name = quote(source, rest.value)
  return `El asterisco hace que ${name} se quede con **todo lo que sobra**, en una **lista** (vacía si no sobra nada); los demás nombres toman un valor cada uno. Por eso \`${source.module.source.slice(rest.from, rest.to)}\` solo puede estar una vez.`
}

/** What a name is given somewhere in the program itself that can be changed in place: «de la misma lista»; null for anything else. */
function kindGiven(name: string, { module }: Source): string | null {
  for (const statement of statementsIn(module.body, sameScope)) {
    if (statement.kind !== 'assign') continue
    const { kind } = statement.value
    const made = kind === 'comprehension' ? statement.value.form : kind
    const of = Object.hasOwn(SAME, made) ? SAME[made] : undefined
    if (of !== undefined && statement.targets.some((target) => target.kind === 'name' && target.name === name))
      return of
  }
  return null
}
const SAME: Readonly<Record<string, string>> = {
  list: 'de la misma lista',
  dict: 'del mismo diccionario',
  set: 'del mismo conjunto',
}

/** Whether what these names stand for is changed in place. */
function isChanged(names: readonly string[], { module }: Source): boolean {
  const isOne = (node: Expression) => node.kind === 'name' && names.includes(node.name)
  for (const node of allExpressions(module)) {
    if (
      node.kind === 'call' &&
      node.callee.kind === 'attribute' &&
      CHANGES_IN_PLACE.has(node.callee.name) &&
      isOne(node.callee.value)
    )
      return true
  }
  return [...statementsIn(module.body)].some((statement) => {
    const targets =
      statement.kind === 'assign' ? statement.targets : statement.kind === 'augmented-assign' ? [statement.target] : []
    // `lista += …` changes the list itself.
    const isGrown = statement.kind === 'augmented-assign' && isOne(statement.target)
    return isGrown || targets.some((target) => target.kind === 'subscript' && isOne(target.value))
  })
}
