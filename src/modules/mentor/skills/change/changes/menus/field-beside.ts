import { upperFirst } from '~/platform/text/first-letter'
import { inlineCode } from '../../../../engine/compose'
import { identifier } from '../../../../engine/task/identifier'
import type { Edit } from '../../../../python/edit'
import { methodCall, nameOf, plainAssign } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { indentOf } from '../../../../python/program/line-edits'
import {
  edited,
  freeName,
  inputIn,
  linesOf,
  mainStatements,
  positional,
  printsIn,
  textLiteral,
} from '../../../../python/program/source'
import { type Change, type Result, STAGE } from '../../change'

/** «cada producto que lleve su precio y que ver muestre el total»: of what a menu keeps in a list, one thing more. */
export const fieldBesideChange: Change = {
  name: 'field-beside',
  stage: STAGE.value,
  says: [
    /\b(?:(?:y|que|quiero|ahora|de) )*(?:cada (?:un[oa]|[a-z]+)|l[oa]s [a-z]+)(?: (?:que|debe|tiene que|tambien))* (?:lleven?|tengan?|vayan? con|guarden?|llevar|tener)(?: (?:tambien|ademas))* (?:su|un|una|el|la) (?<what>[a-z]{3,14})/,
    /\b(?:(?:y|que|quiero|ahora|me) )*(?:guard\w+|apunt\w+|pid[ae]\w*|pregunt\w+|anot\w+|anad\w+|agreg\w+|llev\w+)(?:le)?(?: (?:tambien|ademas|me))+ (?:el|la|su|un|una|cuant[oa]s?) (?<what2>[a-z]{3,14})(?: (?:de|a|por|para) (?:cada (?:un[oa]|[a-z]+)|l[oa]s [a-z]+))?/,
    /\b(?:(?:y|que|al|opcion|tambien) )*(?<total>(?:ver|mostrar|verl[oa]s?|listar|final)(?: la lista)? (?:(?:que|me|se|tambien) )*(?:muestr\w+|dig\w+|ensen\w+|saqu\w+|salga) (?:tambien )?(?:el|la) (?:total|suma)|(?:muestr\w+|dig\w+|ensen\w+) (?:tambien )?el total(?: al ver(?:l[oa]s?)?)?)/,
  ],
  needs: ({ parts }) => (parts.what ?? parts.what2) !== undefined,
  make(p, { parts }) {
    const what = parts.what ?? parts.what2 ?? ''
    const kept = keptIn(p)
    if (kept === null || /^(?:nombre|numero|dato|opcion|menu|total|lista)s?$/.test(what)) return null
    return withField(p, kept, { what, isTotal: parts.total !== undefined })
  },
}

type Kept = { list: string; item: string; start: number; append: { from: number; to: number }; indent: string }

/** A list of the main program to which a branch of a loop adds what is typed. */
function keptIn(p: Program): Kept | null {
  for (const { node, parent } of p.places('expression')) {
    const method = methodCall(node.value)
    const [given] = method?.name === 'append' ? positional(method.call) : []
    const [list, item] = [nameOf(method?.object), nameOf(given)]
    const start = mainStatements(p).find(
      (each) => plainAssign(each)?.name === list && plainAssign(each)?.value.kind === 'list',
    )
    const isTyped =
      item !== null &&
      p.allPlaces.some(({ node: each }) => plainAssign(each)?.name === item && isAsked(p, plainAssign(each)?.value))
    if (parent?.node.kind !== 'if' || list === null || item === null || !start || !isTyped) continue
    return { list, item, start: linesOf(p, start).to, append: linesOf(p, node), indent: indentOf(p, node) }
  }
  return null
}

const isAsked = (p: Program, value: Parameters<typeof inputIn>[0] | undefined) =>
  value !== undefined && (inputIn(value) !== null || p.text(value).startsWith('input('))

const AMOUNTS = /^(?:precio|coste?|importe|monto|sueldo|salario|valor|peso|altura|saldo|nota|deuda)/
const WHOLE = /^(?:cantidad|edad|unidades|stock|goles|puntos|dias|horas|paginas)/

function withField(p: Program, kept: Kept, { what, isTotal }: { what: string; isTotal: boolean }): Result {
  const { list, item, start, append, indent } = kept
  const name = identifier(what)
  const all = freeName(p, /[aeiou]$/.test(name) ? `${name}s` : /s$/.test(name) ? name : `${name}es`, `${name}_de`)
  const isNumber = AMOUNTS.test(what) || WHOLE.test(what)
  const ask = `input(${textLiteral(p, `${upperFirst(what)}: `)})`
  const read = WHOLE.test(what)
    ? `int(${ask})`
    : isNumber
      ? `float(${ask}.replace(${textLiteral(p, ',')}, ${textLiteral(p, '.')}))`
      : `${ask}.strip()`
  const shown = shownEdits(p, { list, all, isTotal: isTotal && isNumber })
  if (shown === null) return null
  const gone = p.places('expression').flatMap(({ node }): Edit[] => {
    const method = methodCall(node.value)
    const [given] = method?.name === 'remove' && nameOf(method.object) === list ? positional(method.call) : []
    if (!given) return []
    const { to } = linesOf(p, node)
    return [{ from: to, to, text: `\n${indentOf(p, node)}${all}.pop(${p.text(given)}, None)` }]
  })
  return {
    code: edited(p, [
      { from: start, to: start, text: `\n${all} = {}` },
      { from: append.to, to: append.to, text: `\n${indent}${all}[${item}] = ${read}` },
      ...shown,
      ...gone,
    ]),
    told: `De cada uno se guarda también ${inlineCode(what)}, y se ve a su lado${isTotal && isNumber ? ', con el total debajo' : ''}.`,
    how: [`${inlineCode(all)} es un diccionario: cada nombre de ${inlineCode(list)} con lo suyo.`],
  }
}

/** Beside each that is shown; null where none is. */
function shownEdits(
  p: Program,
  { list, all, isTotal }: { list: string; all: string; isTotal: boolean },
): Edit[] | null {
  const loops = p
    .places('for')
    .filter(({ node }) => p.text(node.iterable).includes(list) && printsIn(node.body).length === 1)
  const edits = loops.flatMap(({ node }): Edit[] => {
    const names = node.target.kind === 'tuple' ? node.target.items.map((each) => p.text(each)) : [p.text(node.target)]
    const [call] = printsIn(node.body)
    const last = call ? positional(call).at(-1) : undefined
    const name = names.at(-1)
    if (!last || name === undefined) return []
    const end = last.kind === 'format-string' ? last.to - 1 : p.whole(last).to
    const { to } = linesOf(p, node)
    const text = last.kind === 'format-string' ? `: {${all}[${name}]}` : `, ${all}[${name}]`
    return [
      { from: end, to: end, text },
      ...(isTotal
        ? [{ from: to, to, text: `\n${indentOf(p, node)}print(${textLiteral(p, 'Total:')}, sum(${all}.values()))` }]
        : []),
    ]
  })
  return edits.length === 0 ? null : edits
}
