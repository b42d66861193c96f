import { answered, text } from '../../../engine/blocks'
import { inlineCode } from '../../../engine/compose'
import { evaluatePiece } from '../../../python/evaluate/evaluate'
import { parsePython } from '../../../python/parse'
import { allExpressions } from '../../../python/walk'
import type { Reader } from '../asked'

const SIGNS: Readonly<Record<string, string>> = {
  '/': 'divide con decimales',
  '//': 'divide y redondea hacia abajo al entero',
  '%': 'da el resto, lo que sobra de la división',
  '**': 'eleva a una potencia',
  '*': 'multiplica',
  '+': 'suma (y pega textos)',
  '-': 'resta',
  '==': 'pregunta si son iguales',
  '!=': 'pregunta si son distintos',
  '<': 'pregunta si es menor',
  '>': 'pregunta si es mayor',
  '<=': 'pregunta si es menor o igual',
  '>=': 'pregunta si es mayor o igual',
}
const ASKED =
  /^(?:el|los?|la|que es|que hace|para que (?:es|sirve))(?: el| la)? ?["'`«]?(\/\/|\*\*|[<>=!]=|[-+*/%<>])["'`»]?(?: (?:solo|sola|que es|que hace|solito))?$/

/** «¿Y el ** ?», a sign that the program does not have, on what it works with. */
export const signs: Reader = ({ said, code }) => {
  const [, sign = ''] = ASKED.exec(said) ?? []
  if (code === null || !Object.hasOwn(SIGNS, sign)) return null
  const worked = [...allExpressions(code.tree)].find((node) => node.kind === 'binary' || node.kind === 'compare')
  const source = code.tree.source
  const [left, right] =
    worked?.kind === 'binary'
      ? [source.slice(worked.left.from, worked.left.to), source.slice(worked.right.from, worked.right.to)]
      : ['7', '2']
  const expression = `${left} ${sign} ${right}`
  const result = evaluatePiece(parsePython(`${source.trimEnd()}\nprint(repr(${expression}))\n`))
  const value = result.kind === 'done' ? result.output.trimEnd().split('\n').at(-1) : undefined
  const shown = value === undefined ? '' : `: con tus valores, ${inlineCode(expression)} da ${inlineCode(value)}`
  return answered('sign', [text(`${inlineCode(sign)} ${SIGNS[sign]}${shown}.`)])
}
