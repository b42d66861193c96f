import { inlineCode } from '../../../../engine/compose'
import { indentOf } from '../../../faults/mend'
import { type Change, type Result, STAGE } from '../../change'
import { NUMBER, numberFrom } from '../../numbers'
import { edited, linesOf, mainStatements, printsIn, textLiteral } from '../../source'
import { withImport } from '../style/imports'

/** «que al final ponga ¡Despegue!»: words in quotes or between exclamation marks behind everything. */
export const lastWordsChange: Change = {
  name: 'last-words',
  stage: STAGE.structure + 0.9,
  says: [
    /\b(?:(?:y|que) )*(?:al final|al terminar|cuando (?:acabe|termine)|al acabar),? (?:que )?(?:ponga|diga|muestre|imprima|salga|escriba|aparezca)(?: (?:un|el|mensaje|de|que))*:? (?<text>["'«“][^"'»”]{2,60}["'»”]|[¡!][^!¦]{2,40}!)/,
  ],
  make(p, { parts }): Result {
    const last = mainStatements(p).at(-1)
    const said = (parts.text ?? '').replace(/^["'«“]|["'»”]$/g, '')
    if (!last || said === '') return null
    const { to } = linesOf(p, last)
    return {
      code: edited(p, [{ from: to, to, text: `\nprint(${textLiteral(p, said)})` }]),
      told: `Al final sale «${said.replaceAll('`', '')}».`,
    }
  },
}

/** «que espere un segundo entre número y número»: a pause in each round. */
export const pauseChange: Change = {
  name: 'pause',
  stage: STAGE.structure,
  says: [
    new RegExp(
      `\\b(?:(?:y|que|haya|con|pon\\w*|haga) )*(?:esper\\w+|paus\\w+|tard\\w+|par\\w+)(?: (?:de|un|una|pausa))* (?<count>${NUMBER}|medio) segundos?(?: (?:entre|en|por|despues de|de|cada)(?: (?:cada|numero|linea|vuelta|letra|y|uno|una|otro|otra|mensaje|palabra))+)?`,
    ),
  ],
  make(p, { parts }): Result {
    const loop = [...p.places('for'), ...p.places('while')].findLast(({ node }) => printsIn(node.body).length > 0)?.node
    const shown = loop?.body.find((node) => printsIn([node]).length > 0)
    const count = /^medio/i.test(parts.count ?? '') ? 0.5 : numberFrom(parts.count)
    if (!shown || count === null) return null
    const { to } = linesOf(p, shown)
    const code = edited(p, [{ from: to, to, text: `\n${indentOf(p, shown)}time.sleep(${count})` }])
    return {
      code: withImport(code, 'import time'),
      told: `Espera ${count === 1 ? 'un segundo' : `${String(count).replace('.', ',')} segundos`} en cada vuelta.`,
      how: [`${inlineCode(`time.sleep(${count})`)} para el programa ese tiempo y luego sigue.`],
    }
  },
}
