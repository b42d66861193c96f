import { inlineCode } from '../../../../engine/compose'
import type { StatementOf } from '../../../../python/ast'
import { plainAssign } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { levelOf } from '../../../../python/program/line-edits'
import { edited, inputIn, linesOf, mainStatements } from '../../../../python/program/source'
import { type Change, type Result, STAGE } from '../../change'

/** «que la vuelva a pedir hasta que sea válida»: what asks and then judges goes on until it is right. */
export const untilRightChange: Change = {
  name: 'until-right',
  stage: STAGE.repeat,
  says: [
    /\b(?:(?:y|que|si no,?|entonces) )*(?:(?:se |me )?(?:la|lo|las|los)? ?(?:vuelv\w+ a (?:pedir|preguntar|intentar)\w*|pid\w+ (?:otra vez|de nuevo)|pregunt\w+ (?:otra vez|de nuevo)|siga pidiendo\w*|repita|se repita))(?: (?:otra vez|la pregunta|todo))?,? (?:hasta que|mientras no) (?:(?:sea|este|la|lo|se|el usuario|el|ponga|meta|escriba|acierte|haga) ?)+(?:correct[oa]|valid[oa]|bien|buen[oa]|segur[oa])\b/,
  ],
  make(p, { said }): Result {
    const judged = judgedIn(p)
    // Letters in the place of a number are caught where they are typed.
    if (judged === null || /\bletras?\b|\bnumeros?\b/.test(said.plain)) return null
    const { first, check } = judged
    const range = linesOf(p, first, check)
    const level = levelOf(p)
    const end = check.body.at(-1)
    if (!end) return null
    const at = linesOf(p, end).to
    const indent = /^[ \t]*/.exec(p.source.slice(linesOf(p, end).from))?.[0] ?? level
    const withBreak = edited(p, [{ from: at, to: at, text: `\n${indent}break` }])
    const grown = withBreak.length - p.source.length
    const body = shiftedText(withBreak.slice(range.from, range.to + grown), level)
    return {
      code: `${p.source.slice(0, range.from)}while True:\n${body}${withBreak.slice(range.to + grown)}`,
      told: 'Si no vale, lo vuelve a pedir hasta que vale.',
      how: [`${inlineCode('while True')} repite la pregunta, y ${inlineCode('break')} sale cuando ya es buena.`],
    }
  },
}

const shiftedText = (text: string, level: string) =>
  text
    .split('\n')
    .map((line) => (line.trim() === '' ? line : level + line))
    .join('\n')

/** What is typed and the `if … else` right behind it, at whose first branch it is right. */
function judgedIn(p: Program): { first: StatementOf<'assign'>; check: StatementOf<'if'> } | null {
  const main = mainStatements(p)
  const check = main.findLast(
    (node): node is StatementOf<'if'> => node.kind === 'if' && node.otherwise.length > 0 && !node.isElif,
  )
  const [next] = check?.otherwise ?? []
  if (!check || (next?.kind === 'if' && next.isElif)) return null
  const first = main.find(
    (node): node is StatementOf<'assign'> =>
      node.kind === 'assign' &&
      inputIn(node.value) !== null &&
      node.from < check.from &&
      p.text(check.test).includes(plainAssign(node)?.name ?? ' '),
  )
  return first ? { first, check } : null
}
