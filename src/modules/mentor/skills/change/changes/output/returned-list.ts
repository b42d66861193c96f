import { inlineCode } from '../../../../engine/compose'
import { evaluateProgram } from '../../../../python/evaluate/evaluate'
import { parsePython } from '../../../../python/parse'
import { callTo, nameOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { edited, freeName, linesOf, mainStatements, positional, textLiteral } from '../../../../python/program/source'
import { type Change, type Result, STAGE } from '../../change'

const LEAD = '(?:(?:y|que|dime|me|dig\\w+|muestr\\w+|imprim\\w+|tambien|ademas|al final|salgan?|esten) ){0,6}'

/** What is wanted of a list that a function gives and the program prints: how many, their sum, one a line, with signs between them. */
export const returnedListChange: Change = {
  name: 'returned-list',
  stage: STAGE.output,
  says: [
    new RegExp(
      `^(?: |¦)*${LEAD}(?:(?<count>cuant[oa]s (?:son|hay|tiene|salen|fueron)(?: en total)?)|(?<sum>(?:la suma|el total|cuanto suman)(?: de (?:tod[oa]s|ell[oa]s))?(?: ell[oa]s)?))(?= ?(?:$|[.,;¦]))`,
    ),
    /\b(?:separad[oa]s por (?<sign>comas?|guiones|espacios?|barras?)|(?<lines>(?:un[oa] (?:por|en cada) linea|un[oa] debajo de otr[oa]|en lineas? (?:distintas|separadas))))\b/,
    /\b(?<back>en orden inverso|al reves|de mayor a menor|de atras (?:para|hacia) (?:a?delante))\b/,
  ],
  make(p, { parts }): Result {
    const printed = printedList(p)
    if (printed === null) return null
    const { call, from, to } = printed
    if (parts.sign !== undefined || parts.lines !== undefined) {
      const [sign, told] = parts.sign === undefined ? ['\\n', 'uno por línea'] : signOf(parts.sign)
      const separator = sign === '\\n' ? "'\\n'" : textLiteral(p, sign)
      return {
        code: edited(p, [{ from, to, text: `print(*${call}, sep=${separator})` }]),
        told: `Los resultados salen ${told}.`,
        how: [
          `El asterisco da los elementos a ${inlineCode('print')} de uno en uno; ${inlineCode('sep')} va entre ellos.`,
        ],
      }
    }
    if (parts.back !== undefined)
      return { code: edited(p, [{ from, to, text: `print(${call}[::-1])` }]), told: 'La lista sale al revés.' }
    const name = freeName(p, 'resultado', 'encontrados')
    const label = parts.count === undefined ? 'Suma:' : 'Cantidad:'
    const figure = parts.count === undefined ? `sum(${name})` : `len(${name})`
    const lines = [`${name} = ${call}`, `print(${name})`, `print(${textLiteral(p, label)}, ${figure})`]
    return {
      code: edited(p, [{ from, to, text: lines.join('\n') }]),
      told: `Al final dice también ${parts.count === undefined ? 'cuánto suman' : 'cuántos son'}.`,
    }
  },
}

const signOf = (text: string): [sign: string, told: string] =>
  text.startsWith('coma')
    ? [', ', 'separados por comas']
    : text.startsWith('guion')
      ? ['-', 'separados por guiones']
      : text.startsWith('barra')
        ? ['/', 'separados por barras']
        : [' ', 'separados por espacios']

/** The one call of a function of its own that a program prints, where it prints a list. */
function printedList(p: Program): { call: string; from: number; to: number } | null {
  const shown = mainStatements(p).flatMap((node) => {
    const print = node.kind === 'expression' ? callTo(node.value, 'print') : null
    const [value, other] = print ? positional(print) : []
    const isOwn = value?.kind === 'call' && p.scopes.length > 1 && nameOf(value.callee) !== null && other === undefined
    return print && isOwn ? [{ call: p.text(value), ...linesOf(p, node) }] : []
  })
  const [only] = shown
  if (only === undefined || shown.length !== 1) return null
  const result = evaluateProgram(parsePython(p.source))
  return result.kind === 'done' && /^\[[^[\]]*\]\n$/.test(result.output) ? only : null
}
