import { inlineCode } from '../../../../engine/compose'
import type { StatementOf } from '../../../../python/ast'
import type { Edit } from '../../../../python/edit'
import { callTo, nameOf, plainAssign } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { indentOf } from '../../../../python/program/line-edits'
import { edited, freeName, linesOf, positional } from '../../../../python/program/source'
import type { Place } from '../../../../python/scope'
import { statementsIn } from '../../../../python/walk'
import { type Change, type Result, type Said, type Span, STAGE } from '../../change'

type Fn = Place<StatementOf<'function'>>
/** One value more: its code, what it is called, and edits that work it out. */
type More = { code: string; name: string; edits: Edit[] }

/** «que devuelva también el perímetro», «que cuente los intercambios y devuelva las dos cosas»: one value more beside the result. */
export const alsoReturnsChange: Change = {
  name: 'also-returns',
  stage: STAGE.expression,
  says: [],
  reads: (said, p) => {
    const span = wishIn(said)
    return span !== null && moreFor(p, said.plain.slice(span.from, span.to)) !== null ? [span] : null
  },
  make(p, { said }): Result {
    const span = wishIn(said)
    const found = span === null ? null : moreFor(p, said.plain.slice(span.from, span.to))
    return found === null ? null : given(p, found.fn, found.more)
  },
}

const GIVES = '(?:devuelv\\w+|retorn\\w+|regres\\w+|return)'
const WISH = new RegExp(
  `\\b(?:que )?(?:(?:me |la funcion )*(?:cuent\\w+|calcul\\w+|sepa|diga)(?: [a-z]+){1,6},? y (?:que )?(?:me )?${GIVES}[^.;¦]{3,60}|${GIVES}(?: [a-z]+){1,5}?,? (?:y|e|y tambien|ademas|junto con|asi como) (?:tambien |ademas )?(?:el|la|su|los|las|cuant[oa]s)[^.;¦]{3,50}|(?:tambien |ademas )${GIVES}[^.;¦]{3,50}|${GIVES} (?:tambien|ademas)[^.;¦]{3,50})`,
)

function wishIn({ plain }: Said): Span | null {
  const match = WISH.exec(plain)
  if (!match || /\btrue\b|\bfalse\b|\bnone\b|\bsi (?:no|es|la|el)\b|\berror\b/.test(match[0])) return null
  const end = /,? (?:y|pero) que (?!la |el |las |los |su )|, (?:en ese|y que)/.exec(match[0].slice(12))?.index
  return { from: match.index, to: match.index + (end === undefined ? match[0].length : end + 12) }
}

/** The function that is meant and the value: by a formula, by what is done to its list, or by what it does in its loops. */
function moreFor(p: Program, words: string): { fn: Fn; more: More[] } | null {
  for (const fn of p.places('function')) {
    const one = byEvents(p, fn, words) ?? byFormula(fn, words)
    const more = one === null ? ofList(p, fn, words) : [one]
    if (more.length > 0 && returnsOf(fn).length > 0) return { fn, more }
  }
  return null
}

const returnsOf = ({ node }: Fn) =>
  [...statementsIn(node.body)].flatMap((each) =>
    each.kind === 'return' && each.value !== null && each.value.kind !== 'none' ? [each] : [],
  )

const SIDES: readonly (readonly [RegExp, (names: readonly string[]) => string | null])[] = [
  [
    /\bperimetro\b/,
    (names) => (names.length === 1 ? `4 * ${names[0]}` : names.length === 2 ? `2 * (${names.join(' + ')})` : null),
  ],
  [
    /\b(?:area|superficie)\b/,
    (names) => (names.length === 1 ? `${names[0]} ** 2` : names.length === 2 ? names.join(' * ') : null),
  ],
]
const ROUND: readonly (readonly [RegExp, (name: string) => string])[] = [
  [/\b(?:perimetro|circunferencia|longitud)\b/, (name) => `2 * 3.141592653589793 * ${name}`],
  [/\b(?:area|superficie)\b/, (name) => `3.141592653589793 * ${name} ** 2`],
  [/\bdiametro\b/, (name) => `2 * ${name}`],
]

function byFormula({ node }: Fn, words: string): More | null {
  const names = node.parameters.map(({ name }) => name)
  const isOwn = (what: string) => new RegExp(what).test(node.name.toLowerCase())
  const [first] = names
  const round = first !== undefined && names.length === 1 && /^r(?:adio)?$/.test(first)
  for (const [says, code] of round ? ROUND : []) {
    const what = says.exec(words)?.[0]
    if (what !== undefined && !isOwn(what) && first !== undefined) return { code: code(first), name: what, edits: [] }
  }
  const isFigure = names.every((name) => /^(?:base|alt\w*|ancho\w*|largo|lado\w*|a|b|h)$/.test(name))
  for (const [says, code] of isFigure && !round ? SIDES : []) {
    const what = says.exec(words)?.[0]
    const text = what === undefined || isOwn(what) ? null : code(names)
    if (what !== undefined && text !== null) return { code: text, name: what, edits: [] }
  }
  return null
}

const FIGURES: readonly (readonly [RegExp, string, (list: string) => string])[] = [
  [/\b(?:media|promedio)\b/, 'media', (list) => `sum(${list}) / len(${list})`],
  [/\b(?:suma|total)\b/, 'suma', (list) => `sum(${list})`],
  [/\b(?:maxim[oa]|mayor|mas (?:alt|grand)\w*)\b/, 'mayor', (list) => `max(${list})`],
  [/\b(?:minim[oa]|menor|mas (?:baj|peque)\w*)\b/, 'menor', (list) => `min(${list})`],
  [
    /\b(?:cuant[oa]s (?:son|hay|habia|numeros|elementos|datos|notas)|numero de (?:elementos|datos|numeros|notas)|cantidad de \w+|longitud)\b/,
    'cantidad',
    (list) => `len(${list})`,
  ],
]

/** Of the list that the function is given; its position where the result stands in it. */
function ofList(p: Program, fn: Fn, words: string): More[] {
  const list = fn.node.parameters.map(({ name }) => name).find((name) => isList(p, fn, name))
  const [result] = returnsOf(fn)
  if (list === undefined || !result?.value) return []
  if (/\b(?:posicion|indice|puesto|lugar)\b/.test(words) && nameOf(result.value) !== null)
    return [{ code: `${list}.index(${p.text(result.value)})`, name: 'posicion', edits: [] }]
  const own = p.text(result.value)
  return FIGURES.flatMap(([says, name, code]) =>
    says.test(words) && code(list) !== own && !fn.node.name.toLowerCase().includes(name)
      ? [{ code: code(list), name, edits: [] }]
      : [],
  )
}

const isList = (p: Program, { node }: Fn, name: string) =>
  [...p.places('for')].some(
    (loop) => loop.node.from > node.from && loop.node.to <= node.to && p.text(loop.node.iterable).includes(name),
  ) ||
  p
    .spots('call')
    .some(
      (spot) =>
        spot.node.from > node.from &&
        spot.node.to <= node.to &&
        callTo(spot.node, 'sum', 'len', 'max', 'min', 'sorted') !== null &&
        positional(spot.node).some((given) => nameOf(given) === name),
    )

/** «los intercambios», «las vueltas», «las comparaciones»: what happens in its loops is counted. */
function byEvents(p: Program, fn: Fn, words: string): More | null {
  const [, noun] = /\b(intercambios|cambios|vueltas|iteraciones|pasos|comparaciones|repeticiones)\b/.exec(words) ?? []
  const [first] = fn.node.body
  if (noun === undefined || !first) return null
  const inside = [...statementsIn(fn.node.body)]
  const name = freeName(p, noun, `num_${noun}`)
  const swap = inside.find(
    (node) => node.kind === 'assign' && node.targets[0]?.kind === 'tuple' && node.value.kind === 'tuple',
  )
  const loop = inside.filter(({ kind }) => kind === 'for' || kind === 'while').at(-1)
  const at = /cambios/.test(noun)
    ? swap
    : loop && 'body' in loop
      ? (loop.body as readonly (typeof first)[])[0]
      : undefined
  if (!at) return null
  const start = linesOf(p, first)
  const place = linesOf(p, at)
  const [before, inner] = [indentOf(p, first), indentOf(p, at)]
  return {
    code: name,
    name,
    edits: [
      { from: start.from, to: start.from, text: `${before}${name} = 0\n` },
      /cambios/.test(noun)
        ? { from: place.to, to: place.to, text: `\n${inner}${name} += 1` }
        : { from: place.from, to: place.from, text: `${inner}${name} += 1\n` },
    ],
  }
}

function given(p: Program, fn: Fn, more: readonly More[]): Result {
  const names = more.map(({ name }) => freeName(p, name))
  const code = more.map((each) => each.code).join(', ')
  const returns = returnsOf(fn).flatMap(({ value }): Edit[] => {
    const at = value === null ? null : p.whole(value).to
    return at === null ? [] : [{ from: at, to: at, text: `, ${code}` }]
  })
  const uses = p.callsOf(fn)
  const kept = uses.flatMap(({ node, place, parent }): (Edit | null)[] => {
    if (parent === null && plainAssign(place.node)?.value === node) {
      const target = plainAssign(place.node)?.target
      return target ? [{ from: target.to, to: target.to, text: `, ${names.join(', ')}` }] : [null]
    }
    return parent === null || callTo(parent.node, 'print') !== null ? [] : [null]
  })
  // A result that something is worked out with would be two values there.
  if (kept.includes(null)) return null
  return {
    code: edited(p, [...more.flatMap(({ edits }) => edits), ...returns, ...kept.flatMap((edit) => edit ?? [])]),
    told: `${inlineCode(fn.node.name)} devuelve ahora ${more.length + 1} valores: el que ya daba y ${more.map(({ name }) => inlineCode(name)).join(', ')}.`,
    how: [
      `Con \`return a, b\` salen los dos juntos en una tupla; para separarlos: ${inlineCode(`uno, otro = ${fn.node.name}(…)`)}.`,
    ],
  }
}
