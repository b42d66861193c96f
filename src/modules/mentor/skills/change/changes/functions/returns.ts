import { inlineCode } from '../../../../engine/compose'
import type { Edit } from '../../../../python/edit'
import type { Program } from '../../../faults/program'
import type { callTo } from '../../../faults/shapes'
import { type Change, type Result, STAGE } from '../../change'
import { edited, positional, printsIn } from '../../source'

/** «que devuelva el saludo en vez de imprimirlo». */
export const returnChange: Change = {
  name: 'return',
  stage: STAGE.expression,
  says: [
    /\b(?:(?:que )?(?:la funcion )?(?:lo |la |los |las )?(?:devuelv\w+|retorn\w+|regres\w+|(?:con|use|usa) (?:un )?return)(?: (?:el|la|los|las|un|resultado|valor|[a-z]+)){0,3}(?: (?:en (?:vez|lugar) de|y no|no) (?:de )?(?:imprim\w+|mostrar\w*|print\w*|hacer print|lo imprima))?)/,
  ],
  make(p): Result {
    const edits: Edit[] = []
    const names: string[] = []
    for (const place of p.places('function')) {
      const last = place.node.body.at(-1)
      const [call] = last ? printsIn([last]) : []
      const inside = printsIn(place.node.body)
      if (
        last?.kind !== 'expression' ||
        !call ||
        last.value !== call ||
        inside.length !== 1 ||
        call.arguments.some(({ form }) => form !== 'positional')
      )
        continue
      const value = returned(p, call)
      if (value === null) continue
      edits.push({ from: call.from, to: call.to, text: `return ${value}` })
      names.push(place.node.name)
      for (const spot of p.callsOf(place))
        if (spot.place.node.kind === 'expression' && spot.parent === null)
          edits.push(
            { from: spot.node.from, to: spot.node.from, text: 'print(' },
            { from: spot.node.to, to: spot.node.to, text: ')' },
          )
    }
    if (edits.length === 0) return null
    return {
      code: edited(p, edits),
      told: `${names.map(inlineCode).join(', ')} devuelve ahora el resultado, y quien la llama lo imprime.`,
      how: [
        'Con `return`, el resultado se puede guardar en una variable o usar en otra cuenta; con `print` solo se ve.',
      ],
      keepsOutput: true,
    }
  },
}

/** What a `print` shows, as one value. */
function returned(p: Program, call: NonNullable<ReturnType<typeof callTo>>): string | null {
  const given = positional(call)
  const [only, other] = given
  if (!only) return null
  if (!other) return p.text(only)
  const pieces = given.map((part) =>
    part.kind === 'string'
      ? /["\\{}]/.test(part.value)
        ? null
        : part.value
      : p.text(part).includes('"')
        ? null
        : `{${p.text(part)}}`,
  )
  return pieces.some((piece) => piece === null) ? null : `f"${pieces.join(' ')}"`
}
