import { inlineCode } from '../../../../engine/compose'
import { callTo, comparison, nameOf } from '../../../../python/program/expression-shapes'
import { edited, positional } from '../../../../python/program/source'
import { type Change, STAGE } from '../../change'

/** «que no salga el propio número», «sin contar el mismo n»: a loop that stops before its limit. */
export const withoutItselfChange: Change = {
  name: 'without-itself',
  stage: STAGE.value,
  says: [
    /\b(?:y )?(?:que )?(?:no (?:se )?(?:salga|incluya|cuente|aparezca|muestre|meta|devuelva|ponga|este|entre)|sin (?:contar|incluir|meter|que salga)?|excluyendo|quita\w*|menos|excepto) ?(?:a |con )?(?:el |al )?(?:propio|mismo|ultimo)(?: (?:numero|n|limite|valor))?(?: (?:numero|n))?\b/,
  ],
  make(p) {
    for (const { node } of p.places('while')) {
      const test = comparison(node.test)
      if (test?.operator !== '<=' || nameOf(test.right) === null) continue
      return {
        code: edited(p, [{ from: test.left.to, to: test.right.from, text: ' < ' }]),
        told: `El bucle se para antes de llegar a ${inlineCode(p.text(test.right))}.`,
        how: ['Con `<` en vez de `<=`, el último número se queda fuera.'],
      }
    }
    for (const { node } of p.places('for')) {
      const range = callTo(node.iterable, 'range')
      const stop = range ? (positional(range)[1] ?? positional(range)[0]) : undefined
      const isNext = stop?.kind === 'binary' && stop.operator === '+' && p.text(stop.right) === '1'
      if (!isNext) continue
      return {
        code: edited(p, [{ ...p.whole(stop), text: p.text(stop.left) }]),
        told: `El bucle se para antes de llegar a ${inlineCode(p.text(stop.left))}.`,
        how: ['`range` no da nunca su límite: sin el `+ 1`, el último número se queda fuera.'],
      }
    }
    return null
  },
}
