import { inlineCode } from '../../../engine/compose'
import { parsePython } from '../../../python/parse'
import type { Propose } from './proposal'

const CALL =
  /^([ \t]*)([\p{L}_][\p{L}\d_.]{0,60})\.get\(([^(),\n]{1,80})(?:, *([^()\n]{1,60}))?\) *(\+|-|\*|\/\/|\/)= *([^\n#]{1,200}?)[ \t]*(#.*)?$/u

/** `d.get(k, 0) += 1`: a call gives a value and is no place to keep one. */
export const augmentedCall: Propose = ({ lines, problem }) => {
  const { line } = problem
  const text = lines.textOf(line)
  const [whole, margin = '', dict = '', key = '', standard = '0', sign = '+', by = '', comment] = CALL.exec(text) ?? []
  if (whole === undefined) return []
  const now = `${margin}${dict}[${key}] = ${dict}.get(${key}, ${standard}) ${sign} ${by}${comment ? `  ${comment}` : ''}`
  if (parsePython(now.trim()).errors.length > 0) return []
  const call = inlineCode(`${dict}.get(${key}, ${standard})`)
  const place = inlineCode(`${dict}[${key}]`)
  return [
    {
      kind: 'augmented-target',
      line,
      cause: `A la izquierda de ${inlineCode(`${sign}=`)} (línea ${line}) hay una llamada, ${call}: \`get\` **da** un valor, pero no es un sitio donde guardar. Se lee con \`get\` y se guarda en ${place}.`,
      edits: [{ ...lines.rangeOf(line), text: now }],
    },
  ]
}
