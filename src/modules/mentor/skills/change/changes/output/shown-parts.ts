import { inlineCode } from '../../../../engine/compose'
import type { Expression, ExpressionOf, StatementOf } from '../../../../python/ast'
import type { Edit } from '../../../../python/edit'
import { namesOf } from '../../../../python/evaluate/statements/scope'
import { allNames } from '../../../../python/names'
import { callTo, mentions, nameOf, numberOf, plainAssign } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { indentOf, levelOf } from '../../../../python/program/line-edits'
import { edited, endOf, positional, printsIn, textLiteral } from '../../../../python/program/source'
import type { Place } from '../../../../python/scope'
import { type Change, type Result, STAGE } from '../../change'
import { facetsOf, loopElement, mentionsStem, targetOf } from '../../elements'

const ARTICLES = '(?:(?:el|la|los|las|su|sus|de|cada|uno|una|tambien|ademas|al lado|y|solo|solamente|nada mas) )*'

/** «que muestre también el stock», «muestra solo el nombre», «quita el precio del print», «muestra el total en cada vuelta». */
export const shownPartsChange: Change = {
  name: 'shown-parts',
  stage: STAGE.output,
  readsRest: true,
  says: [
    new RegExp(
      `\\b(?:(?:y|que|haz que|quiero que|como|me) )*(?:muestr\\w+|imprim\\w+|dig[ao]\\w*|di(?:ga)?|pon\\w*|salg\\w+|sal[ei]\\w*|saqu\\w+|anad\\w+|agreg\\w+|incluy\\w+|ver|aparez\\w+) (?<only>${ARTICLES})(?<what>[a-z_]\\w{0,20})(?<also> tambien| ademas| al lado)?(?<round> (?:en|de|a|por) cada (?:vuelta|iteracion|paso|vez)| vuelta a vuelta)?(?= ?$| ?[.,;!?]| y\\b)`,
    ),
    /\b(?:muestr\w+|imprim\w+|dig[ao]\w*|pon\w*|salg\w+|saqu\w+|ver) (?:tambien )?cada (?<each>[a-z_]\w{0,20})(?= ?$| ?[.,;!?]| y\b)/,
    /\b(?:quit\w+|no (?:muestr\w+|imprim\w+|pong\w+)|borr\w+|sac\w+)(?: (?:el|la|los|las))? (?<gone>[a-z_]\w{0,20})(?: (?:de la|del|de) (?:print|salida|pantalla|resultado|impresion|linea))/,
  ],
  make(p, { parts: { what, only, also, round, gone, each }, said }) {
    if (/\busuario\b|\bteclado\b|\bpregunt\w+|\bbusc\w+/.test(said.plain)) return null
    if (gone !== undefined) return without(p, gone)
    if (each !== undefined) return eachShown(p, each)
    if (what === undefined) return null
    if (round !== undefined) return inEachRound(p, what)
    const isOnly = /\b(?:solo|sólo|solamente|nada m[aá]s)(?= |$)/i.test(only ?? '')
    const isMore = also !== undefined || /\b(?:tambien|también|ademas|además)(?= |$)/i.test(only ?? '')
    for (const loop of p.places('for').toReversed()) {
      const calls = printsIn(loop.node.body).filter((call) => positional(call).length > 0)
      const [call] = calls
      const code = partMeant(p, loop, what)
      if (!call || code === null) continue
      if (isOnly) return onlyThat(p, call, code)
      const open = calls.filter((one) => !p.text(one).includes(code))
      return isMore && open.length === calls.length ? added(p, open, code) : null
    }
    return isMore ? ownVariable(p, what) : null
  },
}

type ForLoop = Place<StatementOf<'for'>>

/** What a word means of the things that a loop goes over: a field, or one of the loop's own names. */
function partMeant(p: Program, { node, scope }: ForLoop, word: string): string | null {
  const element = loopElement(p, node.iterable, scope)
  const facets = element ? facetsOf(p, element, targetOf(p, node.target), node.iterable) : []
  const facet = facets.find(({ field }) => field !== null && mentionsStem(word, field))
  const own = facet?.code ?? namesOf(node.target).find((name) => name.length > 2 && mentionsStem(word, name))
  return own ?? byPlace(p, node, word)
}

/** `notas[i]`, where a loop counts places: of the list that the word names. */
function byPlace(p: Program, { target, iterable }: StatementOf<'for'>, word: string): string | null {
  const [upTo, more] = callTo(iterable, 'range') ? positional(iterable as ExpressionOf<'call'>) : []
  if (target.kind !== 'name' || !upTo || more) return null
  const lengths = new Map(
    p.places('assign').flatMap(({ node: { targets, value } }): [string, number][] => {
      const name = nameOf(targets[0])
      return name !== null && value.kind === 'list' ? [[name, value.items.length]] : []
    }),
  )
  const name = [...lengths.keys()].find((list) => mentionsStem(word, list))
  const sized = callTo(upTo, 'len')
  const counted = sized ? nameOf(positional(sized)[0]) : null
  const count = counted === null ? numberOf(upTo) : lengths.get(counted)
  // A place that a list has not would stop the program.
  return name !== undefined && (counted === name || lengths.get(name) === count) ? `${name}[${target.name}]` : null
}

function added(p: Program, calls: readonly ExpressionOf<'call'>[], code: string): Result {
  const edits = calls.flatMap((call): Edit[] => {
    const last = positional(call).at(-1)
    if (last === undefined) return []
    return last.kind === 'format-string'
      ? [{ from: last.to - 1, to: last.to - 1, text: ` {${inTextQuotes(code, p, last)}}` }]
      : [{ from: p.whole(last).to, to: p.whole(last).to, text: `, ${code}` }]
  })
  const told = `${calls.length === 1 ? 'Cada línea muestra' : 'Lo que sale lleva'} también ${inlineCode(code)}.`
  return edits.length === 0 ? null : { code: edited(p, edits), told }
}

/** A variable of the program, where it prints last: in each branch of what it prints there. */
function ownVariable(p: Program, word: string): Result {
  const last = p.body.findLast((node) => printsIn([node]).length > 0)
  if (!last || (last.kind !== 'expression' && last.kind !== 'if')) return null
  const name = p.body.flatMap((node) => {
    const plain = node.from < last.from ? plainAssign(node) : null
    return plain && plain.name.length > 2 && mentionsStem(word, plain.name) ? [plain.name] : []
  })[0]
  const calls = printsIn([last]).filter((call) => positional(call).length > 0)
  if (name === undefined || calls.some((call) => mentions(call, name))) return null
  if (last.kind === 'if') return added(p, calls, name)
  const at = endOf(p, last)
  const label = `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('_', ' ')}:`
  return {
    code: edited(p, [{ from: at, to: at, text: `\nprint(${textLiteral(p, label)}, ${name})` }]),
    told: `Muestra también ${inlineCode(name)}.`,
  }
}

/** Before Python 3.12 a text in a format could not have the quotes around it. */
const inTextQuotes = (code: string, p: Program, { to }: Expression) =>
  p.source[to - 1] === '"' ? code.replaceAll('"', "'") : code.replaceAll("'", '"')

function onlyThat(p: Program, call: ExpressionOf<'call'>, code: string): Result {
  const all = positional(call)
  const [first, last] = [all[0], all.at(-1)]
  if (!first || !last) return null
  const fresh = edited(p, [{ from: p.whole(first).from, to: p.whole(last).to, text: code }])
  return fresh === p.source ? null : { code: fresh, told: `Cada línea muestra solo ${inlineCode(code)}.` }
}

/** An argument of a `print` that the words name goes. */
function without(p: Program, word: string): Result {
  for (const call of printsIn(p.body)) {
    const all = positional(call)
    const at = all.findIndex((part) => part.kind !== 'format-string' && mentionsStem(word, lastName(part)))
    const [before, part, after] = [all[at - 1], all[at], all[at + 1]]
    if (part === undefined || all.length < 2) continue
    const from = before ? p.whole(before).to : p.whole(part).from
    const to = before ? p.whole(part).to : after ? p.whole(after).from : p.whole(part).to
    return { code: edited(p, [{ from, to, text: '' }]), told: `Ya no se muestra ${inlineCode(p.text(part))}.` }
  }
  return null
}

const lastName = (node: Expression): string =>
  node.kind === 'name'
    ? node.name
    : node.kind === 'attribute'
      ? node.name
      : node.kind === 'subscript' && node.index.kind === 'string'
        ? node.index.value
        : '-'

/** «que imprima cada precio»: the element of the loop that goes over them and prints nothing. */
function eachShown(p: Program, word: string): Result {
  const loop = p
    .places('for')
    .find(({ node }) =>
      [p.text(node.target), p.text(node.iterable)].some((name) => mentionsStem(word, name) || mentionsStem(name, word)),
    )
  const [first] = loop?.node.body ?? []
  if (!loop || !first || printsIn(loop.node.body).length > 0) return null
  const { from } = first
  const code = p.text(loop.node.target)
  return {
    code: edited(p, [{ from, to: from, text: `print(${code})\n${indentOf(p, first)}` }]),
    told: `${inlineCode(code)} se muestra en cada vuelta.`,
  }
}

/** A `print` of a name as the last line of the loop that gives it its value. */
function inEachRound(p: Program, word: string): Result {
  const name =
    [...allNames(p.module)].find((each) => each.length > 2 && mentionsStem(word, each)) ??
    (allNames(p.module).has(word) ? word : null)
  if (name === null) return null
  const loop = [...p.places('for'), ...p.places('while')].findLast(({ node }) =>
    new RegExp(`\\b${name}\\b`).test(p.source.slice(node.from, node.to)),
  )
  const last = loop?.node.body.at(-1)
  if (!loop || !last) return null
  const at = endOf(p, last)
  const line = `\n${indentOf(p, loop.node)}${levelOf(p)}print(${name})`
  return {
    code: edited(p, [{ from: at, to: at, text: line }]),
    told: `${inlineCode(name)} se muestra ahora en cada vuelta.`,
    how: [
      `El \`print\` está dentro del bucle: se ejecuta una vez por vuelta, con lo que ${inlineCode(name)} vale en ese momento.`,
    ],
  }
}
