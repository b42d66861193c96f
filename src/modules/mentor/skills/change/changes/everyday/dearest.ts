import { upperFirst } from '~/platform/text/first-letter'
import { inlineCode } from '../../../../engine/compose'
import { nameOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { edited, endOf, freeName, textLiteral } from '../../../../python/program/source'
import { type Change, type Result, STAGE } from '../../change'
import { elementsOf } from '../../elements'
import { fitting } from '../fitting'

const LEAD =
  '^(?:(?:y|que|me|al final|tambien|ademas|quiero|ahora|diga|dime|dig[ae]\\w*|muestr\\w+|imprim\\w+|saber|cual(?:es)?|quien|es|va|fue|ha sido)[, ]+){0,8}'
const HIGH = 'mas (?:car|alt|vendid|grand|larg|pesad|votad|viej|rapid)[oae]s?|mayor|mejor'
const LOW = 'mas (?:barat|baj|peque[nñ]|cort|liger|joven|lent)[oae]?s?|menor|peor'

/** «y el más caro» of a dictionary that is filled on the way: its key and its value, where there is any. */
export const dearestChange: Change = {
  name: 'dearest',
  isWhole: true,
  stage: STAGE.output,
  ...fitting(
    [
      new RegExp(
        `${LEAD}(?:(?:el|la) (?:[a-z]{4,14} )?(?:(?<high>${HIGH})|(?<low>${LOW}))|(?<first>ganando|(?:el|la) que (?:mas (?:tiene|puntos tiene|vende|gana|cuesta|vale)|va ganando)))(?: (?:de todos|de todas|de la lista|al final|tambien)){0,2}[ ?!.]*$`,
      ),
    ],
    (p, { parts: { low, high, first } }) =>
      found(p, low !== undefined, low ?? high ?? (first === undefined ? '' : 'Va ganando')),
  ),
}

function found(p: Program, isLow: boolean, said: string): Result {
  const dicts = p.body.flatMap((node) => {
    const name = node.kind === 'assign' ? nameOf(node.targets[0]) : null
    const element =
      node.kind === 'assign' && node.value.kind === 'dict' && p.scopes[0]
        ? elementsOf(p, node.targets[0] ?? node.value, p.scopes[0])
        : null
    // What is written down is read elsewhere.
    const isFilled = node.kind === 'assign' && node.value.kind === 'dict' && node.value.entries.length === 0
    return name !== null && isFilled && element?.kind === 'entry' && element.value?.kind === 'number' ? [name] : []
  })
  const [only, other] = dicts
  const last = p.body.at(-1)
  if (
    only === undefined ||
    other !== undefined ||
    !last ||
    new RegExp(`\\b${isLow ? 'min' : 'max'}\\(${only}\\b`).test(p.source)
  )
    return null
  const name = freeName(p, isLow ? 'menor' : 'mayor', isLow ? 'el_menor' : 'el_mayor')
  const label = upperFirst(said.replace(/^mas /, 'más ').replace(/^más pequen/, 'más pequeñ'))
  const lines = [
    `if ${only}:`,
    `    ${name} = ${isLow ? 'min' : 'max'}(${only}, key=${only}.get)`,
    `    print(f${textLiteral(p, `${label}: {${name}} ({${only}[${name}]})`)})`,
  ]
  const to = endOf(p, last)
  return {
    code: edited(p, [{ from: to, to, text: `\n${lines.join('\n')}` }]),
    told: `Al final dice ${isLow ? 'el menor' : 'el mayor'}, con su valor.`,
    how: [
      `${inlineCode(`key=${only}.get`)} compara los valores y devuelve la clave; el ${inlineCode(`if ${only}`)} evita el error si no hay ninguno.`,
    ],
  }
}
