import { inlineCode } from '../../engine/compose'

/** What pytest shows of an `assert` that does not hold: `E  assert 3 == 4`. */
const SHOWN =
  /^(?:[ \t>]*E[ \t]+)(?:AssertionError: )?assert ([^\n]{1,160}) == ([^\n]{1,160})$|AssertionError: assert ([^\n]{1,160}) == ([^\n]{1,160})$/m
const WHERE = /^[ \t>]*E[ \t]+\+[ \t]+where ([^\n]{1,80}) = ([\w.]{1,60})\(/m
const LISTS = /At index (\d{1,6}) diff: ([^\n]{1,60}) != ([^\n]{1,60})$/m

/** What the two values that a test shows tell by themselves; null where they tell nothing. */
export function assertedAdvice(around: string): { cause: string; decide: string } | null {
  const [, a, b, c, d] = SHOWN.exec(around) ?? []
  const [left, right] = [(a ?? c)?.trim(), (b ?? d)?.trim()]
  if (left === undefined || right === undefined) return null
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
