import { inlineCode } from '../../../../engine/compose'
import type { Statement, StatementOf } from '../../../../python/ast'
import type { Edit } from '../../../../python/edit'
import type { Program } from '../../../../python/program/indexed-program'
import { edited, isOnOneLine, linesOf, positional, printsIn } from '../../../../python/program/source'
import { type Change, STAGE } from '../../change'
import { INSTEAD_OF_PRINTING } from './returns'

/** «que la función devuelva el valor en vez de imprimirlo, y suma los dos»: also where each branch prints. */
export const branchReturnChange: Change = {
  name: 'branch-return',
  stage: STAGE.expression,
  says: [
    INSTEAD_OF_PRINTING,
    /\b(?:(?:quiero|que|la|el|y|funcion|lo|mejor|haz|las|funciones) ){0,7}(?:devuelv\w+|retorn\w+|regres\w+|(?:con|us\w+|pon\w*) (?:un )?return)(?: (?:el|la|los|las|un|resultado|valor|numero|precio|[a-z]+)){0,3}(?: (?:en (?:vez|lugar) de|y no|no)(?: de)? (?:imprim\w+|mostrar\w*|print\w*|hacer print|lo imprima))?/,
    /\b(?<add>(?:sum\w+|el total de|la suma de)(?: (?:los|las|el|la))? (?:dos|ambos|ambas|tres|todos|todas|resultados?|valores)(?: (?:valores|resultados|llamadas|dos))?)/,
  ],
  make(p, { words, parts }) {
    if (!/devuelv|devolv|retorn|regres|return/.test(words)) return null
    for (const place of p.places('function')) {
      const calls = tails(place.node.body)
      if (calls === null || calls.length !== printsIn(place.node.body).length) continue
      const returns = calls.flatMap((call): Edit[] => {
        const [only, other] = positional(call)
        return only && !other && call.arguments.length === 1
          ? [{ from: call.from, to: call.to, text: `return ${p.text(only)}` }]
          : []
      })
      if (returns.length !== calls.length) continue
      const uses = p.callsOf(place).filter(({ place: at, parent }) => at.node.kind === 'expression' && !parent)
      return {
        code: edited(p, [...returns, ...(parts.add === undefined ? printed(uses) : summed(p, uses))]),
        told: `${inlineCode(place.node.name)} devuelve ahora el resultado${parts.add === undefined ? ', y quien la llama lo imprime' : ', y el programa suma los de las llamadas'}.`,
        how: [
          'Con `return`, el resultado se puede guardar en una variable o usar en otra cuenta; con `print` solo se ve.',
        ],
        // Added up, the results are printed once; otherwise each is, as before.
        keepsOutput: parts.add === undefined,
      }
    }
    return null
  },
}

type Use = { node: Statement | { from: number; to: number }; place: { node: Statement } }

const printed = (uses: readonly Use[]): Edit[] =>
  uses.flatMap(({ node }) => [
    { from: node.from, to: node.from, text: 'print(' },
    { from: node.to, to: node.to, text: ')' },
  ])

/** The calls that stood one under the other are added up in one `print`. */
function summed(p: Program, uses: readonly Use[]): Edit[] {
  const [first, ...rest] = uses
  if (!first || rest.length === 0) return printed(uses)
  const sum = uses.map(({ node }) => p.text(node)).join(' + ')
  return [
    { from: first.node.from, to: first.node.to, text: `print(${sum})` },
    ...rest.map(({ place }): Edit => {
      const { from, to } = linesOf(p, place.node)
      return { from: from - 1, to, text: '' }
    }),
  ].filter(({ from }) => isOnOneLine(p, first.node) && from >= 0)
}

/** The prints that the branches of some statements end with; null where one ends otherwise. */
export function tails(body: readonly Statement[]): ReturnType<typeof printsIn> | null {
  const last = body.at(-1)
  if (last?.kind === 'expression') {
    const [call] = printsIn([last])
    return call && last.value === call ? [call] : null
  }
  if (last?.kind !== 'if') return null
  const [yes, no] = [tails((last as StatementOf<'if'>).body), tails(last.otherwise)]
  return yes && no ? [...yes, ...no] : null
}
