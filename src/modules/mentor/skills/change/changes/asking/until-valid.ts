import { inlineCode } from '../../../../engine/compose'
import type { Statement, StatementOf } from '../../../../python/ast'
import { plainAssign } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { indentOf, levelOf } from '../../../../python/program/line-edits'
import { edited, endOf, inputIn, linesOf, mainStatements } from '../../../../python/program/source'
import { type Change, type Result, STAGE } from '../../change'
import { retried } from './validate'

/** «que la siga pidiendo hasta que valga», «que vuelva a preguntar si no es correcta»: a check of what was typed ends the questions. */
export const untilValidChange: Change = {
  name: 'until-valid',
  stage: STAGE.repeat,
  says: [
    /\b(?:(?:que |y |me |la |lo |le |el programa ){0,6}(?:siga|vuelva|pida|pregunte|repita|insista|la pida|lo pida)\w*(?: [a-z]+){0,5} )?hasta que (?:(?:la |el )?(?:contrasena|clave|numero|dato|respuesta) )?(?:(?:la |lo )?(?:valga|acierte|adivine)|(?:este|sea|ponga una?) (?:bien|valid[oa]|correct[oa]|segur[oa]|buen[oa]))/,
    /\b(?:que |y |me |la |lo |el programa ){0,6}(?:vuelva a (?:pedir|preguntar)\w*|(?:pida|pregunte) otra vez|repita la pregunta) (?:si|cuando|mientras) (?:no (?:es|sea|esta|este|vale|valga) ?(?:bien|valid[oa]|correct[oa]|segur[oa])?|(?:es|sea|esta|este) (?:mal|incorrect[oa]|invalid[oa]))/,
  ],
  make: (p, wish) => untilValid(p) ?? retried(p, wish),
}

/** `x = input(…)`, then an `if` with both outcomes: asked again until the good one. */
function untilValid(p: Program): Result {
  const main = mainStatements(p)
  const last = main.at(-1)
  const at = main.findIndex((node) => isTyped(node))
  const first = main[at]
  if (
    !first ||
    last?.kind !== 'if' ||
    last.otherwise.length === 0 ||
    main.slice(at).some(({ kind }) => kind === 'while')
  )
    return null
  const good = goodEnd(p, last)
  if (good === null) return null
  const { from, to } = linesOf(p, first, last)
  const end = endOf(p, good)
  const leave = `\n${indentOf(p, good)}break`
  const inside = edited(p, [{ from: end, to: end, text: leave }])
  const looped = indented(inside.slice(from, to + leave.length), levelOf(p))
  return {
    code: `${p.source.slice(0, from)}while True:\n${looped}${p.source.slice(to)}`,
    told: 'El programa vuelve a preguntar hasta que lo que se escribe vale.',
    how: [
      `${inlineCode('break')} sale del ${inlineCode('while True')} solo cuando la respuesta es buena; si no, se pregunta otra vez.`,
    ],
  }
}

const isTyped = (node: Statement) => {
  const plain = plainAssign(node)
  return plain !== null && inputIn(plain.value) !== null
}

const BAD = /\b(?:no (?:es|vale|son)|falta|incorrect|invalid|inválid|error|mal|débil|debil|otra vez|fallos?)/i

/** The last statement of the outcome that tells nothing bad; null where that is not clear. */
function goodEnd(p: Program, { body, otherwise }: StatementOf<'if'>): Statement | null {
  const outcomes = [body, otherwise]
  const good = outcomes.filter((each) => !BAD.test(each.map((node) => p.text(node)).join('\n')))
  const [only, other] = good
  return only && !other ? (only.at(-1) ?? null) : null
}

const indented = (text: string, level: string) =>
  text
    .split('\n')
    .map((line) => (line.trim() === '' ? line : level + line))
    .join('\n')
