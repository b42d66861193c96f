import { inlineCode } from '../../../../engine/compose'
import type { Expression } from '../../../../python/ast'
import { type Case, type Diagnosis, wrap } from '../case'
import type { Place } from '../failing-program'
import { inputBehind } from './types'

/** What is counted in parts: money, marks, measures. */
const IN_PARTS =
  /(?:importe|precio|pvp|total|coste|costo|nota|media|promedio|peso|altura|estatura|saldo|sueldo|salario|iva|monto|cuota|temperatura|temp|dinero|pago|gasto|venta|euros|tarifa|descuento|porcentaje|interes|distancia|largo|ancho|radio|litros|kilos)/i

/** What is counted by the piece, whatever it is added to. */
const BY_PIECE =
  /asistent|persona|vot[oa]s?(?![a-z])|unidad|edad(?:es)?(?![a-z])|visita|goles|alumn|socio|punto|stock|habitante|pasajer|client|libros|pagina|existencia|poblacion|viajer|cantidad|veces/i

/** The number that a text is to become: with decimals where its name, or that of its column, tells of money or measures. */
export const numberFor = (written: string): 'int' | 'float' =>
  IN_PARTS.test(written) && !BY_PIECE.test(written) ? 'float' : 'int'

/** How a text that should be a number is avoided. */
export const CONVERT_AT_ONCE =
  'Convierte con `int()` o `float()` en cuanto lees el dato: así deja de ser texto desde el principio.'

/** `input()` is text and should be a number: the conversion goes where it is read. */
export function convertInput(fault: Case, node: Expression, place: Place, wanted: 'int' | 'float'): Diagnosis | null {
  const input = inputBehind(fault.program, node, place)
  if (input === null) return null
  const line = fault.lines.lineAt(input.from)
  // What is also compared with a word («q para salir») stays a text where it is read.
  if (node.kind === 'name' && isComparedWithWord(fault, node.name))
    return {
      line: fault.lines.lineAt(node.from),
      cause: `${inlineCode(node.name)} viene de \`input()\` (línea ${line}) y es un texto. Como también lo comparas con otro texto, conviértelo aquí, al usarlo como número, y no al leerlo.`,
      edits: wrap(node, `${wanted}(`, ')'),
      ...(wanted === 'int' ? { decide: 'Si puede llevar decimales, usa `float` en lugar de `int`.' } : {}),
    }
  const named =
    node.kind === 'name'
      ? `${inlineCode(node.name)} viene de \`input()\` (línea ${line})`
      : `Lo que da \`input()\` (línea ${line})`
  const cause =
    `${named}${node.kind === 'name' ? ', y lo que da `input()` es siempre un texto' : ' es siempre un texto'}, aunque la persona escriba un número. Conviértelo con ${inlineCode(`${wanted}()`)} al leerlo.`.replaceAll(
      '\\`',
      '`',
    )
  return {
    line,
    failsAt: fault.line ?? fault.lines.lineAt(node.from),
    cause,
    edits: wrap(input, `${wanted}(`, ')'),
    avoid: 'Si vas a calcular con el dato, convierte al leerlo: `edad = int(input("Edad: "))`.',
    ...(wanted === 'int' ? { decide: 'Si puede llevar decimales, usa `float` en lugar de `int`.' } : {}),
  }
}

const isComparedWithWord = ({ program }: Case, name: string): boolean =>
  program.expressions.some(
    ({ node }) =>
      node.kind === 'compare' &&
      node.left.kind === 'name' &&
      node.left.name === name &&
      node.comparisons.some(({ right }) => right.kind === 'string'),
  )
