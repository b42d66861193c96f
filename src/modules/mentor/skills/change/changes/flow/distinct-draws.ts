import type { Expression } from '../../../../python/ast'
import { callTo, methodCall, nameOf, numberOf, plainAssign } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { edited, linesOf, positional } from '../../../../python/program/source'
import { type Change, STAGE } from '../../change'

/** «y que no se repitan»: numbers by chance that are all different. */
export const distinctDrawsChange: Change = {
  name: 'distinct-draws',
  stage: STAGE.value,
  says: [
    /\b(?:(?:y|pero|que|los|ahora) )*(?:no (?:se )?(?:repita\w*|repitan|haya repetidos|salgan repetidos)|sin (?:que se )?repet\w+|(?:sean |todos )?(?:distint|diferent)[oae]s)\b/,
  ],
  make(p) {
    const found = comprehension(p) ?? loop(p)
    if (!found) return null
    const { from, to, text } = found
    return {
      code: edited(p, [{ from, to, text }]),
      told: 'Los números al azar son ahora todos distintos.',
      how: [
        '`random.sample` saca sin devolver, como las bolas de un bombo: ninguno sale dos veces. `range` llega hasta uno antes del final.',
      ],
    }
  },
}

type Draw = { from: number; to: number; text: string }

/** `random.randint(1, 100)` as what is drawn from, if there is enough of it. */
function drawn(p: Program, call: Expression | null | undefined, count: Expression | undefined): string | null {
  if (call?.kind !== 'call' || methodCall(call)?.name !== 'randint' || !count) return null
  const [low, high] = positional(call)
  const [first, last, many] = [numberOf(low), numberOf(high), numberOf(count)]
  if (!low || !high) return null
  if (first !== null && last !== null && many !== null && many > last - first + 1) return null
  const end = last === null ? `${p.text(high)} + 1` : String(last + 1)
  return `random.sample(range(${p.text(low)}, ${end}), ${p.text(count)})`
}

/** `[random.randint(1, 6) for _ in range(5)]`. */
function comprehension(p: Program): Draw | null {
  for (const { node } of p.spots('comprehension')) {
    const [clause, other] = node.clauses
    if (node.form !== 'list' || !clause || other || clause.conditions.length > 0) continue
    const range = callTo(clause.iterable, 'range')
    const text = range && drawn(p, node.element, positional(range).length === 1 ? positional(range)[0] : undefined)
    if (text) return { from: node.from, to: node.to, text }
  }
  return null
}

/** `numeros = []` and a loop that appends to it. */
function loop(p: Program): Draw | null {
  for (const { node, scope } of p.places('for')) {
    const [only, more] = node.body
    const range = callTo(node.iterable, 'range')
    const call = only?.kind === 'expression' && !more ? methodCall(only.value) : null
    const list =
      call?.name === 'append' && only?.kind === 'expression' && only.value.kind === 'call' ? nameOf(call.object) : null
    if (!range || list === null || only?.kind !== 'expression' || only.value.kind !== 'call') continue
    const text = drawn(p, positional(only.value)[0], positional(range).length === 1 ? positional(range)[0] : undefined)
    const start = p
      .places('assign')
      .find(({ node: each, scope: own }) => own === scope && plainAssign(each)?.name === list)
    if (!text || !start || start.node.from > node.from) continue
    const { from } = linesOf(p, start.node)
    return { from, to: linesOf(p, node).to, text: `${p.source.slice(from, start.node.from)}${list} = ${text}` }
  }
  return null
}
