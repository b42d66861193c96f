import type { Expression, ExpressionOf, Statement, StatementOf } from '../../../python/ast'
import { boundBy } from '../../../python/evaluate/statements/scope'
import { CHANGES_IN_PLACE } from '../../../python/in-place'
import { allExpressions, sameScope, statementsIn } from '../../../python/walk'
import { type Idiom, listed, quote, type Source } from './idiom'
import { calledName } from './in-calls'
import { firstValue, IN_PLACE } from './in-surprises'
import { isText } from './in-values'

/** What a name stands for after a statement: an iterator that is spent, a list of somebody else's, a loop's variable. */
export function inNames(node: Statement, source: Source): Idiom[] {
  if (node.kind === 'assign')
    return [...inSpent(node, source), ...inChain(node, source), ...inSliceAssign(node, source)]
  if (node.kind === 'with') return inReadTwice(node, source)
  if (node.kind === 'for') return inRebound(node, source)
  if (node.kind === 'function') return [...inChanged(node, source), ...inReboundParameter(node, source)]
  return node.kind === 'expression' ? inUnchangedText(node.value, source) : []
}

const ITERATORS = /^(?:map|filter|zip|reversed|enumerate|iter)$/
const CONSUMERS = /^(?:list|tuple|sum|max|min|sorted|set|dict|join)$/

/** `pares = filter(…)` that is run through twice. */
function inSpent({ targets: [target], value, from, to }: StatementOf<'assign'>, source: Source): Idiom[] {
  const what =
    value.kind === 'comprehension' && value.form === 'generator'
      ? 'una expresión generadora'
      : value.kind === 'call' && value.callee.kind === 'name' && ITERATORS.test(value.callee.name)
        ? `lo que da \`${value.callee.name}\``
        : null
  if (target?.kind !== 'name' || what === null) return []
  if ([...statementsIn(source.module.body)].filter((each) => boundBy(each).includes(target.name)).length !== 1)
    return []
  const [first, second] = passesOf(target.name, source.module.body)
  if (first === undefined || second === undefined) return []
  const slots = {
    name: quote(source, target),
    what,
    first: `${source.lines.lineAt(first.from)}`,
    second: `${source.lines.lineAt(second.from)}`,
    fixed: `${target.name} = list(${source.module.source.slice(value.from, value.to)})`,
  }
  return [{ name: 'spent-iterator', from, to, slots }]
}

/** Where all of what a name holds is gone through, by the order of the source. */
function passesOf(name: string, body: readonly Statement[]): Expression[] {
  const isOwn = (node: Expression | undefined) => node?.kind === 'name' && node.name === name
  const loops = [...statementsIn(body)].flatMap((each) =>
    each.kind === 'for' && isOwn(each.iterable) && ![...statementsIn(each.body)].some(({ kind }) => kind === 'break')
      ? [each.iterable]
      : [],
  )
  const parts = [...allExpressions(body)].flatMap((part) => {
    if (part.kind === 'call') return CONSUMERS.test(calledName(part)) && isOwn(part.arguments[0]?.value) ? [part] : []
    const outer = part.kind === 'comprehension' ? part.clauses[0] : undefined
    return outer !== undefined && isOwn(outer.iterable) ? [outer.iterable] : []
  })
  return [...loops, ...parts].toSorted((a, b) => a.from - b.from)
}

/** A file that is read to its end twice: `for linea in f` after `f.read()`. */
function inReadTwice({ items, body, from, to }: StatementOf<'with'>, source: Source): Idiom[] {
  for (const { context, target } of items) {
    if (target?.kind !== 'name' || context.kind !== 'call' || !/^(?:open|reader|DictReader)$/.test(calledName(context)))
      continue
    const calls = [...allExpressions(body)].filter(
      (part) =>
        part.kind === 'call' &&
        part.callee.kind === 'attribute' &&
        part.callee.value.kind === 'name' &&
        part.callee.value.name === target.name,
    )
    if (calls.some((part) => part.kind === 'call' && calledName(part) === 'seek')) continue
    const reads = calls.filter(
      (part) => part.kind === 'call' && /^(?:read|readlines)$/.test(calledName(part)) && part.arguments.length === 0,
    )
    const [first, second] = [...passesOf(target.name, body), ...reads].toSorted((a, b) => a.from - b.from)
    if (first === undefined || second === undefined) continue
    const slots = {
      name: quote(source, target),
      what: 'un archivo abierto, que se lee con un **cursor** que avanza hasta el **final**',
      first: `${source.lines.lineAt(first.from)}`,
      second: `${source.lines.lineAt(second.from)}`,
      fixed: `${target.name}.seek(0)\` entre los dos, que vuelve al principio, o una lista: \`lineas = ${target.name}.readlines()`,
    }
    return [{ name: 'spent-iterator', from, to, slots }]
  }
  return []
}

/** `a = b = []`. */
function inChain({ targets, value, from, to }: StatementOf<'assign'>, source: Source): Idiom[] {
  if (targets.length < 2) return []
  const shared = IN_PLACE.has(value.kind)
    ? ' Ojo: lo que hay a la derecha se puede cambiar por dentro y es **el mismo objeto** para todos, así que lo que cambies por un nombre se ve por los otros.'
    : ''
  const slots = {
    whole: quote(source, { from, to }),
    names: listed(targets.map((each) => quote(source, each))),
    shared,
  }
  return [{ name: 'chained-assign', from, to, slots }]
}

/** `a[1:3] = […]` of a list. */
function inSliceAssign({ targets: [target], value, from, to }: StatementOf<'assign'>, source: Source): Idiom[] {
  if (target?.kind !== 'subscript' || target.index.kind !== 'slice' || target.value.kind !== 'name') return []
  if (!LISTS.has(firstValue(target.value.name, source)?.kind ?? '')) return []
  const slots = {
    whole: quote(source, { from, to }),
    part: quote(source, target),
    list: quote(source, target.value),
    value: quote(source, value),
  }
  return [{ name: 'slice-assign', from, to, slots }]
}
const LISTS = new Set<string>(['list', 'comprehension'])

/** `for x in precios: x = x * 2`. */
function inRebound({ target, iterable, body }: StatementOf<'for'>, source: Source): Idiom[] {
  if (target.kind !== 'name') return []
  const isOwn = (node: Expression | undefined) => node?.kind === 'name' && node.name === target.name
  const change = [...statementsIn(body, sameScope)].find(
    (each) =>
      (each.kind === 'augmented-assign' && isOwn(each.target)) || (each.kind === 'assign' && each.targets.some(isOwn)),
  )
  if (change === undefined) return []
  const [whole, name] = [quote(source, change), quote(source, target)]
  const place = { from: change.from, to: change.to }
  if (iterable.kind === 'call' && calledName(iterable) === 'range')
    return [
      {
        name: 'loop-rebound',
        ...place,
        slots: {
          whole,
          name,
          why: `el siguiente número lo pone ${quote(source, iterable)}, así que no se saltan vueltas. Para decidir tú el salto hace falta un \`while\`.`,
        },
      },
    ]
  if (iterable.kind !== 'name') return []
  const list = iterable.name
  const why = `en la vuelta siguiente recibe otro elemento, y \`${list}\` **se queda igual**. Para cambiar la lista: \`for i, ${target.name} in enumerate(${list}): ${list}[i] = …\`, o haz una nueva con una comprensión.`
  return [{ name: 'loop-rebound', ...place, slots: { whole, name, why } }]
}

/** `def f(l): l = […]` that gives nothing back. */
function inReboundParameter(node: StatementOf<'function'>, source: Source): Idiom[] {
  const own = [...statementsIn(node.body, sameScope)]
  if (own.some((each) => (each.kind === 'return' && each.value !== null) || each.kind === 'global')) return []
  for (const [at, { name }] of node.parameters.entries()) {
    const bound = own.find(
      (each) => each.kind === 'assign' && each.targets.some((target) => target.kind === 'name' && target.name === name),
    )
    const call = [...statementsIn(source.module.body)].find(
      (each) => each.kind === 'expression' && each.value.kind === 'call' && calledName(each.value) === node.name,
    )
    const given =
      call?.kind === 'expression' && call.value.kind === 'call' ? call.value.arguments[at]?.value : undefined
    if (bound === undefined || given?.kind !== 'name' || given.name === name) continue
    const isObject = IN_PLACE.has(firstValue(given.name, source)?.kind ?? '')
    const slots = {
      whole: quote(source, bound),
      name: `\`${name}\``,
      function: `\`${node.name}\``,
      given: `\`${given.name}\``,
      fixed: `${given.name} = ${node.name}(${given.name})`,
      plain: name,
      more: isObject
        ? ` En cambio, lo que modifica **el mismo objeto** por dentro (\`${name}.append(…)\`, \`${name}[0] = …\`) sí se ve fuera.`
        : '',
    }
    return [{ name: 'parameter-rebound', from: bound.from, to: bound.to, slots }]
  }
  return []
}

/** Where a function changes in place what it did not make. */
function inChanged(node: StatementOf<'function'>, source: Source): Idiom[] {
  const bound = new Set([...statementsIn(node.body, sameScope)].flatMap(boundBy))
  const changes = changesIn(node.body)
  const parameters = node.parameters.map(({ name }) => name)
  for (const { whole, on } of changes) {
    const at = parameters.indexOf(on.name)
    const place = { from: whole.from, to: whole.to }
    const slots = { whole: quote(source, whole), function: `\`${node.name}\``, name: `\`${on.name}\``, plain: on.name }
    if (bound.has(on.name)) continue
    if (at === -1) {
      if (IN_PLACE.has(firstValue(on.name, source)?.kind ?? '')) return [{ name: 'outer-change', ...place, slots }]
      continue
    }
    const call = [...allExpressions(source.module)].find(
      (part) => part.kind === 'call' && part.callee.kind === 'name' && part.callee.name === node.name,
    )
    const given = call?.kind === 'call' ? call.arguments[at]?.value : undefined
    if (call === undefined || given?.kind !== 'name') continue
    const line = `${source.lines.lineAt(call.from)}`
    return [{ name: 'parameter-change', ...place, slots: { ...slots, given: quote(source, given), line } }]
  }
  return []
}

type Change = { whole: Expression | Statement; on: ExpressionOf<'name'> }

function changesIn(body: readonly Statement[]): Change[] {
  return [...statementsIn(body, sameScope)].flatMap((each): Change[] => {
    if (each.kind === 'expression') {
      const { value } = each
      const callee = value.kind === 'call' ? value.callee : null
      return callee?.kind === 'attribute' && CHANGES_IN_PLACE.has(callee.name) && callee.value.kind === 'name'
        ? [{ whole: value, on: callee.value }]
        : []
    }
    const targets = each.kind === 'assign' ? each.targets : each.kind === 'augmented-assign' ? [each.target] : []
    return targets.flatMap((target) =>
      target.kind === 'subscript' && target.value.kind === 'name' ? [{ whole: each, on: target.value }] : [],
    )
  })
}

const GIVES_TEXT = /^(?:upper|lower|title|capitalize|strip|lstrip|rstrip|replace|center|zfill|casefold|swapcase)$/

/** `nombre.upper()` on a line of its own. */
function inUnchangedText(node: Expression, source: Source): Idiom[] {
  const callee = node.kind === 'call' ? node.callee : null
  if (callee?.kind !== 'attribute' || !GIVES_TEXT.test(callee.name) || callee.value.kind !== 'name') return []
  if (!isText(callee.value, source)) return []
  const slots = {
    whole: quote(source, node),
    name: quote(source, callee.value),
    method: `\`.${callee.name}()\``,
    fixed: `${callee.value.name} = ${source.module.source.slice(node.from, node.to)}`,
  }
  return [{ name: 'text-unchanged', from: node.from, to: node.to, slots }]
}
