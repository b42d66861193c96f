import { inlineCode } from '../../../../engine/compose'
import type { Expression, ExpressionOf, StatementOf } from '../../../../python/ast'
import { callTo, mentions, nameOf, numberOf, updateOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { edited, isLoop, positional } from '../../../../python/program/source'
import type { Scope } from '../../../../python/scope'
import { type Change, type Result, STAGE, type Wish } from '../../change'
import { NUMBER, numberFrom } from '../../numbers'

/** «del 10 al 1», «que empiece en 1», «hasta el 50», «de 2 en 2»: the numbers that a loop goes through. */
export const rangeChange: Change = {
  name: 'range',
  stage: STAGE.value,
  says: [
    new RegExp(
      `(?:\\b(?:al reves|hacia atras|para atras|en cuenta atras|bajando)(?: de \\w+)?,? ?\\(?)?\\b(?:del?|desde(?: el)?|entre(?: el)?) (?:\\d{1,3} ?[x*] ?)?(?<low>${NUMBER}) (?:al?|hasta(?: el)?|y(?: el)?) (?:\\d{1,3} ?[x*] ?)?(?<high>${NUMBER})(?!\\w)`,
    ),
    new RegExp(`\\b(?:de|cada) (?<step>${NUMBER}) en (?:${NUMBER})`),
    new RegExp(
      `(?<!\\b(?:reves|atras|inversa|descendente),? (?:y )?(?:que )?)\\b(?:empiec\\w+|empez\\w+|empiez\\w+|comien\\w+|comenz\\w+|arran\\w+|inici\\w+|desde)(?: a contar)?(?: (?:en|por|desde|con|del?|el|la|al)){0,7}(?: (?:dia|numero|vuelta|mes|fila|linea|paso|semana|puesto|alumno|posicion|nivel|ronda|intento|pregunta|turno|ano))? (?<start>${NUMBER})(?!\\w)`,
    ),
    new RegExp(
      `(?<!\\ben (?:vez|lugar) de )\\b(?:hasta|termin\\w+|acab\\w+|lleg\\w+|par[ea]|llegue)(?: (?:en|a|al|el|hasta|con)){0,7} (?<end>${NUMBER})(?!\\w)(?! (?:intentos|veces|oportunidades|caracteres|letras|decimales|digitos))`,
    ),
    /\b(?:hasta|termin\w+ en|acab\w+ en|lleg\w+ (?:a|hasta))(?: (?:el|la)){0,7} (?<limit>[a-z_]\w*)(?<closed>,? (?:incluid\w+|inclusive|tambien|el mismo))/,
  ],
  make: (p, wish) => overRange(p, wish) ?? overEnumerate(p, wish) ?? overCounter(p, wish),
}

function numbersOf({ parts }: Wish) {
  const [low, high] = [numberFrom(parts.low), numberFrom(parts.high)]
  return {
    start: low ?? numberFrom(parts.start),
    end: high ?? numberFrom(parts.end),
    step: numberFrom(parts.step),
  }
}

/** The call of `range` that is meant: the only one, or the one of the mentioned line. */
export function rangeMeant(p: Program): ExpressionOf<'call'>[] {
  const ranges = p.spots('call').flatMap(({ node }) => callTo(node, 'range') ?? [])
  const inLoops = ranges.filter((range) => p.places('for').some(({ node }) => node.iterable === range))
  const counting = inLoops.filter((range) => positional(range).every((part) => callTo(part, 'len') === null))
  return counting.length > 0 ? counting : inLoops.length > 0 ? inLoops : ranges
}

function overRange(p: Program, wish: Wish): Result {
  const [range, other] = rangeMeant(p)
  if (!range) return null
  if (other)
    return {
      asks: `Hay más de un \`range\` en tu programa (líneas ${p.line(range)} y ${p.line(other)}). ¿En cuál lo cambio? Dime la línea.`,
    }
  const wanted = numbersOf(wish)
  const constant = heldBound(p, range, wanted)
  if (constant) return constant
  if (isOfFunction(p, range)) return null
  // One question less would be another program: what is asked is counted from another number elsewhere.
  if (wanted.start !== null && wanted.end === null && asksInside(p, range)) return null
  const shown = wanted.start !== null && wanted.end === null ? shownFrom(p, range, wanted.start) : null
  if (shown) return shown
  const old = partsOfRange(p, range)
  const start = wanted.start === null ? old.start : String(wanted.start)
  const goesOnDown = old.isDown && wanted.start === null && !(Number(old.start) < (wanted.end ?? 0))
  const isDown =
    (wanted.start !== null && wanted.end !== null && wanted.end < wanted.start) ||
    (wanted.end === null ? old.isDown : goesOnDown)
  const named = wish.parts.limit !== undefined && new RegExp(`(?<!\\w)${wish.parts.limit}(?!\\w)`).test(old.stop)
  const stop =
    wanted.end === null
      ? named
        ? `${wish.parts.limit} + 1`
        : (keptTurns(wanted.start, old) ?? old.stop)
      : String(wanted.end + (isDown ? -1 : 1))
  const size = wanted.step === null ? Math.abs(old.step) : Math.abs(wanted.step)
  const text = rangeText(start, stop, isDown ? -size : size)
  if (text === p.text(range)) return null
  return {
    code: edited(p, [{ from: range.from, to: range.to, text }]),
    told: `El bucle va ahora ${spoken(wanted, { start, stop, isDown, size })}.`,
    how: [rangeMeaning(text, start, stop, isDown ? -size : size)],
  }
}

/** `range(SEGUNDOS, 0, -1)` begins where the constant says; it is the constant that is written otherwise. */
function heldBound(
  p: Program,
  range: ExpressionOf<'call'>,
  { start, end, step }: ReturnType<typeof numbersOf>,
): Result {
  const [first, second] = positional(range)
  const [bound, count] = start !== null && end === null ? [second ? first : null, start] : [second ?? first, end]
  const name = nameOf(bound ?? null)
  if (
    count === null ||
    step !== null ||
    name === null ||
    !/^[A-Z][A-Z_\d]*$/.test(name) ||
    (start !== null && end !== null)
  )
    return null
  const held = p
    .places('assign')
    .flatMap(({ node: { targets, value } }) => (nameOf(targets[0]) === name && numberOf(value) !== null ? [value] : []))
  const [only, other] = held
  if (!only || other || (second && bound === second) || numberOf(only) === count) return null
  return {
    code: edited(p, [{ from: only.from, to: only.to, text: String(count) }]),
    told: `${inlineCode(name)} vale ahora ${inlineCode(String(count))}, y el bucle va desde ahí.`,
  }
}

/** How far a function looks goes by what it is given. */
const isOfFunction = (p: Program, range: ExpressionOf<'call'>): boolean => {
  const spot = p.spots('call').find(({ node }) => node === range)
  const fn = spot?.scope.kind === 'function' && spot.scope.node?.kind === 'function' ? spot.scope.node : null
  return fn?.parameters.some(({ name }) => positional(range).some((part) => mentions(part, name))) ?? false
}

const asksInside = (p: Program, range: ExpressionOf<'call'>): boolean => {
  const loop = p.places('for').find(({ node }) => node.iterable === range)
  return loop !== undefined && /\binput\(/.test(p.source.slice(loop.node.from, loop.node.to))
}

/** A loop that would begin behind its end goes as often as before, from there. */
function keptTurns(start: number | null, old: ReturnType<typeof partsOfRange>): string | null {
  const [first, stop] = [Number(old.start), Number(old.stop)]
  if (start === null || old.isDown || !Number.isInteger(first) || !Number.isInteger(stop)) return null
  return start >= stop ? String(start + stop - first) : null
}

/** Places of a list begin at 0: what is shown counts from another number, and no element is left out. */
function shownFrom(p: Program, range: ExpressionOf<'call'>, start: number): Result {
  const loop = p.places('for').find(({ node }) => node.iterable === range)
  const name = nameOf(loop?.node.target)
  const [size, other] = positional(range)
  if (!loop || name === null || other || callTo(size, 'len') === null || start === 0) return null
  const uses = p
    .spots('name')
    .filter(({ node }) => node.name === name && node.from > range.to && node.to <= loop.node.to)
  const shown = uses.filter(({ parent }) => parent?.node.kind !== 'subscript')
  if (shown.length === 0 || shown.length === uses.length) return null
  return {
    code: edited(
      p,
      shown.map(({ node }) => ({ from: node.from, to: node.to, text: `${name} + ${start}` })),
    ),
    told: `La cuenta que se ve empieza en ${start}; se recorren los mismos elementos.`,
    how: [`Las posiciones de una lista empiezan en 0: por eso se suma ${start} solo a lo que se muestra.`],
  }
}

type Steps = { start: string; stop: string; isDown: boolean; size: number }

function spoken(wanted: ReturnType<typeof numbersOf>, { start, stop, isDown, size }: Steps): string {
  const last = wanted.end ?? (/^-?\d+$/.test(stop) ? Number(stop) + (isDown ? 1 : -1) : null)
  const from = `desde ${/^-?\d+$/.test(start) ? start : inlineCode(start)}`
  const until = last === null ? '' : ` hasta ${last}`
  return `${from}${until}${size === 1 ? '' : `, de ${size} en ${size}`}`
}

export function rangeText(start: string, stop: string, step: number): string {
  if (step === 1) return start === '0' ? `range(${stop})` : `range(${start}, ${stop})`
  return `range(${start}, ${stop}, ${step})`
}

export function rangeMeaning(text: string, start: string, stop: string, step: number): string {
  const direction =
    step < 0 ? `baja de ${-step} en ${-step}` : step === 1 ? 'sube de uno en uno' : `sube de ${step} en ${step}`
  return `${inlineCode(text)} empieza en ${inlineCode(start)}, ${direction} y se para antes de llegar a ${inlineCode(stop)}.`
}

/** Start, stop and step as they are written. */
export function partsOfRange(p: Program, range: ExpressionOf<'call'>) {
  const [first, second, third] = positional(range)
  const step = third ? (numberOf(third) ?? 1) : 1
  return {
    start: second && first ? p.text(first) : '0',
    stop: p.text(second ?? (first as Expression)),
    step,
    isDown: step < 0,
  }
}

/** `enumerate(list)` that should count from another number. */
function overEnumerate(p: Program, wish: Wish): Result {
  const { start } = numbersOf(wish)
  const [call, other] = p.spots('call').flatMap(({ node }) => callTo(node, 'enumerate') ?? [])
  if (!call || other || start === null) return null
  const given = call.arguments[1]
  const last = call.arguments.at(-1)
  if (!last) return null
  const edit = given
    ? { from: given.value.from, to: given.value.to, text: String(start) }
    : { from: last.to, to: last.to, text: `, start=${start}` }
  return {
    code: edited(p, [edit]),
    told: `Ahora empieza a contar en ${start}.`,
    how: [
      `El \`start=${start}\` de \`enumerate\` es el primer número; los elementos de la lista siguen siendo los mismos.`,
    ],
  }
}

/** `i = 0` with a `while i < 10` that counts with it. */
type Counted = { node: StatementOf<'while'>; scope: Scope; counter: string }

/** `while numero <= FIN: … numero += PASO`: what is written above is what changes. */
function byConstants(
  p: Program,
  { node, scope, counter }: Counted,
  { start, end, step }: ReturnType<typeof numbersOf>,
): Result {
  const bound = node.test.kind === 'compare' ? node.test.comparisons[0] : undefined
  const update = node.body.flatMap((inner) => updateOf(inner) ?? []).find(({ name }) => name === counter)
  const written = (value: Expression | null | undefined): Expression | null => {
    const name = nameOf(value)
    const all = p
      .places('assign')
      .flatMap(({ node: { targets, value: given } }) =>
        name !== null && nameOf(targets[0]) === name && numberOf(given) !== null ? [given] : [],
      )
    return all.length === 1 ? (all[0] ?? null) : null
  }
  const [first, last, by] = [
    written(p.lastAssigned(counter, scope, node.from)?.value),
    written(bound?.right),
    written(update?.value),
  ]
  const wanted = [
    [start, first],
    [end === null ? null : bound?.operator === '<' ? end + 1 : end, last],
    [step, by],
  ] as const
  const edits = wanted.flatMap(([count, value]) =>
    count === null || value === null ? [] : [{ from: value.from, to: value.to, text: String(count) }],
  )
  const isWhole = wanted.every(([count, value]) => count === null || value !== null)
  if (!isWhole || edits.length === 0 || (start !== null && end !== null && end < start)) return null
  return { code: edited(p, edits), told: 'He cambiado los números de arriba: el bucle va por ellos.' }
}

function overCounter(p: Program, wish: Wish): Result {
  const { start, end, step } = numbersOf(wish)
  for (const { node, scope } of p.places('while')) {
    if (!isLoop(node) || node.test.kind !== 'compare') continue
    const [bound] = node.test.comparisons
    const counter = nameOf(node.test.left)
    const constants = counter !== null && bound ? byConstants(p, { node, scope, counter }, numbersOf(wish)) : null
    if (constants) return constants
    const limit = numberOf(bound?.right)
    if (counter === null || !bound || limit === null) continue
    const update = node.body.find((inner) => updateOf(inner)?.name === counter)
    const first = p.lastAssigned(counter, scope, node.from)
    if (!update || !first?.value || numberOf(first.value) === null) continue
    const isDown = start !== null && end !== null && end < start
    const by = step ?? Math.abs(numberOf(updateOf(update)?.value) ?? 1)
    const edits = [
      ...(start === null ? [] : [{ ...rangeOf(first.value), text: String(start) }]),
      ...(end === null
        ? []
        : [{ from: node.test.left.to, to: bound.right.to, text: ` ${isDown ? '>=' : '<='} ${end}` }]),
      ...(isDown || step !== null
        ? [
            {
              from: update.from,
              to: update.from + p.text(update).trimEnd().length,
              text: `${counter} ${isDown ? '-=' : '+='} ${by}`,
            },
          ]
        : []),
    ]
    if (edits.length === 0) continue
    return {
      code: edited(p, edits),
      told: `La cuenta de ${inlineCode(counter)} va ahora ${start === null ? '' : `desde ${start}`}${end === null ? '' : ` hasta ${end}`}.`.replace(
        '  ',
        ' ',
      ),
      how: [
        `En un \`while\` hay tres cosas que tienen que encajar: con qué empieza ${inlineCode(counter)}, hasta cuándo sigue y cuánto cambia en cada vuelta.`,
      ],
    }
  }
  return null
}

const rangeOf = ({ from, to }: Expression) => ({ from, to })
