import { inlineCode } from '../../../../engine/compose'
import type { Expression } from '../../../../python/ast'
import { type Case, type Diagnose, type Diagnosis, firstOf, insertAt, replaceWith, sourceOf, suspectsOf } from '../case'
import { typeOf } from '../numbers/types'

/** `"%s y %s" % (a, b, c)`: each place takes one value. */
export const placeholders: Diagnose = (fault) =>
  firstOf(suspectsOf(fault, 'binary'), ({ node, place }) => {
    if (node.operator !== '%' || node.left.kind !== 'string') return null
    const holes = [...node.left.value.matchAll(/%(?:%|[-+ 0#]*\d*(?:\.\d+)?([sdifgr]))/g)].flatMap(
      ([, kind]) => kind ?? [],
    )
    const values = node.right.kind === 'tuple' ? node.right.items : [node.right]
    const line = fault.lines.lineAt(node.from)
    const whole = { from: node.from, to: endOf(node.right) }
    const text = sourceOf(fault, node.left)
    if (holes.length !== values.length) return uneven(fault, { line, text, whole, holes: holes.length, values })
    return firstOf(values, (value) => {
      const at = values.indexOf(value)
      const known = typeOf(fault.program, value, place)
      if (!/[difg]/.test(holes[at] ?? '') || known?.type !== 'str') return null
      return {
        line,
        cause: `En la línea ${line}, ${inlineCode(`%${holes[at]}`)} es el hueco de un número, y ${inlineCode(sourceOf(fault, value))} es un texto. Con ${inlineCode('%s')} vale cualquier valor.`,
        edits: [replaceWith(node.left, text.replace(new RegExp(`%[-+ 0#]*\\d*(?:\\.\\d+)?${holes[at]}`), '%s'))],
      }
    })
  })

const endOf = ({ to, isParenthesized }: Expression) => (isParenthesized ? to + 1 : to)

type Uneven = { line: number; text: string; whole: { from: number; to: number }; holes: number; values: Expression[] }

/** As many places as values: places are added, and values that are missing are asked for. */
function uneven(fault: Case, { line, text, holes, values }: Uneven): Diagnosis {
  const count = (n: number, one: string, more: string) => `${n} ${n === 1 ? one : more}`
  const cause = `En la línea ${line}, el texto tiene ${count(holes, 'hueco', 'huecos')} (\`%s\`, \`%d\`…) y detrás del \`%\` hay ${count(values.length, 'valor', 'valores')}: tiene que haber los mismos.`
  const close = text.slice(-1)
  if (holes === 0 || holes > values.length)
    return {
      line,
      cause,
      edits: [],
      decide: `${holes > values.length ? 'Faltan valores: añádelos' : 'Faltan huecos: añádelos al texto'}, entre paréntesis si son varios. Con una f-string no hay que contarlos: ${inlineCode('f"{a} y {b}"')}.`,
    }
  const added = ' %s'.repeat(values.length - holes)
  const at = fault.source.indexOf(text)
  const shown = values
    .slice(holes)
    .map((value) => inlineCode(sourceOf(fault, value)))
    .join(', ')
  return {
    line,
    cause,
    edits: [insertAt(at + text.length - close.length, added)],
    decide: `Sobra esto: ${shown}. He añadido sitio al final del texto para que también salga; si no lo quieres ahí, quítalo de los valores.`,
  }
}
