import type { Expression, ExpressionOf, Statement } from '../../../python/ast'
import type { Edit } from '../../../python/edit'
import { argumentsOf, callTo, methodCall, nameOf } from '../../../python/program/expression-shapes'
import type { Program } from '../../../python/program/indexed-program'
import { addedBefore, inserted, replaced } from '../../../python/program/line-edits'
import type { Place, Scope, Spot } from '../../../python/scope'
import { CERTAIN, type Detectors } from '../found'
import { typeOf } from '../type-of'

/** Lines of a console, which shows by itself what they give: nobody misses anything. */
const isConsole = (p: Program) =>
  !/\bprint\(/.test(p.source) &&
  p.body.every(({ kind }) => kind === 'expression' || kind === 'assign' || kind === 'import') &&
  p.says(/\b(?:da|dan|me parece|por ?que|xq|pq)\b/) &&
  !p.says(/\b(?:nada|no (?:se |me |lo |la )?(?:imprime|muestra|sale|ve|cambia|guarda|modifica|hace))\b/)

/** Results that nobody keeps, and calls whose result is None. */
export const RESULTS: Detectors = {
  *'text-result-lost'(p) {
    if (isConsole(p)) return
    for (const { node, scope } of p.places('expression')) {
      const method = methodCall(node.value)
      if (!method || !TEXT_METHODS.has(method.name) || p.hasMethod(method.name)) continue
      // `window.title("…")` is no method of texts: those take nothing.
      if (WITHOUT_ARGUMENTS.has(method.name) && method.call.arguments.length > 0) continue
      const root = rootName(method.object)
      const type = typeOf(method.object, scope)
      if (type !== 'str' && (type !== null || !root || isModule(p, root, scope) || AMBIGUOUS.has(method.name))) continue
      if (AMBIGUOUS.has(method.name) && type !== 'str') continue
      yield {
        at: node,
        certainty: type === 'str' ? CERTAIN : 0.85,
        facts: { call: p.text(node.value), method: `.${method.name}()`, text: p.text(method.object) },
        edits: root ? [inserted(node.from, `${root} = `)] : null,
      }
    }
  },

  *'function-result-lost'(p) {
    if (isConsole(p)) return
    for (const { node, scope, parent } of p.places('expression')) {
      const call = callTo(node.value, ...PURE)
      const name = call && nameOf(call.callee)
      const [first] = call ? (argumentsOf(call) ?? []) : []
      if (!call || !name || !first || p.binds(name, scope).length > 0 || parent?.node.kind === 'try') continue
      const target = nameOf(first)
      yield {
        at: node,
        certainty: CERTAIN,
        facts: {
          call: p.text(call),
          function: `${name}()`,
          mended: target ? `${target} = ${p.text(call)}` : `print(${p.text(call)})`,
        },
        edits:
          target && !SUMMARIES.has(name)
            ? [inserted(node.from, `${target} = `)]
            : [inserted(node.from, 'print('), inserted(node.to, ')')],
      }
    }
  },

  *'assigned-none'(p) {
    for (const { node, scope } of p.places('assign')) {
      const found = noneCall(p, node.value, scope)
      const target = nameOf(node.targets[0])
      if (!found || !target || node.targets.length !== 1) continue
      yield {
        at: node,
        certainty: CERTAIN,
        facts: { name: target, call: p.text(node.value), method: found.label },
        edits: mendAssigned(p, node, target, found),
      }
    }
  },

  *'used-none'(p) {
    for (const spot of p.spots('call')) {
      const { node, parent, place } = spot
      const found = noneCall(p, node, spot.scope)
      if (!found || found.label === 'print()') continue
      const isReturned = place.node.kind === 'return' && place.node.value === node
      const isLooped = place.node.kind === 'for' && place.node.iterable === node
      const isShown =
        parent?.node.kind === 'call' &&
        ['print', 'len', 'str', 'list', 'tuple', 'sum', 'max', 'min', 'sorted'].includes(
          nameOf(parent.node.callee) ?? '',
        )
      const isCompared = parent?.node.kind === 'compare'
      if (!isShown && !isReturned && !isLooped && !isCompared) continue
      yield {
        at: node,
        certainty: CERTAIN,
        facts: { call: p.text(node), method: found.label, receiver: found.receiver },
        edits: found.receiver === p.text(node) ? null : splitOff(p, place, node, found),
      }
    }
    for (const { node, parent, scope } of p.spots('call')) {
      if (!callTo(node, 'print') || !callTo(parent?.node, 'print') || p.binds('print', scope).length > 0 || !parent)
        continue
      const inner = parent.node.kind === 'call' && parent.node.arguments.length === 1
      yield {
        at: parent.node,
        certainty: CERTAIN,
        facts: { call: p.text(node), method: 'print()', receiver: 'print' },
        edits: inner ? [replaced(parent.node, p.text(node))] : null,
      }
    }
  },

  *'method-not-called'(p) {
    for (const { node, parent, place, scope } of p.spots('attribute')) {
      if (parent?.node.kind === 'attribute' || isCallee(parent, node) || !isUnderstood(p, node, scope)) continue
      if (isStored(place.node, node)) continue
      const isAlone = place.node.kind === 'expression' && place.node.value === node
      const isUsed =
        parent === null
          ? place.node.kind === 'assign' ||
            place.node.kind === 'if' ||
            place.node.kind === 'while' ||
            place.node.kind === 'for'
          : parent.node.kind === 'boolean-operation' ||
            parent.node.kind === 'not' ||
            parent.node.kind === 'compare' ||
            parent.node.kind === 'binary' ||
            parent.node.kind === 'format-string' ||
            callTo(parent.node, 'print', 'len', 'str', 'int', 'float', 'sorted', 'list')
      if (!isAlone && !isUsed) continue
      yield {
        at: node,
        certainty: CERTAIN,
        facts: { written: p.text(node), mended: `${p.text(node)}()` },
        edits: [inserted(node.to, '()')],
      }
    }
  },

  *'function-not-called'(p) {
    for (const { node, parent, place, scope } of p.spots('name')) {
      const callee = p.functionNamed(node.name, scope)
      if (!callee || isCallee(parent, node) || callee.node.decorators.length > 0) continue
      const isAlone = place.node.kind === 'expression' && place.node.value === node
      const isTest =
        (place.node.kind === 'if' || place.node.kind === 'while') &&
        (place.node.test === node || parent?.node.kind === 'not' || parent?.node.kind === 'boolean-operation')
      const isUsed =
        parent?.node.kind === 'compare' ||
        parent?.node.kind === 'binary' ||
        parent?.node.kind === 'format-string' ||
        (callTo(parent?.node, 'print', 'str', 'int', 'float', 'len') !== null && place.node.kind === 'expression')
      if (!isAlone && !isTest && !isUsed) continue
      const needs = callee.node.parameters.filter(({ standard, form }) => standard === null && form === 'positional')
      const given = needs.map(({ name }) => (p.binds(name, scope).length > 0 ? name : null))
      yield {
        at: node,
        certainty: CERTAIN,
        facts: { name: node.name, mended: `${node.name}(${needs.map(({ name }) => name).join(', ')})` },
        edits: given.includes(null) ? null : [inserted(node.to, `(${given.join(', ')})`)],
      }
    }
  },
}

const WITHOUT_ARGUMENTS = new Set(['upper', 'lower', 'title', 'capitalize', 'swapcase', 'casefold'])
const TEXT_METHODS = new Set(
  'upper lower strip lstrip rstrip title capitalize replace swapcase zfill center ljust rjust casefold removeprefix removesuffix format'.split(
    ' ',
  ),
)

/** Other things have these, too, and theirs may change something: `Path.replace` moves a file. */
const AMBIGUOUS = new Set(['format', 'center', 'replace'])

const PURE = [
  'sorted',
  'reversed',
  'round',
  'int',
  'float',
  'str',
  'abs',
  'len',
  'sum',
  'max',
  'min',
  'list',
  'set',
  'tuple',
  'bool',
]

const SUMMARIES = new Set(['len', 'sum', 'max', 'min'])

const LIST_CHANGES = new Set(['sort', 'append', 'reverse', 'extend', 'insert', 'remove', 'clear'])

const KNOWN_METHODS = new Set(
  'upper lower strip title capitalize split sort reverse close read readlines items keys values copy isdigit isalpha isupper islower isnumeric pop clear casefold splitlines readline'.split(
    ' ',
  ),
)

type NoneCall = { label: string; receiver: string; name: string; argument: Expression | undefined }

/** A call that changes something and gives None back. */
function noneCall(p: Program, node: Expression, scope: Scope): NoneCall | null {
  const argument = node.kind === 'call' ? node.arguments[0]?.value : undefined
  if (callTo(node, 'print') && p.binds('print', scope).length === 0)
    return { label: 'print()', receiver: p.text(node), name: 'print', argument }
  const method = methodCall(node)
  if (!method || p.hasMethod(method.name)) return null
  if (method.name === 'shuffle' && argument)
    return { label: 'shuffle()', receiver: p.text(argument), name: 'shuffle', argument }
  const type = typeOf(method.object, scope)
  const isList =
    type === 'list' ||
    (type === null && method.object.kind !== 'call' && ['sort', 'append', 'reverse', 'extend'].includes(method.name))
  const isOther = (type === 'set' && method.name === 'add') || (type === 'dict' && method.name === 'update')
  if (!isOther && (!isList || !LIST_CHANGES.has(method.name))) return null
  if (isModule(p, rootName(method.object) ?? '', scope)) return null
  return { label: `.${method.name}()`, receiver: p.text(method.object), name: method.name, argument }
}

function mendAssigned(
  p: Program,
  node: Extract<Statement, { kind: 'assign' }>,
  target: string,
  found: NoneCall,
): Edit[] | null {
  const call = p.text(node.value)
  if (found.name === 'print' && node.value.kind === 'call') {
    const [only] = node.value.arguments
    return node.value.arguments.length === 1 && only ? [replaced(node.value, p.text(only.value))] : null
  }
  if (target === found.receiver || found.name === 'append' || found.name === 'extend') {
    if (target === found.receiver) return [replaced(p.whole(node), call)]
  }
  if (found.name === 'sort' && node.value.kind === 'call') {
    const rest = node.value.arguments.map((argument) => `, ${p.text(argument)}`).join('')
    return [replaced(node.value, `sorted(${found.receiver}${rest})`)]
  }
  if (found.name === 'reverse') return [replaced(node.value, `${found.receiver}[::-1]`)]
  const before = addedBefore(p, node, call)
  return before && [...before, replaced(node.value, found.receiver)]
}

function splitOff(p: Program, place: Place, node: ExpressionOf<'call'>, found: NoneCall): Edit[] | null {
  if (place.node.kind === 'while' || (place.node.kind === 'if' && place.node.isElif)) return null
  const before = addedBefore(p, place.node, p.text(node)) ?? [
    inserted(place.node.from, `${p.text(node)}\n${' '.repeat(p.lines.columnAt(place.node.from))}`),
  ]
  return [...before, replaced(p.whole(node), found.receiver)]
}

function rootName(node: Expression): string | null {
  if (node.kind === 'name') return node.name
  const method = methodCall(node)
  return method ? rootName(method.object) : null
}

const isModule = (p: Program, name: string, scope: Scope) => p.binds(name, scope).some(({ form }) => form === 'import')

const isCallee = (parent: Spot | null, node: Expression) => parent?.node.kind === 'call' && parent.node.callee === node

/** Whether an attribute is surely a method: of a text, list, dict, file, or of an object of a class here. */
function isUnderstood(p: Program, node: ExpressionOf<'attribute'>, scope: Scope): boolean {
  const root = nameOf(node.value)
  if (!root && node.value.kind !== 'string' && node.value.kind !== 'call') return false
  const type = typeOf(node.value, scope)
  if (KNOWN_METHODS.has(node.name) && (type === 'str' || type === 'list' || type === 'dict' || type === 'set'))
    return true
  const made = root ? p.binds(root, scope)[0] : undefined
  if (KNOWN_METHODS.has(node.name) && callTo(made?.value, 'open')) return true
  const kind = callTo(made?.value)
  const ofClass = kind && p.places('class').find(({ node: { name } }) => name === nameOf(kind.callee))
  if (!ofClass) return false
  return ofClass.node.body.some(
    (inner) => inner.kind === 'function' && inner.name === node.name && inner.decorators.length === 0,
  )
}

/** `x.sort = …` sets, `callback = x.method` may be meant. */
const isStored = (node: Statement, attribute: Expression) =>
  node.kind === 'assign' && (node.targets.includes(attribute) || node.targets.some(({ kind }) => kind === 'attribute'))
