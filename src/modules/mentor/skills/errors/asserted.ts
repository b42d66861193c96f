import { inlineCode } from '../../engine/compose'

/** What pytest shows of an `assert` that does not hold: `E  assert 3 == 4`. */
const SHOWN =
  /^(?:[ \t>]*E[ \t]+)(?:AssertionError: )?assert ([^\n]{1,160}) == ([^\n]{1,160})$|AssertionError: assert ([^\n]{1,160}) == ([^\n]{1,160})$/m
const WHERE = /^[ \t>]*E[ \t]+\+[ \t]+where ([^\n]{1,80}) = ([\w.]{1,60})\(/m
const LISTS = /At index (\d{1,6}) diff: ([^\n]{1,60}) != ([^\n]{1,60})$/m

/** What the two values that a test shows tell by themselves; null where they tell nothing. */
export function assertedAdvice(around: string): { cause: string; decide: string; isFloat: boolean } | null {
  const [, a, b, c, d] = SHOWN.exec(around) ?? []
  const [left, right] = [(a ?? c)?.trim(), (b ?? d)?.trim()]
  if (left === undefined || right === undefined) return null
  const [x, y] = [Number(left), Number(right)]
  if (left !== right && /\./.test(left + right) && Math.abs(x - y) < 1e-9 * Math.max(1, Math.abs(y)))
    return {
      isFloat: true,
      cause: `Tu función está bien: sale ${inlineCode(left)} y se esperaba ${inlineCode(right)}. Los números con decimales (\`float\`) se guardan **en binario**, y números como 0.1 no caben exactos, así que en las últimas cifras queda un resto. Por eso dos \`float\` no se comparan con \`==\`.`,
      decide: `En \`pytest\` se compara con \`pytest.approx\`: ${inlineCode(`== pytest.approx(${right})`)} (y \`import pytest\`). Fuera de las pruebas, \`math.isclose(a, b)\`; con dinero, \`Decimal\` o céntimos enteros.`,
    }
  const called = WHERE.exec(around)
  if (left === 'None' && called)
    return {
      isFloat: false,
      cause: `La función ${inlineCode(`${called[2]}()`)} devuelve \`None\`: **le falta un \`return\`** (o llega al final por un camino que no lo tiene). Enseñar el resultado con \`print\` no es devolverlo, y la prueba compara lo que devuelve.`,
      decide: `Termina ${inlineCode(`${called[2]}()`)} con \`return\` y el resultado, en lugar de \`print\`.`,
    }
  const [, index, own, wanted] = LISTS.exec(around) ?? []
  if (index !== undefined && own && wanted)
    return {
      isFloat: false,
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
