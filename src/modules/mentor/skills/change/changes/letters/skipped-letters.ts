import { inlineCode } from '../../../../engine/compose'
import { nameOf, plainAssign } from '../../../../python/program/expression-shapes'
import { indentOf, levelOf } from '../../../../python/program/line-edits'
import { edited, inputIn, linesOf, textLiteral } from '../../../../python/program/source'
import { typeOf } from '../../../faults/type-of'
import { type Change, type Result, STAGE } from '../../change'

const KINDS: readonly (readonly [RegExp, (name: string) => string, string])[] = [
  [/espacios/, (name) => `${name} == " "`, 'los espacios'],
  [/signos|puntuacion|comas|puntos|simbolos/, (name) => `not ${name}.isalnum() and ${name} != " "`, 'los signos'],
  [/numeros|digitos|cifras/, (name) => `${name}.isdigit()`, 'los números'],
]

/** «que no cuente los espacios», «sin tener en cuenta las tildes»: letters that do not count. */
export const skippedLettersChange: Change = {
  name: 'skipped-letters',
  stage: STAGE.value,
  says: [
    /\b(?:(?:y|que|ni|tampoco) )*(?:no (?:cuente|tenga en cuenta|importen?|incluya|considere|mire)|sin (?:contar|tener en cuenta|importar|mirar)|ignor\w+|quit\w+|salt\w+|den? igual)(?: (?:los|las|el|la|ni))* (?<what>(?:espacios|signos(?: de puntuacion)?|puntuacion|comas|simbolos|digitos|tildes|acentos)(?:(?: y|,| ni| o)(?: (?:los|las|el|la))* (?:espacios|signos(?: de puntuacion)?|puntuacion|comas|simbolos|numeros|digitos|tildes|acentos|mayusculas|minusculas))*)/,
  ],
  make(p, { parts }): Result {
    const what = (parts.what ?? '').toLowerCase()
    const hasAccents = /tildes|acentos/.test(what)
    const loop = p
      .places('for')
      .find(({ node, scope }) => nameOf(node.target) !== null && typeOf(node.iterable, scope) === 'str')?.node
    const [first] = loop?.body ?? []
    const kinds = KINDS.filter(([says]) => says.test(what))
    const name = nameOf(loop?.target)
    if (hasAccents || !loop || !first || name === null) return atInput(p, what)
    const test = kinds.map(([, code]) => code(name)).join(' or ')
    if (test === '') return null
    const lowered = /mayus|minus/.test(what) ? [{ from: loop.iterable.to, to: loop.iterable.to, text: '.lower()' }] : []
    const [indent, level] = [indentOf(p, first), levelOf(p)]
    const { from } = linesOf(p, first)
    return {
      code: edited(p, [...lowered, { from, to: from, text: `${indent}if ${test}:\n${indent}${level}continue\n` }]),
      told: `No cuenta ${kinds.map(([, , told]) => told).join(' ni ')}.`,
      how: ['`continue` salta a la siguiente letra sin hacer lo que queda del bucle.'],
    }
  },
}

/** A text that is compared as a whole loses them where it is read. */
function atInput(p: Parameters<typeof edited>[0], what: string): Result {
  const place = p
    .places('assign')
    .find(({ node }) => inputIn(node.value)?.conversion === null && plainAssign(node) !== null)
  if (!place) return null
  const { to } = place.node.value
  const parts = [
    ...(/espacios/.test(what) ? [`.replace(${textLiteral(p, ' ')}, "")`] : []),
    ...(/mayus|minus/.test(what) ? ['.lower()'] : []),
    ...(/tildes|acentos/.test(what) ? ['.translate(str.maketrans("áéíóúüÁÉÍÓÚÜ", "aeiouuAEIOUU"))'] : []),
  ]
  if (parts.length === 0) return null
  return {
    code: edited(p, [{ from: to, to, text: parts.join('') }]),
    told: 'Lo que se escribe se limpia al leerlo: esas diferencias ya no cuentan.',
    how: [`${inlineCode(parts[0] ?? '')} se aplica una sola vez, a lo que da \`input\`.`],
  }
}
