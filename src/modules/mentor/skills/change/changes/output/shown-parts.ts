import { inlineCode } from '../../../../engine/compose'
import type { Expression, ExpressionOf, StatementOf } from '../../../../python/ast'
import type { Edit } from '../../../../python/edit'
import { namesOf } from '../../../../python/evaluate/statements/scope'
import { allNames } from '../../../../python/names'
import type { Program } from '../../../../python/program/indexed-program'
import { indentOf, levelOf } from '../../../../python/program/line-edits'
import { edited, endOf, positional, printsIn } from '../../../../python/program/source'
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
      `\\b(?:(?:y|que|haz que|quiero que|como|me) )*(?:muestr\\w+|imprim\\w+|dig[ao]\\w*|di(?:ga)?|pon\\w*|salg\\w+|sal[ei]\\w*|saqu\\w+|anad\\w+|agreg\\w+|incluy\\w+|ver|aparez\\w+) (?<only>${ARTICLES})(?<what>[a-z_]\\w{0,20})(?<also> tambien| ademas)?(?<round> (?:en|de|a|por) cada (?:vuelta|iteracion|paso|vez)| vuelta a vuelta)?(?= ?$| ?[.,;!?]| y\\b)`,
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
      const call = printsIn(loop.node.body)[0]
      const shown = call ? positional(call) : []
      const code = partMeant(p, loop, what)
      if (!call || code === null) continue
      if (isOnly) return onlyThat(p, call, code)
      return isMore && !shown.some((part) => p.text(part).includes(code)) ? added(p, call, code) : null
    }
    return null
  },
}

type ForLoop = Place<StatementOf<'for'>>

/** What a word means of the things that a loop goes over: a field, or one of the loop's own names. */
function partMeant(p: Program, { node, scope }: ForLoop, word: string): string | null {
  const element = loopElement(p, node.iterable, scope)
  const facets = element ? facetsOf(p, element, targetOf(p, node.target), node.iterable) : []
  const facet = facets.find(({ field }) => field !== null && mentionsStem(word, field))
  return facet?.code ?? namesOf(node.target).find((name) => name.length > 2 && mentionsStem(word, name)) ?? null
}

function added(p: Program, call: ExpressionOf<'call'>, code: string): Result {
  const last = positional(call).at(-1)
  if (last === undefined) return null
  const edit: Edit =
    last.kind === 'format-string'
      ? { from: last.to - 1, to: last.to - 1, text: ` {${inTextQuotes(code, p, last)}}` }
      : { from: p.whole(last).to, to: p.whole(last).to, text: `, ${code}` }
  return { code: edited(p, [edit]), told: `Cada línea muestra también ${inlineCode(code)}.` }
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
