import { upperFirst } from '~/platform/text/first-letter'
import { inlineCode } from '../../../../engine/compose'
import { identifier } from '../../../../engine/task/identifier'
import type { Statement, StatementOf } from '../../../../python/ast'
import type { Edit } from '../../../../python/edit'
import { methodCall, nameOf, plainAssign } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { indentOf, levelOf } from '../../../../python/program/line-edits'
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
import type { Place } from '../../../../python/scope'
import { type Change, type Result, STAGE } from '../../change'

/** «que pida también el precio de cada uno y al final diga el total»: one thing more of everything that a loop asks for. */
export const alsoAskedChange: Change = {
  name: 'also-asked',
  stage: STAGE.value,
  says: [
    /\b(?:(?:y|que|me|tambien|ademas|le) )*(?:pid[ae]\w*|pregunt\w+|guard\w+|apunt\w+)(?: (?:tambien|ademas|me|por))* (?:el|la|su|cuant[oa]s?) (?<what>[a-z]{3,14})(?: (?:de|por|para) (?:cada (?:un[oa]|[a-z]+)|l[oa]s [a-z]+|el (?:producto|articulo)))?(?<total>,? (?:y|e) (?:que )?(?:al final |tambien |luego )*(?:me )?(?:dig\w+|muestr\w+|calcul\w+|saqu\w+|sum\w+)(?: al final| tambien)? (?:el |la |todo )?(?:total|suma|cuanto (?:es|suma|cuesta)[a-z ]{0,12}))?/,
  ],
  make(p, { parts, words }): Result {
    const filled = filledIn(p)
    const what = parts.what ?? ''
    const isEach = /\bcada\b|\btambien\b|\bademas\b/.test(words)
    if (filled === null || !isEach || /^(?:numero|dato|nombre)s?$/.test(what)) return null
    const name = freeName(p, identifier(what))
    const list = freeName(p, /[aeiou]$/.test(name) ? `${name}s` : `${name}es`)
    const isWhole = /cantidad|edad|unidad|stock|goles|puntos/.test(name)
    const isNumber = isWhole || NUMBERS.test(name)
    const asks = `input(${textLiteral(p, `${upperFirst(what)}: `)})`
    const read = `${name} = ${isNumber ? `${isWhole ? 'int' : 'float'}(${asks})` : asks}`
    const { append, start } = filled
    const indent = indentOf(p, append.node)
    const lines = linesOf(p, append.node)
    const last = mainStatements(p).at(-1)
    const total = parts.total !== undefined && isNumber && last ? [`print("Total:", sum(${list}))`] : []
    const first = linesOf(p, start).to
    const edits: Edit[] = [
      { from: first, to: first, text: `\n${list} = []` },
      { from: lines.from, to: lines.from, text: `${indent}${read}\n` },
      { from: lines.to, to: lines.to, text: `\n${indent}${list}.append(${name})` },
      ...shownEdits(p, filled, { name, list }),
    ]
    const code = edited(p, edits)
    return {
      code: total.length === 0 ? code : `${code.trimEnd()}\n${total.join('\n')}\n`,
      told: `Con cada uno pregunta también ${inlineCode(name)}, y lo guarda en ${inlineCode(list)}${total.length > 0 ? '; al final dice el total' : ''}.`,
      how: [
        `Las dos listas van a la par: lo que está en un puesto de ${inlineCode(filled.list)} es de lo que está en el mismo puesto de ${inlineCode(list)}.`,
      ],
    }
  },
}

const NUMBERS =
  /^(?:precio|coste?|importe|monto|nota|peso|altura|sueldo|salario|total|valor|punt\w+|calificacion|venta|gasto|saldo|descuento|hora)s?$/

type Filled = { list: string; append: Place<StatementOf<'expression'>>; start: Statement }

/** A list that a loop of the main program fills with what is typed. */
function filledIn(p: Program): Filled | null {
  for (const append of p.places('expression').toReversed()) {
    const method = methodCall(append.node.value)
    const list = nameOf(method?.object)
    const given = nameOf(method ? positional(method.call)[0] : null)
    const isTyped =
      given !== null && p.binds(given, append.scope).some(({ value }) => value !== null && inputIn(value) !== null)
    const start = mainStatements(p).find(
      (node) => plainAssign(node)?.name === list && plainAssign(node)?.value.kind === 'list',
    )
    if (
      append.scope.kind === 'module' &&
      append.parent &&
      method?.name === 'append' &&
      list !== null &&
      isTyped &&
      start
    )
      return { list, append, start }
  }
  return null
}

/** Where the list is shown one by one, the other is shown beside it. */
function shownEdits(p: Program, { list }: Filled, { name, list: other }: { name: string; list: string }): Edit[] {
  const whole = p.places('expression').find(({ node, parent }) => {
    const [call] = printsIn([node])
    return (
      parent === null && call !== undefined && positional(call).length === 1 && nameOf(positional(call)[0]) === list
    )
  })
  if (whole) {
    const item = freeName(p, 'elemento', 'cosa')
    const text = `for ${item}, ${name} in zip(${list}, ${other}):\n${levelOf(p)}print(${item}, ${name})`
    return [{ ...linesOf(p, whole.node), text }]
  }
  const loop = p.places('for').find(({ node }) => nameOf(node.iterable) === list && nameOf(node.target) !== null)?.node
  const [call, more] = loop ? printsIn(loop.body) : []
  const last = call ? positional(call).at(-1) : undefined
  if (!loop || !call || more || !last) return []
  return [
    { from: loop.target.to, to: loop.target.to, text: `, ${name}` },
    { from: loop.iterable.from, to: loop.iterable.to, text: `zip(${list}, ${other})` },
    { from: p.whole(last).to, to: p.whole(last).to, text: `, ${name}` },
  ]
}
