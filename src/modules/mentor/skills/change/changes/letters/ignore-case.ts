import { inlineCode } from '../../../../engine/compose'
import type { Expression } from '../../../../python/ast'
import type { Edit } from '../../../../python/edit'
import {
  callTo,
  comparison,
  mentions,
  methodCall,
  nameOf,
  plainAssign,
} from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { indentOf } from '../../../../python/program/line-edits'
import { edited, inputIn, linesOf } from '../../../../python/program/source'
import type { Scope } from '../../../../python/scope'
import { typeOf } from '../../../faults/type-of'
import { type Change, STAGE } from '../../change'
import { countedIn } from '../collections/counts'

/** «que le den igual mayúsculas o minúsculas». */
export const ignoreCaseChange: Change = {
  name: 'ignore-case',
  stage: STAGE.input,
  says: [
    /\b(?:que )?(?:(?:le |me |se )?(?:d[ea]n? (?:igual|lo mismo)|no (?:importe\w*|distin\w+|tenga en cuenta|diferenci\w+)|sin (?:distinguir|importar|diferenciar|tener en cuenta)|ignor\w+|acepte\w*|admita|funcione|valga)(?: [a-z]+){0,7}? )(?:mayusculas?|minusculas?)(?:(?:,| y| o| ni| e| de) (?:las )?(?:mayusculas?|minusculas?))?|\bcase ?insensitive\b/,
  ],
  make(p) {
    const lowered = p
      .places('assign')
      .find(({ node }) => LOWERED.test(p.text(node.value)) && isCompared(p, nameOf(node.targets[0])))
    if (lowered)
      return {
        why: `Eso ya lo hace tu programa: la línea ${p.line(lowered.node)}, ${inlineCode(p.text(lowered.node))}, lo iguala antes de compararlo.`,
      }
    const atKeys = loweredKeys(p)
    if (atKeys.length > 0)
      return {
        code: edited(p, atKeys),
        told: 'Se cuenta en minúsculas: ya no importa cómo estén escritas.',
        how: [`${inlineCode('.lower()')} da el mismo texto en minúsculas: así todas las formas son la misma clave.`],
      }
    const atInput = loweredAtInput(p)
    if (atInput.length > 0)
      return {
        code: edited(p, atInput),
        told: 'Lo que se escribe se pasa a minúsculas al leerlo: ya no importa cómo se escriba.',
        how: [`${inlineCode('.lower()')} da el mismo texto en minúsculas.`],
      }
    const known = [...comparedTexts(p), ...countedTexts(p)]
    const edits = known.length > 0 ? known : comparedUnknown(p)
    const unique = edits.filter((edit, at) => edits.findIndex((other) => other.from === edit.from) === at)
    if (unique.length === 0) return null
    return {
      code: edited(p, unique),
      told: 'Ya no importa si se escribe con mayúsculas o con minúsculas.',
      how: [`Los dos lados se pasan a minúsculas con ${inlineCode('.lower()')} antes de compararlos.`],
    }
  },
}

/** What is counted by key is lowered before it is a key. */
function loweredKeys(p: Program): Edit[] {
  const counts = countedIn(p)
  if (counts === null) return []
  const [counter] = p.spots('call').flatMap(({ node }) => callTo(node, 'Counter') ?? [])
  const keys = new Set(
    p.spots('subscript').flatMap(({ node }) => (nameOf(node.value) === counts ? (nameOf(node.index) ?? []) : [])),
  )
  const loop = p.places('for').find(({ node }) => keys.has(nameOf(node.target) ?? ''))?.node
  const walked = counter?.arguments[0]?.value ?? loop?.iterable
  const method = methodCall(walked)
  const object =
    method?.name === 'split' ? method.object : walked?.kind === 'name' && isTextWalked(p, walked) ? walked : null
  if (object) return [{ from: object.to, to: object.to, text: '.lower()' }]
  const [first] = loop?.body ?? []
  if (!loop || !first) return []
  const { from } = linesOf(p, first)
  return [{ from, to: from, text: `${indentOf(p, first)}${p.text(loop.target)} = ${p.text(loop.target)}.lower()\n` }]
}

/** A text is walked through letter by letter; a list is not lowered as a whole. */
const isTextWalked = (p: Program, node: Expression): boolean => {
  const scope = p.spots('name').find((spot) => spot.node === node)?.scope
  return scope !== undefined && typeOf(node, scope) === 'str'
}

const LOWERED = /^(?:input\(.*\)|[a-z_]+)(?:\.strip\(\))?\.(?:lower|upper|casefold)\(\)(?:\.strip\(\))?$/
/** What is looked up or held against something. */
const isCompared = (p: Program, name: string | null) =>
  name !== null && (isTextKey(p, name) || p.spots('compare').some(({ node }) => mentions(node, name)))

/** A text that a dictionary is asked for, or filled with. */
const isTextKey = (p: Program, name: string) =>
  p.spots('subscript').some(({ node }) => nameOf(node.index) === name) ||
  p.spots('call').some(({ node }) => methodCall(node)?.name === 'get' && nameOf(node.arguments[0]?.value) === name)

/** A text that is only compared is lowered once, where it is read. */
function loweredAtInput(p: Program): Edit[] {
  const compared = p.spots('compare').flatMap(({ node }) => [node.left, ...node.comparisons.map(({ right }) => right)])
  const names = p.places('assign').flatMap(({ node, scope }) => {
    const name = nameOf(node.targets[0])
    if (name === null || !/^input\([^()]{0,80}\)(?:\.strip\(\))?$/.test(p.text(node.value))) return []
    const uses = p.uses(name, scope)
    // What is chosen by a figure has no letters.
    const isChoice = p.spots('compare').every(({ node: each }) => {
      const found = comparison(each)
      return nameOf(found?.left) !== name || (found?.right.kind === 'string' && /^\d+$/.test(found.right.value))
    })
    const isKey = isTextKey(p, name)
    if (isKey) return [node.value]
    const isOnlyCompared =
      !isChoice &&
      uses.length > 0 &&
      uses.every(({ node: use }) =>
        compared.some((side) => side === use || (side.kind === 'subscript' && side.value === use)),
      )
    return isOnlyCompared ? [node.value] : []
  })
  const literals = compared.filter((side) => side.kind === 'string' && side.value !== side.value.toLowerCase())
  if (names.length === 0) return []
  return [
    ...names.map((value) => ({ from: value.to, to: value.to, text: '.lower()' })),
    ...literals.map((side) => ({ from: side.from, to: side.to, text: p.text(side).toLowerCase() })),
  ]
}

/** Where a text is read and then compared, it is lowered where it is read; the texts it is compared with as well. */
function comparedTexts(p: Program): Edit[] {
  return p.spots('compare').flatMap(({ node, scope }): Edit[] => {
    const found = comparison(node)
    if (!found || !['==', '!=', 'in', 'not in'].includes(found.operator)) return []
    const sides = [found.left, found.right]
    if (sides.some((side) => side.kind === 'string' && side.value.toLowerCase() === side.value.toUpperCase())) return []
    const isEqual = found.operator === '==' || found.operator === '!='
    const isAnyText = sides.some((side) => side.kind === 'string' || isText(p, side, { scope, sides }))
    return sides.flatMap((side): Edit[] => {
      if (side.kind === 'string')
        return side.value === side.value.toLowerCase()
          ? []
          : [{ from: side.from, to: side.to, text: p.text(side).toLowerCase() }]
      // What is held against a text is one.
      const isMeant = isText(p, side, { scope, sides }) || (isEqual && isAnyText && typeOf(side, scope) === null)
      return isMeant && ['name', 'subscript', 'attribute'].includes(side.kind)
        ? [{ from: side.to, to: side.to, text: '.lower()' }]
        : []
    })
  })
}

type Held = { scope: Scope; sides: readonly Expression[] }

function isText(p: Program, side: Expression, { scope, sides }: Held): boolean {
  if (typeOf(side, scope) === 'str') return true
  const name = nameOf(side)
  return (
    name !== null &&
    (isTextOf(p, name, scope) ||
      sides.some(({ kind }) => kind === 'string') ||
      p.binds(name, scope).some(({ form }) => form === 'for' || form === 'parameter'))
  )
}

/** The only two things that a program holds against each other, of which nothing says what they are: texts, since letters are spoken of. */
function comparedUnknown(p: Program): Edit[] {
  const [only, other] = p.spots('compare').flatMap(({ node, scope }) => {
    const found = comparison(node)
    const isOpen = (side: Expression) =>
      ['name', 'subscript', 'attribute'].includes(side.kind) && typeOf(side, scope) === null
    return found && ['==', '!='].includes(found.operator) && isOpen(found.left) && isOpen(found.right) ? [found] : []
  })
  if (only === undefined || other !== undefined) return []
  return [only.left, only.right].map(({ to }) => ({ from: to, to, text: '.lower()' }))
}

const isTextOf = (p: Program, name: string, scope: Parameters<typeof typeOf>[1]) =>
  p
    .binds(name, scope)
    .some(
      ({ value, place }) =>
        value !== null && inputIn(value)?.conversion === null && place !== null && plainAssign(place.node) !== null,
    )

/** `texto.count(letra)`. */
function countedTexts(p: Program): Edit[] {
  return p.spots('call').flatMap(({ node }): Edit[] => {
    const { callee } = node
    if (
      callee.kind !== 'attribute' ||
      !['count', 'find', 'startswith', 'endswith', 'replace', 'index'].includes(callee.name) ||
      callee.name === 'replace'
    )
      return []
    const [given] = node.arguments
    if (!given || callee.value.kind === 'call') return []
    return [
      { from: callee.value.to, to: callee.value.to, text: '.lower()' },
      given.value.kind === 'string'
        ? { from: given.from, to: given.to, text: p.text(given).toLowerCase() }
        : { from: given.to, to: given.to, text: '.lower()' },
    ]
  })
}
