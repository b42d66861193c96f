import { inlineCode } from '../../../../engine/compose'
import { type Case, type Diagnosis, firstOf, insertAt, replaceWith, sourceOf, suspectsOf } from '../case'
import { cleaning } from '../numbers/number-text'

/** `df["precio"].astype(float)`: one cell of the column is no number as Python writes it, and all of them are put right alike. */
export function columnOfNumbers(fault: Case, value: string | null): Diagnosis | null {
  const text = value?.trim() ?? ''
  return firstOf(suspectsOf(fault, 'call'), ({ node }) => {
    const [wanted] = node.arguments
    if (node.callee.kind !== 'attribute' || node.callee.name !== 'astype' || !wanted || value === null) return null
    const [column, type] = [sourceOf(fault, node.callee.value), sourceOf(fault, wanted).replace(/["']/g, '')]
    const end = node.callee.value.to
    const line = fault.lines.lineAt(node.from)
    const shown = inlineCode(JSON.stringify(value))
    const inAll = `\`astype\` convierte la columna entera, y basta una celda que no pueda: ${shown}`
    if (/^int/.test(type) && /^-?\d+\.0+$/.test(text))
      return {
        line,
        cause: `${inAll}, que es un **texto con decimales**. \`int\` no lo lee; \`float\` sí, y de ahí se pasa a entero.`,
        edits: [insertAt(end, '.astype(float)')],
        decide: 'Si además hay celdas vacías, acaba en `.astype("Int64")`, que admite huecos.',
      }
    const steps = cleaning(text)?.steps ?? (/^-?\d+,\d+$/.test(text) ? '.replace(",", ".")' : null)
    if (steps)
      return {
        line,
        cause: `${inAll}, que no está escrita como los números de Python. Se arreglan todas a la vez, con \`.str\` delante de \`replace\`.`,
        edits: [insertAt(end, steps.replaceAll('.replace(', '.str.replace(').replaceAll('")', '", regex=False)'))],
        decide: 'Más corto todavía: pandas lo hace al leer el archivo, `pd.read_csv(…, decimal=",", thousands=".")`.',
      }
    return {
      line,
      cause: `${inAll}, que no es ningún número. \`pd.to_numeric\` con \`errors="coerce"\` deja **vacías** (\`NaN\`) las que no se puedan leer.`,
      edits: [replaceWith(node, `pd.to_numeric(${column}, errors="coerce")`)],
      decide: `Antes de darlas por perdidas, míralas: ${inlineCode(`df[pd.to_numeric(${column}, errors="coerce").isna()]`)}.`,
    }
  })
}
