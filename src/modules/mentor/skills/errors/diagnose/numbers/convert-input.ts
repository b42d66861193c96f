import { inlineCode } from '../../../../engine/compose'
import type { Expression } from '../../../../python/ast'
import { type Case, type Diagnosis, indentAt, replaceWith, sourceOf, wrap } from '../case'
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
  const asked = WHATEVER_IS_TYPED.test(fault.around.replace(fault.source.trim(), ' '))
    ? askedAgain(fault, input, wanted)
    : null
  if (asked)
    return {
      line,
      failsAt: fault.line ?? fault.lines.lineAt(node.from),
      cause: `${cause} Y para que no se pare si escriben otra cosa, se vuelve a preguntar hasta que sea un número.`,
      edits: asked,
      avoid: 'Lo que escribe una persona puede ser cualquier cosa: conviértelo dentro de un `try`.',
    }
  return {
    line,
    failsAt: fault.line ?? fault.lines.lineAt(node.from),
    cause,
    edits: wrap(input, `${wanted}(`, ')'),
    avoid: 'Si vas a calcular con el dato, convierte al leerlo: `edad = int(input("Edad: "))`.',
    ...(wanted === 'int' ? { decide: 'Si puede llevar decimales, usa `float` en lugar de `int`.' } : {}),
  }
}

/** «Si escriben letras peta», «que vuelva a preguntar»: what is asked besides. */
const WHATEVER_IS_TYPED =
  /\b(?:letras?|palabras?|otra cosa|cualquier cosa|tonter[ií]as?)\b|\bno (?:sea|es|pon\w+|escrib\w+) (?:un )?n[uú]mero|\bvuelv\w+ a (?:pedir|preguntar)|\bvalid\w+/i

/** The line that asks, until what is typed is a number; null where the value is not stored by a line of its own. */
function askedAgain(fault: Case, input: Expression, wanted: 'int' | 'float') {
  const asking = fault.program.places.find(({ node }) => node.kind === 'assign' && node.value === input)?.node
  const [target] = asking?.kind === 'assign' ? asking.targets : []
  if (asking?.kind !== 'assign' || !target || asking.targets.length > 1) return null
  const indent = indentAt(fault, fault.lines.lineAt(asking.from))
  const lines = [
    'while True:',
    '    try:',
    `        ${sourceOf(fault, target)} = ${wanted}(${sourceOf(fault, input)})`,
    '        break',
    '    except ValueError:',
    '        print("Escribe un número, por favor.")',
  ]
  return [replaceWith(asking, lines.join(`\n${indent}`))]
}

const isComparedWithWord = ({ program }: Case, name: string): boolean =>
  program.expressions.some(
    ({ node }) =>
      node.kind === 'compare' &&
      node.left.kind === 'name' &&
      node.left.name === name &&
      node.comparisons.some(({ right }) => right.kind === 'string'),
  )
