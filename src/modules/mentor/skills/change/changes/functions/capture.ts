import { inlineCode } from '../../../../engine/compose'
import type { Statement } from '../../../../python/ast'
import { nameOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { levelOf } from '../../../../python/program/line-edits'
import { edited, linesOf, mainStatements, shifted, textLiteral } from '../../../../python/program/source'
import { type Change, type Result, STAGE } from '../../change'
import { messageIn } from '../output/message'

/** «y que el programa principal lo capture y muestre el mensaje»: who calls what raises an error catches it. */
export const captureChange: Change = {
  name: 'capture',
  stage: STAGE.structure + 0.8,
  says: [
    /\b(?:y |que |luego )*(?:(?:en |desde )?(?:el programa(?: principal)?|el main|quien la llame|la llamada|fuera|abajo|al llamarla) (?:que )?)?(?:se |lo |la )?(?:captur\w+|recoj\w+|atrap\w+|cach\w+|controla?\w*)(?: (?:el|la|ese|esa|con|en|un|error|excepcion|try|except|programa|principal|la llamada|al llamar\w*))*(?:,? y (?:que )?(?:muestr\w+|imprim\w+|ensen\w+|dig\w+)(?: (?:el|un|su|por pantalla|mensaje(?: de error)?|error))*)?/,
  ],
  needs: ({ words }) => /captur|recoj|atrap|cach/.test(words),
  make(p, wish): Result {
    const types = raisedIn(p)
    const raising = new Set(p.places('raise').flatMap(({ parent, scope }) => (parent ? [scope.node] : [])))
    const names = p
      .places('function')
      .flatMap(({ node, scope }) =>
        raising.has(node) ? [scope.kind === 'class' && scope.node?.kind === 'class' ? scope.node.name : node.name] : [],
      )
    const calls = (node: Statement) => names.some((name) => new RegExp(`(?<![\\w])${name}\\(`).test(p.text(node)))
    const main = mainStatements(p)
    const first = main.findIndex(calls)
    const [start, end] = [main[first], main.findLast(calls)]
    const last = end && tailOf(p, main, main.indexOf(end))
    if (!start || !last || types.length === 0) return null
    const range = linesOf(p, start, last)
    const level = levelOf(p)
    const type = types.length === 1 ? types[0] : `(${types.join(', ')})`
    const message = messageIn(wish)
    const shown = message === null ? 'print("Error:", error)' : `print(${textLiteral(p, message)})`
    const head = message === null ? `except ${type} as error:` : `except ${type}:`
    return {
      code: edited(p, [{ ...range, text: `try:\n${shifted(p, range, level)}\n${head}\n${level}${shown}` }]),
      told: `El programa recoge ${inlineCode(type ?? 'ValueError')} y muestra su mensaje en vez de pararse.`,
      how: [
        'Si algo de dentro de `try` lanza ese error, se salta a `except`; `error` lleva el mensaje que se puso al lanzarlo.',
      ],
    }
  },
}

const raisedIn = (p: Program) => [
  ...new Set(
    p.places('raise').flatMap(({ node }) => {
      const { exception } = node
      const name = exception?.kind === 'call' ? nameOf(exception.callee) : nameOf(exception)
      return name ?? []
    }),
  ),
]

/** What uses the result of the call belongs to what may fail. */
function tailOf(p: Program, main: readonly Statement[], at: number): Statement | undefined {
  const node = main[at]
  const name = node?.kind === 'assign' ? nameOf(node.targets[0]) : null
  if (name === null) return node
  return main.findLast((other, place) => place >= at && new RegExp(`(?<!\\w)${name}(?!\\w)`).test(p.text(other)))
}
