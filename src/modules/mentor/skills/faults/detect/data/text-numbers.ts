import { withoutAccents } from '~/platform/text/folded'
import type { Expression } from '../../../../python/ast'
import type { Edit } from '../../../../python/edit'
import { callTo, comparison, methodCall, nameOf, numberOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { inserted, replaced } from '../../../../python/program/line-edits'
import type { Scope, Spot } from '../../../../python/scope'
import { CERTAIN, type Detectors, LIKELY } from '../../found'
import { itemTypeOf, typeOf } from '../../type-of'

/** Texts that stand where numbers are meant. */
export const TEXT_NUMBERS: Detectors = {
  *'text-compared-with-number'(p) {
    for (const { node, scope } of p.spots('compare')) {
      const parts = comparison(node)
      if (!parts) continue
      const sides = [parts.left, parts.right]
      const text = sides.find((side) => typeOf(side, scope) === 'str' || isTyped(p, side, scope))
      const number = sides.find((side) => ['int', 'float'].includes(typeOf(side, scope) ?? ''))
      if (!text || !number || text.kind === 'string') continue
      yield {
        at: node,
        certainty: CERTAIN,
        facts: { name: p.text(text), number: p.text(number), kind: kindOf(p, text, number) },
        edits: isComparedAsText(p, text, node) ? quoted(number) : toNumber(p, text, scope, kindOf(p, text, number)),
      }
    }
  },

  *'text-looked-up-among-numbers'(p) {
    for (const { node, scope } of p.spots('compare')) {
      const parts = comparison(node)
      if (!parts?.operator.endsWith('in') || typeOf(parts.left, scope) !== 'str') continue
      if (itemTypeOf(parts.right, scope) !== 'int' && keyTypeOf(p, parts.right, scope) !== 'int') continue
      if (parts.left.kind === 'string') continue
      yield {
        at: node,
        certainty: CERTAIN,
        facts: { name: p.text(parts.left), numbers: p.text(parts.right) },
        edits: toNumber(p, parts.left, scope, 'int'),
      }
    }
    for (const { node, scope } of p.spots('call')) {
      const method = methodCall(node)
      const key = node.arguments[0]?.value
      if (method?.name !== 'get' || !key || key.kind === 'string' || typeOf(key, scope) !== 'str') continue
      if (keyTypeOf(p, method.object, scope) !== 'int') continue
      yield {
        at: node,
        certainty: CERTAIN,
        facts: { name: p.text(key), numbers: p.text(method.object) },
        edits: toNumber(p, key, scope, 'int'),
      }
    }
  },

  *'texts-joined-not-added'(p) {
    for (const { node, scope, parent } of p.spots('binary')) {
      if (node.operator !== '+' || parent?.node.kind === 'binary') continue
      const terms = termsOf(node)
      if (terms.length < 2 || !terms.every((term) => fromInput(p, term, scope))) continue
      if (terms.some((term) => speaksOfText(p, term, scope))) continue
      const kind = terms.some((term) => kindOf(p, term) === 'float') ? 'float' : 'int'
      const edits = terms.flatMap((term) => toNumber(p, term, scope, kind) ?? [])
      yield {
        at: node,
        certainty: terms.some((term) => speaksOfNumber(p, term, scope)) ? CERTAIN : 0.75,
        facts: { first: p.text(terms[0] ?? node), second: p.text(terms[1] ?? node), kind },
        edits: unique(edits),
      }
    }
    for (const place of p.places('augmented-assign')) {
      const { node, scope } = place
      if (node.operator !== '+' || node.target.kind !== 'name' || !fromInput(p, node.value, scope)) continue
      if (speaksOfText(p, node.value, scope) || typeOf(node.target, scope) !== 'str') continue
      const start = p.lastAssigned(node.target.name, scope, node.from)?.value
      if (start?.kind !== 'string' || start.value !== '' || !/total|suma|acum/i.test(node.target.name)) continue
      const edits = toNumber(p, node.value, scope, kindOf(p, node.value))
      yield {
        at: node,
        certainty: LIKELY,
        facts: { first: node.target.name, second: p.text(node.value), kind: kindOf(p, node.value) },
        edits: edits && [...edits, replaced(start, '0')],
      }
    }
  },

  *'text-repeated-not-multiplied'(p) {
    for (const { node, scope } of p.spots('binary')) {
      if (node.operator !== '*') continue
      const [text, factor] = fromInput(p, node.left, scope)
        ? [node.left, node.right]
        : fromInput(p, node.right, scope)
          ? [node.right, node.left]
          : []
      if (!text || !factor || speaksOfText(p, text, scope)) continue
      if (typeOf(factor, scope) !== 'int' && numberOf(factor) === null) continue
      yield {
        at: node,
        certainty: speaksOfNumber(p, text, scope) ? CERTAIN : 0.75,
        facts: { name: p.text(text), factor: p.text(factor), kind: kindOf(p, text) },
        edits: toNumber(p, text, scope, kindOf(p, text)),
      }
    }
    for (const { node, parent, scope } of p.spots('binary')) {
      if (node.operator !== '+' && node.operator !== '*') continue
      const isDigits = (side: Expression) => side.kind === 'string' && /^\d+$/.test(side.value)
      const isFactor = node.operator === '*' && (numberOf(node.right) !== null || isCounted(p, node.right, scope))
      if (!isDigits(node.left) || !(isDigits(node.right) || isFactor)) continue
      // Among texts that are joined the product is to be one, too.
      const isJoined = parent?.node.kind === 'binary' && parent.node.operator === '+'
      const sides = [
        ...[node.left, node.right].flatMap((side) => (side.kind === 'string' ? [replaced(side, side.value)] : [])),
        ...(isJoined ? [inserted(node.from, 'str('), inserted(node.to, ')')] : []),
      ]
      yield {
        at: node,
        certainty: LIKELY,
        facts: { name: p.text(node.left), factor: p.text(node.right), kind: 'int' },
        edits: sides,
      }
    }
  },

  *'numbers-ordered-as-texts'(p) {
    for (const { list, at, scope, key } of orderings(p)) {
      const how = textsOf(p, list, scope)
      if (!how) continue
      yield {
        at: how.at ?? at,
        certainty: CERTAIN,
        facts: { list: p.text(list), kind: how.kind },
        edits: how.edits ?? [key(how.kind)],
      }
    }
  },
}

const TEXT_WORDS =
  /nombre|apellid|palabra|texto|frase|ciudad|pais|letra|mensaje|calle|direcci|correo|email|titulo|color|animal|usuario|clave|contrase|telefono|codigo|dni|name|word|text/
const NUMBER_WORDS =
  /n[uú]m|edad|precio|cantidad|nota|a[nñ]os?|kilo|km|peso|altura|base|lado|radio|horas?|minutos?|d[ií]as?|importe|total|euros?|sueldo|salario|venta|gasto|temp|valor|sumando|entero|grados|puntos|metros|litros|age|price|number|cu[aá]nt/i
const REAL_WORDS =
  /precio|altura|peso|importe|sueldo|salario|nota|euros?|temp|metros|litros|kilos?|km|gasto|venta|medida|radio|price|decimal|media|tarifa|coste|costo/i

const termsOf = (node: Expression): Expression[] =>
  node.kind === 'binary' && node.operator === '+' ? [...termsOf(node.left), ...termsOf(node.right)] : [node]

const unique = (edits: Edit[]) => edits.filter((edit, at) => edits.findIndex(({ from }) => from === edit.from) === at)

/** A name that is bound more often is a pasted oddity, and looking at each binding for each use takes long. */
const MAX_BINDINGS = 40

/** The `input(...)` calls that a name or an expression stands for; empty if it is anything else. */
function inputsBehind(p: Program, node: Expression, scope: Scope): Expression[] {
  if (callTo(node, 'input')) return [node]
  const name = nameOf(node)
  if (!name) return []
  if (p.binds(name, scope).length > MAX_BINDINGS) return []
  const values = p
    .binds(name, scope)
    .map(({ form, value }) => (form === 'assign' ? value : null))
    // What it begins with says nothing of what is typed later.
    .filter((value) => numberOf(value) === null)
  return values.every((value) => callTo(value, 'input')) ? values.flatMap((value) => value ?? []) : []
}

const fromInput = (p: Program, node: Expression, scope: Scope) => inputsBehind(p, node, scope).length > 0

/** A name that begins with a number and then only holds what is typed. */
const isTyped = (p: Program, node: Expression, scope: Scope) => node.kind === 'name' && fromInput(p, node, scope)

/** The name and the prompts: what people call the thing that is typed. */
const wordsFor = (p: Program, node: Expression, scope: Scope) =>
  [p.text(node), ...inputsBehind(p, node, scope).map((input) => p.text(input))]
    .join(' ')
    .replaceAll('input', '')
    .toLowerCase()
const speaksOfText = (p: Program, node: Expression, scope: Scope) =>
  TEXT_WORDS.test(withoutAccents(wordsFor(p, node, scope)))
const speaksOfNumber = (p: Program, node: Expression, scope: Scope) =>
  NUMBER_WORDS.test(wordsFor(p, node, scope)) || /^[a-z]\d?$/.test(p.text(node))

function kindOf(p: Program, text: Expression, number?: Expression): 'int' | 'float' {
  if (number?.kind === 'number' && number.text.includes('.')) return 'float'
  return REAL_WORDS.test(p.text(text)) ? 'float' : 'int'
}

/** Whether a name is compared with texts in other places: an option of a menu is one here, too. */
export const isComparedAsText = (p: Program, text: Expression, here: Expression) =>
  p.spots('compare').some(({ node }) => {
    const parts = node === here ? null : comparison(node)
    return (
      (parts?.operator === '==' || parts?.operator === '!=') &&
      p.text(parts.left) === p.text(text) &&
      parts.right.kind === 'string'
    )
  })

const quoted = (number: Expression): Edit[] | null =>
  number.kind === 'number' ? [inserted(number.from, '"'), inserted(number.to, '"')] : null

/** Wraps each `input(...)` behind an expression, or the expression itself. */
function toNumber(p: Program, node: Expression, scope: Scope, kind: 'int' | 'float'): Edit[] {
  const inputs = inputsBehind(p, node, scope)
  return (inputs.length > 0 ? inputs : [node]).flatMap(({ from, to }) => [
    inserted(from, `${kind}(`),
    inserted(to, ')'),
  ])
}

function keyTypeOf(p: Program, node: Expression, scope: Scope) {
  const name = nameOf(node)
  const value = node.kind === 'dict' ? node : name ? p.binds(name, scope)[0]?.value : null
  if (value?.kind !== 'dict' || value.entries.length === 0) return null
  return value.entries.every(({ key }) => key !== null && numberOf(key) !== null) ? 'int' : null
}

type Ordering = { list: Expression; at: Expression; scope: Scope; key: (kind: string) => Edit }

/** Calls that put a list in order or take its greatest, without a key. */
function orderings(p: Program): Ordering[] {
  return p.spots('call').flatMap(({ node, scope }: Spot<Extract<Expression, { kind: 'call' }>>): Ordering[] => {
    if (node.arguments.some(({ name }) => name === 'key')) return []
    const method = methodCall(node)
    const list =
      callTo(node, 'max', 'min', 'sorted') && node.arguments[0]?.form === 'positional'
        ? node.arguments[0].value
        : method?.name === 'sort'
          ? method.object
          : null
    if (!list || (!method && node.arguments.filter(({ form }) => form === 'positional').length !== 1)) return []
    const comma = node.arguments.length > 0 ? ', ' : ''
    return [{ list, at: node, scope, key: (kind) => inserted(node.to - 1, `${comma}key=${kind}`) }]
  })
}

/** Whether a list holds typed or quoted numbers, and how they become numbers where they come in. */
function textsOf(
  p: Program,
  list: Expression,
  scope: Scope,
): { kind: 'int' | 'float'; edits?: Edit[]; at?: Expression } | null {
  const name = nameOf(list)
  const values = name ? p.binds(name, scope).map(({ value }) => value) : [list]
  const [first] = values
  if (!first || values.length !== 1) return null
  if (
    first.kind === 'list' &&
    first.items.length > 1 &&
    first.items.every((item) => item.kind === 'string' && /^\d+(\.\d+)?$/.test(item.value))
  ) {
    return { kind: first.items.some((item) => item.kind === 'string' && item.value.includes('.')) ? 'float' : 'int' }
  }
  const split = methodCall(first)
  if (split?.name === 'split' && split.object.kind === 'string' && areNumbers(split.object.value))
    return { kind: split.object.value.includes('.') ? 'float' : 'int' }
  if (split?.name === 'split' && fromInput(p, split.object, scope) && !speaksOfText(p, list, scope)) {
    const kind = kindOf(p, list)
    if (!speaksOfNumber(p, split.object, scope) && !speaksOfNumber(p, list, scope)) return null
    return { kind, edits: [inserted(first.from, `list(map(${kind}, `), inserted(first.to, '))')], at: first }
  }
  return name && first.kind === 'list' && first.items.length === 0 ? appendedInputs(p, name, scope) : null
}

/** «23 9 100», «4,12,7»: numbers only. */
const areNumbers = (text: string) => /^\s*\d+(?:\.\d+)?(?:[\s,;|-]+\d+(?:\.\d+)?)+\s*$/.test(text)

function appendedInputs(p: Program, name: string, scope: Scope): ReturnType<typeof textsOf> {
  const added = p.spots('call').flatMap(({ node }) => {
    const method = methodCall(node)
    return method?.name === 'append' && nameOf(method.object) === name ? (node.arguments[0]?.value ?? []) : []
  })
  const [first] = added
  if (
    !first ||
    !added.every((value) => fromInput(p, value, scope)) ||
    speaksOfText(p, first, scope) ||
    speaksOfText(p, { kind: 'name', name, from: 0, to: 0 }, scope)
  )
    return null
  if (!speaksOfNumber(p, first, scope) && !NUMBER_WORDS.test(name)) return null
  const kind = kindOf(p, first)
  return { kind, at: first, edits: unique(added.flatMap((value) => toNumber(p, value, scope, kind))) }
}

/** `i` of `for i in range(…)`. */
const isCounted = (p: Program, node: Expression, scope: Scope) =>
  node.kind === 'name' &&
  p.binds(node.name, scope).every(({ form, value }) => form === 'for' && callTo(value, 'range') !== null)
