import { numberIn } from '../../plan/tables/data'
import { type Family, openText, rounded, type Told } from '../told'
import type { ToldParameter } from '../told-function'
import { charged, isOf, scored, stem, weighted } from './rule-bases'

/**
 * A function of several values whose rule is told clause by clause: what each weighs or costs, and what changes where a condition
 * holds («si en el examen tienes menos de un 4, la nota es como mucho un 4»).
 */
export const rulesFamily: Family = (told) => {
  const { reading, asked, decimals } = told
  if (!asked || asked.parameters.some(({ type }) => type !== 'number')) return null
  const base = weighted(told) ?? scored(told) ?? charged(told)
  if (base === null) return null
  const { parameters, name } = asked
  const rules = rulesIn(told, base.name)
  const limits = limitsIn(told, base.name)
  reading.take(/\b(?:que )?devuelv\w+ (?:la|el) [a-z]+(?: (?:final|total|redondead[oa])){0,8}/)
  const changes = [...rules.flatMap(({ lines }) => lines), ...limits.lines]
  const lines =
    changes.length === 0
      ? [`return ${rounded(base.expression, decimals)}`]
      : [`${base.name} = ${base.expression}`, ...changes, `return ${rounded(base.name, decimals)}`]
  return {
    definitions: [
      [
        `def ${name}(${parameters.map((each) => (asked.defaults[each.name] === undefined ? each.name : `${each.name}=${asked.defaults[each.name]}`)).join(', ')}):`,
        ...lines.map((line) => `    ${line}`),
      ],
    ],
    body: [],
    call: parameters.map((_, at) => ['8', '6', '10', '5'][at] ?? '7'),
    typed: [],
    title: `La función \`${name}\` calcula el resultado con las reglas que cuentas, una por una.`,
    how: [base.how, ...rules.map(({ how }) => how), ...limits.how],
  }
}

type Rule = { lines: string[]; how: string }

const COMPARES: readonly [RegExp, string][] = [
  [/^(?:mayor o igual (?:que|a|de)|al menos|como minimo|a partir de|desde|llega (?:a|al)|>=)$/, '>='],
  [/^(?:menor o igual (?:que|a|de)|como (?:mucho|maximo)|hasta|no (?:pasa|supera)(?: de| el| los)?|<=)$/, '<='],
  [/^(?:menos de|menor(?:es)? (?:de|que|a)|por debajo de|inferior(?:es)? a|no llega (?:a|al)|baja de|<)$/, '<'],
  [
    /^(?:mas de|mayor(?:es)? (?:de|que|a)|por encima de|superior(?:es)? a|pasa(?:n)? de|supera(?:n)?(?: los| las| el)?|excede(?: de| los)?|>)$/,
    '>',
  ],
  [/^(?:es|son|igual a|vale)$/, '=='],
]
const COMPARE =
  '(mayor o igual (?:que|a|de)|menor o igual (?:que|a|de)|al menos|como minimo|como mucho|como maximo|a partir de|llega (?:a|al)|no llega (?:a|al)|no (?:pasa|supera)(?: de| el| los)?|menos de|menor(?:es)? (?:de|que|a)|por debajo de|inferior(?:es)? a|baja de|mas de|mayor(?:es)? (?:de|que|a)|por encima de|superior(?:es)? a|pasan? de|superan?(?: los| las| el)?|excede(?: de| los)?|>=|<=|>|<)'
const CONDITION = new RegExp(
  `\\b(?:si|cuando)((?: (?!si\\b|,|;|\\.)[^ ]+){1,7}?) ${COMPARE} (?:(?:un|una|el|la|los|las) )?(\\d+(?:[.,]\\d+)?)( o mas| o menos)?`,
  'g',
)
const EFFECTS: readonly [RegExp, (name: string, value: string) => string, (value: string) => string][] = [
  [
    /\b(?:como (?:mucho|maximo)|maximo|no (?:puede )?pas\w+ de|tope (?:de|es))(?: (?:puede|ser|es|sera|un|una|de|sea)){0,8} (\d+(?:[.,]\d+)?)(?: \( no mas \))?/,
    (name, value) => `${name} = min(${name}, ${value})`,
    (value) => `como mucho es ${value}: \`min\` se queda con el menor`,
  ],
  [
    /\b(?:como minimo|minimo|al menos)(?: (?:es|sera|un|una|de|sea)){0,8} (\d+(?:[.,]\d+)?)/,
    (name, value) => `${name} = max(${name}, ${value})`,
    (value) => `como poco es ${value}: \`max\` se queda con el mayor`,
  ],
  [
    /\b(?:(?:hay|tiene|hace\w*|aplica\w*|se|le|un|con|descuent\w+|descuento|rebaja|del?|quita\w*|resta\w*) ){0,8}(\d+(?:[.,]\d+)?) ?% (?:de (?:descuento|rebaja|dto)|menos)|\b(?:descuento|rebaja|descuenta\w*|quita\w*|resta\w*|baja\w*)(?: (?:del?|un|una|el|se|le)){0,8} (\d+(?:[.,]\d+)?) ?%/,
    (name, value) => `${name} *= 1 - ${value} / 100`,
    (value) => `se quita el ${value} %`,
  ],
  [
    /\b(?:recargo|sube\w*|aumenta\w*|suma\w*|incremento|anade\w*)(?: (?:del?|un|una|el|se|le)){0,8} (\d+(?:[.,]\d+)?) ?%|\b(\d+(?:[.,]\d+)?) ?% (?:mas|de recargo|extra)/,
    (name, value) => `${name} *= 1 + ${value} / 100`,
    (value) => `se añade el ${value} %`,
  ],
  [
    /\b(?:suma\w*|anad\w+|sube\w*|mas|recargo|extra)(?: (?:de|un|una|el|la|se|le|otros|otras)){0,8} (\d+(?:[.,]\d+)?)(?: (?:€|euros?|pesos|puntos?|punto))?(?: (?:mas|extra))?|\b(\d+(?:[.,]\d+)?) (?:€ |euros? |pesos |puntos? )?(?:mas|extra|de recargo|adicional(?:es)?|de penalizacion)\b/,
    (name, value) => `${name} += ${value}`,
    (value) => `se suman ${value}`,
  ],
  [
    /\b(?:resta\w*|quita\w*|baja\w*|descuenta\w*)(?: (?:de|un|una|el|la|se|le)){0,8} (\d+(?:[.,]\d+)?)(?: (?:€|euros?|pesos|puntos?|punto))?/,
    (name, value) => `${name} -= ${value}`,
    (value) => `se restan ${value}`,
  ],
  [/\b(?:gratis|no (?:se )?paga\w*|no cobra\w*)\b()/, (name) => `${name} = 0`, () => 'sale gratis'],
  [
    /\b(?:es|queda en|sera|vale|se queda en|pasa a ser|devuelv\w+)(?: (?:un|una|el|la)){0,8} (\d+(?:[.,]\d+)?)\b/,
    (name, value) => `${name} = ${value}`,
    (value) => `es ${value}`,
  ],
]

function rulesIn({ reading, asked }: Told, name: string): Rule[] {
  const parameters = asked?.parameters ?? []
  const text = reading.text
  const rules: Rule[] = []
  for (const match of text.matchAll(CONDITION)) {
    const [all, before = '', compare = '', value = '', more] = match
    const words = before.trim().split(' ')
    const isAny = /\b(?:algun[oa]?|cualquier(?:a)?|una de ellas)\b/.test(before)
    const parameter = parameters.find((each) => words.some((word) => isOf(word, each)))
    const isResult = /\b(?:total|resultado|nota final|la nota|importe|precio|la cuenta)\b/.test(before)
    const subject =
      parameter?.name ??
      (isAny
        ? `min(${parameters.map((each) => each.name).join(', ')})`
        : isResult
          ? name
          : parameters.length === 1
            ? parameters[0]?.name
            : undefined)
    if (subject === undefined) continue
    const end = match.index + all.length
    const clause = /^.{0,140}?(?= (?:;|\.)(?: |$)| si |$)/.exec(text.slice(end))?.[0] ?? ''
    const effect = effectIn(clause)
    if (effect === null) continue
    const sign =
      more === ' o mas' ? '>=' : more === ' o menos' ? '<=' : (COMPARES.find(([one]) => one.test(compare))?.[1] ?? '>')
    reading.use({ from: match.index, to: end + effect.to })
    rules.push({
      lines: [`if ${subject} ${sign} ${numberIn(value)}:`, `    ${effect.line(name)}`],
      how: `Si \`${subject} ${sign} ${numberIn(value)}\`, ${effect.said}.`,
    })
  }
  return [...rules, ...flagsIn({ reading, parameters }, name)]
}

function effectIn(clause: string): { line: (name: string) => string; said: string; to: number } | null {
  for (const [words, line, said] of EFFECTS) {
    const match = words.exec(clause)
    if (match === null) continue
    const value = String(numberIn(match.slice(1).find((group) => group !== undefined && group !== '') ?? '0'))
    return { line: (name) => line(name, value), said: said(value), to: match.index + match[0].length }
  }
  return null
}

/** «si es socio, un 10 % menos»: a value that is true or false. */
function flagsIn(
  { reading, parameters }: { reading: Told['reading']; parameters: readonly ToldParameter[] },
  name: string,
): Rule[] {
  return parameters.flatMap((parameter) => {
    const found = new RegExp(
      `\\b(?:si|cuando) (?:(?:es|tiene|esta|hay|el|la|los|un|una|cliente|lleva|era|va) ){0,4}${stem(parameter.name.replace(/^(?:es|tiene)_/, ''))}[a-z]*`,
    ).exec(openText(reading))
    if (found === null) return []
    const end = found.index + found[0].length
    const effect = effectIn(/^.{0,100}?(?= (?:;|\.)(?: |$)| si |$)/.exec(reading.text.slice(end))?.[0] ?? '')
    if (effect === null) return []
    reading.use({ from: found.index, to: end + effect.to })
    return [
      {
        lines: [`if ${parameter.name}:`, `    ${effect.line(name)}`],
        how: `Si \`${parameter.name}\` es verdadero, ${effect.said}.`,
      },
    ]
  })
}

/** What never is more or less, whatever comes out. */
function limitsIn({ reading }: Told, name: string): { lines: string[]; how: string[] } {
  const text = openText(reading)
  const lines: string[] = []
  const how: string[] = []
  const top =
    /\b(?:(?:la nota|el total|el resultado|el importe|pero|y|nunca|que) ){0,8}(?:no (?:puede|debe|se )?(?:pas\w+|super\w+|ser mayor)(?: de| a| que)?|(?:el )?(?:maximo|tope)(?: (?:es|de|posible|son|total)){0,8}|(?:con un )?(?:maximo|tope) de|nunca (?:mas|mayor) de)(?: (?:un|el|los|de)){0,8} (\d+(?:[.,]\d+)?)/.exec(
      text,
    )
  const bottom =
    /\b(?:(?:la nota|el total|el resultado|pero|y|nunca) ){0,8}(?:(?:el )?minimo(?: (?:es|de|son|a cobrar)){0,8}|nunca (?:menos de|baj\w+ de)|no (?:puede )?baj\w+ de)(?: (?:un|el|los|de)){0,8} (\d+(?:[.,]\d+)?)|\b(?:nunca|no puede ser|no sea|sin que sea) (?:en )?negativ[oa]\b/.exec(
      text,
    )
  if (top) {
    reading.use({ from: top.index, to: top.index + top[0].length })
    lines.push(`${name} = min(${name}, ${numberIn(top[1] ?? '10')})`)
    how.push(`\`min\` hace que nunca pase de ${top[1]}.`)
  }
  if (bottom) {
    reading.use({ from: bottom.index, to: bottom.index + bottom[0].length })
    lines.push(`${name} = max(${name}, ${numberIn(bottom[1] ?? '0')})`)
    how.push(`\`max\` hace que nunca baje de ${bottom[1] ?? '0'}.`)
  }
  return { lines, how }
}
