import type { Expression, StatementOf } from '../../../../python/ast'
import type { Edit } from '../../../../python/edit'
import { callTo, nameOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { edited, positional } from '../../../../python/program/source'
import { bindingsOf, type Place, type Scope } from '../../../../python/scope'
import { typeOf } from '../../../faults/type-of'
import { type Change, STAGE } from '../../change'
import { elementsOf } from '../../elements'

/** «ponle tipos», «con type hints». */
export const typesChange: Change = {
  name: 'types',
  stage: STAGE.style,
  says: [
    /\b(?:(?:con|y|e|,) (?:los |sus |las )?(?:tipos|anotaciones)(?= ?$| ?[.,;¦]| y )|type ?hints?|(?:con|pon\w*|anad\w*|agreg\w*|met\w*|indica\w*)(?: (?:le|los|las|un|sus|de)){0,7} (?:tipos?(?: de datos?)?|tipado|anotaciones(?: de tipos?)?|anotacion de tipo)|tipad[oa]|anotaciones de tipos?|con tipos|tipos de datos)\b(?:(?:,| y)?(?: (?:a|en|de|para))? (?:(?:los )?parametros?|l[oa]s? (?:variables|argumentos)|lo que devuelv\w+|el (?:retorno|resultado)|l[oa] que retorn\w+)){0,3}/,
  ],
  make(p) {
    const edits: Edit[] = []
    for (const place of p.places('function')) edits.push(...annotations(p, place))
    if (edits.length === 0) {
      if (p.places('function').length === 0)
        return {
          why: 'Los tipos se ponen sobre todo en funciones, y tu programa no tiene ninguna. Si quieres, primero lo meto en una función.',
        }
      return {
        why: 'No puedo saber con seguridad de qué tipo son los parámetros: no veo ninguna llamada con valores. Dime de qué tipo es cada uno.',
      }
    }
    return {
      code: edited(p, edits),
      told: 'Las funciones dicen ahora de qué tipo es cada dato.',
      how: [
        '`nombre: tipo` es el tipo del parámetro, y `-> tipo` el de lo que devuelve.',
        'Python no los comprueba al ejecutar: sirven para quien lee y para el editor.',
      ],
      keepsOutput: true,
    }
  },
}

function annotations(p: Program, place: Place<StatementOf<'function'>>): Edit[] {
  const { node } = place
  const calls = p.spots('call').filter((spot) => nameOf(spot.node.callee) === node.name)
  const isMethod = place.scope.kind === 'class'
  const edits = node.parameters.flatMap((parameter, at): Edit[] => {
    if (parameter.annotation || parameter.form !== 'positional' || (isMethod && at === 0)) return []
    const given = calls.map((spot) => ({
      value: positional(spot.node)[at] ?? spot.node.arguments.find(({ name }) => name === parameter.name)?.value,
      scope: spot.scope,
    }))
    const types = new Set([
      ...given.flatMap(({ value, scope }) => (value ? [hint(p, value, scope)] : [])),
      ...(parameter.standard ? [hint(p, parameter.standard, place.scope)] : []),
    ])
    types.delete(null)
    const [type] = types.size > 0 ? joined(types) : usedAs(p, place, parameter.name)
    return type === undefined
      ? []
      : [
          {
            from: parameter.from + parameter.name.length,
            to: parameter.standard ? parameter.standard.from : parameter.to,
            text: parameter.standard ? `: ${type} = ` : `: ${type}`,
          },
        ]
  })
  if (node.returns) return edits
  const annotated = new Map(
    node.parameters.flatMap(({ name, from }) => {
      const text = edits.find((edit) => edit.from === from + name.length)?.text.replace(/^: | = $/g, '')
      return text === undefined ? [] : [[name, text] as const]
    }),
  )
  const returns = p.places('return').filter((found) => found.node.from > node.from && found.node.to <= node.to + 1)
  const types = new Set(
    returns.map((found) =>
      found.node.value ? (hint(p, found.node.value, found.scope) ?? sumType(found.node.value, annotated)) : 'None',
    ),
  )
  const close = p.source.indexOf(':', p.source.indexOf(')', node.parameters.at(-1)?.to ?? node.nameFrom))
  const [type] = returns.length === 0 ? ['None'] : types.has(null) ? [] : joined(types)
  return type === undefined || close < 0 ? edits : [...edits, { from: close, to: close, text: ` -> ${type}` }]
}

/** A parameter that nothing is given for here: what the function does with it tells. */
function usedAs(p: Program, { node }: Place<StatementOf<'function'>>, name: string): string[] {
  const body = p.source.slice(node.body[0]?.from ?? node.from, node.to)
  const used = (pattern: string) => new RegExp(pattern.replaceAll('NAME', `(?<![\\w.])${name}`)).test(body)
  if (used('NAME\\.(?:items|keys|values|get)\\(')) return ['dict']
  if (used('NAME\\.(?:append|sort|extend|remove)\\(')) return ['list']
  if (used('NAME\\.(?:upper|lower|strip|split|replace|title|startswith|endswith|isdigit|join|capitalize)\\('))
    return ['str']
  if (used('(?:sum|max|min)\\(NAME\\)')) return ['list[float]']
  if (used('range\\((?:\\d+, *)?NAME') || used('NAME *(?:%|//)') || used('(?:%|//) *NAME')) return ['int']
  if (used('NAME *(?:[*/-]|\\+=?|<=?|>=?) *[\\w(]') || used('[\\w)] *(?:[*/-]|<=?|>=?) *NAME')) return ['float']
  return used('for \\w+ in NAME') || used('len\\(NAME\\)') ? ['list'] : []
}

/** What `+`, `-` and `*` of annotated numbers give. */
function sumType(node: Expression, types: ReadonlyMap<string, string>): string | null {
  if (node.kind === 'name') return types.get(node.name) ?? null
  if (node.kind === 'number') return /^[\d_]+$/.test(node.text) ? 'int' : 'float'
  if (node.kind !== 'binary' || !['+', '-', '*'].includes(node.operator)) return null
  const sides = [sumType(node.left, types), sumType(node.right, types)]
  if (sides.some((side) => side !== 'int' && side !== 'float')) return null
  return sides.includes('float') ? 'float' : 'int'
}

/** One type for several: an int is fine where a float is. */
function joined(types: ReadonlySet<string | null>): string[] {
  const known = [...types].filter((type) => type !== null)
  if (known.includes('int') && known.includes('float')) return joined(new Set(known.filter((type) => type !== 'int')))
  const inOrder = known.toSorted((a, b) => Number(a === 'None') - Number(b === 'None'))
  return known.length <= 1 ? known : [inOrder.join(' | ')]
}

function hint(p: Program, node: Expression, scope: Scope): string | null {
  if (node.kind === 'boolean-operation') return null
  if (node.kind === 'binary' && dividesLast(node)) return 'float'
  const [, digits] = callTo(node, 'round') && node.kind === 'call' ? positional(node) : []
  if (digits) return 'float'
  const type = typeOf(node, scope)
  if (type === 'list') {
    const element = elementsOf(p, node, scope)
    return element?.kind === 'number'
      ? 'list[float]'
      : element?.kind === 'text'
        ? 'list[str]'
        : element?.kind === 'record'
          ? 'list[dict]'
          : 'list'
  }
  if (type === 'iterator') return null
  if (type === null) return startType(node, scope)
  return type === 'none' ? 'None' : type
}

/** What is built up step by step is what it starts from: a text, a list, a dictionary, a number. */
function startType(node: Expression, scope: Scope): string | null {
  if (node.kind !== 'name') return null
  const all = bindingsOf(node.name, scope)
  const [first] = all
  if (first?.form !== 'assign' || !first.value) return null
  const steps = all.slice(1)
  if (steps.some(({ form, value }) => form !== 'augmented' && (form !== 'assign' || value?.kind !== 'binary')))
    return null
  switch (first.value.kind) {
    case 'string':
      return 'str'
    case 'list':
    case 'dict':
    case 'set':
      return first.value.kind
    case 'number':
      return steps.length > 0 ? 'float' : null
    default:
      return null
  }
}

/** A true division gives a float, whatever its sides are. */
const dividesLast = (node: Expression): boolean =>
  node.kind === 'binary' &&
  (node.operator === '/' ||
    (['+', '-', '*'].includes(node.operator) && (dividesLast(node.left) || dividesLast(node.right))))
