import { inlineCode } from '../../../../engine/compose'
import type { Expression, Statement } from '../../../../python/ast'
import type { Edit } from '../../../../python/edit'
import {
  callTo,
  comparison,
  mentions,
  nameOf,
  numberOf,
  plainAssign,
} from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { indentOf } from '../../../../python/program/line-edits'
import { edited, endOf, freeName, linesOf, printsIn } from '../../../../python/program/source'
import type { Place } from '../../../../python/scope'
import { type Change, type Result, STAGE } from '../../change'
import { fitting } from '../fitting'
import { turned, turnedName } from './opposites'

const LEAD =
  '(?:(?:y|si|quiero|quisiera|necesito|que|me|ahora|tambien|ademas|diga|dig[ae]\\w*|di|muestre|imprima|saque|busque|encuentre|devuelva|calcule|pero|haz|pon|cambial[oa]|cambia|para|por|cual|es|sea|en vez de[l]? \\w+|no|el|la|los|las|lo|de|[a-z]{3,14}(?= mas ))[, ]+){1,9}'
const HIGH = 'maxim[oa]|mayor|mas (?:alt[oa]|grande|car[oa]|larg[oa])'
const LOW = 'minim[oa]|menor|mas (?:baj[oa]|peque[nñ][oa]|barat[oa]|cort[oa])'

/** A loop that keeps the highest (or lowest) of what it sees. */
type Kept = { name: string; seen: Expression; isMax: boolean; place: Place; operatorAt: number }

/** «y si quiero el mínimo?» of a program that looks for the highest one by one: the same loop, turned round. */
export const extremeChange: Change = {
  name: 'extreme',
  stage: STAGE.output,
  ...fitting(
    [
      new RegExp(
        `^${LEAD}(?:(?<high>${HIGH})|(?<low>${LOW}))(?: (?:de (?:los|las|la|el|ell[oa]s|tod[oa]s)(?: [a-z\\d]{1,14}){0,2}|tambien|ademas)){0,2}(?<instead> en (?:vez|lugar) del? (?:(?:el|la) )?(?:${HIGH}|${LOW}))?[ ?!.]*$`,
      ),
    ],
    (p, { parts: { high, low, instead }, words }) => {
      if ((high === undefined) === (low === undefined)) return null
      const kept = keptIn(p)
      if (kept === null) return null
      if (kept.isMax === (high !== undefined)) return thereAlready(p, kept)
      const isInstead = instead !== undefined || /\b(?:en vez|cambia\w*|ahora que (?!.*tambien))/.test(words)
      return isInstead
        ? turnedRound(p, kept)
        : kept.place.scope.kind === 'function'
          ? secondFunction(p, kept)
          : beside(p, kept)
    },
  ),
}

/** `if n > mayor: mayor = n`; null where there is none, or more than one. */
function keptIn(p: Program): Kept | null {
  const all = p.allPlaces.flatMap((place): Kept[] => {
    const { node } = place
    if (node.kind !== 'if' || node.otherwise.length > 0 || node.body.length !== 1) return []
    const [test, assigned] = [comparison(node.test), plainAssign(node.body[0] as Statement)]
    if (!test || !assigned || !/^[<>]=?$/.test(test.operator)) return []
    const isRight = nameOf(test.right) === assigned.name && p.text(test.left) === p.text(assigned.value)
    const isLeft = nameOf(test.left) === assigned.name && p.text(test.right) === p.text(assigned.value)
    if (isRight === isLeft) return []
    const operatorAt = p.source.indexOf(test.operator, test.left.to)
    return [
      { name: assigned.name, seen: assigned.value, isMax: (test.operator[0] === '>') === isRight, place, operatorAt },
    ]
  })
  const [only, other] = all
  return only && !other && /[<>]/.test(p.source[only.operatorAt] ?? '') ? only : null
}

function thereAlready(p: Program, { name, isMax }: Kept): Result {
  const shown = p.allPlaces.find(
    ({ node }) => node.kind === 'expression' && printsIn([node]).some((call) => mentions(call, name)),
  )
  if (!shown) return null
  return {
    why: `Eso ya lo hace tu programa: la línea ${p.line(shown.node)}, ${inlineCode(p.text(shown.node))}, muestra ${isMax ? 'el mayor' : 'el menor'}.`,
  }
}

const startOf = (p: Program, { name, place }: Kept) => p.lastAssigned(name, place.scope, place.node.from)

/** The start of a search the other way round: a number that is written down would win against all. */
function startText(p: Program, value: Expression): string {
  if (callTo(value, 'float')) {
    const text = p.text(value)
    return /-\s*inf/.test(text) ? text.replace(/-\s*inf/, 'inf') : text.replace('inf', '-inf')
  }
  return numberOf(value) !== null ? 'None' : p.text(value)
}

function flipped(_p: Program, kept: Kept, text: string, fresh: string, hasNone: boolean): string {
  const at = kept.operatorAt - kept.place.node.from
  const sign = text[at] === '>' ? '<' : '>'
  const named = (text.slice(0, at) + sign + text.slice(at + 1)).replace(new RegExp(`\\b${kept.name}\\b`, 'g'), fresh)
  return hasNone ? named.replace(/^if /, `if ${fresh} is None or `) : named
}

function beside(p: Program, kept: Kept): Result {
  const start = startOf(p, kept)
  const assign =
    start && p.allPlaces.find(({ node }) => node.kind === 'assign' && plainAssign(node)?.value === start.value)
  const shown = p.allPlaces.find(
    ({ node }) =>
      node.kind === 'expression' &&
      node.from > kept.place.node.from &&
      callTo(node.value, 'print') !== null &&
      mentions(node.value, kept.name),
  )
  if (!start?.value || !assign || !shown) return null
  const fresh = freeName(
    p,
    ...[turnedName(kept.name)].filter((name) => name !== kept.name),
    kept.isMax ? 'menor' : 'mayor',
  )
  const first = startText(p, start.value)
  const named = new RegExp(`\\b${kept.name}\\b`, 'g')
  const line = (node: Statement, text: string): Edit => {
    const at = linesOf(p, node).to
    return { from: at, to: at, text: `\n${indentOf(p, node)}${text}` }
  }
  const { node } = kept.place
  const said = turned(p.source.slice(shown.node.from, endOf(p, shown.node)).replace(named, '\u0000')).replaceAll(
    '\u0000',
    fresh,
  )
  return {
    code: edited(p, [
      line(assign.node, `${fresh} = ${first}`),
      line(node, flipped(p, kept, p.source.slice(node.from, endOf(p, node)), fresh, first === 'None')),
      line(shown.node, said),
    ]),
    told: `Muestra también ${kept.isMax ? 'el menor' : 'el mayor'}: se busca en el mismo bucle y se guarda en ${inlineCode(fresh)}.`,
    how: [
      first === 'None'
        ? `${inlineCode(fresh)} empieza en \`None\`, «todavía ninguno»: si empezara en un número, podría ganar ese número.`
        : `Es lo mismo que con ${inlineCode(kept.name)}, con la comparación al revés.`,
    ],
  }
}

/** The program with all of it turned round: sign, names and what it says. */
function turnedRound(p: Program, kept: Kept): Result {
  const start = startOf(p, kept)
  const sign = p.source[kept.operatorAt] === '>' ? '<' : '>'
  const first = start?.value ? startText(p, start.value) : null
  const test = kept.place.node.kind === 'if' ? kept.place.node.test : null
  if (!start?.value || first === null || test === null) return null
  const hasNone = first === 'None'
  const code = edited(p, [
    { from: start.value.from, to: start.value.to, text: first },
    ...(hasNone ? [{ from: test.from, to: test.from, text: `${kept.name} is None or ` }] : []),
    { from: kept.operatorAt, to: kept.operatorAt + 1, text: sign },
  ])
  return {
    code: code.replace(
      /(["'])(?:\\.|(?!\1)[^\\\n])*\1|[\p{L}_][\p{L}\d_]*/gu,
      (word: string, _quote: string, at: number) =>
        /^["']/.test(word) ? turned(word) : /^m(?:ax|in)$/.test(word) && code[at + 3] === '(' ? word : turnedName(word),
    ),
    told: `Ahora busca ${kept.isMax ? 'el menor' : 'el mayor'}.`,
    how: [`Solo cambia el sentido de la comparación: \`${sign}\` en lugar de \`${sign === '<' ? '>' : '<'}\`.`],
  }
}

function secondFunction(p: Program, kept: Kept): Result {
  const fn = p.places('function').find(({ node }) => node === kept.place.scope.node)?.node
  const start = startOf(p, kept)
  if (!fn || !p.body.includes(fn) || !start?.value || startText(p, start.value) !== p.text(start.value)) return null
  const name = freeName(
    p,
    ...[turnedName(fn.name)].filter((each) => each !== fn.name),
    kept.isMax ? 'minimo' : 'maximo',
  )
  const text = p.source.slice(fn.from, endOf(p, fn))
  const at = kept.operatorAt - fn.from
  const copy = text.slice(0, at) + (text[at] === '>' ? '<' : '>') + text.slice(at + 1)
  const own = turnedName(kept.name)
  const written = copy
    .replace(new RegExp(`^def ${fn.name}\\b`), `def ${name}`)
    .replace(new RegExp(`\\b${kept.name}\\b`, 'g'), own)
  const call = p.body.find(
    (node) => node.kind === 'expression' && callTo(node.value, 'print') && mentions(node.value, fn.name),
  )
  const to = endOf(p, fn)
  const shown =
    call && turned(p.text(call).replace(new RegExp(`\\b${fn.name}\\b`, 'g'), '\u0000')).replaceAll('\u0000', name)
  return {
    code: edited(p, [
      { from: to, to, text: `\n\n${written}` },
      ...(call ? [{ from: endOf(p, call), to: endOf(p, call), text: `\n${shown}` }] : []),
    ]),
    told: `Hay una función más, ${inlineCode(name)}, que busca ${kept.isMax ? 'el menor' : 'el mayor'}.`,
    how: [
      `Es la misma con la comparación al revés. Para una lista, Python ya trae ${inlineCode(`${kept.isMax ? 'min' : 'max'}(lista)`)}.`,
    ],
  }
}
