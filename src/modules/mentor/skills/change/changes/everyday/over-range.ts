import { inlineCode } from '../../../../engine/compose'
import { callTo, plainAssign } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { levelOf } from '../../../../python/program/line-edits'
import { edited, endOf, inputIn, linesOf, mainStatements, printsIn, shifted } from '../../../../python/program/source'
import { type Change, type Result, STAGE } from '../../change'
import { NUMBER, numberFrom } from '../../numbers'
import { fitting } from '../fitting'

const SPAN = `(?:del?|desde(?: el)?|entre(?: el)?) (?<low>${NUMBER}) (?:al?|hasta(?: el)?|y(?: el)?) (?<high>${NUMBER})`
const LEAD = '^(?:(?:y|vale|ahora|pero|mejor|quiero|que|haz|haga|saque|muestre|diga|me|lo|si|tambien)[, ]+){0,7}'

/** «ahora que haga todas las tablas del 1 al 10», «con todos los números del 1 al 50»: what was done for the typed number, for each. */
export const overRangeChange: Change = {
  name: 'over-range',
  isWhole: true,
  stage: STAGE.repeat,
  ...fitting(
    [
      new RegExp(
        `${LEAD}(?:(?:para|con|de|a) )?(?<all>tod[oa]s (?:las |los )?|cada )(?:[a-z]{3,12} )?(?:que (?:hay|van) )?${SPAN}[ ?!.]*$`,
      ),
      new RegExp(`${LEAD}(?:lo )?(?:los )?${SPAN}[ ?!.]*$`),
    ],
    (p, { parts: { low, high, all } }) => forEach(p, numberFrom(low), numberFrom(high), all !== undefined),
  ),
}

function forEach(p: Program, low: number | null, high: number | null, isAll: boolean): Result {
  const main = mainStatements(p)
  const asked = main.flatMap((node) => {
    const plain = plainAssign(node)
    return plain && inputIn(plain.value)?.conversion === 'int' ? [{ node, name: plain.name }] : []
  })
  const [only, other] = asked
  const rest = only ? main.filter(({ from }) => from > only.node.from) : []
  const last = rest.at(-1)
  if (!only || other || !last || low === null || high === null || high <= low) return null
  const inputs = p.spots('call').filter(({ node }) => callTo(node, 'input') !== null)
  // A range of its own is what a bare «del 1 al 10» speaks of.
  const hasRange = rest.some((node) => /\brange\(/.test(p.text(node)))
  if (
    inputs.length !== 1 ||
    printsIn(rest).length === 0 ||
    (hasRange && !isAll) ||
    rest.some(({ kind }) => kind === 'while')
  )
    return null
  const first = rest[0]
  if (!first) return null
  const body = linesOf(p, first, last)
  const asking = linesOf(p, only.node)
  return {
    code: edited(p, [
      { from: asking.from, to: asking.to, text: `for ${only.name} in range(${low}, ${high + 1}):` },
      { from: asking.to, to: body.from, text: '\n' },
      { from: body.from, to: endOf(p, last), text: shifted(p, { from: body.from, to: endOf(p, last) }, levelOf(p)) },
    ]),
    told: `Ya no pregunta ${inlineCode(only.name)}: lo hace con todos, del ${low} al ${high}.`,
    how: [
      `Lo que se hacía con un número está ahora dentro de ${inlineCode(`for ${only.name} in range(${low}, ${high + 1})`)}.`,
    ],
  }
}
