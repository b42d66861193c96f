import { inlineCode } from '../../../../engine/compose'
import { nameOf, numberOf, plainAssign } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { edited, mainStatements } from '../../../../python/program/source'
import { type Change, STAGE } from '../../change'
import { NUMBER, numberFrom } from '../../numbers'

const OVER = 'mas de|mas que|mayor(?:es)? (?:de|que|a)|por encima de|superior(?:es)? a|por arriba de'
const UNDER = 'menos de|menos que|menor(?:es)? (?:de|que|a)|por debajo de|inferior(?:es)? a|por abajo de'

/** «solo los que deben más de 0», «que avise cuando queden menos de 3» where `deuda > MINIMO` stands: the limit is that number. */
export const limitValueChange: Change = {
  name: 'limit-value',
  isWhole: true,
  stage: STAGE.value,
  says: [
    new RegExp(
      `\\b(?:solo|solamente|avis\\w{1,5}|quiero|dije|era\\w?|que (?:me )?(?:avise|muestre|imprima|salgan|saque))\\b(?! cuant)[^¦.,;]{0,50}? (?:(?<over>${OVER})|(?<under>${UNDER})) (?<limit>${NUMBER})(?= ?$| ?[¦.,;!]| (?:euros?|pesos|unidades?|dolares|soles|dias|y)\\b)(?: (?:euros?|pesos|unidades?|dolares|soles|dias))?`,
    ),
  ],
  make(p, { parts, words }) {
    const limit = numberFrom(parts.limit)
    if (limit === null || /\bcuant[oa]s|\bmedia\b|\btotal\b|descuento|caracteres|letras/.test(words)) return null
    const named = limitsOf(p).filter(({ isOver }) => isOver === (parts.over !== undefined))
    const [only] = named
    if (!only || named.length > 1 || only.value === limit) return null
    return {
      code: edited(p, [{ from: only.from, to: only.to, text: String(limit) }]),
      told: `El límite, ${inlineCode(only.name)}, es ahora ${inlineCode(String(limit))}.`,
    }
  },
}

type Limit = { name: string; value: number; from: number; to: number; isOver: boolean }

/** Constants that are compared with in one place, and on which side what is chosen lies. */
function limitsOf(p: Program): Limit[] {
  const tests = p.spots('compare').flatMap(({ node }) => {
    const [only, ...more] = node.comparisons
    if (!only || more.length > 0 || !/^[<>]=?$/.test(only.operator)) return []
    const isGreater = only.operator.startsWith('>')
    return [
      { name: nameOf(only.right), isOver: isGreater },
      { name: nameOf(node.left), isOver: !isGreater },
    ]
  })
  return mainStatements(p).flatMap((node) => {
    const plain = plainAssign(node)
    const value = plain && numberOf(plain.value)
    const own = plain === null ? [] : tests.filter(({ name }) => name === plain.name)
    const [test] = own
    return plain && value !== null && test && own.length === 1 && /^[A-Z_\d]{2,}$/.test(plain.name)
      ? [{ name: plain.name, value, from: plain.value.from, to: plain.value.to, isOver: test.isOver }]
      : []
  })
}
