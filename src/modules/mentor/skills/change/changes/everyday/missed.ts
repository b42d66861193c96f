import { inlineCode } from '../../../../engine/compose'
import type { Expression, Statement, StatementOf } from '../../../../python/ast'
import { nameOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { addedAfter, addedBefore, levelOf } from '../../../../python/program/line-edits'
import { edited, freeName, textLiteral } from '../../../../python/program/source'
import { type Change, type Result, STAGE } from '../../change'
import { fitting } from '../fitting'

/** «que me diga las que he fallado»: what a loop asks about and was answered wrongly, gathered and told at the end. */
export const missedChange: Change = {
  name: 'missed',
  isWhole: true,
  stage: STAGE.output,
  ...fitting(
    [
      /^(?:(?:y|que|me|quiero|al final|tambien|ahora|diga|dime|dig[ae]\w*|muestr\w+|ensen\w+|saqu\w+|imprim\w+|guard\w+|list\w+|ver|saber)[, ]+){1,8}(?:(?:l[oa]s|cuales?|que)(?: son)? ?(?:l[oa]s )?(?:preguntas |palabras |respuestas )?(?:(?:en )?(?:l[oa]s )?que )?(?:(?:he|ha|haya|habia) )?(?:fallad[oa]s?|falle|falla|fallo|no (?:he |ha )?acert\w+|(?:tengo|tiene|puse) mal|equivocad[oa]s?|me (?:he )?equivoc\w+))(?:,? al final)?[ ?!.]*$/,
    ],
    gathered,
  ),
}

function gathered(p: Program): Result {
  const loops = p.places('for').flatMap(({ node, scope }) => {
    const wrong = scope.kind === 'module' ? wrongBranchOf(p, node) : null
    const asked = nameOf(node.target.kind === 'tuple' ? node.target.items[0] : node.target)
    return wrong === null || asked === null ? [] : [{ node, wrong, asked }]
  })
  const [only, other] = loops
  const last = p.body.at(-1)
  if (!only || other || !last) return null
  const { node, wrong, asked } = only
  const missed = freeName(p, 'falladas', 'fallos', 'falladas_ahora')
  const begun = addedBefore(p, node, `${missed} = []`)
  const kept = addedAfter(p, wrong, `${missed}.append(${asked})`)
  const inner = levelOf(p)
  const lines = [
    `if ${missed}:`,
    `${inner}print(${textLiteral(p, 'Has fallado:')})`,
    `${inner}for ${asked} in ${missed}:`,
    `${inner}${inner}print(${textLiteral(p, '-')}, ${asked})`,
  ].join('\n')
  // Where the loop ends the program, and its last line is that of the wrong answer, both come at one place.
  const told = last === node ? null : addedAfter(p, last, lines)
  if (!begun || !kept || (last !== node && !told)) return null
  const code = edited(p, [...begun, ...kept, ...(told ?? [])])
  return {
    code: told ? code : `${code.trimEnd()}\n\n${lines}\n`,
    told: `Al final dice también cuáles se han fallado: ${inlineCode(missed)}.`,
    how: [
      `${inlineCode(`${missed}.append(${asked})`)} guarda cada una que se falla; si no hay ninguna, no se dice nada.`,
    ],
  }
}

const signOf = (test: Expression): string => (test.kind === 'compare' ? (test.comparisons[0]?.operator ?? '') : '')

/** The last line of what is done where an answer that was typed is not the right one. */
function wrongBranchOf(p: Program, loop: StatementOf<'for'>): Statement | null {
  const asks = loop.body.some((node) => /\binput\(/.test(p.text(node)))
  const test = loop.body.find(
    (node): node is StatementOf<'if'> => node.kind === 'if' && /^[=!]=$/.test(signOf(node.test)),
  )
  if (!asks || test === undefined) return null
  const branch = signOf(test.test) === '==' ? test.otherwise : test.body
  return branch.at(-1) ?? null
}
