import { inlineCode } from '../../../../engine/compose'
import type { StatementOf } from '../../../../python/ast'
import type { Edit } from '../../../../python/edit'
import { callTo, methodCall, nameOf, numberOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { indentOf, levelOf } from '../../../../python/program/line-edits'
import { edited, freeName, linesOf, mainStatements, positional, shifted } from '../../../../python/program/source'
import { type Change, type Result, STAGE, type Wish } from '../../change'
import { numberFrom } from '../../numbers'

const MANY =
  '(?:palabras?|letras?|numeros?|valores|nombres|caracteres|elementos|productos?|cosas|vocales|votos|candidatos?)'
const OFTEN =
  '(?:repetid[oa]s?|frecuentes?|comun(?:es)?|usad[oa]s?|vist[oa]s?|votad[oa]s?|aparec\\w+|se repit\\w+|sal(?:e|en|ga|gan)\\b)'

/** «ordenado de la que más a la que menos», «solo las que salen más de una vez», «las 3 más repetidas»: what is done with counts by key. */
export const countsChange: Change = {
  name: 'counts',
  stage: STAGE.expression,
  says: [
    new RegExp(
      `(?<order>\\b(?:(?:y|que|me|lo|la|los|las|se|saque|muestre|salga\\w*|imprima|devuelva|ponga|orden\\w+|en|orden|de|por) )*(?:(?:de|del|desde) (?:(?:la|el|lo|las|los) (?:que )?)?(?<down>mas)(?: ${OFTEN})? a(?:l| la| el| lo)?(?: l[oa]s)?(?: que)? menos|de mayor a menor|(?:por|segun) (?:la )?(?:frecuencia|cantidad|(?:el )?numero de (?:veces|apariciones)|veces|apariciones)|(?:l[oa]s )?mas ${OFTEN} (?:primero|arriba|antes)|(?:de|del) (?:la que |el que )?menos (?:a|al)(?: la que| el que)? mas)(?: ${OFTEN})?)`,
    ),
    new RegExp(
      `(?<top>\\b(?:(?:y|que|me|diga|saque|muestre|devuelva|imprima|solo|solamente|nada mas|con|las|los|quede\\w*) )*(?<many>\\d{1,2}|dos|tres|cuatro|cinco|diez) (?:${MANY} )?(?:que )?mas ${OFTEN}(?: primeras)?)`,
    ),
    new RegExp(
      `(?<least>\\b(?:(?:y|que|me|diga|saque|muestre|devuelva|imprima|solo|solamente|unicamente|nada mas|con|quede\\w*) )*(?:(?:las|los|l[oa]s que|aquell[oa]s) ?)(?:${MANY} )?(?:que )?(?:(?:se repit\\w+|sal\\w+|aparec\\w+|aparezc\\w+|esten?|estan|hay\\w*|tengan?) ?(?:mas de (?<more>una|1|dos|2|tres|3|\\d) ve(?:z|ces)|(?:al menos|minimo) (?<atLeast>\\d|dos|tres) veces|(?<orMore>\\d) (?:veces )?o mas(?: veces)?)|se repit\\w+|repetid[oa]s))`,
    ),
    new RegExp(
      `(?<most>\\b(?:(?:y|que|me|diga|dime|saque|muestre|tambien|ademas|al final|cual|es|fue|solo) )*(?:(?:la|el|lo) (?:${MANY} )?(?:que )?mas (?:${OFTEN}|se repite|aparece|sale|ha salido)(?: (?:es|de tod[oa]s))?|quien (?:ha ganado|gano|gana|va ganando)))`,
    ),
  ],
  make(p, wish) {
    const counts = countedIn(p)
    if (counts === null) return null
    if (wish.parts.most !== undefined && wish.parts.top === undefined && wish.parts.order === undefined)
      return mostOf(p, counts)
    return chosen(p, counts, choiceIn(wish))
  },
}

type Choice = { order: 'down' | 'up' | null; top: number | null; least: number | null }

function choiceIn({ parts }: Wish): Choice {
  const top = numberFrom(parts.many)
  const more = numberFrom(parts.more)
  const least =
    parts.least === undefined
      ? null
      : more !== null
        ? more + 1
        : (numberFrom(parts.atLeast) ?? numberFrom(parts.orMore) ?? 2)
  const isUp = /menos[^,.]{0,14} mas$/.test((parts.order ?? '').trim())
  return { order: isUp ? 'up' : parts.order !== undefined || top !== null ? 'down' : null, top, least }
}

/** The dictionary in which a program counts. */
export function countedIn(p: Program): string | null {
  for (const { node } of [...p.places('assign'), ...p.places('augmented-assign')]) {
    const target = node.kind === 'assign' ? node.targets[0] : node.target
    const step = node.kind === 'assign' ? (node.value.kind === 'binary' ? node.value.right : null) : node.value
    if (target?.kind === 'subscript' && target.value.kind === 'name' && step && numberOf(step) === 1)
      return target.value.name
    if (node.kind === 'assign' && callTo(node.value, 'Counter')) return nameOf(node.targets[0])
  }
  return null
}

function mostOf(p: Program, counts: string): Result {
  const last = mainStatements(p).at(-1)
  if (!last || !p.scopes[0]?.bindings.has(counts)) return null
  const name = freeName(p, 'mas_repetida', 'mayor')
  const { to } = linesOf(p, last)
  return {
    code: `${p.source.slice(0, to)}\n${name} = max(${counts}, key=${counts}.get)\nprint("La que más se repite:", ${name}, ${counts}[${name}])${p.source.slice(to)}`,
    told: 'Al final dice cuál se repite más, y cuántas veces.',
    how: [`${inlineCode(`max(${counts}, key=${counts}.get)`)} da la clave que tiene la cuenta más alta.`],
  }
}

/** Where the counts come out: printed, returned or walked through. */
function chosen(p: Program, counts: string, choice: Choice): Result {
  const edit = walkedEdit(p, counts, choice) ?? givenEdit(p, counts, choice)
  if (edit === null) return null
  return {
    code: edited(p, [edit]),
    told: `${[
      choice.least === null ? '' : `solo salen los que aparecen ${choice.least} veces o más`,
      choice.order === null
        ? ''
        : choice.order === 'down'
          ? 'va del que más se repite al que menos'
          : 'va del que menos se repite al que más',
      choice.top === null ? '' : `se queda con los ${choice.top} primeros`,
    ]
      .filter((part) => part !== '')
      .join(', ')
      .replace(/^./, (letter) => letter.toUpperCase())}.`,
    how: [
      ...(choice.order === null
        ? []
        : [`\`sorted\` con \`key=lambda par: par[1]\` ordena las parejas por su segundo dato, que es la cuenta.`]),
      ...(choice.least === null ? [] : ['El `if` deja pasar solo las cuentas que llegan a ese número.']),
    ],
  }
}

function itemsOf(counts: string, { order, top }: Choice): string {
  const sorted =
    order === null
      ? `${counts}.items()`
      : `sorted(${counts}.items(), key=lambda par: par[1]${order === 'down' ? ', reverse=True' : ''})`
  return top === null ? sorted : `${sorted}[:${top}]`
}

function walkedEdit(p: Program, counts: string, choice: Choice): Edit | null {
  const loop = p
    .places('for')
    .find(
      ({ node }) =>
        nameOf(node.iterable) === counts ||
        (methodCall(node.iterable)?.name === 'items' && nameOf(methodCall(node.iterable)?.object) === counts),
    )
  if (!loop) return null
  const { node } = loop
  const isPairs = node.target.kind === 'tuple'
  const key = node.target.kind === 'tuple' ? node.target.items[0] : node.target
  const value =
    node.target.kind === 'tuple' && node.target.items[1]
      ? p.text(node.target.items[1])
      : `${counts}[${p.text(node.target)}]`
  const order = choice.order === 'down' ? ', reverse=True' : ''
  const keys = choice.order === null ? counts : `sorted(${counts}, key=${counts}.get${order})`
  const iterable = isPairs ? itemsOf(counts, choice) : choice.top === null ? keys : `${keys}[:${choice.top}]`
  const head = `for ${p.text(node.target)} in ${iterable}:`
  const [first, last] = [node.body[0], node.body.at(-1)]
  if (!key || !first || !last) return null
  return {
    from: node.from,
    to: linesOf(p, node).to,
    text: withTest(p, node, { head, first, last, test: choice.least === null ? null : `${value} >= ${choice.least}` }),
  }
}

type Body = StatementOf<'for'>['body'][number]
function withTest(
  p: Program,
  node: StatementOf<'for'>,
  { head, first, last, test }: { head: string; first: Body; last: Body; test: string | null },
): string {
  const body = linesOf(p, first, last)
  if (test === null) return `${head}\n${p.source.slice(body.from, body.to)}`
  const level = levelOf(p)
  return `${head}\n${indentOf(p, node)}${level}if ${test}:\n${shifted(p, body, level)}`
}

function givenEdit(p: Program, counts: string, choice: Choice): Edit | null {
  const [key, value] = [freeName(p, 'clave'), freeName(p, 'veces', 'cuenta')]
  const test = choice.least === null ? '' : ` if ${value} >= ${choice.least}`
  const dict =
    test === ''
      ? `dict(${itemsOf(counts, choice)})`
      : `{${key}: ${value} for ${key}, ${value} in ${itemsOf(counts, choice)}${test}}`
  const returned = p.places('return').find(({ node }) => nameOf(node.value) === counts)?.node.value
  if (returned) return { from: returned.from, to: returned.to, text: dict }
  for (const { node } of p.places('expression')) {
    const call = callTo(node.value, 'print')
    const given = call ? positional(call) : []
    const shown = given.find((part) => nameOf(part) === counts)
    if (!call || !shown) continue
    if (given.length > 1 || choice.order === null) return { from: shown.from, to: shown.to, text: dict }
    const [indent, level] = [indentOf(p, node), levelOf(p)]
    const lines = [
      `for ${key}, ${value} in ${itemsOf(counts, choice)}:`,
      ...(choice.least === null ? [] : [`${level}if ${value} >= ${choice.least}:`]),
      `${choice.least === null ? level : level + level}print(${key}, ${value})`,
    ]
    return { ...linesOf(p, node), text: lines.map((line) => indent + line).join('\n') }
  }
  return null
}
