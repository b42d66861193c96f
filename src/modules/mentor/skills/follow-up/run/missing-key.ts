import { answered, python, text } from '../../../engine/blocks'
import { inlineCode } from '../../../engine/compose'
import { applyEdits } from '../../../python/edit'
import { parsePython } from '../../../python/parse'
import { allExpressions, statementsIn } from '../../../python/walk'
import type { Reader } from '../asked'

const LACKS =
  /\bno (?:lo |la |los |las )?(?:tien\w+|teng\w+|esta\w*|exist\w+|hay\w*|vien\w+|trae\w*)\b|\bfalt\w+\b|\bsin (?:el|la|ese|esa)\b/
const VALUE =
  /\b(?:ponga|pongas|poner|valga|salga|cuente|use|muestre|sea|de|imprima)\b (?:un |el |la |como |con )?(-?\d+(?:[.,]\d+)?|cero|nada|["'][^"'\n]{0,30}["'])(?=$|[\s?!.,)])/

const MAX_WORDS = 18

/** «Que en los que no lo tienen ponga 0», after a `KeyError`: `get` where the key is asked for. */
export const missingKey: Reader = ({ said, state, frame }) => {
  const { error, code } = state
  if (error?.type !== 'KeyError' || code === null || !LACKS.test(said)) return null
  const [, wished] = VALUE.exec(frame.message.prose.toLowerCase()) ?? []
  if (wished === undefined || said.split(' ').length > MAX_WORDS) return null
  const value = wished === 'cero' ? '0' : wished === 'nada' ? '""' : wished
  const key = /["']([^"'\n]+)["']/.exec(error.text)?.[1]
  const { source } = code.tree
  const written = new Set(
    [...statementsIn(code.tree.body)].flatMap((node) => (node.kind === 'assign' ? node.targets : [])),
  )
  const places = [...allExpressions(code.tree)].flatMap((node) =>
    node.kind === 'subscript' && node.index.kind === 'string' && node.index.value === key && !written.has(node)
      ? [
          {
            from: node.from,
            to: node.to,
            text: `${source.slice(node.value.from, node.value.to)}.get(${source.slice(node.index.from, node.index.to)}, ${value})`,
          },
        ]
      : [],
  )
  const [first] = places
  if (first === undefined) return null
  const program = applyEdits(source, places)
  return parsePython(program).errors.length > 0
    ? null
    : answered('missing-key', [
        text(
          `Con \`get\` en lugar de los corchetes: ${inlineCode(first.text)} da lo que hay en esa clave y, si no está, lo que pones detrás de la coma. Ya no salta el \`KeyError\`.`,
        ),
        python(program),
      ])
}
