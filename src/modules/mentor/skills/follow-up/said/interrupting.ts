import { answered, text } from '../../../engine/blocks'
import { inlineCode } from '../../../engine/compose'
import { statementsIn } from '../../../python/walk'
import type { Reader } from '../asked'

const PRESSES = /\b(?:ctrl|control) ?\+? ?-?c\b/

/** «¿Y si le doy a Ctrl+C?»: which error that is, and whether an `except` of the program takes it. */
export const interrupting: Reader = ({ said, code, source }) => {
  if (code === null || source === null || !PRESSES.test(said)) return null
  const handlers = [...statementsIn(code.tree.body)].flatMap((node) => (node.kind === 'try' ? node.handlers : []))
  const written = handlers.map(({ type }) => (type === null ? null : code.tree.source.slice(type.from, type.to)))
  const opening =
    '`Ctrl + C` manda parar el programa: en la línea en la que esté esperando o trabajando salta un `KeyboardInterrupt`.'
  if (written.some((type) => type === null || /\b(?:BaseException|KeyboardInterrupt)\b/.test(type)))
    return answered('interrupt', [
      text(
        `${opening} Tu \`except\` ${written.includes(null) ? 'a secas atrapa cualquier cosa, también eso' : 'lo atrapa'}: se hace lo que hay dentro de él, y así cuesta parar el programa.`,
      ),
    ])
  const [first] = written
  const answer =
    first === undefined || first === null
      ? 'Como nada lo atrapa, el programa se corta ahí.'
      : `No es un ${inlineCode(first)}, así que tu \`except\` no lo atrapa: no sale su mensaje y el programa se corta ahí. Si quisieras despedirte, se añade aparte \`except KeyboardInterrupt:\`.`
  return answered('interrupt', [text(`${opening} ${answer}`)])
}
