import { folded } from '~/platform/text/folded'
import { inlineCode } from '../../../../engine/compose'
import { mentions, nameOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { edited } from '../../../../python/program/source'
import { type Change, type Result, STAGE } from '../../change'
import { facetMeant, facetsOf, loopElement, targetOf } from '../../elements'
import { CONDITION_WORDS, conditionIn } from '../flow/conditions'

const WHOM = '(?:(?:solo|que|sean|salgan|queden|sea|coja|elija|los|las|lo|de|con|tengan) ){0,7}'

/** «en vez de los mayores de 4, que sean los pares», «las de 3 letras en vez de las de más de 4»: the loop's own condition is another. */
export const otherConditionChange: Change = {
  name: 'other-condition',
  stage: STAGE.data - 0.5,
  says: [
    new RegExp(
      `\\ben (?:vez|lugar) de (?:solo )?(?:(?:los|las|el|la|lo) )?[^,.;]{2,40}?,? (?:que )?(?:sean|salgan|queden|sea|coja|elija|solo|haga|ponga|saque|muestre|imprima|diga)(?: (?:solo|los|las|de|que|sean))* ?(?<fresh>${CONDITION_WORDS})`,
      'u',
    ),
    new RegExp(
      `\\b${WHOM}(?<before>${CONDITION_WORDS})(?: justas?| justos?| exactas?| exactos?)?,? en (?:vez|lugar) de (?:los|las|el|la|lo)[^,.;]{2,40}`,
      'u',
    ),
  ],
  make(p, wish) {
    const words = wish.parts.fresh ?? wish.parts.before
    const condition = words === undefined ? null : conditionIn(folded(words))
    return condition === null
      ? null
      : (replaced(p, wish.said.plain, condition) ?? replacedInComprehension(p, condition))
  },
}

/** The one `if` of a loop, without an `else`, gets the other test. */
function replaced(p: Program, plain: string, condition: NonNullable<ReturnType<typeof conditionIn>>): Result {
  const loops = p.places('for').filter(({ node }) => node.body.some(({ kind }) => kind === 'if'))
  const [loop, more] = loops
  if (!loop || more) return null
  const [test, second] = loop.node.body.filter((node) => node.kind === 'if')
  if (test?.kind !== 'if' || second || test.otherwise.length > 0) return null
  const element = loopElement(p, loop.node.iterable, loop.scope)
  const subject =
    element === null
      ? null
      : facetMeant(facetsOf(p, element, targetOf(p, loop.node.target), loop.node.iterable), plain, condition.kind)?.code
  if (!subject) return null
  const code = condition.code(subject)
  return {
    code: edited(p, [{ from: test.test.from, to: test.test.to, text: code }]),
    told: `La condición es ahora otra: ${inlineCode(code)} en vez de ${inlineCode(p.text(test.test))}.`,
  }
}

/** The one condition of the one comprehension of a program, of the element itself. */
function replacedInComprehension(p: Program, condition: NonNullable<ReturnType<typeof conditionIn>>): Result {
  const filtering = p
    .spots('comprehension')
    .filter(({ node }) => node.clauses.some(({ conditions }) => conditions.length > 0))
  const [spot, other] = filtering
  const [clause, second] = spot?.node.clauses ?? []
  const [test, more] = clause?.conditions ?? []
  const item = nameOf(clause?.target)
  // Of a length or another part of the element, the words alone do not tell.
  if (other || second || !test || more || item === null || !mentions(test, item) || p.text(test).includes('('))
    return null
  const code = condition.code(item)
  return {
    code: edited(p, [{ from: test.from, to: test.to, text: code }]),
    told: `La condición es ahora otra: ${inlineCode(code)} en vez de ${inlineCode(p.text(test))}.`,
  }
}
