import { inlineCode } from '../../../../engine/compose'
import type { ExpressionOf, StatementOf } from '../../../../python/ast'
import type { Edit } from '../../../../python/edit'
import { type callTo, nameOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { edited, positional, printsIn } from '../../../../python/program/source'
import { type Change, type Result, STAGE } from '../../change'

/** «no debe imprimir sino devolver el valor», «sin print, que lo regrese y se imprima afuera». */
export const INSTEAD_OF_PRINTING =
  /\b(?:la funcion )?(?:no (?:debe|deberia|tiene que|quiero que|que|haga|haya)(?: (?:de|hacer|usar|haga|la funcion|me|lo))*|sin|en (?:vez|lugar) de|nada de)(?: (?:hacer|usar|un|el|que))* (?:print\w*|imprim\w+|mostrar\w*|muestr\w+)(?: (?:el|la|resultado|valor|nada|por pantalla|dentro))*,? (?:sino |y |pero )?(?:que )?(?:lo |la )?(?:devolv\w+|devuelv\w+|retorn\w+|regres\w+)(?: (?:el|la|un|texto|resultado|valor))*(?:,? y (?:que )?(?:se |lo |que )*(?:imprim\w+|muestr\w+|print)(?: (?:a|por|des?de|en el|programa|principal|quien|la|llam\w+))* ?(?:a?fuera)?)?/

/** «que devuelva el saludo en vez de imprimirlo». */
export const returnChange: Change = {
  name: 'return',
  stage: STAGE.expression,
  says: [
    INSTEAD_OF_PRINTING,
    /\b(?:(?:que )?(?:la funcion )?(?:lo |la |los |las )?(?:devolv\w+|devuelv\w+|retorn\w+|regres\w+|(?:con|use|usa) (?:un )?return)(?: (?:el|la|los|las|un|resultado|valor|[a-z]+)){0,3}(?: (?:en (?:vez|lugar) de|y no|no) (?:de )?(?:imprim\w+|mostrar\w*|print\w*|hacer print|lo imprima))?)/,
  ],
  make(p, { words }): Result {
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
      const label = SAYS_TEXT.test(words) ? null : labelOf(p, call, place.node)
      const value = label?.value ?? returned(p, call)
      if (value === null) continue
      const opening = label === null ? 'print(' : `print(${label.text}, `
      edits.push({ from: call.from, to: call.to, text: `return ${value}` })
      names.push(place.node.name)
      for (const spot of p.callsOf(place))
        if (spot.place.node.kind === 'expression' && spot.parent === null)
          edits.push(
            { from: spot.node.from, to: spot.node.from, text: opening },
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

/** The whole sentence is wanted, not what it tells. */
const SAYS_TEXT = /\b(?:texto|saludo|mensaje|frase|cadena|linea)\b/

/** `print("El área es", area)`: the value is given back, and who calls shows it behind the same words. */
function labelOf(
  p: Program,
  call: ExpressionOf<'call'>,
  { parameters }: StatementOf<'function'>,
): { text: string; value: string } | null {
  const [label, value, other] = positional(call)
  if (label?.kind !== 'string' || !value || other || value.kind === 'string') return null
  // «Hola» before a name that was given is part of what it makes.
  if (parameters.some(({ name }) => name === nameOf(value))) return null
  return { text: p.text(label), value: p.text(value) }
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
