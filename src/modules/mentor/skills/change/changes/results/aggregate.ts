import { folded } from '~/platform/text/folded'
import { inlineCode } from '../../../../engine/compose'
import type { Expression, StatementOf } from '../../../../python/ast'
import { callTo, nameOf, numberOf, plainAssign, updateOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { indentOf, levelOf } from '../../../../python/program/line-edits'
import {
  edited,
  endOf,
  freeName,
  linesOf,
  mainStatements,
  positional,
  printsIn,
  programOf,
} from '../../../../python/program/source'
import type { Place } from '../../../../python/scope'
import { type Change, type Result, STAGE, type Wish } from '../../change'
import { type Element, elementsOf, facetMeant, facetsOf, loopElement, targetOf } from '../../elements'
import { lastResult } from '../asking/add-input'
import { CONDITION_WORDS, conditionIn } from '../flow/conditions'
import { withImport } from '../style/imports'
import { printedTotal } from './printed-total'
import { shownAlready } from './shown-figure'

const ONE_KIND =
  '(?:cuant[oa]s|el numero de|la cantidad de|la suma|el total|suma total|la mediana|la media|el promedio|la nota media|el maximo|la maxima|la minima|el mayor|la mayor|el minimo|el menor|la menor|(?:el|la) [a-z]{3,14} medi[oa]|mediana|media|promedio|total|suma|(?:el|la) (?:[a-z]+ )?mas (?:alt|baj|car|barat|grand|peque|larg|cort)\\w+(?! (?:al?|hasta) ))(?![a-z])'
const KINDS = ONE_KIND.replace('(?:', '(?<kind>')

/** «y abajo el total», «que al final diga cuántos son», «en vez de la media quiero contar los aprobados». */
export const aggregateChange: Change = {
  name: 'aggregate',
  stage: STAGE.output,
  says: [
    /\b(?<instead>(?:no (?:quiero|hace falta|me) [^.;]{0,40}?,? ?(?:y )?)?(?:(?:que )?(?:diga|muestre|imprima|quiero|saber|pon|di|me) ){0,3}(?:solo|nada mas|nomas|unicamente|solamente) (?:(?:quiero|saber|que|diga|me|muestre) ){0,3}cuant[oa]s (?:son|hay|fueron|salen|cumplen)|no l[oa]s (?:imprimas|muestres|pongas)[^.;]{0,20}?cuental[oa]s|(?:en (?:vez|lugar) de[^.;,]{2,40},? (?:que )?(?:quiero |que )?(?:cont\w+|cuent\w+|sum\w+|dig\w+|calcul\w+|muestr\w+|saqu\w+|me )[^.;,]{0,60}|(?:cuent\w+|cuéntal\w+|cont\w+|sum\w+)(?: cuant[oa]s \w+(?: hay| son| tiene)?)? (?:en (?:vez|lugar) de)[^.;,]{2,40}))/,
    /^(?:(?:y|ahora|luego|despues|tambien|al final) )*(?<kind2>sumal[oa]s|cuental[oa]s|haz la media|saca la media|saca el promedio|dame la media|dame el total)(?= ?$| ?[.,;!])/,
    new RegExp(
      `\\b(?:(?:y|que|al final|abajo|tambien|ademas|despues|luego|debajo|me|le|nos|di|dig\\w+|dim\\w+|muestr\\w+|imprim\\w+|saqu\\w+|pon\\w*|anad\\w*|agreg\\w*|calcul\\w+|dame|quiero|saber|salga|de|todo|con) ){1,7}${KINDS}(?: (?:son|hay|de|del|los|las|todos|todas|todo|al final|abajo|se han?|quedan|salen|notas?|precios?|numeros?|elementos?|(?!con\\b|sin\\b|redond|orden)[a-z]{3,14})){0,5}(?<more>(?:[ ¦]*(?:, y|,| y)(?: tambien)? (?:${ONE_KIND})(?: (?:son|hay|de|del|los|las|(?!con\\b|sin\\b|redond|orden)[a-z]{3,14})){0,3})*)`,
    ),
  ],
  // «en vez de hasta 50, hasta lo que diga el usuario» asks for no figure.
  needs: ({ parts: { instead, kind, kind2 } }) =>
    (kind ?? kind2) !== undefined ||
    FIGURE.test(folded(instead ?? '').replace(/\ben (?:vez|lugar) de (?:(?:el|la|los|las) )?\w+/, '')),
  make(p, wish) {
    const { instead } = wish.parts
    if (/\bcuant[oa]s (?:hay|son) de cada\b/.test(wish.said.plain)) return null
    if (instead !== undefined) return replaced(p, wish)
    const more = folded(wish.parts.more ?? '')
    // Of some only: no count of all of them.
    const ofSome = OF_SOME.exec(more)?.[0]
    if (OF_SOME.test(folded(wish.words)) && ofSome === undefined) return null
    const first = kindIn(folded(wish.parts.kind ?? wish.parts.kind2 ?? wish.words))
    const others = more
      .split(/,| y /)
      .filter((part) => new RegExp(ONE_KIND).test(part) && !OF_SOME.test(part))
      .map(kindIn)
    const made = [...new Set([first, ...others])].reduce<Result>(
      (made, kind, at) => (at === 0 ? addedAtEnd(p, wish, kind) : withMore(made, wish, kind)),
      null,
    )
    return made !== null && 'code' in made && ofSome !== undefined
      ? { ...made, but: `Falta «${ofSome}»: dime con qué condición se cuentan y lo añado.` }
      : made
  },
}

const FIGURE =
  /\b(?:cuant\w+|cuent\w+|contar\w*|cont[ae]\w*|sum[ae]\w*|medi[oa]\w*|promedio|total|maxim\w+|minim\w+|mayor|menor)\b/

/** «cuántas aprobaron», «cuántos pasan de 10» */
const OF_SOME =
  /\bcuant[oa]s (?:de ell[oa]s )?(?:se |han |no |son |estan )?(?:aprob|suspend|reprob|pas[ae]|super|tien|cuest|val[ef]|cumpl|mayor|menor|par|impar|posit|negat|mas|menos|llega|falt|sobr|por encima|por debajo)\w*(?: de \d+)?/

/** One more figure below those that are shown already. */
function withMore(made: Result, wish: Wish, kind: Kind): Result {
  const more = made !== null && 'code' in made ? addedAtEnd(programOf(made.code), wish, kind) : null
  return made !== null && 'code' in made && more !== null && 'code' in more
    ? { code: more.code, told: `${made.told} ${more.told}`, how: [...(made.how ?? []), ...(more.how ?? [])] }
    : made
}

type Kind = 'count' | 'sum' | 'mean' | 'median' | 'max' | 'min'
function kindIn(plain: string): Kind {
  if (/cuant[oa]s|numero de|cantidad|cont|cuent/.test(plain)) return 'count'
  if (/\bmediana\b/.test(plain)) return 'median'
  if (/\bmedi[oa]\b|promedio/.test(plain)) return 'mean'
  if (/maxim|mayor|mas (?:alt|car|grand|larg)/.test(plain)) return 'max'
  return /minim|menor|mas (?:baj|barat|peque|cort)/.test(plain) ? 'min' : 'sum'
}
const LABELS: Record<Kind, string> = {
  count: 'Cantidad',
  sum: 'Total',
  mean: 'Media',
  median: 'Mediana',
  max: 'Máximo',
  min: 'Mínimo',
}

function expression(kind: Kind, list: string): string {
  return {
    count: `len(${list})`,
    sum: `sum(${list})`,
    mean: `sum(${list}) / len(${list})`,
    median: `statistics.median(${list})`,
    max: `max(${list})`,
    min: `min(${list})`,
  }[kind]
}

/** The last collection of the program, as a list of its numbers. */
function numbersOf(p: Program, wish: Wish, kind: Kind): string | null {
  const loop = p
    .places('for')
    .findLast(
      ({ node, scope }) =>
        scope.kind === 'module' &&
        callTo(node.iterable, 'range') === null &&
        loopElement(p, node.iterable, scope) !== null,
    )
  const fromLoop = loop
    ? listOf(
        p,
        wish,
        {
          element: loopElement(p, loop.node.iterable, loop.scope),
          target: loop.node.target,
          iterable: loop.node.iterable,
          condition: conditionOf(p, wish, loop, kind) ?? filterOf(p, loop.node.body),
        },
        kind,
      )
    : null
  if (fromLoop !== null) return fromLoop
  for (const call of p.spots('call').toReversed()) {
    if (call.scope.kind !== 'module' || !callTo(call.node, 'print', 'sum', 'len')) continue
    const [list] = positional(call.node)
    if (!list) continue
    if (list.kind === 'comprehension' && list.form === 'list') {
      // Some of the data are not the data: «la más alta» is of all.
      if (kind === 'count' || list.clauses.every(({ conditions }) => conditions.length === 0)) return p.text(list)
      continue
    }
    const name = nameOf(list)
    const element = name === null ? null : elementsOf(p, list, call.scope)
    if (name !== null && element?.kind === 'entry') return kind === 'count' ? name : `${name}.values()`
    if (name !== null && (element?.kind === 'number' || (element !== null && kind === 'count'))) return name
  }
  const named = mainStatements(p).flatMap((node) => {
    const plain = plainAssign(node)
    return plain?.value.kind === 'list' ? [plain.name] : []
  })
  return named.at(-1) ?? null
}

/** «cuántos han aprobado»: the count's own condition. */
function conditionOf(p: Program, wish: Wish, { node, scope }: Place<StatementOf<'for'>>, kind: Kind): string | null {
  const words = folded(wish.words)
  const condition = kind === 'count' && new RegExp(CONDITION_WORDS, 'u').test(words) ? conditionIn(words) : null
  const element = condition ? loopElement(p, node.iterable, scope) : null
  const facet =
    condition && element
      ? facetMeant(facetsOf(p, element, targetOf(p, node.target), node.iterable), words, condition.kind)
      : null
  return condition && facet ? ` if ${condition.code(facet.code)}` : null
}

function filterOf(p: Program, body: readonly { kind: string }[]): string {
  const [only] = body as readonly { kind: string; test?: Expression; otherwise?: readonly unknown[] }[]
  return body.length === 1 && only?.kind === 'if' && only.test && only.otherwise?.length === 0
    ? ` if ${p.text(only.test)}`
    : ''
}

type Over = { element: Element | null; target: Expression; iterable: Expression; condition: string }

function listOf(p: Program, wish: Wish, { element, target, iterable, condition }: Over, kind: Kind): string | null {
  if (element === null) return null
  const facets = facetsOf(p, element, targetOf(p, target), iterable)
  const facet = facetMeant(facets, wish.said.prose.toLowerCase(), 'number')
  const name = p.text(target)
  const text = p.text(iterable)
  if (kind === 'count') return condition === '' ? text : `[${name} for ${name} in ${text}${condition}]`
  if (!facet) return null
  if (condition === '' && facet.code === name && target.kind === 'name') return text
  return `[${facet.code} for ${name} in ${text}${condition}]`
}

/** «que me pregunte de cuántos caracteres» wishes a question, not a count. */
const ASKED = /^(?!.*\b(?:muestr|dig[ae]|imprim)).*\b(?:pregunt|pid[ae]|pedir)/s

function addedAtEnd(p: Program, wish: Wish, kind: Kind): Result {
  if (kind === 'count' && ASKED.test(folded(wish.said.prose))) return null
  const printed = kind === 'sum' && !OF_SOME.test(folded(wish.words)) ? printedTotal(p) : null
  if (printed !== null) return printed
  const list = numbersOf(p, wish, kind)
  if (list === null) return null
  const there = shownAlready(p, { kind, list, code: expression(kind, list) })
  if (there !== null) return there === 'no' ? null : there
  const code = expression(kind, list)
  const last = mainStatements(p).at(-1)
  if (!last || p.source.includes(`print("${LABELS[kind]}:", ${code})`)) return null
  const at = endOf(p, last)
  const line = p.lines.rangeOf(p.lines.lineAt(at - 1)).to
  const changed = `${p.source.slice(0, line)}\nprint("${LABELS[kind]}:", ${code})${p.source.slice(line)}`
  return {
    code: kind === 'median' ? withImport(changed, 'import statistics') : changed,
    told: `Al final muestra también ${{ count: 'cuántos son', sum: 'el total', mean: 'la media', median: 'la mediana', max: 'el mayor', min: 'el menor' }[kind]}.`,
    how: [
      `${inlineCode(code)} ${{ count: 'cuenta los elementos', sum: 'los suma todos', mean: 'divide la suma entre cuántos hay', median: 'ordena los valores y da el del medio', max: 'da el mayor', min: 'da el menor' }[kind]}.`,
    ],
  }
}

/** What a loop adds up, or what is printed at the end, is counted or summed instead. */
function replaced(p: Program, wish: Wish): Result {
  const asked = wish.words.replace(/en (?:vez|lugar) de (?:la |el |los |las )?\w+/, '')
  const kind = kindIn(asked)
  const said = folded(wish.said.prose)
  const condition = new RegExp(CONDITION_WORDS, 'u').test(said) ? conditionIn(said) : null
  const loop = p.places('for').at(-1)
  if (!loop) return summedInstead(p, wish, kind)
  const byKey = kind === 'count' ? countedByKey(p) : null
  if (byKey) return byKey
  const element = loopElement(p, loop.node.iterable, loop.scope)
  const facet = element
    ? facetMeant(
        facetsOf(p, element, targetOf(p, loop.node.target), loop.node.iterable),
        wish.said.prose.toLowerCase(),
        'number',
      )
    : null
  const subject = facet?.code ?? nameOf(loop.node.target)
  const indent = indentOf(p, loop.node)
  const level = levelOf(p)
  const accumulated = loop.node.body.map(updateOf).find((update) => update !== null)
  const start = accumulated
    ? loop.block
        .slice(0, loop.at)
        .findLast(
          (node) => plainAssign(node)?.name === accumulated.name && numberOf(plainAssign(node)?.value ?? null) !== null,
        )
    : undefined
  const prints = loop.block.slice(loop.at + 1).filter((node) => printsIn([node]).length > 0)
  const name = freeName(p, kind === 'count' ? 'cuantos' : 'total', kind === 'count' ? 'contador' : 'suma')
  const head = p.source.slice(loop.node.from, loop.node.iterable.to)
  const own = filterOf(p, loop.node.body).replace(/^ if /, '')
  // What the things of a loop are must show: a line of a file is no number.
  if (kind === 'sum' && element === null && facet === null) return null
  const test = condition && subject !== null ? condition.code(subject) : own === '' ? null : own
  const step = kind === 'count' ? `${name} += 1` : `${name} += ${subject}`
  if ((kind !== 'count' && kind !== 'sum') || subject === null) return null
  const inner =
    test === null ? [`${indent}${level}${step}`] : [`${indent}${level}if ${test}:`, `${indent}${level}${level}${step}`]
  const text = [`${indent}${name} = 0`, `${indent}${head}:`, ...inner, `${indent}print(${name})`].join('\n')
  const from = linesOf(p, start ?? loop.node).from
  const to = linesOf(p, loop.node, prints.at(-1) ?? loop.node).to
  return {
    code: `${p.source.slice(0, from)}${text}${p.source.slice(to)}`,
    told:
      kind === 'count'
        ? `Ahora cuenta ${condition ? `los que son ${condition.told}` : 'los elementos'}.`
        : 'Ahora los suma.',
    how: [
      `${inlineCode(name)} empieza en 0 y ${kind === 'count' ? 'sube uno' : 'crece'} ${test === null ? 'en cada vuelta' : `solo cuando se cumple ${inlineCode(test)}`}.`,
    ],
  }
}

/** `d[k] = d.get(k, 0) + v` and `d[k] += v` count instead of adding up. */
function countedByKey(p: Program): Result {
  for (const { node } of [...p.places('assign'), ...p.places('augmented-assign')]) {
    const target = node.kind === 'assign' ? node.targets[0] : node.target
    const step = node.kind === 'assign' ? (node.value.kind === 'binary' ? node.value.right : null) : node.value
    const isSum =
      node.kind === 'assign' ? node.value.kind === 'binary' && node.value.operator === '+' : node.operator === '+'
    if (target?.kind !== 'subscript' || !step || !isSum || numberOf(step) !== null) continue
    const { from, to } = p.whole(step)
    return {
      code: edited(p, [{ from, to, text: '1' }]),
      told: `Ahora cuenta cuántos hay de cada ${inlineCode(p.text(target.index))}.`,
      how: [`En cada vuelta se suma 1 en vez de ${inlineCode(p.text(step))}: así el diccionario lleva la cuenta.`],
    }
  }
  return null
}

/** `sum(x)` becomes `len(x)`, and the like. */
function summedInstead(p: Program, _wish: Wish, kind: Kind): Result {
  const call = p
    .spots('call')
    .map(({ node }) => callTo(node, 'sum', 'len', 'max', 'min'))
    .find((found) => found !== null)
  const [list] = call ? positional(call) : []
  if (!call || !list || lastResult(p) === undefined) return null
  return {
    code: edited(p, [{ from: call.from, to: call.to, text: expression(kind, p.text(list)) }]),
    told: `Ahora calcula ${inlineCode(expression(kind, p.text(list)))}.`,
  }
}
