import { upperFirst } from '~/platform/text/first-letter'
import { inlineCode } from '../../../../engine/compose'
import type { StatementOf } from '../../../../python/ast'
import { nameOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { indentOf, levelOf } from '../../../../python/program/line-edits'
import { edited, inputIn, linesOf, textLiteral } from '../../../../python/program/source'
import type { Place } from '../../../../python/scope'
import type { Result } from '../../change'
import { type Bounds, beyond, reasonFor } from './bounded'

/** A parameter is looked at before the function does anything with it. */
export function ofParameter(p: Program, name: string, bounds: Bounds): Result {
  const place = p
    .places('function')
    .find(({ node, scope }) => scope.kind !== 'class' && node.parameters.some((each) => each.name === name))
  const first = place?.node.body.find(({ kind }, at) => at > 0 || kind !== 'expression')
  if (!place || !first) return null
  const [indent, level] = [indentOf(p, first), levelOf(p)]
  const { from } = linesOf(p, first)
  const why = bounds.message ?? reasonFor(name, bounds)
  const act =
    bounds.doing === 'tell'
      ? [`print(${textLiteral(p, upperFirst(why))})`, 'return None']
      : [`raise ValueError(${textLiteral(p, why)})`]
  const lines = [`if ${beyond(name, bounds)}:`, ...act.map((line) => level + line)]
  return {
    code: edited(p, [{ from, to: from, text: `${lines.map((line) => indent + line).join('\n')}\n` }]),
    told: `${upperFirst(reasonFor(name, bounds))}: la función lo comprueba lo primero${bounds.doing === 'tell' ? ' y avisa' : ' y, si no vale, lanza un `ValueError`'}.`,
    how: ['La comprobación está al principio: con un dato que no vale, el resto no llega a hacerse.'],
  }
}

type Read = { place: Place<StatementOf<'assign'>>; name: string }

const readsOf = (p: Program): Read[] =>
  p.places('assign').flatMap((place) => {
    const name = place.node.targets.length === 1 ? nameOf(place.node.targets[0]) : null
    return name !== null && inputIn(place.node.value)?.conversion ? [{ place, name }] : []
  })

/** What is typed is asked for again until it is within the bounds, also where letters are caught already. */
export function ofInput(p: Program, name: string, bounds: Bounds): Result {
  const read = readsOf(p).find((each) => each.name === name)
  if (!read) return null
  const { node, block, at, parent } = read.place
  const [indent, level] = [indentOf(p, node), levelOf(p)]
  const notice = `print(${textLiteral(p, `${upperFirst(bounds.message ?? reasonFor(name, bounds)).replace(/[.]?$/, '.')}`)})`
  const next = block[at + 1]
  const isCaught = parent?.node.kind === 'try' && next?.kind === 'break'
  const within =
    bounds.low !== null && bounds.high !== null
      ? `${bounds.low} <= ${name} <= ${bounds.high}`
      : bounds.low === null
        ? `${name} <= ${bounds.high}`
        : `${name} >= ${bounds.low}`
  const check = (outer: string) => [`${outer}if ${within}:`, `${outer}${level}break`, `${outer}${notice}`].join('\n')
  const edit =
    isCaught && next
      ? { ...linesOf(p, next), text: check(indent) }
      : {
          ...linesOf(p, node),
          text: `${indent}while True:\n${indent}${level}${p.text(node)}\n${check(indent + level)}`,
        }
  return {
    code: edited(p, [edit]),
    told: `${upperFirst(reasonFor(name, bounds))}: si no, avisa y lo vuelve a pedir.`,
    how: [
      `${inlineCode(`if ${within}:`)} deja salir del bucle solo con un dato que vale; si no, da otra vuelta y pregunta otra vez.`,
    ],
  }
}

/** What is typed as a number. */
ofInput.names = (p: Program): string[] => readsOf(p).map(({ name }) => name)
