import { inlineCode } from '../../../../engine/compose'
import type { Expression, StatementOf } from '../../../../python/ast'
import { comparison, nameOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { indentOf, levelOf } from '../../../../python/program/line-edits'
import { edited, inputIn, isLoop, linesOf, textLiteral } from '../../../../python/program/source'
import type { Place } from '../../../../python/scope'
import { type Change, type Result, STAGE } from '../../change'
import { fitting } from '../fitting'

const HIGH = '(?:alt[oa]|mayor|grande|arriba|pas\\w+)'
const LOW = '(?:baj[oa]|menor|pequen[oa]|abajo|cort[oa])'
const IS = '(?:(?:es|sea|era|si|muy|demasiado|mas|el|un|numero|mi|secreto|me|he|quedo|por|uno) )*'

/** «que diga si el número secreto es más alto o más bajo»: a guess is told on which side it is. */
export const hintsChange: Change = {
  name: 'hints',
  stage: STAGE.expression,
  ...fitting(
    [
      new RegExp(
        `\\b(?:(?:y|que|me|le|te|vaya|cada vez|tambien|si (?:fallo|falla|no (?:acierto|acierta|es))|cuando (?:fallo|falle|falla|no acierte)|,) ?)*(?:d(?:e|iga|igan|ando|iciendo|ime)|avis\\w+|indiqu\\w+|pong\\w+|muestr\\w+|salg\\w+|ayud\\w+|orient\\w+|inform\\w+)(?: [a-z]+){0,9}? (?:${IS}${HIGH}(?: [a-z]+){0,5}? (?:o|u|y) ${IS}${LOW}|${IS}${LOW}(?: [a-z]+){0,5}? (?:o|u|y) ${IS}${HIGH})(?: (?:que|del?) (?:el |la )?(?:mio|suyo|secreto|numero|que [a-z]+)(?: secreto)?)?`,
      ),
    ],
    (p) => hinted(p),
  ),
}

type Guess = { typed: string; secret: string; loop: Place<StatementOf<'while'> | StatementOf<'for'>> }

function hinted(p: Program): Result {
  const guess = guessIn(p)
  if (guess === null) return null
  const { typed, secret, loop } = guess
  if (p.spots('compare').some(({ node }) => isOrdered(p, node, guess)))
    return { why: 'Tu programa ya dice si el número es mayor o menor.' }
  const read = p.places('assign').find((place) => isReadOf(place, typed) && place.parent?.node === loop.node)
  const [first] = loop.node.body
  if (!read || !first) return null
  const isAskedBefore = p.places('assign').some((place) => isReadOf(place, typed) && place.node.to < loop.node.from)
  const [indent, level] = [indentOf(p, first), levelOf(p)]
  const [higher, lower] = ['El número secreto es más alto.', 'El número secreto es más bajo.'].map(
    (text) => `print(${textLiteral(p, text)})`,
  )
  const second = isAskedBefore && loop.node.kind === 'while' ? 'else:' : `elif ${typed} > ${secret}:`
  const lines = [`if ${typed} < ${secret}:`, `${level}${higher}`, second, `${level}${lower}`].map(
    (line) => indent + line,
  )
  const at = isAskedBefore && loop.node.kind === 'while' ? linesOf(p, first).from : linesOf(p, read.node).to
  const text = isAskedBefore && loop.node.kind === 'while' ? `${lines.join('\n')}\n` : `\n${lines.join('\n')}`
  return {
    code: edited(p, [{ from: at, to: at, text }]),
    told: 'Cada vez que se falla, el programa dice si el número secreto es más alto o más bajo.',
    how: [`${inlineCode(`${typed} < ${secret}`)} es verdadero cuando lo que se escribe se queda corto.`],
  }
}

/** The loop in which something is typed until it is what was thought of. */
function guessIn(p: Program): Guess | null {
  for (const place of p.allPlaces) {
    if (!isLoop(place.node)) continue
    const loop = place as Guess['loop']
    const tests = [
      ...(loop.node.kind === 'while' ? partsOf(loop.node.test) : []),
      ...loop.node.body.flatMap((node) => (node.kind === 'if' ? partsOf(node.test) : [])),
    ]
    for (const test of tests) {
      const compared = comparison(test)
      const [left, right] = [nameOf(compared?.left), nameOf(compared?.right)]
      if (!compared || left === null || right === null || !['==', '!='].includes(compared.operator)) continue
      const typed = [left, right].find((name) =>
        p.places('assign').some((each) => isReadOf(each, name) && inputIn(each.node.value)?.conversion),
      )
      if (typed) return { typed, secret: typed === left ? right : left, loop }
    }
  }
  return null
}

const partsOf = (test: Expression): Expression[] => (test.kind === 'boolean-operation' ? test.values : [test])

const isReadOf = ({ node }: Place<StatementOf<'assign'>>, name: string) =>
  nameOf(node.targets[0]) === name && inputIn(node.value) !== null

function isOrdered(p: Program, node: Expression, { typed, secret }: Guess): boolean {
  const compared = comparison(node)
  const sides = compared ? [p.text(compared.left), p.text(compared.right)] : []
  return compared !== null && /^[<>]/.test(compared.operator) && sides.includes(typed) && sides.includes(secret)
}
