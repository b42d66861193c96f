import { inlineCode } from '../../../../engine/compose'
import { levelOf } from '../../../../python/program/line-edits'
import { freeName } from '../../../../python/program/source'
import { type Change, STAGE } from '../../change'

/** «úsala para sacar todos los primos hasta 50»: a function of one number is called with one after the other. */
export const useFunctionChange: Change = {
  name: 'use-function',
  stage: STAGE.structure + 0.6,
  says: [
    /\b(?:us[ae]l[oa]|llamal[oa]|aplical[oa]|utilizal[oa]|(?:ahora )?(?:us[ae]|utiliza|llama a) (?:la|esa|esta|mi) funcion)(?: (?:en|con|dentro de) un (?:bucle|for))?(?: (?:para|y))? (?:que )?(?:me )?(?:sac|mostr|muestr|imprim|dec|dig|list|busc|ver|hall|calcul|escrib)\w*(?: (?:tod[oa]s|l[oa]s|numeros|el|la|de|[a-z]{3,12})){0,4} (?:hasta (?:el )?(?<to>\d{1,6})|(?:del?|entre|desde)(?: el)? (?<from>\d{1,6}) (?:al?|y|hasta)(?: el)? (?<to2>\d{1,6}))/,
  ],
  make(p, { parts: { to, to2, from = '1' } }) {
    const [place, other] = p.places('function')
    const end = Number(to ?? to2)
    if (!place || other || place.scope.kind !== 'module' || place.node.parameters.length !== 1) return null
    const { name } = place.node
    const returns = p.places('return').flatMap(({ node }) => node.value ?? [])
    const isTest =
      returns.length > 0 && returns.every(({ kind }) => kind === 'boolean' || kind === 'compare' || kind === 'not')
    const [item, level] = [freeName(p, 'numero', 'valor'), levelOf(p)]
    // 1 is no prime, though many functions take it for one.
    const first = /primo/.test(name) && from === '1' ? '2' : from
    const lines = [
      `for ${item} in range(${first}, ${end + 1}):`,
      ...(isTest
        ? [`${level}if ${name}(${item}):`, `${level}${level}print(${item})`]
        : [`${level}print(${item}, ${name}(${item}))`]),
    ]
    return {
      code: `${p.source.trimEnd()}\n\n\n${lines.join('\n')}\n`,
      told: isTest
        ? `El bucle muestra los números para los que ${inlineCode(`${name}(${item})`)} es verdadero.`
        : `El bucle muestra cada número con lo que devuelve ${inlineCode(name)}.`,
      how: [`${inlineCode(`range(${first}, ${end + 1})`)} llega hasta ${end}: el último no se incluye.`],
    }
  },
}
