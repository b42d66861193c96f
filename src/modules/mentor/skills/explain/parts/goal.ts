import type { Module, Statement, StatementOf } from '../../../python/ast'
import { purposeOf } from '../../../python/purposes'
import { metIn } from '../../../python/shapes/form'
import { allExpressions, statementsIn } from '../../../python/walk'
import { listed, quote, type Source } from '../idioms/idiom'
import { calledName } from '../idioms/in-calls'
import { attributesOf } from '../idioms/in-classes'
import { type Recognised, shapesIn } from '../shapes/shapes'
import { shapeTexts } from '../shapes/tell-shape'
import { patternsIn } from './goal-patterns'
import { mainPurpose } from './main-purpose'
import { straightGoal } from './straight-goal'

const MAX_PARTS = 3
/** What a program is for shows at its start. */
const MAX_STATEMENTS = 200

const SAYS_LITTLE =
  /^(?:define la (?:función|clase) `\w+`|(?:muestra un resultado|trabaja con un archivo|pide datos por teclado)[^,:]*|recorre .* y va mostrando el resultado de cada vuelta)$/

/** What the program is for, where more is known than that it shows something. */
export function purpose(source: Source): string | null {
  const isTold = toldIn(source).length > 0
  return !isTold && goalParts(source).every((part) => SAYS_LITTLE.test(part)) ? null : goal(source)
}

/** What the program does as a whole, composed of what its tree really does; null where nothing of it is known. */
export function goal(source: Source): string | null {
  const shapes = shapeTexts(toldIn(source), source)
  const parts = goalParts(source).filter((part) => shapes.length === 0 || !SAYS_LITTLE.test(part))
  if (shapes.length > 0) return `${shapes.join(' ')}${parts.map(besideText).join('')}${endText(parts, source)}`
  const inside = reads(source.module)
  if (parts.length === 0) return inside === null ? null : `Este código ${inside}.`
  const [first, ...others] = parts
  return `Este código ${first}.${others.map(nextText).join('')}${endText(parts, source)}`
}

/** Beside what is told already. */
const besideText = (part: string) => ` Además, ${part}.`

function nextText(part: string, at: number, others: readonly string[]): string {
  if (part.startsWith('define')) return ` Además, ${part}.`
  return at > 0 && at === others.length - 1 ? ` Por último, ${part}.` : ` Después, ${part}.`
}

function goalParts(source: Source): string[] {
  const body = source.module.body.slice(0, MAX_STATEMENTS)
  const shapes = toldIn(source)
  const parts = body.flatMap((node) => {
    if (shapes.some((shape) => isOf(shape, node))) return []
    if (node.kind === 'class') return [classGoal(node)]
    return node.kind === 'function' ? [functionGoal(node, source)] : []
  })
  const rest = body.filter((node) => !isUnit(node) && !shapes.some((shape) => isOf(shape, node)))
  const worked = parts.length === 0 && shapes.length === 0 ? mainPurpose(source) : null
  parts.push(...(worked === null ? patternsIn(rest, source) : [worked]))
  const straight = parts.length === 0 && shapes.length === 0 ? straightGoal(rest, source) : null
  if (straight !== null) parts.push(straight)
  return [...new Set(parts)].slice(0, MAX_PARTS)
}

const isUnit = ({ kind }: Statement) => kind === 'class' || kind === 'function'

/** Whether a shape tells a statement of the main part, or what is defined in it. */
const isOf = ({ owner, binding }: Recognised, node: Statement) =>
  owner === null
    ? !isUnit(node) && [...metIn(binding)].some((met) => node.from <= met.node.from && met.node.to <= node.to)
    : [...statementsIn([node])].includes(owner)

/** What says how something is done, and not what for. */
const WEAK =
  /^(?:va (?:metiendo|sumando|multiplicando)|cuenta en .* cuántas vueltas|crea un|busca .* el primero que cumple|recorre |se llama a sí misma|resuelve el problema|repite |define )/

function mainTexts(source: Source): string[] {
  const rest = source.module.body.filter((node) => !isUnit(node))
  const straight = straightGoal(rest, source)
  return [...patternsIn(rest, source), ...(straight === null ? [] : [straight])]
}

/** The shapes of a program; one of a general kind only where nothing else tells more. */
function toldIn(source: Source): Recognised[] {
  return shapesIn(source).filter((each) => {
    if (!each.shape.isGeneral) return true
    const { owner } = each
    if (owner?.kind === 'class') return true
    if (owner !== null && (madeBy(owner) ?? '').includes('decorador')) return false
    const others = owner === null ? mainTexts(source) : [spokenPurpose(owner, source)]
    return others.every((text) => text === undefined || WEAK.test(text))
  })
}

/** What is shown at the end of a program that works something out in a loop: the words that its author gives the result. */
function endText(parts: readonly string[], source: Source): string {
  const { body } = source.module
  const last = body.at(-1)
  const isBehindLoop = body.some(({ kind }) => kind === 'for' || kind === 'while' || kind === 'with')
  if (!isBehindLoop || last?.kind !== 'expression' || last.value.kind !== 'call' || !isPrint(last)) return ''
  const shown = last.value.arguments.filter(({ form }) => form === 'positional').map((each) => quote(source, each))
  const isSaid = shown.some((each) => parts.at(-1)?.includes(`muestra ${each}`))
  return shown.length === 0 || isSaid ? '' : ` Al final muestra ${listed(shown)}.`
}

function classGoal(node: StatementOf<'class'>): string {
  const fields = node.body.flatMap((part) =>
    part.kind === 'annotated-assign' && part.target.kind === 'name' ? [part.target.name] : [],
  )
  const attributes = [...new Set([...fields, ...attributesOf(node)])].slice(0, 5)
  const methods = node.body
    .flatMap((part) => (part.kind === 'function' && !part.name.startsWith('__') ? [part.name] : []))
    .slice(0, 5)
  const code = (names: readonly string[]) => listed(names.map((name) => `\`${name}\``))
  const data =
    attributes.length > 0 ? ` con ${attributes.length === 1 ? 'el dato' : 'los datos'} ${code(attributes)}` : ''
  const actions =
    methods.length > 0
      ? `${data === '' ? ' con' : ' y'} ${methods.length === 1 ? 'la acción' : 'las acciones'} ${code(methods)}`
      : ''
  return `define la clase \`${node.name}\`${data}${actions}`
}

export function functionGoal(node: StatementOf<'function'>, source: Source): string {
  const made = madeBy(node)
  if (made !== null) return made
  const pattern = spokenPurpose(node, source)
  const decorators = node.decorators.map((each) => `\`${quote(source, each).replaceAll('`', '')}\``)
  const decorated = decorators.length === 0 ? '' : `, decorada con ${listed(decorators)}`
  const does = pattern === undefined ? '' : `, que ${pattern}`
  return `define la función \`${node.name}\`${decorated}${does}`
}

/** What a function gives with samples tells what it is for; how it is written tells the way, and what it keeps. */
function spokenPurpose(node: StatementOf<'function'>, source: Source): string | undefined {
  const [written] = patternsIn(node.body, source, node)
  // What names the way by its name says more: «por el método de la burbuja».
  if (written !== undefined && /memoización|los dígitos|\*\*/.test(written)) return written
  const purpose = purposeOf(source.module, node)
  if (purpose === null) return written
  const isRecursive = [...allExpressions(node.body)].some(
    (part) => part.kind === 'call' && calledName(part) === node.name,
  )
  return isRecursive ? `${purpose}; lo hace de forma **recursiva**, llamándose a sí misma` : purpose
}

/** A function that gives back another one, which it defines: a decorator where that one calls what the first was given. */
function madeBy({ name, body, parameters }: StatementOf<'function'>): string | null {
  const last = body.at(-1)
  const given = last?.kind === 'return' && last.value?.kind === 'name' ? last.value.name : null
  const inner = body.find((node): node is StatementOf<'function'> => node.kind === 'function' && node.name === given)
  if (inner === undefined) return null
  const called = [...allExpressions(inner.body)].flatMap((part) => (part.kind === 'call' ? [calledName(part)] : []))
  const wrapped = parameters.find((parameter) => called.includes(parameter.name))
  return wrapped === undefined
    ? `define la función \`${name}\`, que **fabrica y devuelve otra función**, \`${inner.name}\`, que recuerda los datos con que se creó`
    : `define el **decorador** \`${name}\`: recibe una función (\`${wrapped.name}\`) y devuelve otra, \`${inner.name}\`, que la llama y hace algo más antes o después`
}

/** What it takes from outside. */
function reads(module: Module): string | null {
  const calls = [...allExpressions(module)].filter((part) => part.kind === 'call')
  if (calls.some((call) => calledName(call) === 'open')) return 'trabaja con un archivo'
  if (calls.some((call) => calledName(call) === 'input')) return 'pide datos por teclado'
  return [...statementsIn(module.body)].some(isPrint) ? 'muestra un resultado en pantalla' : null
}

const isPrint = (node: Statement) =>
  node.kind === 'expression' && node.value.kind === 'call' && calledName(node.value) === 'print'
