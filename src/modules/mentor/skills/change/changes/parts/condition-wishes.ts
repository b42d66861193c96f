import { inlineCode } from '../../../../engine/compose'
import type { CompareOperator, Expression } from '../../../../python/ast'
import { comparison } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { edited } from '../../../../python/program/source'
import type { Result } from '../../change'
import { NUMBER, numberFrom } from '../../numbers'
import { CHANGES, NAME, type PartReader } from './clause'

const OPERATOR =
  '(?:(?:sea |es |esten? |vaya |si )*(?:(?<more>mayor|mas grande|superior|mas alt[oa]|por encima|mas|menor|mas pequen[oa]|inferior|mas baj[oa]|por debajo|menos)(?: (?<equal>o igual))?(?: (?:que|a|de))?|(?<sign>[<>]=?|==|!=)|(?<same>igual|distint[oa]|diferente) (?:a|de|que)))'
const BOUND = `(?<limit>${NUMBER})`
const OF = `(?:(?:si |que )*(?:el |la )?(?<left>${NAME}(?:\\[\\w{1,12}\\])?) )?`
const OLD = '(?:(?:,| y)? (?:en (?:vez|lugar) de|y no) .{1,40})?'

/** «cambia la condición a edad menor que 21», «que el if mire si x es 3». */
export const conditionReaders: readonly PartReader[] = [
  {
    name: 'condition',
    says: [
      new RegExp(
        `(?:${CHANGES} )?(?:en )?(?<which>la condicion|el if|el while|la comparacion)(?:,| )?(?:(?:que|para que|quiero que|a|por|sea|de que|y que|compruebe|comprueba|mire|pregunte|compare|si) )*${OF}${OPERATOR} ${BOUND}${OLD}`,
      ),
    ],
    make: (p, { parts }) => otherCondition(p, parts),
  },
]

type Parts = Partial<Record<string, string>>

function operatorOf({ more, equal, sign, same }: Parts): CompareOperator | null {
  if (sign !== undefined) return sign as CompareOperator
  if (same !== undefined) return same === 'igual' ? '==' : '!='
  if (more === undefined) return null
  const isMore = /^(?:may|mas (?:grande|alt)|sup|por encima|mas$)/.test(more)
  return `${isMore ? '>' : '<'}${equal === undefined ? '' : '='}` as CompareOperator
}

/** The one test of the program, or the one of what is named. */
function otherCondition(p: Program, parts: Parts): Result {
  const operator = operatorOf(parts)
  const limit = numberFrom(parts.limit)
  if (operator === null || limit === null) return null
  const tests = [...p.places('if'), ...p.places('while')].flatMap(({ node }) => {
    const found = comparison(node.test)
    return found && isWritten(found.right) ? [found] : []
  })
  const left = parts.left?.replace(/\s/g, '')
  const meant =
    left === undefined ? tests : tests.filter((test) => p.text(test.left).toLowerCase() === left.toLowerCase())
  // Of a chain the first is meant; of two loops or two branches nobody knows which.
  const heads = meant.filter((test) => !isFurther(p, test.node))
  const [only, other] = heads
  const isFirst =
    parts.which === 'el if' && heads.every(({ node }) => p.text(node.left) === p.text(only?.left ?? node.left))
  if (!only || (other && !isFirst)) return null
  const text = `${p.text(only.left)} ${operator} ${limit}`
  const { from, to } = only.node
  if (p.source.slice(from, to) === text)
    return { why: `Esa condición ya está: línea ${p.line(only.node)}, ${inlineCode(text)}.` }
  return {
    code: edited(p, [{ from, to, text }]),
    told: `La condición de la línea ${p.line(only.node)} es ahora ${inlineCode(text)}.`,
    how: [`Antes era ${inlineCode(p.source.slice(from, to))}.`],
  }
}

const isFurther = (p: Program, test: Expression) => p.places('if').some(({ node }) => node.isElif && node.test === test)

const isWritten = (node: Expression) => ['number', 'string', 'unary', 'boolean'].includes(node.kind)
