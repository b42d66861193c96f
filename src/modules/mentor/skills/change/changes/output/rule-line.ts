import { byWord } from '~/platform/text/by-word'
import { indentOf } from '../../../../python/program/line-edits'
import { edited, linesOf, mainStatements, printsIn } from '../../../../python/program/source'
import { type Change, STAGE } from '../../change'

const SIGNS: Record<string, string> = byWord({
  asterisco: '*',
  igual: '=',
  guion: '-',
  raya: '-',
  subrayado: '_',
  punto: '.',
  almohadilla: '#',
})

/** «con una raya de guiones antes del total»: a line of signs between what is printed. */
export const ruleLineChange: Change = {
  name: 'rule-line',
  // Below the total that the same message asks for.
  stage: STAGE.output + 0.2,
  says: [
    /\b(?:(?:y|con|pon\w*|anad\w*|agreg\w*|met\w*|que salga|haya|separad[oa]s? (?:por|con)) )*(?:una? )(?:raya|linea|fila|renglon|separador|separacion)(?: (?:de|con|hecha|hecho))* (?<sign>asteriscos?|iguales|guion(?:es)?|rayas?|puntos|almohadillas|subrayados?)(?: (?<where>antes|encima|arriba|debajo|abajo|despues|al final|al principio|entre medias)(?: (?:del?|de los|de las|de la) [a-z]+)?)?|\b(?:y |con |pon\w* )?una raya(?: (?<where2>antes|encima|arriba|debajo|abajo|despues|al final|al principio)(?: (?:del?|de la) [a-z]+)?)?/,
  ],
  make(p, { parts }) {
    const said = (parts.sign ?? 'guion').toLowerCase()
    const sign = Object.entries(SIGNS).find(([word]) => said.startsWith(word))?.[1] ?? '-'
    const where = parts.where ?? parts.where2 ?? 'antes'
    const main = mainStatements(p).filter((node) => printsIn([node]).length > 0)
    const isBelow = /debajo|abajo|despues|final/.test(where)
    const node = /principio/.test(where) ? main[0] : main.at(-1)
    if (!node) return null
    const { from, to } = linesOf(p, node)
    const line = `${indentOf(p, node)}print("${sign}" * 20)`
    return {
      code: edited(p, [isBelow ? { from: to, to, text: `\n${line}` } : { from, to: from, text: `${line}\n` }]),
      told: `Hay una raya de \`${sign}\` ${isBelow ? 'debajo' : 'antes'} de lo último.`.replace(
        'antes de lo último',
        /principio/.test(where) ? 'al principio' : 'antes de lo último',
      ),
      how: [`Un texto por un número se repite: \`"${sign}" * 20\` son veinte seguidos.`],
    }
  },
}
