import { folded } from '~/platform/text/folded'
import { inlineCode } from '../../../../engine/compose'
import type { Program } from '../../../../python/program/indexed-program'
import { levelOf } from '../../../../python/program/line-edits'
import { edited, linesOf, shifted, textLiteral } from '../../../../python/program/source'
import { allExpressions } from '../../../../python/walk'
import { type Change, STAGE } from '../../change'
import { facetMeant, facetsOf, loopElement, targetOf } from '../../elements'
import { CONDITION_WORDS, conditionIn } from '../flow/conditions'

/** «solo los de Vigo», «las que sean de Lugo»: rows that hold one text of the data. */
export const onlyValueChange: Change = {
  name: 'only-value',
  stage: STAGE.data,
  says: [
    /\b(?:(?:y|que|saqu\w+|salga\w*|muestr\w+|imprim\w+|dej\w+|quier\w+|filtr\w+|dig\w+|pon\w*|me) ){0,5}(?:solo|solamente|unicamente|nada mas)(?: (?:(?:salga|saqu|muestr|client)\w*|los|las|el|la|lo|pedido|venta|fila|(?!salga|saqu|muestr|client)[a-z]{4,12}s))*(?: (?:que (?:sean|son|esten|vivan|vengan)))?(?: (?:de|del|en|con|la|el|ciudad|tipo|tienda|categoria))+ ["'«“]?(?<value>[\p{L}][\p{L}\d]*(?: (?:de |del )?(?!mas\b|menos\b|mayor|menor|y\b|que\b|con\b|por\b)[\p{L}]+)?)["'»”]?/u,
    new RegExp(
      `(?<=\\p{L} )(?<condition>(?:y )?(?:(?:que|con|de|sean|sea|cuesten|valgan|tengan|pasen|superen|un|una|importe|precio|valor|monto) ){0,5}(?:${CONDITION_WORDS}))`,
      'u',
    ),
  ],
  needs: ({ parts }) => parts.value !== undefined,
  make(p, { parts, said: { plain } }) {
    const said = folded(parts.value ?? '')
    for (const { node: loop, scope } of p.places('for').toReversed()) {
      const element = loopElement(p, loop.iterable, scope)
      const text =
        textsOf(p).find((each) => folded(each) === said) ??
        textsOf(p).find((each) => folded(each) === said.split(' ')[0])
      const [first, last] = [loop.body[0], loop.body.at(-1)]
      if (element === null || text === undefined || !first || !last) continue
      const at = columnOf(p, text)
      const facets = facetsOf(p, element, targetOf(p, loop.target), loop.iterable)
      const facet =
        facets.find(({ code, field, kind }) => kind === 'text' && (field === at || code.endsWith(`[${at}]`))) ??
        facets.find(
          ({ kind, code }) =>
            kind === 'text' && typeof at === 'number' && code === targetOf(p, loop.target).parts?.[at],
        )
      if (!facet) continue
      const more = conditionIn(folded(parts.condition ?? ''))
      const other = more ? facetMeant(facets, plain, more.kind) : null
      const test = `${facet.code} == ${textLiteral(p, text)}${more && other ? ` and ${more.code(other.code)}` : ''}`
      const body = linesOf(p, first, last)
      const indent = /^[ \t]*/.exec(p.source.slice(body.from))?.[0] ?? ''
      return {
        code: edited(p, [{ ...body, text: `${indent}if ${test}:\n${shifted(p, body, levelOf(p))}` }]),
        told: `Solo salen los que cumplen ${inlineCode(test)}.`,
        how: ['El `if` deja pasar solo las filas que lo cumplen; los datos no cambian.'],
        ...(more && !other
          ? { but: `No sé con qué dato comparar lo de «${parts.condition}»: dime el nombre de la columna.` }
          : {}),
      }
    }
    return null
  },
}

const textsOf = (p: Program) => p.spots('string').map(({ node }) => node.value)

/** In which place or under which key of its row a text stands. */
function columnOf(p: Program, text: string): number | string | null {
  for (const node of allExpressions(p.body)) {
    if (node.kind !== 'tuple' && node.kind !== 'list') continue
    const at = node.items.findIndex((item) => item.kind === 'string' && item.value === text)
    if (at >= 0) return at
  }
  for (const { node } of p.spots('dict')) {
    const entry = node.entries.find(({ value }) => value.kind === 'string' && value.value === text)
    if (entry?.key?.kind === 'string') return entry.key.value
  }
  return null
}
