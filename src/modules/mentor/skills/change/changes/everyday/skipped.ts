import { inlineCode } from '../../../../engine/compose'
import type { Expression, StatementOf } from '../../../../python/ast'
import { callTo, methodCall, nameOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { addedBefore, levelOf } from '../../../../python/program/line-edits'
import { edited, textLiteral } from '../../../../python/program/source'
import type { Scope } from '../../../../python/scope'
import { statementsIn } from '../../../../python/walk'
import { type Change, type Result, STAGE } from '../../change'
import { elementsOf } from '../../elements'
import { fitting } from '../fitting'

const NOT =
  '(?:no (?:cuent|sum|inclu|us|salg|guard|muestr|imprim|val|tom|teng)[a-z]{1,6}(?: en cuenta)?|sin (?:contar|sumar|incluir|tener en cuenta|mirar)|(?:ignor|salt|exclu|descart)[a-z]{1,5}|dej[ae] fuera)'
const WHAT =
  '(?:espacios?(?: en blanco)?|ceros?|0|negativos?|pares|impares|vocales|numeros|digitos|cifras|signos(?: de puntuacion)?|simbolos|puntuacion|comas|puntos|vaci[oa]s)'

/** «que no cuente los espacios», «sin sumar los negativos»: what a loop goes through, without those. */
export const skippedChange: Change = {
  name: 'skipped',
  isWhole: true,
  stage: STAGE.data,
  ...fitting(
    [
      new RegExp(
        `^(?:(?:y|que|pero|ahora|quiero|hazlo|haz|me|se)[, ]+){0,5}${NOT} (?:ni )?(?:l[oa]s |el |la )?(?:lineas |valores |numeros )?(?<what>${WHAT})(?:,? (?:y|ni|o) (?:l[oa]s |el |la )?(?<what2>${WHAT}))?[ ?!.]*$`,
      ),
    ],
    (p, { parts }) =>
      skipping(
        p,
        [parts.what, parts.what2].flatMap((what) => what ?? []),
      ),
  ),
}

function skipping(p: Program, what: readonly string[]): Result {
  const loops = p.places('for').flatMap(({ node, scope }) => {
    const name = nameOf(node.target)
    const kind = name === null ? null : kindIn(p, node.iterable, scope)
    return name === null || kind === null ? [] : [{ node, tests: what.map((each) => testOf(p, each, kind, name)) }]
  })
  const fit = loops.filter(({ tests }) => tests.every((test) => test !== null))
  const [only, other] = fit.filter(({ node }) => keeps(node)).length > 0 ? fit.filter(({ node }) => keeps(node)) : fit
  const [first] = only?.node.body ?? []
  if (!only || other || !first) return null
  const test = only.tests.join(' or ')
  const added = addedBefore(p, first, `if ${test}:\n${levelOf(p)}continue`)
  if (!added) return null
  return {
    code: edited(p, added),
    told: `Ahora se salta los que cumplen ${inlineCode(test)}.`,
    how: [`${inlineCode('continue')} pasa al siguiente sin hacer lo que queda de la vuelta.`],
  }
}

/** It counts, adds up or gathers what it goes through. */
const keeps = ({ body }: StatementOf<'for'>): boolean =>
  [...statementsIn(body)].some(
    (node) =>
      node.kind === 'augmented-assign' ||
      (node.kind === 'assign' && node.targets.some(({ kind }) => kind === 'subscript')) ||
      (node.kind === 'expression' && /^(?:append|add)$/.test(methodCall(node.value)?.name ?? '')),
  )

type Kind = 'letter' | 'number' | 'text'

/** What a loop goes through one by one: the letters of a text, or what the elements of a collection are. */
function kindIn(p: Program, node: Expression, scope: Scope): Kind | null {
  if (isText(p, node, scope)) return 'letter'
  const element = elementsOf(p, node, scope)
  return element?.kind === 'number' || element?.kind === 'text' ? element.kind : null
}

const KEEPS_TEXT = /^(?:lower|upper|strip|title|replace|casefold)$/
function isText(p: Program, node: Expression, scope: Scope, depth = 0): boolean {
  if (node.kind === 'string' || node.kind === 'format-string' || callTo(node, 'input')) return true
  const method = methodCall(node)
  if (method !== null) return KEEPS_TEXT.test(method.name)
  if (node.kind !== 'name' || depth > 3) return false
  const values = p.binds(node.name, scope).flatMap(({ form, value }) => (form === 'assign' && value ? [value] : []))
  const isNamed = scope.kind === 'function' && /^(?:texto|frase|palabra|cadena|nombre|linea)$/.test(node.name)
  return values.length > 0 ? values.every((value) => isText(p, value, scope, depth + 1)) : isNamed
}

/** The condition under which one is left out; null where it says nothing of that kind of element. */
function testOf(p: Program, what: string, kind: Kind, name: string): string | null {
  const is = (text: string) => `${name} == ${textLiteral(p, text)}`
  const number = kind === 'number'
  if (/^espacio/.test(what)) return number ? null : kind === 'letter' ? is(' ') : `not ${name}.strip()`
  if (/^vaci/.test(what)) return kind === 'text' ? `not ${name}.strip()` : null
  if (/^(?:cero|0)/.test(what)) return number ? `${name} == 0` : null
  if (/^negativo/.test(what)) return number ? `${name} < 0` : null
  if (what === 'pares') return number ? `${name} % 2 == 0` : null
  if (what === 'impares') return number ? `${name} % 2 != 0` : null
  if (kind !== 'letter') return null
  if (what === 'vocales') return `${name}.lower() in ${textLiteral(p, 'aeiouáéíóú')}`
  if (/^(?:numeros|digitos|cifras)$/.test(what)) return `${name}.isdigit()`
  if (what === 'comas') return is(',')
  if (what === 'puntos') return is('.')
  return `not (${name}.isalnum() or ${name}.isspace())`
}
