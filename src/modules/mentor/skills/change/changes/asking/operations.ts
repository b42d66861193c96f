import { upperFirst } from '~/platform/text/first-letter'
import { withoutAccents } from '~/platform/text/folded'
import { inlineCode } from '../../../../engine/compose'
import type { Expression, ExpressionOf, StatementOf } from '../../../../python/ast'
import { comparison, nameOf, plainAssign } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { indentOf, levelOf } from '../../../../python/program/line-edits'
import { edited, freeName, linesOf, printsIn, textLiteral } from '../../../../python/program/source'
import type { Place } from '../../../../python/scope'
import { type Change, type Result, STAGE } from '../../change'
import { withRoom } from './room-in-menu'

type Operation = { sign: string; words: RegExp; name: string }
const OPERATIONS: readonly Operation[] = [
  { sign: '+', words: /\bsum\w*|\+/, name: 'suma' },
  { sign: '-', words: /\brest\w*|(?<=[(, ])-(?=[ ,)])/, name: 'resta' },
  { sign: '*', words: /\bmultipl\w*|\*(?!\*)/, name: 'multiplicación' },
  { sign: '/', words: /\bdivi\w*|(?<=[(, ])\/(?=[ ,)])/, name: 'división' },
  { sign: '**', words: /\bpotenci\w*|\bexponent\w*|\belev\w*|\*\*/, name: 'potencia' },
  { sign: '%', words: /\bresto\b|\bmodulo\b|%/, name: 'resto' },
]
const WORDS = '(?:sum\\w*|rest\\w*|multipl\\w*|divi[ds]\\w*|potenci\\w*|elev\\w*|modulo|resto)'

/** «que pida también la operación», «que también reste y multiplique»: a calculator with more than one operation. */
export const operationsChange: Change = {
  name: 'operations',
  stage: STAGE.value,
  says: [
    /\b(?:(?:que |y )?(?:pid[ae]\w*|pregunt\w*|elij\w*|elegir|escoj\w*|escoger|seleccion\w*|pueda elegir|pueda escoger)(?: (?:tambien|ademas|el|usuario|al|yo|me)){0,7} (?:la|que|una|por la|entre las?) (?:tipo de )?operacion\w*(?: a (?:hacer|realizar))?|todas las operaciones|las (?:4|cuatro) operaciones|las demas operaciones|otras operaciones)(?:[ :]*\([^)]{1,40}\))?(?:,? (?:entre )?(?:despues|antes|luego)(?: de| que)? (?:los |las |el )?(?:dos |2 )?(?:numeros|segundo numero|datos))?/,
    new RegExp(
      `\\b(?:(?:que |y )?(?:tambien|ademas|pueda|puedas|sepa|haga|permita|se pueda|anad\\w*|agreg\\w*|pon\\w*|mete\\w*|inclu\\w*)[ ,]*(?:(?:\\w+ ){0,3}?))(?<list>${WORDS}(?:(?:,| y| e| o|, y| ni)? (?:la |el |las |una? |tambien |que ){0,7}${WORDS}){0,7})(?! (?:entre|por) (?:0|cero))`,
    ),
    new RegExp(
      `\\b(?:(?:ahora|y|quiero|pero) ){0,3}(?:que )(?:me |los |las |se ){0,2}(?<more>${WORDS}(?:(?:,| y| e)? (?:que |la |los |las ){0,3}${WORDS}){0,5})(?: los| las)? (?:tambien|ademas)`,
    ),
  ],
  make(p, wish) {
    // The number that leaves a menu is none for another operation.
    if (p.places('while').some(({ node }) => /!= ?["']?\d/.test(p.text(node.test)))) return null
    const asked = OPERATIONS.filter(({ words }) => words.test(wish.words))
    const isAll = /operacion/.test(wish.words) && asked.length < 2
    const wanted = isAll ? OPERATIONS.slice(0, 4) : asked
    if (wanted.length === 0) return null
    const [first] = wanted
    const chain = p
      .places('if')
      .find(({ node }) => !node.isElif && OPERATIONS.some(({ sign }) => usesSign(p, node, sign)))
    const next = chain ? chainOf(chain.node).length + 1 : 0
    const roomy = first && wanted.length === 1 ? withRoom(p, next, upperFirst(first.name)) : null
    if (roomy === 'no') return null
    if (roomy !== null) return inChain(roomy, wanted)
    const isChosen = wish.parts.more === undefined && !SHOWN.test(wish.said.prose.toLowerCase())
    return inChain(p, wanted) ?? (isChosen ? null : besideOne(p, wanted)) ?? fromOne(p, wanted)
  },
}

/** All of them are to be seen, and none is chosen. */
const SHOWN =
  /^(?!.*\b(?:elij|elegir|escoj|operacion|pid[ae]|pueda|permita)).*\b(?:muestr|dig|saqu|imprim|calcul|sac)\w*/

/** The printed calculation of two names: in the `print` itself, or in what it shows. */
function calculationOf(p: Program): { node: ExpressionOf<'binary'>; first: Place; last: Place } | null {
  for (const { node, place } of p.spots('binary')) {
    if (
      nameOf(node.left) === null ||
      nameOf(node.right) === null ||
      !OPERATIONS.some(({ sign }) => sign === node.operator)
    )
      continue
    const given = plainAssign(place.node)
    if (given && place.scope.kind === 'module') {
      const print = p
        .places('expression')
        .find(
          (other) =>
            other.at > place.at &&
            other.block === place.block &&
            printsIn([other.node]).length > 0 &&
            p.text(other.node).includes(given.name),
        )
      if (print) return { node, first: place, last: print }
    }
    if (place.node.kind === 'expression' && printsIn([place.node]).length > 0)
      return { node, first: place, last: place }
  }
  return null
}

/** A program that calculates one thing and shows it: it calculates and shows the others after it. */
function besideOne(p: Program, wanted: readonly Operation[]): Result {
  const found = calculationOf(p)
  const own = OPERATIONS.find(({ sign }) => sign === found?.node.operator)
  const given = found && plainAssign(found.first.node)
  if (!found || !own || !given) return null
  const shown = p.text(found.last.node)
  const fresh = wanted.filter((one) => one !== own && one.sign !== '%')
  if (fresh.length === 0) return null
  const [a, b] = [p.text(found.node.left), p.text(found.node.right)]
  const indent = indentOf(p, found.last.node)
  const lines = fresh.flatMap(({ sign, name }) => {
    const variable = freeName(p, withoutAccents(name), `${withoutAccents(name)}_total`)
    const print = shown
      .replaceAll(given.name, variable)
      .replaceAll(withoutAccents(own.name), withoutAccents(name))
      .replace(upperFirst(own.name), upperFirst(name))
    const calculated = [`${variable} = ${a} ${sign} ${b}`, print]
    if (sign !== '/') return calculated.map((line) => indent + line)
    return [
      `if ${b} == 0:`,
      `${levelOf(p)}print("No se puede dividir entre cero.")`,
      'else:',
      ...calculated.map((line) => levelOf(p) + line),
    ].map((line) => indent + line)
  })
  const at = linesOf(p, found.last.node).to
  const names = fresh.map(({ name }) => `la ${name}`).join(' y ')
  return {
    code: edited(p, [{ from: at, to: at, text: `\n${lines.join('\n')}` }]),
    told: `Ahora muestra también ${names}.`,
    how: ['Cada cuenta se guarda en una variable suya y se muestra debajo de la que ya había.'],
  }
}

/** A program with one calculation: it becomes a question and a chain. */
function fromOne(p: Program, wanted: readonly Operation[]): Result {
  const found = calculationOf(p)
  if (!found) return null
  const { node, first, last } = found
  const own = OPERATIONS.find(({ sign }) => sign === node.operator)
  const all = OPERATIONS.filter((one) => one === own || wanted.includes(one))
  const level = levelOf(p)
  const indent = indentOf(p, first.node)
  const name = freeName(p, 'operacion', 'op')
  const [a, b] = [p.text(node.left), p.text(node.right)]
  const signs = all.map(({ sign }) => sign).join(', ')
  const branches = all.flatMap(({ sign }, at) => [
    `${indent}${at === 0 ? 'if' : 'elif'} ${name} == "${sign}"${'/%'.includes(sign) ? ` and ${b} == 0` : ''}:`,
    ...('/%'.includes(sign)
      ? [`${indent}${level}print("No se puede dividir entre cero.")`, `${indent}elif ${name} == "${sign}":`]
      : []),
    `${indent}${level}print("Resultado:", ${a} ${sign} ${b})`,
  ])
  const range = linesOf(p, first.node, last.node)
  const text = [
    `${indent}${name} = input(${textLiteral(p, `Operación (${signs}): `)})`,
    ...branches,
    `${indent}else:`,
    `${indent}${level}print("No conozco esa operación.")`,
  ].join('\n')
  return {
    code: edited(p, [{ ...range, text }]),
    told: `Ahora pide la operación (${all.map(({ sign }) => inlineCode(sign)).join(', ')}) y hace la que se elija.`,
    how: [
      `${inlineCode(name)} es un texto; la cadena de ${inlineCode('if')} y ${inlineCode('elif')} lo compara con cada signo y ejecuta una sola rama.`,
      ...(all.some(({ sign }) => sign === '/')
        ? [`Antes de dividir se comprueba si ${inlineCode(b)} es 0, porque eso pararía el programa.`]
        : []),
    ],
  }
}

/** A chain of `if op == "+"` gets more branches, written like the others. */
function inChain(p: Program, wanted: readonly Operation[]): Result {
  for (const place of p.places('if')) {
    if (place.node.isElif) continue
    const chain = chainOf(place.node)
    const known = chain.map(({ node, value }) => ({
      node,
      value,
      operation: OPERATIONS.find(({ sign }) => usesSign(p, node, sign)),
    }))
    const model = known.findLast(({ operation }) => operation !== undefined && operation.sign !== '/')
    const last = chain.at(-1)
    if (!model?.operation || !last || chain.length < 1) continue
    const fresh = wanted.filter(({ sign }) => !known.some(({ operation }) => operation?.sign === sign))
    if (fresh.length === 0) return { why: 'Tu programa ya tiene esas operaciones.' }
    return added(p, {
      chain: known.map(({ value }) => value),
      model: model.node,
      sign: model.operation.sign,
      last: last.node,
      fresh,
    })
  }
  return null
}

type Adding = {
  chain: Expression[]
  model: StatementOf<'if'>
  sign: string
  last: StatementOf<'if'>
  fresh: readonly Operation[]
}

function added(p: Program, { chain, model, sign, last, fresh }: Adding): Result {
  const indent = indentOf(p, model)
  const level = levelOf(p)
  const test = comparison(model.test)
  const end = last.body.at(-1)
  const [start] = model.body
  if (!test || !end || !start) return null
  const isNumbered = chain.every((value) => /^["']?\d+["']?$/.test(p.text(value)))
  const isSigned = chain.some((value) => value.kind === 'string' && OPERATIONS.some((one) => one.sign === value.value))
  const quote = p.text(test.right).startsWith("'") ? "'" : '"'
  const body = p.source.slice(linesOf(p, start).from, linesOf(p, model.body.at(-1) ?? start).to)
  const binary = p
    .spots('binary')
    .find(
      ({ node }) =>
        node.operator === sign &&
        node.from >= start.from &&
        node.to <= end.to + p.source.length &&
        node.from <= (model.body.at(-1)?.to ?? 0),
    )?.node
  if (!binary) return null
  const divisor = p.text(binary.right)
  const text = fresh
    .map((operation, at) => {
      const value = isNumbered
        ? String(chain.length + at + 1)
        : isSigned
          ? operation.sign
          : withoutAccents(operation.name)
      const literal = chain[0]?.kind === 'number' ? value : quote + value + quote
      const offset = linesOf(p, start).from
      const own = `${body.slice(0, binary.left.to - offset)} ${operation.sign} ${body.slice(binary.right.from - offset)}`
      const divides = operation.sign === '/' || operation.sign === '%'
      // What the branch itself asks for is not known before it.
      if (divides && new RegExp(`^\\s*${divisor} = `, 'm').test(body))
        return `\n${indent}elif ${p.text(test.left)} == ${literal}:\n${withGuard(own, { divisor, sign: operation.sign, level })}`
      const guard = divides
        ? `\n${indent}elif ${p.text(test.left)} == ${literal} and ${divisor} == 0:\n${indent}${level}print("No se puede dividir entre cero.")`
        : ''
      return `${guard}\n${indent}elif ${p.text(test.left)} == ${literal}:\n${own}`
    })
    .join('')
  const at = linesOf(p, end).to
  return {
    code: edited(p, [{ from: at, to: at, text }]),
    told: `Tu calculadora tiene ahora también ${fresh.map(({ name }) => name).join(', ')}.`,
    how: [`Cada operación es una rama ${inlineCode('elif')} más de la misma cadena.`],
  }
}

/** The line that divides goes only where there is something to divide by. */
function withGuard(body: string, { divisor, sign, level }: { divisor: string; sign: string; level: string }): string {
  const lines = body.split('\n')
  const at = lines.findLastIndex((line) => line.includes(` ${sign} `))
  const line = lines[at] ?? ''
  const indent = /^\s*/.exec(line)?.[0] ?? ''
  return lines
    .with(
      at,
      `${indent}if ${divisor} == 0:\n${indent}${level}print("No se puede dividir entre cero.")\n${indent}else:\n${level}${line}`,
    )
    .join('\n')
}

/** `if x == a … elif x == b …` with what each compares with. */
function chainOf(node: StatementOf<'if'>): { node: StatementOf<'if'>; value: Expression }[] {
  const test = comparison(node.test)
  if (test?.operator !== '==') return []
  const [next] = node.otherwise
  const rest = next?.kind === 'if' && next.isElif ? chainOf(next) : []
  return [{ node, value: test.right }, ...rest]
}

const usesSign = (p: Program, node: StatementOf<'if'>, sign: string) => {
  const [start, end] = [node.body[0]?.from ?? 0, node.body.at(-1)?.to ?? 0]
  return p
    .spots('binary')
    .some(
      ({ node: inner }) =>
        inner.operator === sign && inner.from >= start && inner.to <= end && inner.left.kind !== 'string',
    )
}
