import { inlineCode } from '../../../../engine/compose'
import type { Expression, Statement } from '../../../../python/ast'
import { methodCall, nameOf, plainAssign } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { indentOf, levelOf } from '../../../../python/program/line-edits'
import { edited, freeName, linesOf, positional, printsIn, textLiteral } from '../../../../python/program/source'
import { type Change, type Result, type Said, type Span, STAGE } from '../../change'
import { NUMBER, numberFrom } from '../../numbers'

/** «que tire 3 dados, muestre los tres y la suma y diga si hay pareja», «que la lance 10 veces y cuente las caras»: one draw becomes several. */
export const drawsChange: Change = {
  name: 'draws',
  stage: STAGE.value,
  says: [],
  reads: (said, p) => (drawIn(p) === null ? null : (wantedIn(said)?.spans ?? null)),
  make(p, { said }) {
    const [draw, wanted] = [drawIn(p), wantedIn(said)]
    return draw && wanted ? drawn(p, draw, wanted) : null
  },
}

type Draw = {
  call: Expression
  name: string | null
  first: Statement
  last: Statement
  values: Expression | null
  isNumber: boolean
}

/** The only draw of a program, and where what came of it is printed; null where it is used for more than that. */
function drawIn(p: Program): Draw | null {
  const calls = p
    .spots('call')
    .filter(({ node }) => /^random\.(?:randint|choice|randrange)\($/.test(`${p.text(node.callee)}(`))
  const [only, more] = calls
  const method = methodCall(only?.node)
  if (!only || more || !method || only.scope.kind !== 'module') return null
  const place = p.placeOf(only.place.node)
  if (!place || place.parent !== null) return null
  const plain = plainAssign(place.node)
  const name = plain && plain.value === only.node ? plain.name : null
  const [value] = positional(only.node)
  const values = method.name === 'choice' ? (value ?? null) : null
  const isNumber = method.name !== 'choice'
  if (name === null)
    return printsIn([place.node]).length === 1
      ? { call: only.node, name, first: place.node, last: place.node, values, isNumber }
      : null
  const uses = p.uses(name, only.scope)
  const shown = p.body.find(
    (node) => node.from > place.node.from && printsIn([node]).length === 1 && node.kind === 'expression',
  )
  const isOnlyShown = shown !== undefined && uses.every(({ node }) => node.from >= shown.from && node.to <= shown.to)
  return isOnlyShown && p.body.every((node) => node.to <= shown.to)
    ? { call: only.node, name, first: place.node, last: shown, values, isNumber }
    : null
}

type Wanted = {
  count: number
  noun: string
  isSum: boolean
  isEach: boolean
  isDistinct: boolean
  isPair: boolean
  spans: Span[]
}

const COUNT = new RegExp(
  `\\b(?:(?:puedes|podrias|cambi\\w+|modific\\w+|adapt\\w+|para|que|quiero|haz\\w*|ahora|mejor|y|me|lo|la|se) )*(?:tir\\w+|lanc\\w+|lanz\\w+|saqu\\w+|sac\\w+|elij\\w+|elig\\w+|gener\\w+|sorte\\w+|salg\\w+|hag\\w+|sean)(?: (?:la|el|lo|los|las|moneda|dado|a))* (?<count>${NUMBER}) (?<noun>[a-z]{3,14})(?: (?<distinct>distint\\w+|diferentes|sin repetir|que no se repitan))?(?: en (?:vez|lugar) de (?:un[oa]?|1)(?: [a-z]+)?)?(?: a la vez)?`,
)
const SUM =
  /,? ?\b(?:y )?(?:que )?(?:(?:dig\w+|muestr\w+|sum\w+|saqu\w+|calcul\w+|imprim\w+)(?: (?:me|los|las|tod[oa]s|dos|tres|cuatro|\d|y|el))* )?(?:la suma|el total|cuanto suman|los sume)\b/
const ALL =
  /,? ?\b(?:y )?(?:que )?(?:me )?(?:muestr\w+|ensen\w+|dig\w+|imprim\w+) (?:(?:l[oa]s|tod[oa]s|cada) ?(?:dos|tres|cuatro|cinco|\d|un[oa]|resultados|tiradas|dados|numeros)?|cada (?:un[oa]|tirada|resultado))(?! \w+ (?:veces|de))/
const EACH =
  /,? ?\b(?:y )?(?:que )?(?:me )?(?:(?:dig\w+|cuent\w+|muestr\w+) )?cuant[oa]s (?:veces )?(?:[a-z]+)(?:(?: y|,) (?:cuant[oa]s )?[a-z]+)*(?: (?:han salido|hay|salen|ha salido|cada un[oa]|de cada un[oa]))*/
const PAIR =
  /,? ?\b(?:y )?(?:que )?(?:me )?(?:dig\w+|avis\w+|indiqu\w+) si (?:hay|son|ha salido|sale) (?:pareja|parejas|dobles?|un par|trio|iguales)(?:(?:,| o| y) ?(?:pareja|trio|nada|dobles?|ninguno|distintos))*/

function wantedIn({ plain }: Said): Wanted | null {
  const count = COUNT.exec(plain)
  const number = numberFrom(count?.groups?.count)
  if (!count || number === null || number < 2) return null
  const [sum, all, pair] = [SUM.exec(plain), ALL.exec(plain), PAIR.exec(plain)]
  const each = EACH.exec(plain)
  return {
    count: number,
    noun: count.groups?.noun ?? '',
    isSum: sum !== null,
    isEach: each !== null,
    isDistinct: count.groups?.distinct !== undefined,
    isPair: pair !== null,
    spans: [count, sum, all, pair, each].flatMap((match) =>
      match ? [{ from: match.index, to: match.index + match[0].length }] : [],
    ),
  }
}

function drawn(p: Program, { call, first, last, values, isNumber }: Draw, wanted: Wanted): Result {
  const { count, isSum, isEach, isDistinct, isPair } = wanted
  const [low, high] = call.kind === 'call' && /randint$/.test(p.text(call.callee)) ? positional(call) : []
  const span = low && high ? `range(${p.text(low)}, ${p.text(high)} + 1)` : null
  if ((isSum && !isNumber) || (isDistinct && values === null && span === null)) return null
  const list = freeName(p, /^(?!veces)[a-z]+s$/.test(wanted.noun) ? wanted.noun : 'resultados', 'resultados')
  const [indent, level] = [indentOf(p, first), levelOf(p)]
  const made = isDistinct
    ? `random.sample(${values ? p.text(values) : span}, ${count})`
    : `[${p.text(call)} for _ in range(${count})]`
  const item = freeName(p, 'resultado', 'valor')
  const lines = [
    `${list} = ${made}`,
    `print(${textLiteral(p, 'Han salido:')}, *${list})`,
    ...(isSum ? [`print(${textLiteral(p, 'Suma:')}, sum(${list}))`] : []),
    ...(isEach
      ? [
          `for ${item} in ${values ? p.text(values) : `sorted(set(${list}))`}:`,
          `${level}print(f"{${item}}: {${list}.count(${item})}")`,
        ]
      : []),
    ...(isPair ? pairLines(p, list, count, level) : []),
  ]
  const range = linesOf(p, first, last)
  return {
    code: edited(p, [{ ...range, text: lines.map((line) => indent + line).join('\n') }]),
    told: `Salen ${count} de una vez, y se guardan en ${inlineCode(list)}.`,
    how: [
      isDistinct
        ? '`random.sample` saca varios sin repetir ninguno.'
        : `La lista entre corchetes repite ${inlineCode(p.text(call))} ${count} veces.`,
      ...(isPair ? [`${inlineCode(`set(${list})`)} se queda con uno de cada: si quedan menos, alguno se repite.`] : []),
      ...(nameOf(values) !== null || !isEach
        ? []
        : [`${inlineCode('.count(…)')} dice cuántas veces está en la lista.`]),
    ],
  }
}

const pairLines = (p: Program, list: string, count: number, level: string): string[] => {
  const say = (text: string) => `${level}print(${textLiteral(p, text)})`
  return [
    `distintos = len(set(${list}))`,
    ...(count >= 3 ? ['if distintos == 1:', say(count === 3 ? 'Trío' : 'Todos iguales')] : []),
    `${count >= 3 ? 'elif' : 'if'} distintos < ${count}:`,
    say('Pareja'),
    'else:',
    say('Nada'),
  ]
}
