import type { Expression, Statement, StatementOf } from '../../../../../python/ast'
import { comparison } from '../../../../../python/program/expression-shapes'
import { allOf } from '../../../all-of'
import { indented } from '../../program'
import { Branch, saysAbsent, usesName } from './anatomy'
import { blockFrom, elseLines, guarded, indentedBy, inserted } from './guarded'
import type { Kept, Rule } from './menu-rule'
import { pointsAtNothing, printed } from './rule-texts'

/** The lines of an option with one more rule in them; null where the rule has no place in them. */
export function withRule(lines: readonly string[], rule: Rule, kept: Kept): string[] | null {
  const branch = new Branch(lines)
  return branch.isSound ? APPLY[rule.kind](branch, rule, kept) : null
}

type Apply = (branch: Branch, rule: Rule, kept: Kept) => string[] | null

const APPLY: Readonly<Record<Rule['kind'], Apply>> = {
  exists: (branch, rule, kept) => ifExists(branch, rule, kept),
  missing: (branch, { text }, kept) => ifMissing(branch, text ?? 'No existe.', kept),
  scarce: (branch, { text }) => ifScarce(branch, text),
  empty: (branch, { text }, kept) => ifEmpty(branch, text ?? 'No hay nada.', kept),
  most: (branch, { text, bounds }) => {
    const asked = branch.asks().findLast(({ isNumber }) => isNumber)
    return asked
      ? guarded(branch, asked.node, {
          test: `${asked.name} > ${bounds?.[1]}`,
          text: text ?? `No se puede más de ${bounds?.[1]} de una vez.`,
        })
      : null
  },
  negative: (branch, { text, fields = [] }) => {
    const numbers = branch.asks().filter(({ isNumber }) => isNumber)
    const asked = numbers.find(({ name }) => fields.some((field) => name.startsWith(field))) ?? numbers.at(-1)
    return asked
      ? guarded(branch, asked.node, { test: `${asked.name} <= 0`, text: text ?? 'Tiene que ser mayor que cero.' })
      : null
  },
  range: (branch, { text, fields = [], bounds = ['0', '10'] }) => {
    const asked = branch.asks().find(({ name, isNumber }) => isNumber && name.startsWith(fields[0] ?? ''))
    const [least, most] = bounds
    return asked
      ? guarded(branch, asked.node, {
          test: `not ${least} <= ${asked.name} <= ${most}`,
          text: text ?? `Tiene que estar entre ${least} y ${most}.`,
        })
      : null
  },
  full: (branch, { text, bounds }, { name, kind }) =>
    kind === 'amount'
      ? null
      : elseLines({ test: `len(${name}) >= ${bounds?.[0]}`, text: text ?? 'No caben más.' }, branch.lines),
  flagged: (branch, { text }, { flag }) => {
    const node = branch
      .ifs()
      .find(({ test }) => flag !== null && branch.p.text(test).endsWith(`['${flag}']`) && test.kind !== 'not')
    return node && text !== null ? replaced(branch, node.body, text) : null
  },
  blank: (given, { text }, kept) => {
    const branch = asksApart(given, kept)
    const asked = branch.asks().find(({ isNumber }) => !isNumber)
    return asked
      ? guarded(branch, asked.node, { test: `${asked.name}.strip() == ''`, text: text ?? 'No puede estar vacío.' })
      : null
  },
  gone: (branch, _, { name, kind }) => {
    const taking = branch.taking()
    if (taking === null || kind !== 'dict' || !taking.from.startsWith(`${name}[`)) return null
    const indent = branch.indentOf(taking.node)
    return inserted(
      branch,
      branch.linesOf(taking.node).to,
      indentedBy(indent, [`if ${taking.from} == 0:`, `    del ${taking.from}`]),
    )
  },
  low: (branch, { text, bounds }) => {
    const taking = branch.taking()
    if (taking === null) return null
    return inserted(
      branch,
      branch.linesOf(taking.node).to,
      indentedBy(branch.indentOf(taking.node), [
        `if ${taking.from} < ${bounds?.[0]}:`,
        `    ${printed(text ?? 'Quedan pocos.')}`,
      ]),
    )
  },
  confirm: (branch) => confirmed(branch),
  ending: (branch, { text }, kept) => {
    if (text === null || pointsAtNothing(text, kept)) return null
    return [...branch.lines, printed(text, kept)]
  },
  says: (branch, { text }, kept) => saying(branch, text ?? '', kept),
  invalid: () => null,
}

/** `agenda.append(input(…))` asks and adds in one line: the value gets a name first. */
function asksApart(branch: Branch, { name }: Kept): Branch {
  const at = branch.lines.findIndex((line) => new RegExp(`^\\s*${name}\\.append\\(input\\(`).test(line))
  const line = branch.lines[at]
  if (line === undefined || branch.asks().length > 0) return branch
  const [, indent = '', value = ''] = /^(\s*)\w+\.append\((.*)\)\s*$/.exec(line) ?? []
  return new Branch([
    ...branch.lines.slice(0, at),
    `${indent}nuevo = ${value}`,
    `${indent}${name}.append(nuevo)`,
    ...branch.lines.slice(at + 1),
  ])
}

function ifExists(given: Branch, { text, then, fields = [] }: Rule, kept: Kept): string[] | null {
  const branch = asksApart(given, kept)
  const asks = branch.asks()
  const named = asks.filter(({ name }) => fields.some((field) => name.startsWith(field)))
  const same =
    named.length > 0
      ? named
      : asks.filter(({ name }, at) =>
          asks.some((ask) => kept.name.startsWith(ask.name)) ? kept.name.startsWith(name) : at === 0,
        )
  const last = same.at(-1)
  if (!last) return null
  const test = existsTest(
    same.map(({ name }) => name),
    kept,
  )
  if (test === null) return null
  if (then === 'sum') return summed(branch, kept)
  const unless = then === 'ask' ? " and input('Ya existe. ¿Sobrescribir? (s/n): ') != 's'" : ''
  return guarded(branch, last.node, {
    test: `${test}${unless}`,
    text: text ?? (then === 'ask' ? 'No se ha cambiado nada.' : 'Ya existe.'),
  })
}

function existsTest(names: readonly string[], { name, kind, fields }: Kept): string | null {
  if (kind === 'amount') return null
  if (kind !== 'records') return `${names[0]} in ${name}`
  const tests = names.map((asked, at) => {
    const field = fields.find((each) => each.name === asked) ?? fields[at]
    return field?.isNumber ? `dato['${field.name}'] == ${asked}` : `dato['${field?.name}'].lower() == ${asked}.lower()`
  })
  return `any(${allOf(tests)} for dato in ${name})`
}

/** `d[k] = v` becomes `d[k] = d.get(k, 0) + v`. */
function summed(branch: Branch, { name, kind }: Kept): string[] | null {
  if (kind !== 'dict') return null
  const set = new RegExp(`^(\\s*)${name}\\[(\\w+)\\] = (\\w+)$`)
  const lines = branch.lines.map((line) => line.replace(set, `$1${name}[$2] = ${name}.get($2, 0) + $3`))
  return lines.some((line) => line.includes(`${name}.get(`)) ? lines : null
}

/** The text of the branch in which a thing is not there; where there is none, a test around what needs it. */
function ifMissing(branch: Branch, text: string, kept: Kept): string[] | null {
  for (const node of branch.ifs()) {
    const isAbsent = saysAbsent(node.test)
    if (isAbsent === null) continue
    if (isAbsent) return replaced(branch, node.body, text)
    if (node.otherwise.length > 0) return replacedElse(branch, node, text)
    const { to } = branch.linesOf(node)
    return inserted(branch, to, indentedBy(branch.indentOf(node), ['else:', `    ${printed(text)}`]))
  }
  const searching = branch
    .all()
    .find((node): node is StatementOf<'for'> => node.kind === 'for' && node.otherwise.length > 0)
  if (searching) return replaced(branch, searching.otherwise, text)
  const [asked] = branch.asks()
  if (!asked || kept.kind === 'records' || kept.kind === 'amount') return null
  const uses = branch.p.body.filter((node) => node !== asked.node && usesName(node, kept.name))
  return uses.length === 0 ? null : guarded(branch, asked.node, { test: `${asked.name} not in ${kept.name}`, text })
}

/** An `elif` chain's last branch is where nothing of it holds. */
function replacedElse(branch: Branch, node: StatementOf<'if'>, text: string): string[] | null {
  const [next] = node.otherwise
  return next?.kind === 'if' && next.isElif ? replacedElse(branch, next, text) : replaced(branch, node.otherwise, text)
}

/** The text that a block prints is another; where it prints none it does so first. */
function replaced(branch: Branch, block: readonly Statement[], text: string): string[] | null {
  const shown = branch.printIn(block)
  const [first] = block
  if (!first) return null
  const { from, to } = branch.linesOf(shown ?? first)
  const line = `${branch.indentOf(first)}${printed(text)}`
  return [...branch.lines.slice(0, from), line, ...branch.lines.slice(shown ? to : from)]
}

const COMPARES = /^(?:[<>]=?|==)$/

/** Where something is taken, the branch in which there is not enough of it. */
function ifScarce(branch: Branch, text: string | null): string[] | null {
  const taking = branch.taking()
  if (taking === null) return null
  const taken = taking.from
  const node = branch.ifs().find(({ test }) => isOf(branch, test, taken))
  if (node) {
    const isHeld = holds(node.body, taking.node)
    if (text === null) return [...branch.lines]
    if (!isHeld) return replaced(branch, node.body, text)
    if (node.otherwise.length > 0) return replacedElse(branch, node, text)
  }
  const indent = branch.indentOf(taking.node)
  const { from } = branch.linesOf(taking.node)
  const { own, beyond } = blockFrom(branch, from, indent)
  const test = `${taking.amount} > ${taken}`
  return [
    ...branch.lines.slice(0, from),
    ...indentedBy(indent, elseLines({ test, text: text ?? 'No hay suficiente.' }, own)),
    ...beyond,
  ]
}

const isOf = (branch: Branch, test: Expression, taken: string): boolean => {
  const compared = comparison(test)
  return compared !== null && COMPARES.test(compared.operator) && branch.p.text(test).includes(taken)
}
const holds = (block: readonly Statement[], wanted: Statement) =>
  block.some((node) => node.from <= wanted.from && wanted.to <= node.to)

function ifEmpty(branch: Branch, text: string, { name, kind }: Kept): string[] | null {
  if (kind === 'amount') return null
  const node = branch
    .ifs()
    .find(({ test }) => branch.p.text(test) === `not ${name}` || branch.p.text(test) === `len(${name}) == 0`)
  if (node) return replaced(branch, node.body, text)
  return [`if not ${name}:`, `    ${printed(text)}`, ...branch.lines]
}

/** What takes things away is done once it is confirmed. */
function confirmed(branch: Branch): string[] | null {
  const removal = branch.removal() ?? branch.all().find(({ kind }) => kind === 'break') ?? null
  if (removal === null) return null
  const indent = branch.indentOf(removal)
  // Who may stay is not said goodbye to first.
  const from = removal.kind === 'break' && indent === '' ? 0 : branch.linesOf(removal).from
  const { own, beyond } = blockFrom(branch, from, indent)
  return [
    ...branch.lines.slice(0, from),
    `${indent}if input('¿Seguro? (s/n): ').strip().lower() == 's':`,
    ...indentedBy(indent, indented(own)),
    ...beyond,
  ]
}

/** A text behind what an option does: that which is printed there already gives way. */
function saying(branch: Branch, text: string, kept: Kept): string[] | null {
  const leaving = branch.all().find(({ kind }) => kind === 'break')
  if (leaving) {
    const before = branch.printIn(branch.p.body)
    if (before) return replaced(branch, branch.p.body, text)
    const { from } = branch.linesOf(leaving)
    return inserted(branch, from, [`${branch.indentOf(leaving)}${printed(text)}`])
  }
  const effect = effectOf(branch, kept)
  if (effect === null) return [...branch.lines, printed(text, kept)]
  const { to } = branch.linesOf(effect)
  const indent = branch.indentOf(effect)
  const isShown = /^\s*print\(f?['"]/.test(branch.lines[to] ?? '') && branch.lines[to]?.startsWith(`${indent}print`)
  return [...branch.lines.slice(0, to), `${indent}${printed(text, kept)}`, ...branch.lines.slice(isShown ? to + 1 : to)]
}

/** The statement that changes what is kept. */
function effectOf(branch: Branch, { name }: Kept): Statement | null {
  return (
    branch.removal() ??
    branch
      .all()
      .findLast(
        (node) =>
          (node.kind === 'expression' && /\.(?:append|add|insert)\(/.test(branch.p.text(node))) ||
          node.kind === 'augmented-assign' ||
          (node.kind === 'assign' && branch.p.text(node).startsWith(`${name}[`)),
      ) ??
    null
  )
}
