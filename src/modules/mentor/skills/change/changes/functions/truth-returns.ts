import { inlineCode } from '../../../../engine/compose'
import type { Expression, StatementOf } from '../../../../python/ast'
import type { Edit } from '../../../../python/edit'
import { callTo } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { edited, linesOf, positional } from '../../../../python/program/source'
import type { Place } from '../../../../python/scope'
import { statementsIn } from '../../../../python/walk'
import { type Change, type Result, STAGE } from '../../change'

/** «que devuelva True o False y el mensaje lo ponga fuera»: two texts of a function become what is true, and its callers say them. */
export const truthReturnsChange: Change = {
  name: 'truth-returns',
  stage: STAGE.expression,
  says: [
    /\b(?:que )?(?:la funcion |me |solo )*(?:devuelv\w+|retorn\w+|regres\w+|d[ea]) (?:un |una |solo )*(?:true (?:o|y|u) false|verdadero o falso|booleano|bool|boleano)(?:[^.;]{0,30}?(?:en (?:vez|lugar) de|y no|no) [^.;,]{3,40}?(?= y |[.,;]|$))?/,
    /\b(?:y )?(?:que )?(?:el|los|un) (?:mensajes?|textos?|print)(?: [a-z]+){0,3} (?:fuera|en el programa(?: principal)?|aparte|quien la llam\w+)(?: de la funcion)?/,
  ],
  needs: ({ words }) => /true|verdadero|bool/.test(words),
  make(p): Result {
    for (const fn of p.places('function')) {
      const told = textsOf(fn)
      const texts = [...new Set(told.map(({ text }) => p.text(text)))]
      const [first, second] = texts
      if (first === undefined || second === undefined || texts.length > 2) continue
      const yes = isNegative(first) && !isNegative(second) ? second : first
      const no = yes === first ? second : first
      const bare = [...statementsIn(fn.node.body)].filter((node) => node.kind === 'return' && node.value === null)
      const gone = bare.map((node): Edit => ({ from: linesOf(p, node).from - 1, to: linesOf(p, node).to, text: '' }))
      const edits = told.map(
        ({ range, text }): Edit => ({ ...range, text: `return ${p.text(text) === yes ? 'True' : 'False'}` }),
      )
      return {
        code: edited(p, [...edits, ...gone, ...callsOf(p, fn, yes, no)]),
        told: `${inlineCode(fn.node.name)} devuelve ahora \`True\` o \`False\`, y el texto lo pone quien la llama.`,
        how: [`${inlineCode(`${yes} if … else ${no}`)} elige un texto u otro según lo que devuelva la función.`],
      }
    }
    return null
  },
}

const isNegative = (text: string) => /^.(?:no|im(?!port)|in(?!ici)|des|fal[st]|mal)|\bno\b/i.test(text)

type Told = { range: { from: number; to: number }; text: Expression }

/** The texts that a function returns, or that its branches print; none where it gives anything else. */
function textsOf({ node }: Place<StatementOf<'function'>>): Told[] {
  const told = [...statementsIn(node.body)].flatMap((each): (Told | null)[] => {
    if (each.kind === 'return' && each.value === null) return []
    if (each.kind === 'return')
      return each.value?.kind === 'string'
        ? [{ range: { from: each.from, to: each.value.to }, text: each.value }]
        : [null]
    const call = each.kind === 'expression' ? callTo(each.value, 'print') : null
    const [only, other] = call ? positional(call) : []
    if (call === null) return []
    return only?.kind === 'string' && !other ? [{ range: call, text: only }] : [null]
  })
  return told.includes(null) ? [] : told.flatMap((each) => each ?? [])
}

function callsOf(p: Program, fn: Place<StatementOf<'function'>>, yes: string, no: string): Edit[] {
  return p.callsOf(fn).map(({ node, parent, place }): Edit => {
    const text = `${yes} if ${p.text(node)} else ${no}`
    const isAlone = parent === null && place.node.kind === 'expression'
    const isPrinted = callTo(parent?.node, 'print') !== null || parent === null
    return { from: node.from, to: node.to, text: isAlone ? `print(${text})` : isPrinted ? text : `(${text})` }
  })
}
