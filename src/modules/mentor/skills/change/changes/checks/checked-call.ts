import { inlineCode } from '../../../../engine/compose'
import type { StatementOf } from '../../../../python/ast'
import type { FunctionPlace, Program } from '../../../../python/program/indexed-program'
import { indentOf, levelOf } from '../../../../python/program/line-edits'
import { edited, isOnOneLine, linesOf, programOf, textLiteral } from '../../../../python/program/source'
import { statementsIn } from '../../../../python/walk'
import { type Change, STAGE } from '../../change'
import { mentionsStem } from '../../elements'
import { type Check, checksIn, type Outcome, type Rule } from './read-checks'

/** «que retirar no deje la cuenta en negativo, en ese caso ValueError», «que solo admita notas de 0 a 10, si no, ValueError»: of a function. */
export const checkedCallChange: Change = {
  name: 'checked-call',
  // A function or a method that the same message asks for is made before.
  stage: STAGE.structure + 0.4,
  says: [],
  reads(said, p) {
    const checks = checksIn(said)
    return checks.length > 0 && checks.every((check) => guardFor(p, check, said.plain) !== null)
      ? checks.map(({ span }) => span)
      : null
  },
  make(p, { said, spans }) {
    const checks = checksIn(said).filter(({ span }) => spans.some(({ from }) => from === span.from))
    const told: string[] = []
    let now = p
    for (const check of checks) {
      const guard = guardFor(now, check, said.plain)
      if (guard === null) return null
      told.push(guard.told)
      now = programOf(guard.code)
    }
    if (told.length === 0) return null
    return {
      code: now.source,
      told: told.join(' '),
      how: [
        'La comprobación va antes de cambiar o calcular nada: si falla, no se llega al resto.',
        ...(checks.some(({ outcome }) => outcome.kind === 'raise')
          ? ['`raise` para la función en ese punto: quien la llama puede recoger el error con `try` y `except`.']
          : []),
      ],
    }
  },
}

type Guard = { code: string; told: string }

/** A function with a check of each value that is meant. */
function guardFor(p: Program, check: Check, plain: string): Guard | null {
  const name = functionMeant(p, check, plain)?.node.name
  const tests = testsFor(p, functionMeant(p, check, plain)?.node, check)
  let now: Guard | null = null
  for (const tested of tests.toReversed()) {
    const program: Program = now === null ? p : programOf(now.code)
    const place = program.places('function').find(({ node }) => node.name === name)
    const guard: Guard | null = place ? withGuard(program, place.node, check, tested) : null
    if (guard === null) return null
    now = { code: guard.code, told: now === null ? guard.told : `${guard.told} ${now.told}` }
  }
  return now
}

function withGuard(p: Program, node: StatementOf<'function'>, check: Check, { test, notice }: Tested): Guard | null {
  const isDocumented = node.body[0]?.kind === 'expression' && node.body[0].value.kind === 'string'
  const first = node.body[isDocumented ? 1 : 0]
  if (!first || isOnOneLine(p, node)) return null
  const there = node.body.find((inner) => inner.kind === 'if' && p.text(inner.test) === test)
  // What is done otherwise is used by the rest of the program: others may write it anew.
  if (there?.kind === 'if')
    return isDone(p, there, check.outcome)
      ? { code: p.source, told: `${inlineCode(node.name)} ya comprueba ${inlineCode(test)}.` }
      : null
  const [indent, level] = [indentOf(p, first), levelOf(p)]
  const lines = actionOf(p, check.outcome, notice).map((line) => `${indent}${level}${line}\n`)
  const { from } = linesOf(p, first)
  return {
    code: edited(p, [{ from, to: from, text: `${indent}if ${test}:\n${lines.join('')}` }]),
    told: `Si ${inlineCode(test)}, ${inlineCode(node.name)} ${toldOf(check.outcome)}.`,
  }
}

/** Whether what is wanted happens already where a test of the function holds. */
function isDone(p: Program, there: StatementOf<'if'>, outcome: Outcome): boolean {
  const [first, last] = [there.body[0], there.body.at(-1)]
  const done = first && last ? p.source.slice(first.from, last.to) : ''
  if (outcome.kind === 'raise') return done.startsWith(`raise ${outcome.error}`)
  return outcome.kind === 'return' ? done === `return ${outcome.value}` : done.startsWith('print(')
}

function actionOf(p: Program, outcome: Outcome, notice: string): string[] {
  if (outcome.kind === 'raise') return [`raise ${outcome.error}(${textLiteral(p, notice)})`]
  return outcome.kind === 'return' ? [`return ${outcome.value}`] : [`print(${textLiteral(p, notice)})`, 'return']
}

function toldOf(outcome: Outcome): string {
  if (outcome.kind === 'raise') return `lanza un ${inlineCode(outcome.error)}`
  return outcome.kind === 'return'
    ? `devuelve ${inlineCode(outcome.value)} sin hacer nada más`
    : 'avisa y no hace nada más'
}

/** The function that the words name last before the test, else the only one that it can be. */
function functionMeant(p: Program, check: Check, plain: string): FunctionPlace | null {
  const functions = p.places('function').filter(({ node }) => !node.name.startsWith('__'))
  const before = plain.slice(0, check.at)
  const named = functions
    .map((place) => ({ place, at: lastOf(before, place.node.name) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => b.at - a.at)
  if (named[0]) return named[0].place
  const fit = functions.filter(({ node }) => testsFor(p, node, check).length > 0)
  const [only, other] = fit
  if (only && !other) return only
  const byParameter = fit.filter(({ node }) => parametersOf(node).some((name) => mentionsStem(check.words, name)))
  return byParameter.length === 1 ? (byParameter[0] ?? null) : null
}

/** Where a name stands last among words, as a word; -1 where it does not. */
const lastOf = (plain: string, name: string) =>
  [...plain.matchAll(/[a-z_0-9]+/g)].findLast(([word]) => word === name.toLowerCase())?.index ?? -1

const parametersOf = ({ parameters }: StatementOf<'function'>) =>
  parameters.flatMap(({ name, form }) => (name === 'self' || name === 'cls' || form !== 'positional' ? [] : [name]))

type Tested = { test: string; notice: string }

function testsFor(p: Program, node: StatementOf<'function'> | undefined, { rule, words }: Check): Tested[] {
  if (node === undefined) return []
  const names = parametersOf(node)
  const change = changedIn(p, node, names)
  if (rule.of === 'enough')
    return change?.operator === '-'
      ? [{ test: `${change.by} > ${change.kept}`, notice: `No hay suficiente ${spoken(change.kept)}` }]
      : []
  const named = names.filter((each) => mentionsStem(words, each))
  if (rule.of === 'result' && change !== null && named.length === 0) return ofResult(change, rule)
  const isAll = names.length === 1 || (SAYS_ALL.test(words) && rule.of === 'given')
  const meant = named.length > 0 ? named : isAll ? names : []
  return meant.map((name) => ({ test: testOf(name, rule), notice: noticeOf(spoken(name), rule) }))
}

/** «no acepte valores negativos»: of all that a function is given. */
const SAYS_ALL = /\b(?:valores|numeros|datos|parametros|argumentos|l[oa]s dos|ningun[oa]?|ambos)\b/

type Changed = { kept: string; by: string; operator: '+' | '-' }

/** `self.saldo -= cantidad`: what a function keeps, and by which of its parameters it changes that. */
function changedIn(p: Program, { body }: StatementOf<'function'>, names: readonly string[]): Changed | null {
  for (const node of statementsIn(body)) {
    if (node.kind !== 'augmented-assign' || (node.operator !== '+' && node.operator !== '-')) continue
    const by = p.text(node.value)
    if (names.includes(by)) return { kept: p.text(node.target), by, operator: node.operator }
  }
  return null
}

function ofResult({ kept, by, operator }: Changed, rule: Exclude<Rule, { of: 'enough' }>): Tested[] {
  if (rule.kind === 'between') return []
  const isTaken = operator === '-' && rule.kind === 'below' && rule.bound === 0
  const test = isTaken ? `${by} > ${kept}` : testOf(`${kept} ${operator} ${by}`, rule)
  return [{ test, notice: isTaken ? `No hay suficiente ${spoken(kept)}` : noticeOf(spoken(kept), rule) }]
}

function testOf(code: string, rule: Exclude<Rule, { of: 'enough' }>): string {
  if (rule.kind === 'between') return `not ${rule.low} <= ${code} <= ${rule.high}`
  return `${code} ${rule.kind === 'above' ? '>' : rule.kind === 'below' ? '<' : '<='} ${rule.bound}`
}

const spoken = (code: string) => code.replace(/^self\._*/, '').replaceAll('_', ' ')

function noticeOf(name: string, rule: Exclude<Rule, { of: 'enough' }>): string {
  if (rule.kind === 'between') return `${name} debe estar entre ${rule.low} y ${rule.high}`
  if (rule.kind === 'not-above') return `${name} debe ser mayor que ${rule.bound}`
  if (rule.kind === 'above') return `${name} no puede pasar de ${rule.bound}`
  return rule.bound === 0 ? `${name} no puede ser negativo` : `${name} no puede bajar de ${rule.bound}`
}
