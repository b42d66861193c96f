import { folded } from '~/platform/text/folded'
import { answered, text } from '../../../engine/blocks'
import { inlineCode } from '../../../engine/compose'
import { evaluatePiece } from '../../../python/evaluate/evaluate'
import { parsePython } from '../../../python/parse'
import type { Reader } from '../asked'

const MAX_SAID = 120
const CALL = /(?<![\w.])([a-z_][\w.]{0,30})\(([^()\n]{0,40})\)/i
const REST =
  /^(?:(?:y|e|pero|vale|ok|entonces|ah|que|cuanto|cual|da|daria|devuelve|sale|saldria|imprime|es|el|la|con|si|hago|uso)(?: |$))*$/

/** «¿Y fact(0)?», «¿y range(10) entonces?»: what a call gives in the program that is spoken about. */
export const callValue: Reader = ({ frame, code }) => {
  const prose = frame.message.prose.slice(0, MAX_SAID)
  const found = CALL.exec(prose)
  if (code === null || found === null) return null
  const [call, name = ''] = found
  const rest = folded(prose.replace(call, ' ')).replace(/[^a-z ]/g, ' ')
  if (!REST.test(rest.replace(/ +/g, ' ').trim()) || /^(?:print|input|open)$/.test(name)) return null
  const shown = name === 'range' ? `list(${call})` : call
  const before = evaluatePiece(code.tree)
  const after = evaluatePiece(parsePython(`${code.tree.source.trimEnd()}\nprint(repr(${shown}))\n`))
  if (before.kind !== 'done') return null
  if (after.kind === 'raised')
    return answered('value', [text(`${inlineCode(call)} da un error: \`${after.type}: ${after.message}\`.`)])
  if (after.kind !== 'done') return null
  const value = after.output.trimEnd().split('\n').at(-1) ?? ''
  return value.length > MAX_SAID || value.startsWith('<')
    ? null
    : answered('value', [
        text(`${inlineCode(call)} ${name === 'range' ? 'da los números' : 'da'} ${inlineCode(value)}.`),
      ])
}
