import { folded } from '~/platform/text/folded'
import { inlineCode } from '../../../../engine/compose'
import { callTo, comparison, nameOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { addedAfter, levelOf } from '../../../../python/program/line-edits'
import { edited, positional, textLiteral } from '../../../../python/program/source'
import { type Change, type Result, STAGE } from '../../change'

const KINDS: readonly (readonly [RegExp, string, string])[] = [
  [/\b(?:numeros?|digitos?|cifras?)\b/, 'isdigit', 'un número'],
  [/\bmayusculas?\b/, 'isupper', 'una mayúscula'],
  [/\bminusculas?\b/, 'islower', 'una minúscula'],
  [/\bletras?\b/, 'isalpha', 'una letra'],
]
const SYMBOL = /\b(?:simbolos?|signos?|caracter(?:es)? (?:especial(?:es)?|raros?))\b/

/** «que además tenga un número y una mayúscula»: more conditions of a text whose length is judged. */
export const moreConditionsChange: Change = {
  name: 'more-conditions',
  stage: STAGE.expression,
  says: [
    /\b(?:(?:y|que|ademas|tambien|la contrasena|la clave) )*(?:(?:teng\w+|llev\w+|conteng\w+|obligu\w+|exij\w+|incluy\w+|pid\w+|deba|haya)(?: (?:que|a|tener|llevar|poner|haber|contener|incluir|tambien|ademas))*) (?<what>(?:(?:al menos|por lo menos|minimo|como minimo|un|una|algun|alguna|1|y|e|,) ?)+(?:numero|digito|cifra|mayuscula|minuscula|simbolo|signo|letra|caracter especial)(?:s|es)?(?:(?:,| y| e)(?: (?:al menos|por lo menos|un|una|algun|alguna|otro|otra))* ?(?:numero|digito|cifra|mayuscula|minuscula|simbolo|signo|letra|caracter especial)(?:s|es)?)*)/,
  ],
  make(p, { parts }): Result {
    const what = folded(parts.what ?? '')
    const listed = amongFaults(p, what)
    if (listed !== null) return listed
    for (const { node } of p.places('if')) {
      const measured = p
        .spots('call')
        .find((spot) => spot.node.from >= node.test.from && spot.node.to <= node.test.to && callTo(spot.node, 'len'))
      const name = measured ? nameOf(positional(measured.node)[0]) : null
      const test = comparison(node.test)
      if (name === null || !test) continue
      const kinds = KINDS.filter(([says]) => says.test(what))
      const tests = [
        ...kinds.map(([, method]) => `any(letra.${method}() for letra in ${name})`),
        ...(SYMBOL.test(what) ? [`any(not letra.isalnum() for letra in ${name})`] : []),
      ]
      if (tests.length === 0) return null
      const isGood = test.operator.startsWith('>')
      const text = isGood
        ? `${p.text(node.test)} and ${tests.join(' and ')}`
        : `${p.text(node.test)} or ${tests.map((each) => `not ${each}`).join(' or ')}`
      return {
        code: edited(p, [{ from: node.test.from, to: node.test.to, text }]),
        told: `Tiene que tener además ${[...kinds.map(([, , told]) => told), ...(SYMBOL.test(what) ? ['un símbolo'] : [])].join(' y ')}.`,
        how: [`${inlineCode('any(…)')} es verdadero en cuanto una de las letras cumple la condición.`],
      }
    }
    return null
  },
}

/** `if not any(…): fallos.append('un número')`, one after the other: what is missing is said by itself, as the others are. */
function amongFaults(p: Program, what: string): Result {
  const faults = p.places('if').flatMap(({ node }) => {
    const [only, other] = node.body
    const found =
      only && !other && node.otherwise.length === 0 ? /^(\w+)\.append\((["']).*\2\)$/.exec(p.text(only)) : null
    const name = /\bany\(.* in (\w+)\)/.exec(p.text(node.test))?.[1]
    return found?.[1] && name ? [{ node, list: found[1], name }] : []
  })
  const last = faults.at(-1)
  if (!last || faults.length < 2) return null
  const kinds = KINDS.filter(([says]) => says.test(what)).map(([, method, told]) => ({
    test: `letra.${method}()`,
    told,
  }))
  const all = [...kinds, ...(SYMBOL.test(what) ? [{ test: 'not letra.isalnum()', told: 'un símbolo' }] : [])]
  const fresh = all.filter(({ test }) => !p.source.includes(`any(${test} for`))
  if (fresh.length === 0) return all.length === 0 ? null : { why: 'Eso ya lo mira tu programa.' }
  const lines = fresh.flatMap(({ test, told }) => [
    `if not any(${test} for letra in ${last.name}):`,
    `${levelOf(p)}${last.list}.append(${textLiteral(p, told)})`,
  ])
  const added = addedAfter(p, last.node, lines.join('\n'))
  return (
    added && {
      code: edited(p, added),
      told: `Tiene que tener además ${fresh.map(({ told }) => told).join(' y ')}.`,
      how: ['Es un `if` aparte, como los otros: así el aviso dice justo lo que falta.'],
    }
  )
}
