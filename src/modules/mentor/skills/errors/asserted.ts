import { inlineCode } from '../../engine/compose'

/** What pytest shows of an `assert` that does not hold: `E  assert 3 == 4`. */
const SHOWN =
  /^(?:[ \t>]*E[ \t]+)(?:AssertionError: )?assert ([^\n]{1,160}) == ([^\n]{1,160})$|AssertionError: assert ([^\n]{1,160}) == ([^\n]{1,160})$/m
/** What unittest shows of `assertEqual`. */
const UNEQUAL = /AssertionError: ([^\n]{1,120}?) != ([^\n]{1,120})$/m
const ASKED = /assertEquals?\(([^\n]{1,160})\)[ \t]*$/m
const WHERE = /^[ \t>]*E[ \t]+\+[ \t]+where ([^\n]{1,80}) = ([\w.]{1,60})\(/m
const LISTS = /At index (\d{1,6}) diff: ([^\n]{1,60}) != ([^\n]{1,60})$/m

/** What the two values that a test shows tell by themselves; null where they tell nothing. */
export function assertedAdvice(around: string): { cause: string; decide: string } | null {
  const [, a, b, c, d] = SHOWN.exec(around) ?? []
  const [left, right] = [(a ?? c)?.trim(), (b ?? d)?.trim()]
  if (left === undefined || right === undefined) return unequalAdvice(around)
  const called = WHERE.exec(around)
  if (left === 'None' && called)
    return {
      cause: `La función ${inlineCode(`${called[2]}()`)} devuelve \`None\`: **le falta un \`return\`** (o llega al final por un camino que no lo tiene). Enseñar el resultado con \`print\` no es devolverlo, y la prueba compara lo que devuelve.`,
      decide: `Termina ${inlineCode(`${called[2]}()`)} con \`return\` y el resultado, en lugar de \`print\`.`,
    }
  const [, index, own, wanted] = LISTS.exec(around) ?? []
  if (index !== undefined && own && wanted)
    return {
      cause: `A la izquierda está lo que **sale**, ${inlineCode(left)}, y a la derecha lo que la prueba **espera**, ${inlineCode(right)}. Se diferencian por primera vez en la posición ${index}: sale ${inlineCode(own)} y tenía que ser ${inlineCode(wanted)}.`,
      decide:
        sorted(left) === sorted(right)
          ? 'Los elementos son los mismos en otro orden. Si el orden no importa, compara `sorted(a) == sorted(b)`; si importa, revisa cómo ordena tu función.'
          : 'Mira qué hace tu función con ese elemento: ejecútala aparte con los mismos datos.',
    }
  return null
}

const sorted = (list: string) =>
  list
    .replace(/^[[({]|[\])}]$/g, '')
    .split(',')
    .map((each) => each.trim())
    .toSorted()
    .join()

/** `assertEqual(suma(2, 3), 6)` with «5 != 6»: the first value of the message is that of the first thing. */
function unequalAdvice(around: string): { cause: string; decide: string } | null {
  const [, first, second] = UNEQUAL.exec(around) ?? []
  if (first === undefined || second === undefined) return null
  const asked = ASKED.exec(around)?.[1]
  return {
    cause: `La prueba compara dos valores y no son iguales: ${asked ? `en ${inlineCode(`assertEqual(${asked})`)}, el primero` : 'el primero que le das'} vale ${inlineCode(first)} y el segundo, ${inlineCode(second)}.`,
    decide: `Uno de los dos está mal. Si ${inlineCode(second)} es lo que tenía que salir, el fallo está en la función que prueba; si lo correcto es ${inlineCode(first)}, lo que hay que cambiar es **la prueba**.`,
  }
}
