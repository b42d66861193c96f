import { folded } from '~/platform/text/folded'
import { inlineCode } from '../../../../engine/compose'
import type { Expression } from '../../../../python/ast'
import { callTo, numberOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { edited, positional, printsIn } from '../../../../python/program/source'
import { typeOf } from '../../../faults/type-of'
import { type Change, type Result, STAGE } from '../../change'
import { partsOfRange, rangeMeaning, rangeMeant, rangeText } from '../flow/ranges'

/** «al revés»: a loop backwards, or what is printed backwards. */
export const reverseChange: Change = {
  name: 'reverse',
  stage: STAGE.data,
  says: [
    /\b(?:al reves|del reves|a la inversa|hacia atras|en (?:orden )?invers[oa]|orden inverso|invertid[oa]s?|inviert\w+|cuenta atras|de atras (?:hacia|para|pa) (?:delante|adelante|alante)|de abajo (?:a|hacia) arriba|en reversa|(?:de forma |orden )?descendente|dale la vuelta)\b(?:,? (?:y )?(?:que )?(?:empie\w+|empez\w+|comien\w+|vaya\w*) (?:por|desde|en|con|del?) (?:el |la |los |las )?(?:del? )?(?<first>\d+)\b)?/,
  ],
  make: (p, { parts, words, said }) =>
    // «cuenta atrás de 10 a 0» is what a loop that goes down does.
    /\bcuenta atras\b/.test(folded(`${words} ${said.prose}`)) && goesDown(p)
      ? null
      : (backwardsRange(p, parts.first) ?? backwardsLoop(p) ?? backwardsPrint(p)),
}

const goesDown = (p: Program) => {
  const [range] = rangeMeant(p)
  return range !== undefined && partsOfRange(p, range).isDown
}

/** `first`: where it is to begin, as it was said. */
export function backwardsRange(p: Program, first: string | undefined): Result {
  const [range, other] = rangeMeant(p)
  const loop = p.places('for').find(({ node }) => node.iterable === range)?.node
  // What is asked for in a loop comes in the order in which it is typed.
  if (!range || other || !loop || /\binput\(/.test(p.text(loop))) return null
  const { start, stop, step, isDown } = partsOfRange(p, range)
  const [low, high] = [Number(start), Number(stop)]
  if (isDown && Number.isInteger(low) && Number.isInteger(high)) {
    return madeRange(p, range, { start: String(high + 1), stop: String(low + 1), step: -step })
  }
  if (Number.isInteger(low) && Number.isInteger(high)) {
    const last = low + Math.floor((high - 1 - low) / step) * step
    return madeRange(p, range, {
      start: first ?? String(last),
      stop: String(low - step < 0 && step > 1 ? -1 : low - 1),
      step: -step,
    })
  }
  if (step !== 1 || isDown) {
    return {
      code: edited(p, [{ from: range.from, to: range.to, text: `reversed(${p.text(range)})` }]),
      told: 'El bucle recorre los mismos números, del último al primero.',
      how: ['`reversed` da los elementos desde el final.'],
    }
  }
  const upper = /^(.+) \+ 1$/.exec(stop)?.[1] ?? `${stop} - 1`
  if (first !== undefined && !p.places('assign').some(({ node }) => p.text(node) === `${upper} = ${first}`)) return null
  return madeRange(p, range, { start: upper, stop: Number.isInteger(low) ? String(low - 1) : `${start} - 1`, step: -1 })
}

function madeRange(
  p: Program,
  range: Expression,
  { start, stop, step }: { start: string; stop: string; step: number },
): Result {
  const text = rangeText(start, stop, step)
  return {
    code: edited(p, [{ from: range.from, to: range.to, text }]),
    told: 'Ahora el bucle va al revés: empieza por el último número y baja.',
    how: [rangeMeaning(text, start, stop, step)],
  }
}

function backwardsLoop(p: Program): Result {
  const [loop, other] = p.places('for')
  const isAsked = loop !== undefined && /\binput\(/.test(p.text(loop.node))
  if (!loop || isAsked || (other && other.parent?.node !== loop.node)) return null
  const { iterable } = loop.node
  const enumerated = callTo(iterable, 'enumerate')
  if (enumerated) return null
  const sorted = callTo(iterable, 'sorted')
  if (sorted) {
    const last = sorted.arguments.at(-1)
    if (!last || sorted.arguments.some(({ name }) => name === 'reverse')) return null
    return {
      code: edited(p, [{ from: last.to, to: last.to, text: ', reverse=True' }]),
      told: 'Ahora salen en el orden contrario.',
      how: ['`reverse=True` hace que `sorted` ordene de mayor a menor.'],
    }
  }
  const text = p.text(iterable)
  return {
    code: edited(p, [{ from: iterable.from, to: iterable.to, text: `reversed(${text})` }]),
    told: `El bucle recorre ${inlineCode(text)} desde el final.`,
    how: [`\`reversed\` da los mismos elementos, del último al primero, sin cambiar ${inlineCode(text)}.`],
  }
}

/** A list or a text that is printed as it is. */
function backwardsPrint(p: Program): Result {
  for (const call of printsIn(p.body)) {
    const spot = p.spots('call').find(({ node }) => node === call)
    for (const argument of positional(call)) {
      const type = spot ? typeOf(argument, spot.scope) : null
      const isSequence = type === 'list' || type === 'tuple' || (type === 'str' && argument.kind === 'name')
      if (!isSequence || numberOf(argument) !== null) continue
      return {
        code: edited(p, [{ from: argument.to, to: argument.to, text: '[::-1]' }]),
        told: `${inlineCode(p.text(argument))} sale ahora del revés.`,
        how: ['`[::-1]` es una copia que va del último elemento al primero.'],
      }
    }
  }
  return null
}
