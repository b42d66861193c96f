import { inlineCode } from '../../../../engine/compose'
import { callTo, nameOf } from '../../../../python/program/expression-shapes'
import { indentOf, levelOf } from '../../../../python/program/line-edits'
import { edited, linesOf, shifted, textLiteral } from '../../../../python/program/source'
import { type Change, STAGE } from '../../change'
import { loopElement } from '../../elements'

/** «sin tildes ni espacios»: kinds of letters, and no texts of the data. */
const SIGNS =
  /^(?:espacios?|tildes?|acentos?|may[uú]sculas?|min[uú]sculas?|signos?|puntuaci[oó]n|comas?|puntos?|guiones|n[uú]meros?|letras?|vac[ií]os?|repetid[oa]s?)$/i

/** «que no cuente estas: el, la, en»: some texts that a loop passes over. */
export const exceptTheseChange: Change = {
  name: 'except-these',
  stage: STAGE.data,
  says: [
    /\b(?:que )?(?:no (?:me )?(?:cuent\w+|salg\w+|muestr\w+|inclu\w+|teng\w+ en cuenta|aparezc\w+|imprim\w+)|sin(?: contar| mostrar| incluir)?|quit\w+|ignor\w+|salt\w+|descart\w+|menos|excepto)(?: (?:a|las?|los?|estas?|estos?|palabras?|nombres?|letras?|siguientes?|que son|son|como))*:? (?<list>["'«“]?[\p{L}\d]+["'»”]?(?:(?:, ?| y | e | ni | o )["'«“]?[\p{L}\d]+["'»”]?)+)(?= ?$|[.;!?¦])/u,
    /\b(?:y |pero )?(?:a )?(?:el|la|los|las|al) (?<one>["'«“]?[\p{L}\d]+["'»”]?) (?:que )?(?:no (?:se |l[oae]s? )?(?:toque|cambie|modifique|suba|baje|incluya|cuente|aplique)\w*|(?:se )?quede (?:igual|como esta)|(?:dejal[oa]|dejarl[oa]|que se quede) (?:igual|como esta))/u,
  ],
  make(p, { parts }) {
    const texts = (parts.list ?? parts.one ?? '')
      .split(/, ?| y | e | ni | o /)
      .map((text) => text.replace(/["'«»“”]/g, '').trim())
      .filter((text) => text !== '')
    if (texts.some((text) => SIGNS.test(text))) return null
    for (const { node: loop, scope } of p.places('for').toReversed()) {
      const name = nameOf(loop.target)
      const element = loopElement(p, loop.iterable, scope)
      const isText = element?.kind === 'text' || element?.kind === 'entry' || element === null
      const [first, last] = [loop.body[0], loop.body.at(-1)]
      if (name === null || !isText || callTo(loop.iterable, 'range', 'enumerate') || !first || !last) continue
      const [only, other] = texts
      const test =
        only !== undefined && other === undefined
          ? `${name} != ${textLiteral(p, only)}`
          : `${name} not in (${texts.map((text) => textLiteral(p, text)).join(', ')})`
      const body = linesOf(p, first, last)
      const text = `${indentOf(p, first)}if ${test}:\n${shifted(p, body, levelOf(p))}`
      return {
        code: edited(p, [{ ...body, text }]),
        told: `${other === undefined ? 'Se salta' : 'Se saltan'} ${texts.map((each) => inlineCode(each)).join(', ')}.`,
        how: other === undefined ? [] : [`${inlineCode('not in')} deja pasar solo lo que no está entre esos textos.`],
      }
    }
    return null
  },
}
