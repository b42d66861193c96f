import { singularOf } from '~/modules/mentor/python/singular'
import { inlineCode } from '../../../../engine/compose'
import type { Expression, Range, StatementOf } from '../../../../python/ast'
import { callTo, nameOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { levelOf } from '../../../../python/program/line-edits'
import { edited, freeName, linesOf, positional, printsIn, shifted } from '../../../../python/program/source'
import type { Place, Scope } from '../../../../python/scope'
import { type Change, type Result, STAGE, type Wish } from '../../change'
import { type Element, elementsOf, facetMeant, facetsOf, loopElement, mentionsStem, targetOf } from '../../elements'
import { CONDITION_WORDS, type Condition, conditionIn, opposite } from './conditions'

const ONLY =
  '(?:solo|solamente|unicamente|nada mas|solamente|filtr\\w+|qued\\w+ con|salgan|saque|muestr\\w+|imprim\\w+|sum\\w+|cuent\\w+)'
const NOT =
  '(?:quit\\w+|sin|descart\\w+|ignor\\w+|elimin\\w+|borr\\w+|excepto|menos|except\\w+|que no [a-z]{3,10}(?: a)?(?= l[oa]s que )|que no (?:salgan?|cuente\\w*|sume\\w*|muestre\\w*|imprima\\w*|aparezca\\w*))'

/** «solo los pares», «solo las de más de 5», «sin los negativos». */
export const filterChange: Change = {
  name: 'filter',
  stage: STAGE.data,
  says: [
    new RegExp(
      `\\b(?:(?<only>${ONLY})|(?<not>${NOT}))(?: (?:con|a|en|de|se|quede|muestre|imprima|salgan|saque|sume|cuente|queden|me|por|pantalla)){0,7}(?: (?:los|las|el|la|lo que este|lo que esta|aquellos|aquellas|lo|numeros|productos|elementos|nombres|palabras|notas|que|sean|son|tengan|tenga|cuesten|cuestan|valgan|mas|un|una|con|de|del|tienen|precio|[a-z]{3,15})){0,7} ?(?:${CONDITION_WORDS})`,
      'u',
    ),
  ],
  make(p, wish) {
    const condition = conditionIn(wish.words)
    if (!condition) return null
    return inLoop(p, wish, condition) ?? inComprehension(p, wish, condition) ?? inPrinted(p, wish, condition)
  },
}

const conditionCode = (condition: Condition, subject: string, wish: Wish) => {
  const code = condition.code(subject)
  return wish.parts.not === undefined ? code : negated(code)
}

const negated = (code: string) => opposite(code) ?? `not (${code})`

function told(condition: Condition, wish: Wish): string {
  return wish.parts.not === undefined
    ? `Ahora solo cuentan los ${condition.told}.`
    : `Ahora se quedan fuera los ${condition.told}.`
}

/** What is compared in a loop or comprehension over something. */
export function subjectOf(
  p: Program,
  parts: { target: Expression; iterable: Expression; scope: Scope },
  wish: Wish,
  condition: Condition,
): string | null {
  // A counter that nobody reads says nothing of what is shown.
  if (nameOf(parts.target)?.startsWith('_')) return null
  const byPlace = subjectAt(p, parts, wish, condition)
  if (byPlace !== undefined) return byPlace
  const element = loopElement(p, parts.iterable, parts.scope)
  if (element === null)
    return condition.kind === 'number' && givesTexts(p, parts.iterable) ? null : nameOf(parts.target)
  return (
    facetMeant(facetsOf(p, element, targetOf(p, parts.target), parts.iterable), wish.said.plain, condition.kind)
      ?.code ?? null
  )
}

type Parts = { target: Expression; iterable: Expression; scope: Scope }

/** `for i in range(len(notas))`: what stands at the place is compared, and not the place. Undefined where no list is walked so. */
function subjectAt(
  p: Program,
  { target, iterable, scope }: Parts,
  wish: Wish,
  condition: Condition,
): string | null | undefined {
  const size = callTo(callTo(iterable, 'range')?.arguments[0]?.value, 'len')
  const name = nameOf(target)
  if (!size || name === null) return undefined
  const lists = [
    ...new Set(
      p.spots('subscript').flatMap(({ node }) => {
        const list = nameOf(node.index) === name ? nameOf(node.value) : null
        return list !== null && elementsOf(p, node.value, scope)?.kind === condition.kind ? [list] : []
      }),
    ),
  ]
  const named = lists.filter((list) => mentionsStem(wish.said.plain, list))
  const [only, other] = named.length > 0 ? named : lists
  return only === undefined || other !== undefined ? null : `${only}[${name}]`
}

/** Lines of a file and rows of a table are no numbers: `linea >= 5` would break. */
function givesTexts(p: Program, iterable: Expression): boolean {
  const name = nameOf(iterable)
  if (name !== null)
    return new RegExp(`\\bopen\\([^\\n]*\\) as ${name}\\b|\\b${name} *= *(?:open|csv\\.\\w*[rR]eader)\\(`).test(
      p.source,
    )
  return /\b(?:DictReader|reader|readlines|splitlines|split|open)\(/.test(p.text(iterable))
}

function inLoop(p: Program, wish: Wish, condition: Condition): Result {
  const loops = p
    .places('for')
    .filter(({ node }) => callTo(node.iterable, 'enumerate', 'zip') === null && !/\binput\(/.test(p.text(node)))
  const printing = loops.filter(({ node }) => printsIn(node.body).length > 0)
  const candidates = printing.length > 0 ? printing : loops
  const loop = candidates.at(-1)
  if (
    !loop ||
    (candidates.length > 1 &&
      loops.some(({ node }) => node === loop.parent?.node && callTo(node.iterable, 'range') !== null))
  )
    return null
  const subject = subjectOf(
    p,
    { target: loop.node.target, iterable: loop.node.iterable, scope: loop.scope },
    wish,
    condition,
  )
  if (subject === null) return null
  const test = conditionCode(condition, subject, wish)
  return {
    code: wrapped(p, loop, test),
    told: told(condition, wish),
    how: [
      `Dentro del bucle, ${inlineCode(`if ${test}:`)} deja pasar solo los que cumplen la condición; los demás se saltan.`,
    ],
  }
}

/** The body of a loop under an `if`; an `if` that is its only statement gets the condition as well. */
function wrapped(p: Program, { node }: Place<StatementOf<'for'>>, test: string): string {
  const [first, second] = [node.body[0], node.body.at(-1)]
  if (!first || !second) return p.source
  if (
    first.kind === 'if' &&
    node.body.length === 1 &&
    first.otherwise.length === 0 &&
    !/\bor\b/.test(p.text(first.test))
  )
    return edited(p, [{ from: first.test.to, to: first.test.to, text: ` and ${test}` }])
  const lines = linesOf(p, first, second)
  const indent = /^[ \t]*/.exec(p.source.slice(lines.from))?.[0] ?? ''
  return edited(p, [{ ...lines, text: `${indent}if ${test}:\n${shifted(p, lines, levelOf(p))}` }])
}

function inComprehension(p: Program, wish: Wish, condition: Condition): Result {
  const [spot, other] = p.spots('comprehension')
  const clause = spot?.node.clauses[0]
  if (!spot || other || !clause || spot.node.clauses.length > 1) return null
  const subject = subjectOf(p, { target: clause.target, iterable: clause.iterable, scope: spot.scope }, wish, condition)
  if (subject === null) return null
  const test = conditionCode(condition, subject, wish)
  const last = clause.conditions.at(-1)
  const at = p.whole(last ?? clause.iterable).to
  // The mean of some is divided by how many these are.
  const target = p.text(clause.target)
  const counted = callsOn(p, p.text(clause.iterable), spot.node).filter(({ node }) => callTo(node, 'len') !== null)
  return {
    code: edited(p, [
      { from: at, to: at, text: last ? ` and ${test}` : ` if ${test}` },
      ...counted.map(({ node }) => ({
        from: node.from,
        to: node.to,
        text: `sum(1 for ${target} in ${p.text(clause.iterable)} if ${test})`,
      })),
    ]),
    told: told(condition, wish),
    how: [`El ${inlineCode(`if ${test}`)} del final de la comprensión es el filtro.`],
  }
}

/** A list that is printed, summed or counted as a whole. */
function inPrinted(p: Program, wish: Wish, condition: Condition): Result {
  for (const { node, scope } of p.spots('call')) {
    if (!callTo(node, 'print', 'sum', 'len', 'max', 'min', 'sorted')) continue
    for (const list of positional(node)) {
      const name = nameOf(list)
      const element = name === null ? null : elementsOf(p, list, scope)
      if (name !== null && element?.kind === 'entry') {
        const made = inPrintedDict(p, wish, condition, { list, name, element })
        if (made) return made
      }
      if (name === null || element === null || element.kind === 'entry') continue
      const item = freeName(p, singularOf(name), 'elemento')
      const facets = facetsOf(p, element, { name: item, parts: null }, list)
      const subject =
        element.kind === condition.kind ? item : (facetMeant(facets, wish.said.plain, condition.kind)?.code ?? null)
      if (subject === null) continue
      const test = conditionCode(condition, subject, wish)
      const lists = callsOn(p, name, node).flatMap(({ node: call }) => positional(call).slice(0, 1))
      return {
        code: edited(
          p,
          (lists.includes(list) ? lists : [list]).map(({ from, to }) => ({
            from,
            to,
            text: `[${item} for ${item} in ${name} if ${test}]`,
          })),
        ),
        told: told(condition, wish),
        how: [
          `La lista entre corchetes es nueva: lleva los de ${inlineCode(name)} que cumplen ${inlineCode(test)}; ${inlineCode(name)} no cambia.`,
        ],
      }
    }
  }
  return null
}

/** Whatever sums, counts or compares all of a list in the line of one of its uses. */
const callsOn = (p: Program, list: string, within: Range) =>
  p
    .spots('call')
    .filter(
      ({ node }) =>
        callTo(node, 'sum', 'len', 'max', 'min') !== null &&
        nameOf(positional(node)[0]) === list &&
        p.line(node) === p.line(within),
    )

type Dict = { list: Expression; name: string; element: Extract<Element, { kind: 'entry' }> }

function inPrintedDict(p: Program, wish: Wish, condition: Condition, { list, name, element }: Dict): Result {
  if (element.value?.kind !== condition.kind) return null
  const [key, value] = [freeName(p, 'clave'), freeName(p, 'valor')]
  const test = conditionCode(condition, value, wish)
  return {
    code: edited(p, [
      { from: list.from, to: list.to, text: `{${key}: ${value} for ${key}, ${value} in ${name}.items() if ${test}}` },
    ]),
    told: told(condition, wish),
    how: [
      `Entre llaves se crea un diccionario nuevo con las parejas de ${inlineCode(name)} que cumplen ${inlineCode(test)}.`,
    ],
  }
}
