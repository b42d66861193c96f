import { answered, text } from '../../../engine/blocks'
import { inlineCode } from '../../../engine/compose'
import type { Expression } from '../../../python/ast'
import { allExpressions } from '../../../python/walk'
import { calledName } from '../../explain/idioms/in-calls'
import type { Reader } from '../asked'

const ASKS =
  /\b(?:celdas?|campos?|casillas?|columnas?|filas?|datos?|valor|importes?|precios?|cantidad|notas?)\b.*\b(?:vaci[oa]s?|en blanco|huecos?|sin (?:valor|dato|rellenar|nada)|falt\w+)\b|\b(?:hay|tiene) (?:algun )?huecos?\b/
const TABLES = /\b(?:csv|DictReader|fila|row|linea)\b/
const PANDAS = /\b(?:read_csv|read_excel|DataFrame)\b/
const SUMS = /\.(sum|mean|max|min|count|median)\(/
const DOES: Readonly<Record<string, string>> = {
  sum: 'la suma no la cuenta',
  mean: 'la media se hace solo con las que tienen dato',
  max: 'el máximo se busca entre las demás',
  min: 'el mínimo se busca entre las demás',
  count: '`count` no la cuenta',
  median: 'la mediana se hace solo con las que tienen dato',
}

/** «¿Y si alguna celda está vacía?», of a program that reads a table: what becomes of the empty text, or of pandas' `NaN`. */
export const emptyCell: Reader = ({ said, code, source }) => {
  if (code === null || source === null || !ASKS.test(said)) return null
  if (PANDAS.test(code.code)) {
    const [, name = ''] = SUMS.exec(code.code) ?? []
    const does = Object.hasOwn(DOES, name) ? `: con ${inlineCode(`.${name}()`)}, ${DOES[name]}` : ''
    return answered('empty-cell', [
      text(
        `pandas pone \`NaN\` (sin dato) en la celda vacía, y el programa no se para${does}. Para quitar esas filas antes, \`df.dropna(subset=["columna"])\`; para contarlas como 0, \`df["columna"].fillna(0)\`.`,
      ),
    ])
  }
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
