import { answered, text } from '../../../engine/blocks'
import { inlineCode } from '../../../engine/compose'
import type { Expression } from '../../../python/ast'
import { methodCall, numberOf, plainAssign } from '../../../python/program/expression-shapes'
import type { Program } from '../../../python/program/indexed-program'
import { positional, programOf } from '../../../python/program/source'
import { allExpressions, statementsIn } from '../../../python/walk'
import { calledName } from '../../explain/idioms/in-calls'
import type { Reader } from '../asked'

const ASKS =
  /\b(?:celdas?|campos?|casillas?|columnas?|filas?|datos?|valor|importes?|precios?|cantidad|notas?|numeros?|partes?|pedazos?|trozos?)\b.*\b(?:vaci[oa]s?|en blanco|huecos?|sin (?:valor|dato|rellenar|nada)|falt\w+)\b|\b(?:hay|tiene) (?:algun )?huecos?\b|\b(?:la|el|una|un|algun[oa]?) \w{2,20} (?:viene|esta|venga|llega|sale) (?:vaci|en blanco)|\b\w{1,20}\[\d\] (?:viene |esta |es |sale |queda )?(?:vaci|en blanco)/
const BLANK =
  /\b(?:linea|fila|renglon)(?: \w+)? (?:esta |viene |sale |queda |es )?(?:vaci[oa]|en blanco)\b|\b(?:linea|fila|renglon) (?:vaci[oa]|en blanco)\b/
const TABLES = /\b(?:csv|DictReader|fila|row|linea)\b/
/** «¿Y si alguna celda está vacía?», of a program that reads rows of a file: what becomes of the empty text. */
export const emptyCell: Reader = ({ said, code, source }) => {
  if (code === null || source === null) return null
  const blank = BLANK.test(said) ? blankLine(programOf(code.code)) : null
  if (blank !== null) return answered('empty-cell', blank.map(text))
  if (!ASKS.test(said)) return null
  const call = [...allExpressions(code.tree)].find(converts)
  if (call?.kind !== 'call' || !TABLES.test(code.code)) return null
  const type = calledName(call)
  const given = code.tree.source.slice(call.arguments[0]?.from, call.arguments[0]?.to)
  const field = /^\w+\[[^\]]+\]/.exec(given)?.[0] ?? given
  const message =
    type === 'float' ? "could not convert string to float: ''" : "invalid literal for int() with base 10: ''"
  return answered('empty-cell', [
    text(
      `Esa celda se lee como un texto vacío, y ${inlineCode(`${type}('')`)} no puede hacer un número de él: el programa se para en la **línea ${source.lines.lineAt(call.from)}** con \`ValueError: ${message}\`.`,
    ),
    text(
      `Si puede pasar, decide qué hacer con esas filas antes de convertir: saltárselas (${inlineCode(`if ${field} == '': continue`)}) o contarlas como 0 (${inlineCode(`${type}(${given} or 0)`)}).`,
    ),
  ])
}

const converts = (part: Expression) =>
  part.kind === 'call' &&
  /^(?:float|int)$/.test(calledName(part)) &&
  part.arguments[0] !== undefined &&
  holdsField(part.arguments[0].value)

/** `fila['importe']`, whatever is done to its text. */
function holdsField(node: Expression): boolean {
  if (node.kind === 'subscript') return true
  if (node.kind === 'call' && node.callee.kind === 'attribute') return holdsField(node.callee.value)
  return false
}

/** `partes = linea.split(",")`: of a blank line it has one part, and those that are asked for behind it are not there. */
function blankLine(p: Program): string[] | null {
  const all = [...statementsIn(p.body)]
  for (const node of all) {
    const plain = plainAssign(node)
    const split = methodCall(plain?.value)
    if (!plain || split?.name !== 'split') continue
    const count = positional(split.call).length > 0 ? 1 : 0
    const asked = p
      .spots('subscript')
      .map(({ node: each }) => each)
      .find(
        ({ value, index }) => value.kind === 'name' && value.name === plain.name && (numberOf(index) ?? -1) >= count,
      )
    if (!asked) continue
    const line = methodCall(split.object)?.object ?? split.object
    return [
      `Una línea vacía no trae nada que partir: ${inlineCode(p.text(plain.value))} da ${inlineCode(count === 1 ? "['']" : '[]')}, y ${inlineCode(p.text(asked))} no existe. El programa se para en la **línea ${p.line(asked)}** con \`IndexError: list index out of range\`.`,
      `Sáltatela antes de partirla: ${inlineCode(`if not ${p.text(line)}.strip(): continue`)}.`,
    ]
  }
  return null
}
