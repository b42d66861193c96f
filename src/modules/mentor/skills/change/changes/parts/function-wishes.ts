import { inlineCode } from '../../../../engine/compose'
import type { Statement, StatementOf } from '../../../../python/ast'
import { callTo, numberOf, plainAssign } from '../../../../python/program/expression-shapes'
import type { FunctionPlace, Program } from '../../../../python/program/indexed-program'
import { edited, mainStatements, positional, printsIn, textLiteral } from '../../../../python/program/source'
import { statementsIn } from '../../../../python/walk'
import type { Result } from '../../change'
import { unquoted } from '../bare-clause'
import { returnChange } from '../functions/returns'
import { asIf } from './as-if'
import { type PartReader, QUOTED } from './clause'
import { behind } from './placing'

const VALUE = `(?:${QUOTED}|-?\\d+(?:[.,]\\d+)?)`
const GIVES =
  '(?:devuelv|retorn|regres)[a-z]{1,4}|haga (?:un )?return|use (?:un )?return|tenga (?:un )?return|ponga (?:un )?return'
const SHOWN = '(?:imprim|muestr)[a-z]{1,4}|haga (?:un )?print|use (?:un )?print'
const RESULT =
  '(?: (?:el|la|un|su|lo|resultado|valor|que (?:imprime|calcula|muestra)|calculad[oa]|dato|numero|total|texto))*'
const FUNCTION =
  '(?:(?:la |esta |esa )?(?:funcion )?(?<fn>[a-z_]\\w{0,30}) (?:que )?)?(?:la funcion )?(?:haga (?:las dos cosas|ambas)[:,]? )?'

/** «que además devuelva el valor», «que devuelva y no imprima», «pruébala también con 12». */
export const functionReaders: readonly PartReader[] = [
  {
    name: 'returns-too',
    says: [
      new RegExp(
        `${FUNCTION}(?:(?:tambien|ademas|a la vez|y) )*(?:${SHOWN}|print)${RESULT},? y (?:(?:tambien|ademas|que|lo|a la vez) )*(?:${GIVES}|return)${RESULT}`,
      ),
      new RegExp(`${FUNCTION}(?:(?:tambien|ademas|lo|a la vez) )+(?:${GIVES})${RESULT}`),
      new RegExp(
        `${FUNCTION}(?:ademas de|aparte de) (?:imprimir|mostrar)(?:l[oa])?${RESULT},? (?:(?:que|lo|la|tambien) )*(?:${GIVES})${RESULT}`,
      ),
      new RegExp(
        `${FUNCTION}(?:(?:lo|la) )?(?:${GIVES})${RESULT} (?:ademas de|aparte de) (?:imprimir|mostrar)(?:l[oa])?`,
      ),
    ],
    make: (p, { parts: { fn } }) => returnsToo(p, fn),
  },
  {
    name: 'returns-instead',
    says: [
      new RegExp(
        `${FUNCTION}(?:(?:lo|la) )?(?:${GIVES})${RESULT},? (?:y )?(?:en (?:vez|lugar) de|no)(?: (?:que|lo|la|de))* (?:${SHOWN}|imprimir(?:l[oa])?|mostrar(?:l[oa])?|print)${RESULT}`,
      ),
      new RegExp(
        `${FUNCTION}no (?:lo |la )?(?:${SHOWN})${RESULT},? (?:sino |y |pero )?(?:que )?(?:lo |la )?(?:${GIVES})${RESULT}`,
      ),
    ],
    make: (p) => asIf(p, returnChange),
  },
  {
    name: 'another-call',
    says: [
      new RegExp(
        `(?:(?:la |lo |el )?(?:prueb|prob|llam|us|ejecut)[a-z]{1,8})(?: (?:tambien|otra vez|ademas|una vez mas|la|lo|a|la funcion|el programa))*(?: (?<fn>[a-z_]\\w{0,30}))? (?:tambien |otra vez )?con (?:el |los valores |los numeros |la palabra )?(?<values>${VALUE}(?:(?:, | y ) ?${VALUE}){0,4})(?: tambien| ademas)*`,
      ),
    ],
    make: (p, { parts: { fn, values = '' } }) => anotherCall(p, fn, values),
  },
]

type Printing = { place: FunctionPlace; print: StatementOf<'expression'>; value: string }

/** The function that prints one thing and gives nothing back, or the one of that name. */
function printing(p: Program, fn: string | undefined): Printing | null {
  const found = p.places('function').flatMap((place): Printing[] => {
    if (fn !== undefined && place.node.name.toLowerCase() !== fn.toLowerCase()) return []
    const steps = [...statementsIn(place.node.body)]
    const prints = steps.filter((node) => printsIn([node]).length > 0 && node.kind === 'expression')
    const [print] = prints
    if (
      prints.length !== 1 ||
      print?.kind !== 'expression' ||
      steps.some((node) => node.kind === 'return' && node.value !== null)
    )
      return []
    if (!place.node.body.includes(print)) return []
    const values = positional(
      callTo(print.value, 'print') ?? { ...print.value, kind: 'call', callee: print.value, arguments: [] },
    )
    const told = values.filter(({ kind }) => kind !== 'string')
    const fields = told.flatMap((each) =>
      each.kind === 'format-string' ? each.parts.flatMap((part) => (part.kind === 'field' ? [part.value] : [])) : [],
    )
    const [only, other] =
      told[0]?.kind === 'format-string' && told.length === 1 ? (fields.length > 0 ? [fields.at(-1)] : told) : told
    return only && !other ? [{ place, print, value: p.text(only) }] : []
  })
  const [first, other] = found
  return first && !other ? first : null
}

function returnsToo(p: Program, fn: string | undefined): Result {
  const found = printing(p, fn)
  const last = found?.place.node.body.at(-1)
  if (!found || !last) return null
  return {
    code: edited(p, [behind(p, last, `return ${found.value}`)]),
    told: `${inlineCode(found.place.node.name)} imprime como antes y además devuelve ${inlineCode(found.value)}.`,
    how: ['Con `return`, quien la llama puede guardar el valor o seguir la cuenta con él; el `print` solo lo enseña.'],
  }
}

/** The call that is there, once more with other values. */
function anotherCall(p: Program, fn: string | undefined, said: string): Result {
  const values = said.split(/,? y |, ?/).map((text) => unquoted(text))
  const calls = mainStatements(p).flatMap((node) =>
    p.spots('call').flatMap(({ node: call }) => {
      const callee = callTo(call)?.callee
      const isOwn = callee?.kind === 'name' && p.functions.has(callee.name) && (fn === undefined || fn === callee.name)
      return isOwn && call.from >= node.from && call.to <= node.to && positional(call).length === values.length
        ? [{ node, call, name: callee.name }]
        : []
    }),
  )
  const found = calls.at(-1)
  const given = found ? positional(found.call) : []
  const literals = given.map((value, at) => {
    const text = values[at] ?? ''
    if (value.kind === 'string') return textLiteral(p, text)
    return numberOf(value) !== null && /^-?\d/.test(text) ? text.replace(',', '.') : null
  })
  if (!found || literals.some((literal) => literal === null)) return null
  const line =
    found.node.kind === 'expression' ? withValues(p, found.node, given, literals) : lineOf(p, found, literals)
  return {
    code: edited(p, [behind(p, lastOf(p, found.node), line)]),
    told: `La llama otra vez, con ${values.map(inlineCode).join(', ')}.`,
  }
}

/** A result that is shown later is shown first. */
const lastOf = (p: Program, node: Statement): Statement =>
  node.kind === 'expression' ? node : (mainStatements(p).at(-1) ?? node)

function withValues(
  p: Program,
  { from, to }: Statement,
  given: readonly { from: number; to: number }[],
  literals: readonly (string | null)[],
): string {
  let line = p.source.slice(from, to).trimEnd()
  for (const [at, value] of [...given.entries()].toReversed())
    line = line.slice(0, value.from - from) + literals[at] + line.slice(value.to - from)
  return line
}

function lineOf(
  p: Program,
  { node, name }: { node: Statement; name: string },
  literals: readonly (string | null)[],
): string {
  const call = `${name}(${literals.join(', ')})`
  const gives = p.functions
    .get(name)
    ?.some((place) => [...statementsIn(place.node.body)].some((each) => each.kind === 'return' && each.value !== null))
  return gives && plainAssign(node) ? `print(${call})` : call
}
