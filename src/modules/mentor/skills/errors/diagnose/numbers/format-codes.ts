import { inlineCode } from '../../../../engine/compose'
import { detailOf } from '../../wording'
import { type Diagnose, firstOf, sourceOf, suspectsOf, wrap } from '../case'
import { convertInput } from './convert-input'
import { typeOf } from './types'

/** `f"{precio:.2f}"` of a text, `f"{n:d}"` of a number with decimals. */
export const formatCode: Diagnose = (fault) =>
  firstOf(suspectsOf(fault, 'format-string'), ({ node, place }) =>
    firstOf(node.parts, (part) => {
      if (part.kind !== 'field' || part.spec.length === 0) return null
      const read = convertInput(fault, part.value, place, 'float')
      if (read) return read
      const type = typeOf(fault.program, part.value, place)?.type
      const [text, line] = [sourceOf(fault, part.value), fault.lines.lineAt(part.from)]
      const end = fault.source.lastIndexOf('d', part.to)
      if (type === 'float' && detailOf(fault.values, 'type') !== 'str' && end > part.value.to)
        return {
          line,
          cause: `En la línea ${line}, ${inlineCode(text)} tiene decimales, y \`d\` es solo para enteros. Con \`.0f\` sale sin decimales, redondeado.`,
          edits: [{ from: end, to: end + 1, text: '.0f' }],
        }
      if (type !== 'str') return null
      return {
        line,
        cause: `En la línea ${line}, ${inlineCode(text)} es un texto, y ese formato es para números: se convierte antes.`,
        edits: wrap(part.value, 'float(', ')'),
      }
    }),
  )
