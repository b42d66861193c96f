import { entryOf } from '../../../engine/lexicon/entry'
import type { Argument, Expression, Range, Statement } from '../../../python/ast'
import { partsOf } from '../../../python/walk'
import { calledName } from '../../explain/idioms/in-calls'
import { askWhich, type Change, callsIn, chosen, expressions, type ReadChange, statements, type Wish } from '../change'
import { edited } from './one-of-several'
import { SIGN_WORDS, signRemoval } from './sign-removals'
import { removeBlock, removeStatement } from './statement-edits'

const VERB =
  /\b(?:quit\w+|sac(?:o|as|amos|ar|aras?|ara|ase)|borr\w+|elimin\w+|omit\w+|olvid\w+|suprim\w+|sin|no (?:le |lo |la )?(?:pon\w+|puse|uso|usara|hubiera|estuviera|hay)|le falt\w+|faltara|hacen? falta|necesari[oa]s?|obligatori[oa]s?|imprescindibles?|necesito)\s+(?:(?:el|la|los|las|ese|esa|esos|esas|al|a|del?|lo del?|un|una|poner|usar)\s+)*/
/** What is taken away, as it is written: in quotes, as a sign, or as a word. */
const TARGET =
  /^(?:[`"'«“]([^`"'»”\n]{1,60})[`"'»”]|(-?\d+(?:\.\d+)?)|((?!\.[a-z])[^\w\s¿?,;`"'«»]+)|\.?([a-z_]\w*(?:\.[a-z_]\w*)?(?:\(\))?))/

/** «si quito el …», «sin el …», «si me olvido de …». */
export const removal: ReadChange = (wish) => {
  if (WITHOUT_ARGUMENTS.test(wish.said)) return argumentsRemoval(wish)
  const said = wish.said
  if (CLITIC.test(said)) {
    const change = pronounRemoval(wish)
    if (change !== null) return change
  }
  const verb = VERB.exec(said)
  if (verb === null) return POINTS_BACK.test(wish.said) ? pronounRemoval(wish) : null
  const rest = wish.said
    .slice(verb.index + verb[0].length)
    .replace(OF_LINE, '')
    .replace(/^= ?(?=["'\d])/, '')
  const place = INDEX.exec(rest)?.[1]
  if (place !== undefined) return indexRemoval(place, wish)
  if (/^if y (?:el |ese )?else\b/.test(rest)) return branchesRemoved(wish)
  const line = /^(?:linea|fila|renglon) (\d+)|^(?:ultima|primera|segunda) linea/.exec(rest)
  if (line) return lineRemoval(rest, wish)
  const [, quoted, number, sign, word] = TARGET.exec(rest) ?? []
  const spoken = entryOf(SIGN_WORDS, word ?? '')
  if (spoken !== undefined) return signRemoval(spoken, wish)
  const target = (quoted ?? number ?? sign ?? word ?? '').trim()
  if (target === '' || /^(?:eso|ese|esa|esto|nada|mas)$/.test(target)) return pronounRemoval(wish)
  return (quoted === undefined ? null : literalRemoval(`"${quoted}"`, wish)) ?? targetRemoval(target, wish)
}

/** «La línea del global», «lo de global». */
const OF_LINE = /^(?:linea|fila|renglon|parte|trozo|palabra) (?:del?|con|que pone|que dice) (?:(?:el|la) )?(?!\d)/
const INDEX = /^[`"']?\[(-?\d{1,4})\]/

/** «¿Y si quito el [0]?»: what it is picked out of stays. */
function indexRemoval(place: string, wish: Wish): Change | null {
  const found = expressions(wish).flatMap((node) =>
    node.kind === 'subscript' && wish.text.slice(node.index.from, node.index.to) === place
      ? [{ from: node.index.from, edit: { from: node.value.to, to: node.to } }]
      : [],
  )
  return edited(found, `\`[${place}]\``, wish)
}

const WITHOUT_ARGUMENTS =
  /\bsin (?:(?:pasar|dar|poner)(?:le|la|lo)? )?(?:(?:ningun|los|sus) )?(?:argumentos?|parametros?)\b|\bno le (?:paso|doy|pongo|pasara) (?:nada|ningun\w*)\b/

/** «¿Y si la llamo sin argumentos?»: a call of one of the program's own functions. */
function argumentsRemoval(wish: Wish): Change | null {
  const own = new Set(statements(wish).flatMap((node) => (node.kind === 'function' ? [node.name] : [])))
  const calls = callsIn(wish).filter(
    (call) => call.callee.kind === 'name' && own.has(call.callee.name) && call.arguments.length > 0,
  )
  const call = chosen(calls, wish) ?? calls[0]
  return call === undefined ? null : { edits: [{ from: call.callee.to, to: call.to, text: '()' }] }
}

/** Without `if` and `else` what stays is the branch that goes on, where one of them calls the function again. */
function branchesRemoved(wish: Wish): Change | null {
  const node = statements(wish).find((each) => each.kind === 'if' && each.otherwise.length > 0)
  if (node?.kind !== 'if') return null
  const name = statements(wish).find((each) => each.kind === 'function' && each.from < node.from && node.to <= each.to)
  const goesOn = node.otherwise.some(
    (each) => name?.kind === 'function' && wish.text.slice(each.from, each.to).includes(`${name.name}(`),
  )
  const kept = goesOn ? node.otherwise : node.body
  const margin = ' '.repeat(wish.source.lines.columnAt(node.from))
  const lines = kept.map(({ from, to }) => wish.text.slice(from, to).trimEnd())
  return {
    edits: [{ from: node.from, to: Math.max(...node.otherwise.map(({ to }) => to)), text: lines.join(`\n${margin}`) }],
  }
}

/** «¿y si lo quito?»: what the question before was about. */
const POINTS_BACK =
  /\b(?:(?:lo|la|los|las) (?:quit\w+|sac\w+|borr\w+|elimin\w+)|quit[ao]rl[oa]s?|sin (?:el|ella|eso|ese|esa)\b|no (?:lo|la|los|las) (?:pon\w+|puse|uso|escrib\w+))/

/** «Si lo quito q pasa»: what follows is another clause. */
const CLITIC = /^(?:\S+ ){0,4}?(?:lo|la|los|las) (?:quit\w+|sac\w+|borr\w+|elimin\w+)\b/

function pronounRemoval(wish: Wish): Change | null {
  // «Menos lo de strip: ¿y si lo quito?» names it itself.
  const named = wish.said.slice(0, POINTS_BACK.exec(wish.said)?.index ?? 0)
  const words = `${wish.before} ${named}`.match(/-?\d+(?:\.\d+)?|[a-z_]\w*(?:\.[a-z_]\w*)?|[-+*/%<>=!]{1,3}/g) ?? []
  for (const word of words.toReversed().slice(0, MAX_WORDS)) {
    if (COMMON.test(word)) continue
    const change = targetRemoval(word, wish)
    if (change !== null) return change
  }
  return null
}

const MAX_WORDS = 12
const COMMON =
  /^(?:y|e|o|el|la|lo|los|las|es[eao]s?|que|es|un|una|de|del|en|hace|para|por|no|si|ahi|sirve|significa|esto|va)$/

function targetRemoval(target: string, wish: Wish): Change | null {
  for (const remove of [literalRemoval, keywordRemoval, statementRemoval, definitionRemoval, unwrapping, signRemoval]) {
    const change = remove(target.replace(/\(\)$/, ''), wish)
    if (change !== null) return change
  }
  return null
}

function lineRemoval(rest: string, wish: Wish): Change | null {
  const { lineAt } = wish.source.lines
  const all = statements(wish)
  const node = /^ultima/.test(rest)
    ? all.at(-1)
    : /^primera/.test(rest)
      ? all[0]
      : /^segunda/.test(rest)
        ? all[1]
        : all.find(({ from }) => wish.frame.lines[0] === lineAt(from))
  return node === undefined ? null : { edits: removeStatement(node, wish) }
}

/** A value that stands in the code: of a call, of a cut, of a list; the minus belongs to it. */
function literalRemoval(target: string, wish: Wish): Change | null {
  if (!/^-?\d|^["']|^(?:true|false|none)$/.test(target)) return null
  const isIt = (part: Expression | null) =>
    part !== null &&
    (part.kind === 'number' || part.kind === 'unary' || part.kind === 'string' || part.kind === 'boolean') &&
    wish.text.slice(part.from, part.to).toLowerCase() === target
  const found: { from: number; edit: Range }[] = []
  for (const node of expressions(wish)) {
    if (node.kind === 'call') {
      for (const [at, { value, from }] of node.arguments.entries())
        if (isIt(value)) found.push({ from, edit: listItem(node.arguments, at) })
    }
    if (node.kind === 'list' || node.kind === 'tuple') {
      for (const [at, item] of node.items.entries())
        if (isIt(item)) found.push({ from: item.from, edit: listItem(node.items, at) })
    }
    if (node.kind === 'slice') {
      for (const part of partsOf(node)) if (isIt(part)) found.push({ from: part.from, edit: part })
    }
  }
  for (const node of statements(wish))
    for (const { from, name, annotation, standard } of node.kind === 'function' ? node.parameters : [])
      if (standard !== null && isIt(standard))
        found.push({ from, edit: { from: annotation?.to ?? from + name.length, to: standard.to } })
  return edited(found, `\`${target}\``, wish)
}

/** The range of an item with the comma that goes with it. */
export function listItem(list: readonly Range[], at: number): Range {
  const [before, item, after] = [list[at - 1], list[at], list[at + 1]]
  if (item === undefined) return { from: 0, to: 0 }
  if (before) return { from: before.to, to: item.to }
  return { from: item.from, to: after ? after.from : item.to }
}

/** `end=""` of a print, `reverse=True` of a sort, the default of a parameter; `not`, `self`. */
function keywordRemoval(target: string, wish: Wish): Change | null {
  const given = callsIn(wish).flatMap((node) =>
    node.arguments.flatMap((argument: Argument, at) =>
      argument.name?.toLowerCase() === target ? [{ from: argument.from, edit: listItem(node.arguments, at) }] : [],
    ),
  )
  if (given.length > 0) return edited(given, `\`${target}\``, wish)
  if (target === 'if' && !statements(wish).some(({ kind }) => kind === 'if')) return filterRemoval(wish)
  if (target === 'not') {
    const found = expressions(wish).flatMap((node) =>
      node.kind === 'not' ? [{ from: node.from, edit: { from: node.from, to: node.operand.from } }] : [],
    )
    return edited(found, '`not`', wish)
  }
  return target === 'self' ? selfRemoval(wish) : null
}

/** `[n for n in … if …]` without its condition. */
function filterRemoval(wish: Wish): Change | null {
  const found = expressions(wish).flatMap((node) => {
    const clause =
      node.kind === 'comprehension' ? node.clauses.find(({ conditions }) => conditions.length > 0) : undefined
    const last = clause?.conditions.at(-1)
    return clause && last ? [{ from: node.from, edit: { from: clause.iterable.to, to: last.to } }] : []
  })
  return edited(found, '`if`', wish)
}

/** `self.x = x` without its `self.`, or the parameter. */
function selfRemoval(wish: Wish): Change | null {
  const attributes = statements(wish).flatMap((node) =>
    node.kind === 'assign'
      ? node.targets.flatMap((target) =>
          target.kind === 'attribute' && target.value.kind === 'name' && target.value.name === 'self'
            ? [{ from: target.from, edit: { from: target.from, to: target.nameFrom } }]
            : [],
        )
      : [],
  )
  const ofFunction = statements(wish).some((node) => node.kind === 'function' && wish.frame.names.includes(node.name))
  const isParameter = ofFunction || /\b(?:parametro|parentesis|def|argumento|metodo|funcion)\b/.test(wish.said)
  const [first] = attributes
  if (!isParameter && first) return { edits: [{ ...(chosen(attributes, wish) ?? first).edit, text: '' }] }
  const parameters = statements(wish).flatMap((node) =>
    node.kind === 'function' && node.parameters[0]?.name === 'self'
      ? [{ from: node.from, name: node.name, edit: listItem(node.parameters, 0) }]
      : [],
  )
  const one =
    parameters.find(({ name }) => wish.frame.names.includes(name)) ?? chosen(parameters, wish) ?? parameters[0]
  return one ? { edits: [{ ...one.edit, text: '' }] } : null
}

/** A function or method that the program defines. */
function definitionRemoval(target: string, wish: Wish): Change | null {
  const node = statements(wish).find((each) => each.kind === 'function' && each.name.toLowerCase() === target)
  return node === undefined ? null : { edits: removeStatement(node, wish) }
}

const OWN_STATEMENTS = new Set([
  'return',
  'break',
  'continue',
  'global',
  'nonlocal',
  'pass',
  'raise',
  'import',
  'assert',
])
const BLOCKS = new Set(['if', 'else', 'elif', 'try', 'except', 'while', 'for', 'with', 'finally'])

function statementRemoval(target: string, wish: Wish): Change | null {
  if (BLOCKS.has(target)) return removeBlock(target, wish)
  const found = statements(wish).filter((node) => {
    if (OWN_STATEMENTS.has(target)) return node.kind === target || (target === 'import' && node.kind === 'import-from')
    return isCallOf(node, target)
  })
  if (found.length === 0) return null
  const whole = found.filter(({ from, to }) => wish.said.includes(wish.text.slice(from, to).toLowerCase()))
  const node = chosen(whole.length > 0 ? whole : found, wish)
  return node === null ? askWhich(`\`${target}\``, found, wish) : { edits: removeStatement(node, wish) }
}

/** A call on a line of its own: `print(x)`, `lista.sort()`; what only leads to another goes with it: `super().__init__()`. */
const isCallOf = (node: Statement, name: string) => {
  const call = node.kind === 'expression' && node.value.kind === 'call' ? node.value : null
  const led = call?.callee.kind === 'attribute' && call.callee.value.kind === 'call' ? call.callee.value : null
  return [call, led].some((each) => each !== null && calledName(each).toLowerCase() === name)
}

/** `int(x)` becomes `x`, `x.strip()` as well. */
function unwrapping(target: string, wish: Wish): Change | null {
  const name = target.split('.').at(-1) ?? target
  const found = callsIn(wish).filter((node) => calledName(node).toLowerCase() === name)
  if (found.length === 0) return null
  const node = chosen(found, wish)
  if (node === null) return askWhich(`\`${name}\``, found, wish)
  const inner = node.callee.kind === 'attribute' ? node.callee.value : node.arguments[0]?.value
  if (inner === undefined) return null
  return {
    edits: [
      { from: node.from, to: inner.from, text: '' },
      { from: inner.to, to: node.to, text: '' },
    ],
  }
}
