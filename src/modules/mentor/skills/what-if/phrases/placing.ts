import type { Expression, Range, StatementOf } from '../../../python/ast'
import { boundBy } from '../../../python/evaluate/statements/scope'
import { tokensOf } from '../../../python/tokens'
import { calledName } from '../../explain/idioms/in-calls'
import { type Change, callsIn, chosen, expressions, statements, type Wish } from '../change'
import { called, ownFunctions } from '../changes/names'
import type { NewCode } from './new-code'

const replacedBy = ({ from, to }: Range, text: string): Change => ({ edits: [{ from, to, text }] })

/** Where new code belongs that takes the place of something: what is most like it in the program. Null where nothing is. */
export function placed(code: NewCode, wish: Wish): Change | null {
  if (code.form === 'head') return headPlaced(code, wish)
  if (code.form === 'tail') return tailPlaced(code, wish)
  const { node } = code
  if (node.kind === 'assign' || node.kind === 'augmented-assign') return givenPlaced(code, wish)
  if (node.kind === 'return') {
    const place = chosen(
      statements(wish).filter(({ kind }) => kind === 'return'),
      wish,
    )
    return place && replacedBy(place, code.text)
  }
  return node.kind === 'expression' ? expressionPlaced(node.value, code.text, wish) : null
}

/** `while n > 0`: the head of the only block of its kind. */
function headPlaced({ node, text }: NewCode, wish: Wish): Change | null {
  const place = chosen(
    statements(wish).filter(({ kind }) => kind === node.kind),
    wish,
  )
  if (place === null) return null
  const head =
    place.kind === 'if' || place.kind === 'while'
      ? place.test
      : place.kind === 'for'
        ? { from: place.target.from, to: place.iterable.to }
        : null
  const inner = text.replace(/^\s*(?:if|elif|while|for)\s+/, '').replace(/:\s*$/, '')
  return head && replacedBy(head, inner)
}

const FAMILIES = [/^(?:[<>]=?|[=!]=)$/, /^(?:[-+*/%]|\/\/|\*\*)$/, /^(?:[-+*/%]|\/\/|\*\*)=$/]

/** `<= 3`: in the place of the only sign of its family, with what stands behind it. */
function tailPlaced({ text }: NewCode, wish: Wish): Change | null {
  const [sign] = tokensOf(text)
  const family = FAMILIES.find((signs) => signs.test(sign?.text ?? ''))
  if (!sign || !family) return null
  const places = [
    ...expressions(wish).flatMap((node): Range[] => {
      const [only, more] = node.kind === 'compare' ? node.comparisons : []
      if (node.kind === 'compare' && only && !more) return [{ from: node.left.to, to: only.right.to }]
      return node.kind === 'binary' ? [{ from: node.left.to, to: node.right.to }] : []
    }),
    ...statements(wish).flatMap((node): Range[] =>
      node.kind === 'augmented-assign' ? [{ from: node.target.to, to: node.value.to }] : [],
    ),
  ].filter(({ from, to }) => family.test(tokensOf(wish.text.slice(from, to))[0]?.text ?? ''))
  const same = places.filter(({ from, to }) => tokensOf(wish.text.slice(from, to))[0]?.text === sign.text)
  const place = chosen(same.length > 0 ? same : places, wish)
  return place && replacedBy(place, ` ${text}`)
}

type Given = StatementOf<'assign'> | StatementOf<'augmented-assign'>
const isGiven = (node: { kind: string }): node is Given => node.kind === 'assign' || node.kind === 'augmented-assign'
const targetOf = (node: Given) => (node.kind === 'assign' ? node.targets[0] : node.target)

/** `total = p`: the statement that gives the same name its value, of several the one whose value is most like it. */
function givenPlaced({ node, text }: NewCode, wish: Wish): Change | null {
  if (!isGiven(node)) return null
  const target = targetOf(node)
  const name = target && text.slice(target.from, target.to)
  const same = statements(wish).filter((each): each is Given => {
    const own = isGiven(each) ? targetOf(each) : undefined
    return own !== undefined && wish.text.slice(own.from, own.to) === name
  })
  const known = same.filter((each) => readsWhatIsThere(node.value, each, { text, wish }))
  const places = known.length > 0 ? known : same
  const [only] = places
  if (only === undefined) return null
  const place =
    places.length === 1
      ? only
      : (chosenByWords(places, wish) ??
        spokenOf(places, wish) ??
        (isLiteral(node.value) ? only : mostAlike(places, text, wish)))
  return place && replacedBy(place, text)
}

/** What the message before was about. */
const spokenOf = <Node extends Range>(nodes: readonly Node[], { before, text }: Wish): Node | null =>
  nodes.find(({ from, to }) => before.includes(text.slice(from, to).toLowerCase())) ?? null

/** A name begins with what is no work. */
const isLiteral = ({ kind }: Expression) => /^(?:number|string|boolean|none|unary|list|dict)$/.test(kind)

/** Whether all names of the program that a new value reads have a value before that place. */
function readsWhatIsThere(value: Expression, place: Range, { text, wish }: { text: string; wish: Wish }): boolean {
  const read = new Set(
    tokensOf(text.slice(value.from, value.to)).flatMap(({ is, text: name }) => (is === 'name' ? name : [])),
  )
  const bound = statements(wish).map((each) => ({ from: each.from, names: boundBy(each) }))
  return [...read].every((name) => {
    const places = bound.filter(({ names }) => names.includes(name))
    return places.length === 0 || places.some(({ from }) => from < place.from)
  })
}

/** «al principio»: where several could be meant. */
function chosenByWords<Node extends Range>(nodes: readonly Node[], wish: Wish): Node | null {
  return (
    nodes.find(({ from }) => wish.frame.lines.includes(wish.source.lines.lineAt(from))) ??
    (/\b(?:principio|inicio|comienzo|arriba|empez\w+)\b/.test(wish.said) ? (nodes[0] ?? null) : null)
  )
}

function mostAlike<Node extends Range>(nodes: readonly Node[], text: string, wish: Wish): Node | null {
  const words = new Set(tokensOf(text).map((token) => token.text))
  const scored = nodes.map((node) => {
    const own = tokensOf(wish.text.slice(node.from, node.to))
    return { node, score: own.filter((token) => words.has(token.text)).length / Math.max(own.length, words.size) }
  })
  return scored.toSorted((a, b) => b.score - a.score)[0]?.node ?? null
}

function expressionPlaced(node: Expression, text: string, wish: Wish): Change | null {
  const piece = (part: Range) => text.slice(part.from, part.to)
  const own = (part: Range) => wish.text.slice(part.from, part.to)
  if (node.kind === 'call') return callPlaced(node, text, wish)
  if (node.kind === 'compare' || node.kind === 'boolean-operation') {
    const left = node.kind === 'compare' ? node.left : node
    const alike = expressions(wish).filter(
      (part) => part.kind === 'compare' && (node.kind !== 'compare' || own(part.left) === piece(left)),
    )
    const place = chosen(alike, wish)
    if (place) return replacedBy(place, text)
    const tests = statements(wish).flatMap((each) => (each.kind === 'if' || each.kind === 'while' ? [each.test] : []))
    const test = chosen(tests, wish)
    return test && replacedBy(test, text)
  }
  if (node.kind === 'subscript') {
    const alike = expressions(wish).filter((part) => part.kind === 'subscript' && own(part.value) === piece(node.value))
    const place = chosen(alike, wish)
    return place ? replacedBy(place, text) : shownAtEnd(node.value, text, wish)
  }
  if (node.kind === 'yield') {
    const place = chosen(
      expressions(wish).filter((part) => part.kind === 'yield' && isOfSame(part.value, node.value, { text, wish })),
      wish,
    )
    return place && replacedBy(place, text)
  }
  if (node.kind === 'binary') return binaryPlaced(node, text, wish)
  return null
}

/** `yield from f(x)`, where `yield f(x)` is tried. */
function isOfSame(own: Expression | null, now: Expression | null, { text, wish }: { text: string; wish: Wish }) {
  return own !== null && now !== null && wish.text.slice(own.from, own.to) === text.slice(now.from, now.to)
}

/** A look at what the program has is a `print` at its end. */
function shownAtEnd(of: Expression, text: string, wish: Wish): Change | null {
  const isOwn = of.kind === 'name' && wish.tokens.some((token) => token.is === 'name' && token.text === of.name)
  const end = wish.text.trimEnd().length
  return isOwn ? { edits: [{ from: end, to: end, text: `\nprint(${text})` }] } : null
}

/** `n * 2`: where a sum of the same left side stands, or the element of a comprehension. */
function binaryPlaced(node: Extract<Expression, { kind: 'binary' }>, text: string, wish: Wish): Change | null {
  const left = text.slice(node.left.from, node.left.to)
  const is = (part: Range) => wish.text.slice(part.from, part.to) === left
  const alike = expressions(wish).filter((part) => part.kind === 'binary' && is(part.left))
  const elements = expressions(wish).flatMap((part) =>
    part.kind === 'comprehension' && is(part.element) ? [part.element] : [],
  )
  const isFront = /\b(?:delante|adelante|principio|primer[oa]?)\b/.test(wish.said)
  const place = chosen(isFront || alike.length === 0 ? elements : alike, wish)
  if (place) return replacedBy(place, text)
  const shown = callsIn(wish).flatMap((call) =>
    calledName(call) === 'print' ? call.arguments.map(({ value }) => value).filter(is) : [],
  )
  const only = chosen(shown, wish)
  return only && replacedBy(only, text)
}

/** A call: of what the program calls already, of one of its own functions, or around something of it. */
function callPlaced(node: Extract<Expression, { kind: 'call' }>, text: string, wish: Wish): Change | null {
  const name = calledName(node)
  const alike = callsIn(wish).filter((part) => calledName(part) === name)
  const place = chosen(alike, wish)
  const owner = ownFunctions(wish).find((each) => each.name === name)
  if (owner && alike.length > 1) return called(owner, text.slice(node.callee.to + 1, -1), wish)
  if (place && name !== 'print') {
    const isFull = text.slice(node.callee.from, node.callee.to) === wish.text.slice(place.callee.from, place.callee.to)
    if (isFull || node.callee.kind === 'name')
      return replacedBy(
        isFull ? place : { from: place.callee.to, to: place.to },
        isFull ? text : text.slice(node.callee.to),
      )
  }
  if (owner) return called(owner, text.slice(node.callee.to + 1, -1), wish)
  return name === 'print' ? null : wrapped(node, text, wish)
}

/** `int(edad)`, `range(precios)`: around what is its argument, where the program reads it. */
function wrapped(node: Extract<Expression, { kind: 'call' }>, text: string, wish: Wish): Change | null {
  const [first] = node.arguments
  const inner = node.callee.kind === 'attribute' ? node.callee.value : first?.value
  if (inner === undefined) return null
  const wanted = tokensOf(text.slice(inner.from, inner.to)).map((token) => token.text)
  const targets = statements(wish).flatMap((each) =>
    isGiven(each) ? (targetOf(each) ?? []) : each.kind === 'for' ? each.target : [],
  )
  const found = wish.tokens.flatMap((token, at): Range[] => {
    const last = wish.tokens[at + wanted.length - 1]
    const fits = wanted.every((word, step) => wish.tokens[at + step]?.text === word)
    const isTarget = targets.some(({ from, to }) => from <= token.from && token.to <= to)
    const isParameter =
      wish.tokens[at - 1]?.text === 'def' ||
      ownFunctions(wish).some((each) => each.from <= token.from && token.to < (each.body[0]?.from ?? each.from))
    return fits && last && !isTarget && !isParameter ? [{ from: token.from, to: last.to }] : []
  })
  const fails = wish.frame.error?.frames.at(-1)?.line
  const place = found.find(({ from }) => wish.source.lines.lineAt(from) === fails) ?? chosen(found, wish) ?? found[0]
  return place ? replacedBy(place, text) : null
}
