import { inlineCode } from '../../../engine/compose'
import type { Expression } from '../../../python/ast'
import { allExpressions } from '../../../python/walk'
import { type FindImprovements, type Improvement, type Reviewed, textOf } from '../improvement'

const QUESTIONS: readonly [letters: RegExp, method: string, asks: string][] = [
  [/^ABCDEFGHIJKLMN[ÑOPQRSTUVWXYZÁÉÍÓÚÜ]+$/, 'isupper', 'si es una mayúscula'],
  [/^abcdefghijklmn[ñopqrstuvwxyzáéíóúü]+$/, 'islower', 'si es una minúscula'],
  [/^(?:0123456789|1234567890)$/, 'isdigit', 'si es una cifra'],
  [/^(?:[aA]bcdefghijklmn[ñ]?opqrstuvwxyzABCDEFGHIJKLMN[Ñ]?OPQRSTUVWXYZ)$/, 'isalpha', 'si es una letra'],
]

/** `c in "ABC…Z"`: a list of all letters that a method of texts knows by itself. */
export const findCharacters: FindImprovements = (program) =>
  [...allExpressions(program.module)].flatMap((node) => spelledOut(program, node))

function spelledOut(program: Reviewed, node: Expression): Improvement[] {
  if (node.kind !== 'compare' || node.comparisons.length !== 1) return []
  const [{ operator, right } = { operator: null, right: null }] = node.comparisons
  if (right?.kind !== 'string' || (operator !== 'in' && operator !== 'not in')) return []
  const known = QUESTIONS.find(([letters]) => letters.test(right.value))
  if (known === undefined) return []
  const [, method, asks] = known
  const better = `${operator === 'in' ? '' : 'not '}${textOf(program, node.left)}.${method}()`
  return [
    {
      from: node.from,
      to: node.to,
      weight: 0.5,
      what: `Para saber ${asks} ya hay un método: ${inlineCode(better)}.`,
      why: 'Es más corto, no se te olvida ninguna letra y reconoce también las que llevan tilde y la ñ.',
      edits: [{ from: node.from, to: node.to, text: better }],
    },
  ]
}
