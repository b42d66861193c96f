import { plainText } from '../../../engine/lexicon/plain-text'
import type { Program } from '../../../python/program/indexed-program'
import { edited, endOf, linesOf, programOf } from '../../../python/program/source'
import { allExpressions, statementsIn } from '../../../python/walk'
import { printsDifferently } from '../../change/same-output'
import { withoutFunction } from './without-function'

/** Words that ask for what is done with values of no use. */
const GUARDS =
  /\b(?:errores?|excepcion\w*|valueerror|raise|valid[ae]\w*|lanc\w+|lanz\w+|compr(?:ob|ueb)\w+|control\w+|robust\w+|incorrect\w+|invalid\w+|pete|casque|falle|reviente|avis\w+|no (?:se|hay|exist\w+|cab\w+|pued\w+|deb\w+|cuadr\w+|permit\w+|da|esta|lleg\w+|alcan\w+)|rango|fuera|imposible)\b/
const OF_SIGN = /\b(?:negativ\w+|positiv\w+|cero|mayor(?:es)? que 0)\b|<=? ?0/
const TEACHES_GUARD = /`raise\b/
const OF_FUNCTION = /\b(?:funci\w+|def|recursiv\w+|modular\w*|metodos?|clases?)\b/

/** What nobody asked for and a program does without: guards, a function around what asks and prints, an attribute's value as a parameter. */
export function withoutUnasked(code: string, how: readonly string[], plain: string): string {
  let p = programOf(code)
  if (p.module.errors.length > 0) return code
  // A guard that its sentences teach is part of what is taught.
  const isTaught = code.split('raise ').length === 2 && how.some((bullet) => TEACHES_GUARD.test(bullet))
  if (!isTaught) p = programOf(withoutGuards(p, plain))
  p = programOf(withoutStandard(p, plain))
  const isNamed = [...p.functions.keys()].some((name) => plain.includes(name.toLowerCase()))
  return (isNamed || OF_FUNCTION.test(plain) ? null : withoutFunction(p)) ?? p.source
}

/**
 * `if …: raise …` at the beginning of a function, where the request speaks of none of it; those stay that keep it from going on for ever, and
 * those that the program's own example shows.
 */
function withoutGuards(p: Program, plain: string): string {
  const isAsked = GUARDS.test(plain)
  let code = p
  for (const { node, parent } of p.places('if').toReversed()) {
    const [only, other] = node.body
    const around = parent?.node
    if (only?.kind !== 'raise' || other || node.otherwise.length > 0 || around?.kind !== 'function') continue
    if (around.body.at(-1) === node || goesOn(around)) continue
    if (isAsked && (OF_SIGN.test(plain) || !/^\w+ <=? 0$/.test(p.text(node.test)))) continue
    const { from, to } = linesOf(p, node)
    const next = programOf(edited(code, [{ from, to: Math.min(to + 1, p.source.length), text: '' }]))
    if (!printsDifferently(code.module, next.module)) code = next
  }
  return code.source
}

/** Whether a function calls itself or goes round until something holds. */
const goesOn = (fn: { name: string; body: Program['body'] }): boolean =>
  [...statementsIn(fn.body)].some(({ kind }) => kind === 'while') ||
  [...allExpressions(fn.body)].some((each) => each.kind === 'name' && each.name === fn.name)

const OPEN = /\bsi no (?:digo|dice|se|le|lo|paso|pongo)\b|\bpor defecto\b|\bopcional\w*\b/

/** «saldo (empieza en 0)»: no value that could be given. */
function withoutStandard(p: Program, plain: string): string {
  if (OPEN.test(plain)) return p.source
  for (const { node: made } of p.places('function')) {
    const last = made.parameters.at(-1)
    const before = made.parameters.at(-2)
    if (made.name !== '__init__' || !last?.standard || !before) continue
    const value = p.text(last.standard)
    const starts = new RegExp(
      `\\b${plainText(last.name)}\\W{1,3}(?:que )?(?:empieza|inicial|inicia|comienza|parte|arranca|a)\\b[^.;]{0,12}\\b(?:${value}|cero)(?![\\w.,])`,
    )
    const kept = made.body.find((node) => p.text(node).trimEnd() === `self.${last.name} = ${last.name}`)
    const uses = [...allExpressions(made.body)].filter((each) => each.kind === 'name' && each.name === last.name)
    const isGiven = p
      .spots('call')
      .some(({ node }) => node.arguments.length >= made.parameters.length - 1 && /^[A-Z]/.test(p.text(node.callee)))
    if (!starts.test(plain) || kept?.kind !== 'assign' || uses.length !== 1 || isGiven) continue
    return edited(p, [
      { from: before.to, to: last.to, text: '' },
      { from: kept.from, to: endOf(p, kept), text: `self.${last.name} = ${value}` },
    ])
  }
  return p.source
}
