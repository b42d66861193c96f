import { inlineCode } from '../../../../engine/compose'
import type { Expression, Statement, StatementOf } from '../../../../python/ast'
import type { Edit } from '../../../../python/edit'
import {
  assigns,
  callTo,
  comparison,
  nameOf,
  numberOf,
  plainAssign,
  reads,
  updateOf,
} from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { indentOf, levelOf } from '../../../../python/program/line-edits'
import { edited, endOf, freeName, linesOf, positional } from '../../../../python/program/source'
import type { Scope } from '../../../../python/scope'
import { typeOf } from '../../../faults/type-of'
import { type Change, type Result, STAGE } from '../../change'
import { elementsOf } from '../../elements'
import { partsOfRange } from './ranges'

/** «cambia el while por for». */
export const whileToForChange: Change = {
  name: 'while-to-for',
  stage: STAGE.expression,
  says: [
    /\b(?:el |un |este |bucle |de |con ){0,7}while (?:por|a|en) (?:un |el |bucle ){0,7}for\b|\b(?:con|usando|usa\w*|pas\w+ a|en|a|hazl\w+ con|mejor con|que use) (?:un |el |bucle ){0,7}for(?: (?:en vez|en lugar) del? (?:un |el |bucle ){0,7}while)?\b|\bsin (?:usar )?(?:el |un )?while\b|\b(?:con|usando) (?:el )?range\b/,
  ],
  make(p) {
    for (const { node, block, at, scope } of p.places('while')) {
      const test = comparison(node.test)
      const counter = nameOf(test?.left)
      const last = node.body.at(-1)
      const update = last ? updateOf(last) : null
      const limit = test?.right
      const step = numberOf(update?.value)
      const start = block.slice(0, at).findLast((before) => plainAssign(before)?.name === counter)
      const first = start ? plainAssign(start) : null
      if (
        !test ||
        !limit ||
        !last ||
        counter === null ||
        !start ||
        !first ||
        update?.name !== counter ||
        step === null ||
        !['+', '-'].includes(update.operator)
      )
        continue
      if (
        node.body.slice(0, -1).some((inner) => assigns([inner], counter)) ||
        p.places('continue').length > 0 ||
        node.otherwise.length > 0
      )
        continue
      const isDown = update.operator === '-'
      const wanted = isDown ? ['>', '>='] : ['<', '<=', '!=']
      if (!wanted.includes(test.operator)) continue
      const edge = numberOf(limit)
      const isIn = test.operator === '<=' || test.operator === '>='
      const stop = !isIn
        ? p.text(limit)
        : edge !== null
          ? String(edge + (isDown ? -1 : 1))
          : `${p.text(limit)} ${isDown ? '- 1' : '+ 1'}`
      const by = isDown ? -step : step
      const range = [
        ...(p.text(first.value) === '0' && by === 1 ? [] : [p.text(first.value)]),
        stop,
        ...(by === 1 ? [] : [String(by)]),
      ].join(', ')
      const isReadLater =
        block.slice(at + 1).some((after) => reads([after], counter)) ||
        p.uses(counter, scope).some(({ scope: other }) => other !== scope)
      if (isReadLater) continue
      const edits: Edit[] = [
        { from: linesOf(p, start).from, to: linesOf(p, start).to + 1, text: '' },
        { from: node.from, to: node.test.to, text: `for ${counter} in range(${range})` },
        {
          from: linesOf(p, last).from - 1,
          to: linesOf(p, last).to,
          text: node.body.length === 1 ? `\n${indentOf(p, last)}pass` : '',
        },
      ]
      return {
        code: edited(p, edits),
        told: `El \`while\` es ahora un \`for\` con ${inlineCode(`range(${range})`)}.`,
        how: [
          `\`range\` lleva la cuenta: ya no hay que poner ${inlineCode(counter)} a su primer valor ni cambiarlo en cada vuelta.`,
        ],
        keepsOutput: true,
      }
    }
    return null
  },
}

/** «con while en vez de for». */
export const forToWhileChange: Change = {
  name: 'for-to-while',
  stage: STAGE.expression,
  says: [
    /\b(?:el |un |este |bucle |de |con ){0,7}for (?:por|a|en) (?:un |el |bucle ){0,7}while\b|\b(?:con|usando|usa\w*|pas\w+ a|a|en|hazl\w+ con|mejor con|que use|cambi\w+ (?:a|por)) (?:un |el |bucle ){0,7}while(?: (?:en vez|en lugar) del? (?:un |el |bucle ){0,7}for)?\b|\bsin (?:usar )?(?:el |un |ningun )?for\b/,
  ],
  make(p) {
    const loop = p.places('for').find(({ node }) => node.otherwise.length === 0 && node.target.kind === 'name')
    const [first, last] = [loop?.node.body[0], loop?.node.body.at(-1)]
    if (!loop || !first || !last || loop.node.target.kind !== 'name' || p.places('continue').length > 0) return null
    const { node } = loop
    const target = p.text(node.target)
    const indent = indentOf(p, node)
    const inner = indentOf(p, first)
    const range = callTo(node.iterable, 'range')
    const counter = range ? target : freeName(p, 'i', 'indice', 'posicion')
    const parts = range ? partsOfRange(p, range) : null
    if (!range && !isIndexed(p, node.iterable, loop.scope)) return null
    const start = parts?.start ?? '0'
    const test = parts
      ? `${counter} ${parts.isDown ? '>' : '<'} ${parts.stop}`
      : `${counter} < len(${p.text(node.iterable)})`
    const step = parts?.step ?? 1
    const end = linesOf(p, last).to
    const { from } = linesOf(p, node)
    const edits: Edit[] = [
      { from, to: from, text: `${indent}${counter} = ${start}\n` },
      { from: node.from, to: p.whole(node.iterable).to, text: `while ${test}` },
      ...(range
        ? []
        : [
            {
              from: linesOf(p, first).from,
              to: linesOf(p, first).from,
              text: `${inner}${target} = ${p.text(node.iterable)}[${counter}]\n`,
            },
          ]),
      { from: end, to: end, text: `\n${inner}${counter} ${step < 0 ? '-=' : '+='} ${Math.abs(step)}` },
    ]
    return {
      code: edited(p, edits),
      told: `El \`for\` es ahora un \`while\` que lleva la cuenta en ${inlineCode(counter)}.`,
      how: [
        `Tres cosas que antes hacía el \`for\`: dar a ${inlineCode(counter)} su primer valor, comprobar si sigue y cambiarlo al final de cada vuelta. Si falta la última, el bucle no acaba nunca.`,
      ],
      keepsOutput: true,
    }
  },
}

/** A list, tuple or text that is known: what else can be walked need not have positions. */
function isIndexed(p: Program, node: Expression, scope: Scope): boolean {
  if (node.kind !== 'name') return false
  if (['str', 'list', 'tuple'].includes(typeOf(node, scope) ?? '')) return true
  const element = elementsOf(p, node, scope)
  const isSet = p
    .binds(node.name, scope)
    .some(({ value }) => value?.kind === 'set' || callTo(value, 'set', 'map', 'filter', 'zip') !== null)
  return element !== null && element.kind !== 'entry' && !isSet
}

/** «hazlo con un bucle hasta el 10»: statements that repeat each other with a number that goes up. */
export const foldLoopChange: Change = {
  name: 'fold-loop',
  stage: STAGE.value,
  says: [
    /\b(?:con|en|usando|usa\w*|haz\w*|met\w*|dentro de|mediante|sin repetir (?:tanto|codigo|lineas)|no repit\w+)(?: (?:un|el|de|con|en)){0,7} ?(?:bucle|for|ciclo|loop|tanto|codigo)(?: for)?(?:[^.;]{0,12}?(?:hasta|al|que llegue a)(?: el)? (?<end>\d{1,5}))?\b/,
  ],
  make(p, wish) {
    for (const place of p.allPlaces) {
      const run = runFrom(p, place.block, place.at)
      if (run === null) continue
      const { nodes, from, to, pieces } = run
      const [first, last] = [nodes[0], nodes.at(-1)]
      if (!first || !last) continue
      const end = Number(wish.parts.end ?? to)
      const counter = freeName(p, 'i', 'n', 'numero')
      const indent = indentOf(p, first)
      const text = `${indent}for ${counter} in range(${from === 0 ? '' : `${from}, `}${end + 1}):\n${indent}${levelOf(p)}${pieces.join(counter)}`
      return {
        code: edited(p, [{ ...linesOf(p, first, last), text }]),
        told: `Las ${nodes.length} líneas casi iguales son ahora un bucle, de ${from} a ${end}.`,
        how: [`${inlineCode(counter)} toma en cada vuelta el número que cambiaba de una línea a otra.`],
      }
    }
    return null
  },
}

type Run = { nodes: Statement[]; from: number; to: number; pieces: string[] }

/** Three or more statements in a row that differ in one number, which goes up by one. */
function runFrom(p: Program, block: readonly Statement[], at: number): Run | null {
  const texts = block.slice(at, at + 60).map((node) => p.text(node).trimEnd())
  const [a = '', b = ''] = texts
  const numbers = (text: string) => [...text.matchAll(/(?<![\w.])\d+(?![\w.])/g)]
  const [left, right] = [numbers(a), numbers(b)]
  if (a.includes('\n') || left.length !== right.length) return null
  const varying = left.flatMap((match, index) => (Number(right[index]?.[0]) === Number(match[0]) + 1 ? [index] : []))
  const value = Number(left[varying[0] ?? -1]?.[0])
  if (varying.length === 0 || !varying.every((index) => Number(left[index]?.[0]) === value)) return null
  // A number in a text is left there: the loop's name would be read as letters.
  const pieces: string[] = []
  let from = 0
  for (const index of varying) {
    const match = left[index]
    if (!match) return null
    pieces.push(a.slice(from, match.index))
    from = match.index + match[0].length
  }
  pieces.push(a.slice(from))
  const spots = p.spots('number').map(({ node }) => node.from)
  const start = block[at]?.from ?? 0
  if (!varying.every((index) => spots.includes(start + (left[index]?.index ?? -1)))) return null
  let count = 0
  while (texts[count] !== undefined && texts[count] === pieces.join(String(value + count))) count += 1
  return count >= 3 ? { nodes: block.slice(at, at + count), from: value, to: value + count - 1, pieces } : null
}

/** «sin recursividad»: `return n * f(n - 1)` as a loop. */
export const unrecursiveChange: Change = {
  name: 'unrecursive',
  stage: STAGE.expression,
  says: [
    /\b(?:sin|no (?:uses|usar|quiero|use)|quit\w+|evit\w+|en (?:vez|lugar) de)(?: (?:usar|la|ser|que sea|hacer|una|llamarse)){0,7} ?(?:recursi\w+|a si misma)\b|\bnada de (?:la )?recursi\w+|\b(?:de forma |version |manera )?iterativ[oa]\b|\b(?:con (?:un )?bucle|con (?:un )?for)(?= en vez de (?:la )?recurs)/,
  ],
  make(p): Result {
    for (const { node } of p.places('function')) {
      const made = unrolled(p, node)
      if (made !== null) return made
    }
    return null
  },
}

/** The one parameter that each call makes smaller by one; the others are passed on as they are. */
function countedDown(p: Program, { parameters }: StatementOf<'function'>, given: readonly Expression[]): string | null {
  if (given.length !== parameters.length) return null
  const changed = parameters.filter(({ name }, at) => given[at] && p.text(given[at]) !== name)
  const [only, other] = changed
  const at = only ? parameters.indexOf(only) : -1
  return only && !other && given[at] && p.text(given[at]).replace(/\s/g, '') === `${only.name}-1` ? only.name : null
}

function unrolled(p: Program, node: StatementOf<'function'>): Result {
  const [start] = node.body
  const end = node.body.at(-1)
  const base = p
    .places('return')
    .find((found) => found.node.from > node.from && found.node.to <= node.to + 1 && found.parent?.node.kind === 'if')
  const step = p.places('return').findLast((found) => found.node.from > node.from && found.node.to <= node.to + 1)
  const value = step?.node.value
  if (!start || !end || !base?.node.value || value?.kind !== 'binary' || base.node === step?.node) return null
  const self = [value.left, value.right].find((side) => callTo(side, node.name) !== null)
  const rest = self === value.left ? value.right : value.left
  const call = callTo(self)
  const name = call ? countedDown(p, node, positional(call)) : null
  if (name === null || callTo(rest, node.name) !== null || !['+', '*'].includes(value.operator)) return null
  const bound = base.parent?.node.kind === 'if' ? comparison(base.parent.node.test) : null
  const least = numberOf(bound?.right)
  if (!bound || least === null || nameOf(bound.left) !== name || !['==', '<=', '<'].includes(bound.operator))
    return null
  const first = bound.operator === '<' ? least : least + 1
  const indent = indentOf(p, start)
  const level = levelOf(p)
  const counter = freeName(p, 'i', 'numero')
  const term = p.text(rest).replace(new RegExp(`(?<!\\w)${name}(?!\\w)`, 'g'), counter)
  const lines = [
    `${indent}resultado = ${p.text(base.node.value)}`,
    `${indent}for ${counter} in range(${first}, ${name} + 1):`,
    `${indent}${level}resultado ${value.operator}= ${term}`,
    `${indent}return resultado`,
  ]
  return {
    code: edited(p, [
      {
        from: linesOf(p, start).from,
        to: p.lines.rangeOf(p.lines.lineAt(endOf(p, end) - 1)).to,
        text: lines.join('\n'),
      },
    ]),
    told: `${inlineCode(node.name)} ya no se llama a sí misma: hace las cuentas con un \`for\`.`,
    how: ['`resultado` empieza con lo que devolvía el caso base, y cada vuelta hace lo que hacía una llamada.'],
    keepsOutput: true,
  }
}
