import { inlineCode } from '../../../../engine/compose'
import type { Expression, Statement } from '../../../../python/ast'
import { callTo, nameOf, numberOf, plainAssign } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { addedAfter, addedBefore, levelOf } from '../../../../python/program/line-edits'
import { edited, freeName, positional, textLiteral } from '../../../../python/program/source'
import { type Change, type Result, STAGE } from '../../change'
import { NUMBER, numberFrom } from '../../numbers'
import { fitting } from '../fitting'

const MARK = `(?:[^.;¦\\d]{0,40}?\\b(?:con|desde|es|sea|de|minimo|partir de|mas de|que|a) (?<mark>${NUMBER})(?: o mas)?)`
const NOT = '(?<no>no|suspen\\w+|reprob\\w+|reprueb\\w+|desaprob\\w+|jal\\w+)'

/** «que diga si aprobó o no, se aprueba con 6»: a sentence on the only mean or mark, with the mark that is told. */
export const passMarkChange: Change = {
  name: 'pass-mark',
  stage: STAGE.output,
  isWhole: true,
  ...fitting(
    [
      new RegExp(
        `\\b(?:(?:y|que) )*(?:me |tambien )*(?:dig|muestr|avis|indiqu|pong|salg|imprim|sepa)[a-z]{0,5}(?: [a-z]+){0,3}?(?: si)?(?: (?:he|ha|esta|yo|el alumno))? (?:aprob|aprueb|pas)[a-z]{0,5} o (?:si )?${NOT}${MARK}`,
      ),
      new RegExp(
        `\\b(?:(?:y|que) )*(?:me |tambien )*(?:dig|muestr|avis|indiqu|pong|salg|imprim)[a-z]{0,5} ["'«“]?(?:aprob)[a-z]{0,5}["'»”]? (?:si|cuando)${MARK},? (?:y )?(?:si no|sino|y si no|o)(?: que diga)? ["'«“]?${NOT}["'»”]?`,
      ),
      new RegExp(
        `^(?:(?:no|que|y|pero|yo)[, ]+){0,3}(?:se aprueba|aprueb[a-z]{1,4}|el aprobado|la nota (?:para|de) (?:aprobar|corte))(?: (?:con|desde|a partir de|es|sea|seria)){0,2} (?:un )?(?<limit>${NUMBER})(?: te dije| o mas)?[ .!]*$`,
      ),
    ],
    (p, { parts: { mark, limit, no = '' } }) =>
      limit === undefined ? judged(p, numberFrom(mark), no) : otherLimit(p, numberFrom(limit)),
  ),
}

/** «no, se aprueba con 6»: the only number that a mark is held against. */
function otherLimit(p: Program, limit: number | null): Result {
  const held = p.spots('compare').flatMap(({ node, place }) => {
    const right = node.comparisons[0]?.right
    const isOfMark = place.node.kind === 'if' && /aprob|aprueb|suspen/i.test(p.text(place.node))
    return isOfMark && right && numberOf(right) !== null && node.comparisons.length === 1 ? [right] : []
  })
  const values = new Set(held.map((right) => numberOf(right)))
  const [first] = held
  if (!first || limit === null || values.size > 1 || values.has(limit)) return null
  return {
    code: edited(
      p,
      held.map(({ from, to }) => ({ from, to, text: String(limit) })),
    ),
    told: `Ahora se aprueba con ${limit}.`,
    how: [`Antes se comparaba con ${inlineCode(p.text(first))}.`],
  }
}

type Figure = { node: Statement; value: Expression }
const CALLED = /^(?:media|promedio|nota|calificacion|puntuacion|resultado|prom)(?:_|$)/i

/** The figure that is judged: called a mean or a mark, or worked out as a mean where it is shown. */
function figuresIn(p: Program): Figure[] {
  return p.allPlaces.flatMap(({ node, scope, parent }): Figure[] => {
    const call = node.kind === 'expression' ? callTo(node.value, 'print') : null
    if (!call || scope.kind !== 'module' || parent?.node.kind === 'for' || parent?.node.kind === 'while') return []
    return positional(call)
      .flatMap((part) =>
        part.kind === 'format-string'
          ? part.parts.flatMap((each) => (each.kind === 'field' ? [each.value] : []))
          : [part],
      )
      .flatMap((value) => {
        const core = callTo(value, 'str', 'round')?.arguments[0]?.value ?? value
        const isMean = core.kind === 'binary' && core.operator === '/'
        return isMean || CALLED.test(nameOf(core) ?? '') ? [{ node, value: core }] : []
      })
  })
}

function judged(p: Program, mark: number | null, no: string): Result {
  const [figure, other] = figuresIn(p)
  if (!figure || other || mark === null || /\baprob/i.test(p.source)) return null
  const { node, value } = figure
  const isNamed = value.kind === 'name'
  const name = isNamed ? value.name : freeName(p, 'media', 'promedio')
  if (!isNamed && p.places('assign').some((place) => plainAssign(place.node)?.name === name)) return null
  const said = [textLiteral(p, 'Aprobado'), textLiteral(p, /^(?:suspen|no)/.test(no) ? 'Suspenso' : 'Reprobado')]
  const lines = [
    `if ${name} >= ${mark}:`,
    `${levelOf(p)}print(${said[0]})`,
    'else:',
    `${levelOf(p)}print(${said[1]})`,
  ].join('\n')
  const after = addedAfter(p, node, lines)
  const before = isNamed ? [] : addedBefore(p, node, `${name} = ${p.text(value)}`)
  if (!after || !before) return null
  const named = isNamed ? [] : [{ ...p.whole(value), text: name }]
  return {
    code: edited(p, [...before, ...named, ...after]),
    told: `Después dice si ha aprobado: ${inlineCode(`${name} >= ${mark}`)}.`,
    how: isNamed ? [] : [`La media se guarda en ${inlineCode(name)} porque ahora se usa dos veces.`],
  }
}
