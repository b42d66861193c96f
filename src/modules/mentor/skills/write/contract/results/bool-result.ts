import type { Known } from '../condition'
import { conditionsIn, joined } from '../conditions'
import type { Contract } from '../contract'
import { openResult } from '../contract'
import { isNumeric } from '../shapes'
import { textTests } from '../text-tests'
import { type Asked, type Body, chosen, each, open, takes } from './asked'

const TRUE =
  /\b(?:(?:que|me|y|debe|tiene que|:) )*(?:(?:devuelv\w+|devolver|diga|dice|indique|compruebe|de) )*(?:(?:un )?booleano(?: que)? )?(?:(?:true|verdadero) (?:solo |unicamente )?(?:si|cuando)|si)\b(?: (?:y solo si|se cumple(?: que)?|cumple(?: con)?(?: todo esto| que)?))?/
const FALSE =
  /\b(?:(?:y|o|si no|en otro caso|en caso contrario|;|,|devuelv\w+|sino|para lo demas) )*(?:false|falso)\b(?: (?:si no|en (?:otro caso|caso contrario)|si falla alguna?|en cualquier otro caso|cuando no|para lo demas))?|\bo no\b(?= ?(?:[.,;]|$))/
/** «si todos son pares», «si hay alguno negativo». */
const SOME = /\b(?:hay(?: al menos)?|exist\w+|tiene) (?:un[oa]?|algun\w*)\b|\balgun[oa]?s?\b/
const ALL = /\b(?:tod[oa]s(?: (?:l[oa]s|sus))?|cada (?:un[oa]|elemento|numero|palabra))\b/
const NONE = /\bningun[oa]?\b|\bno hay\b/

const TWICE =
  /\b(?:(?:si|no|hay|tiene|contiene|algun[oa]?|ningun[oa]?|elementos?|numeros?|valor(?:es)?|palabras?|esta|estan|se|son|tod[oa]s|l[oa]s|sin|mas de una vez) )+(?:repetid[oa]s?|duplicad[oa]s?|repit[ae]n?|repite|repetir|aparece mas de una vez|sale mas de una vez|distint[oa]s|diferentes)\b/

export const saysTrue = (text: string): boolean =>
  TRUE.test(text) && /\b(?:true|verdadero)\b|\bsi\b.*\bo no\b|\b(?:diga|indique|compruebe|devuelv\w+) si\b/.test(text)

/** Whether all that is told holds of one text or number. */
export function valueTest(contract: Contract, raw: Known['raw']): Body | null {
  const [parameter, ...others] = contract.parameters
  if (!parameter || others.length > 0) return null
  const { name, shape } = parameter
  const first = openResult(contract)
  // What makes it false is said as a case of its own.
  if (
    /\bsi (?!no\b)[^,;.¦]*(?:,|,? entonces)? ?(?:tambien |tb |que )?(?:sea |devuelv\w+ )?(?:false|falso)\b/.test(first)
  )
    return null
  for (const match of [...first.matchAll(new RegExp(FALSE, 'g')), TRUE.exec(first)])
    if (match) contract.reading.use({ from: match.index, to: match.index + match[0].length })
  const text = openResult(contract)
  // What follows on what is a shape, and no list of conditions.
  if (/\b(?:seguid[oa]s? (?:de|por)|luego|despues|a continuacion)\b/.test(text)) return null
  const view = {
    kind: 'plain',
    rows: name,
    target: name,
    items: name,
    whole: name,
    fields: [{ noun: name, shape, code: name, at: () => name }],
  } as const
  const tests =
    shape.kind === 'text'
      ? textTests(text, raw).map((one) => ({ ...one, test: one.of(name) }))
      : isNumeric(shape)
        ? conditionsIn(text, { view, numbers: [], texts: [], dates: [], raw }).map((one) => ({
            ...one,
            said: one.test,
          }))
        : []
  if (tests.length === 0) return null
  for (const one of tests) contract.reading.use(one)
  const isOr = (at: number) => {
    const before = tests[at - 1]
    return before !== undefined && /^ ?o(?: que)? ?$/.test(text.slice(before.to, tests[at]?.from))
  }
  const all = tests.map(({ test }, at) => ({ from: 0, to: 0, test, ...(isOr(at) ? { isOr: true } : {}) }))
  const whole = joined(all)
  return {
    lines:
      whole.length <= 76
        ? [`return ${whole}`]
        : [
            'return (',
            ...all.map(({ test, isOr: or }, at) => `    ${at === 0 ? '' : or ? 'or ' : 'and '}${test}`),
            ')',
          ],
    how: [
      ...(tests.length > 1 && !whole.includes(' or ')
        ? ['Las condiciones van unidas con `and`: si falla una, el resultado es `False`.']
        : []),
      ...(/\bany\(/.test(whole) ? ['`any(…)` mira letra a letra si alguna lo cumple.'] : []),
      ...(/\bnot in\b/.test(whole) ? ['`not in` comprueba que algo no está en el texto.'] : []),
    ],
    said: `devuelve \`True\` si se cumple ${all.some(({ isOr: or }) => or) ? 'esto' : 'todo'}: ${tests.map(({ said }) => said).join(', ')}`,
  }
}

/** Whether all, some or none of the elements are so. */
export function listTest(asked: Asked): Body | null {
  for (;;) if (takes(asked, FALSE) === null) break
  takes(asked, TRUE)
  const twice = asked.known.view.kind === 'plain' ? takes(asked, TWICE) : null
  if (twice) {
    const { rows } = asked.known.view
    const isWithout = /\b(?:no|ningun\w*|sin|distint\w+)\b/.test(twice[0])
    return {
      lines: [...asked.before, `return len(set(${rows})) ${isWithout ? '==' : '<'} len(${rows})`],
      how: [...asked.how, '`set` se queda con uno de cada: si hay menos, alguno estaba repetido.'],
      said: `devuelve \`True\` si ${isWithout ? 'no hay ninguno repetido' : 'hay alguno repetido'}`,
    }
  }
  const text = open(asked)
  const word = NONE.test(text) ? 'not any' : ALL.test(text) ? 'all' : SOME.test(text) ? 'any' : null
  if (word === null) return null
  takes(asked, NONE) ?? takes(asked, ALL) ?? takes(asked, SOME)
  const test = chosen(asked)
  if (test === '') return null
  return {
    lines: [...asked.before, `return ${word}(${each(asked, test, '')})`],
    how: [
      ...asked.how,
      word === 'all' ? '`all` es verdadero si todos lo cumplen.' : '`any` es verdadero si alguno lo cumple.',
    ],
    said: `devuelve \`True\` si ${word === 'all' ? 'todos lo cumplen' : word === 'any' ? 'alguno lo cumple' : 'ninguno lo cumple'}`,
  }
}
