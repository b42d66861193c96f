import { inlineCode } from '../../../../engine/compose'
import { nameOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { indentOf, levelOf } from '../../../../python/program/line-edits'
import { edited, linesOf, positional, printsIn, textLiteral } from '../../../../python/program/source'
import type { Result } from '../../change'
import { mentionsStem } from '../../elements'
import { subjectBefore } from './on-rate'
import type { Tiers } from './tier'
import { branchesOf } from './tier-chain'

/** What is said of a number that is shown, or that has been typed, stands behind it. */
export function onResult(p: Program, told: Tiers): Result {
  if (told.tiers.some(({ value }) => value.kind !== 'say')) return null
  const shown = p.allPlaces.findLast(({ node }) => node.kind === 'expression' && printsIn([node]).length === 1)?.node
  if (!shown) return null
  const [call] = printsIn([shown])
  const names = (call ? positional(call) : []).flatMap((part) =>
    part.kind === 'format-string'
      ? part.parts.flatMap((each) => (each.kind === 'field' ? [nameOf(each.value)] : []))
      : [nameOf(part)],
  )
  const known = names.flatMap((name) => (name === null ? [] : [name]))
  const subject =
    known.find((name) => mentionsStem(told.said, name)) ?? known.at(-1) ?? subjectBefore(p, shown, told.said, '')
  if (subject === null) return null
  const [indent, level] = [indentOf(p, shown), levelOf(p)]
  const lines = branchesOf(told).flatMap(({ test, value }, at) => [
    test === null ? 'else:' : `${at === 0 ? 'if' : 'elif'} ${test(subject)}:`,
    `${level}print(${textLiteral(p, value.kind === 'say' ? value.text : '')})`,
  ])
  const { to } = linesOf(p, shown)
  return {
    code: edited(p, [{ from: to, to, text: `\n${lines.map((line) => indent + line).join('\n')}` }]),
    told: `Dice además cómo es ${inlineCode(subject)}, según el tramo.`,
    how: [`${inlineCode('elif')} solo se mira si no se ha cumplido lo anterior.`],
  }
}
