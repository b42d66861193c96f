import { callTo } from '../../../../python/program/expression-shapes'
import { indentOf, levelOf } from '../../../../python/program/line-edits'
import { linesOf, shifted, textLiteral } from '../../../../python/program/source'
import { type Change, STAGE } from '../../change'
import { messageIn } from '../output/message'

/** «que no falle si el archivo no existe». */
export const missingFileChange: Change = {
  name: 'missing-file',
  stage: STAGE.structure,
  says: [
    /\b(?:no (?:me |se |le )?\w+ )?(?:[^.,;]{0,20})?(?:si|cuando|por si)(?: el)? (?:archivo|fichero|csv|txt|documento) (?:no (?:existe|esta|existiera|exista|lo encuentra|aparece)|falta)(?:[^.;]{0,12}(?:avis\w+|dig\w+)[^.;]{0,40})?|\b(?:y )?(?:que )?(?:si|cuando|por si) no (?:existe|existiera|exista|esta|encuentra|hay|aparece)(?: (?:el|ese|este|un|ningun))? (?:archivo|fichero|csv|txt|documento)(?:,? (?:que )?(?:me |nos )?(?:lo )?(?:avis\w+|dig\w+|saqu\w+|muestr\w+|pong\w+)[^.;¦]{0,60}|,? (?:que )?no (?:de|pete|falle|se pare)[^.;¦]{0,30})?|\bfilenotfound\w*/,
  ],
  make(p, wish) {
    const opening = p.allPlaces.find(
      ({ node, parent }) =>
        parent?.node.kind !== 'try' &&
        ((node.kind === 'with' && node.items.some(({ context }) => callTo(context, 'open'))) ||
          (node.kind === 'assign' && callTo(node.value, 'open') !== null)),
    )
    if (!opening) return null
    const level = levelOf(p)
    const indent = indentOf(p, opening.node)
    const last = opening.block.at(-1) ?? opening.node
    const { from, to } = linesOf(p, opening.node, last)
    const notice = messageIn(wish) ?? 'No encuentro el archivo. ¿Está en la misma carpeta que el programa?'
    const text = `${indent}try:\n${shifted(p, { from, to }, level)}\n${indent}except FileNotFoundError:\n${indent}${level}print(${textLiteral(p, notice)})`
    return {
      code: `${p.source.slice(0, from)}${text}${p.source.slice(to)}`,
      told: 'Si el archivo no existe, el programa avisa en vez de pararse con un `FileNotFoundError`.',
      how: ['Lo que necesita el archivo va dentro de `try`; si `open` no lo encuentra, se salta a `except`.'],
    }
  },
}
