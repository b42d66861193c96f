import type { Expression, ExpressionOf, Range } from '../../../../python/ast'
import { callTo, comparison, methodCall, nameOf } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { addedBefore, inserted, replaced, together } from '../../../../python/program/line-edits'
import type { Scope, Spot } from '../../../../python/scope'
import { CERTAIN, type Detectors, type Found, POSSIBLE } from '../../found'
import { typeOf } from '../../type-of'

/** Texts that are the same to a person and not to Python: capitals and spaces. */
export const LETTERS: Detectors = {
  *'backwards-as-written'(p) {
    for (const { node, place } of p.spots('compare')) {
      const parts = comparison(node)
      if (parts?.operator !== '==' && parts?.operator !== '!=') continue
      const name = nameOf(parts.left) ?? nameOf(parts.right)
      const other = nameOf(parts.left) ? parts.right : parts.left
      if (!name || !isBackwards(p, other, name, place.scope) || isCleaned(p, name)) continue
      const literal = p
        .spots('string')
        .find(({ node: text }) => !text.isBytes && /[A-ZÁÉÍÓÚÑ\s]/.test(text.value) && isLikePalindrome(text.value))
      const first = place.scope.node?.kind === 'function' ? place.scope.node.body[0] : place.node
      if (!first) continue
      yield {
        at: node,
        certainty: literal ? 0.65 : POSSIBLE,
        facts: { test: p.text(node), name, example: literal ? p.text(literal.node) : '"Ana"' },
        edits: addedBefore(p, first, `${name} = ${name}.lower().replace(" ", "")`),
      }
    }
  },

  *'letters-of-one-case'(p) {
    for (const { node, scope } of p.spots('compare')) {
      const parts = comparison(node)
      if ((parts?.operator !== 'in' && parts?.operator !== 'not in') || parts.left.kind !== 'name') continue
      const letters = lettersIn(p, parts.right, scope)
      if (letters === null || letters !== letters.toLowerCase() || !/[a-z]/.test(letters)) continue
      const source = sourceText(p, parts.left, scope)
      if (source === 'clean') continue
      const hasCapitals = source !== null && source !== source.toLowerCase()
      yield {
        at: node,
        certainty: hasCapitals ? 0.9 : 0.55,
        facts: { test: p.text(node), letter: parts.left.name, letters },
        edits: [inserted(parts.left.to, '.lower()')],
      }
    }
  },

  *'letter-against-text'(p) {
    for (const { node, scope } of p.spots('compare')) {
      const parts = comparison(node)
      const name = nameOf(parts?.left)
      if (!name || (parts?.operator !== '==' && parts?.operator !== '!=') || parts.right.kind !== 'string') continue
      const text = parts.right.value
      if (text.length < 2 || !isOneLetter(p, name, scope)) continue
      const operator = parts.operator === '==' ? 'in' : 'not in'
      yield {
        at: node,
        certainty: CERTAIN,
        facts: {
          test: p.text(node),
          letter: name,
          text: p.text(parts.right),
          mended: `${name} ${operator} ${p.text(parts.right)}`,
        },
        edits: [replaced(p.whole(node), `${name} ${operator} ${p.text(parts.right)}`)],
      }
    }
  },

  *'splits-at-each-space'(p) {
    for (const { node } of p.spots('call')) {
      const split = methodCall(node)
      const [at, second] = node.arguments
      if (split?.name !== 'split' || at?.value.kind !== 'string' || at.value.value !== ' ' || second) continue
      yield {
        at: node,
        certainty: 0.6,
        facts: { call: p.text(node), mended: `${p.text(split.object)}.split()` },
        edits: [replaced(at.value, '')],
      }
    }
  },

  *'letters-without-accents'(p) {
    for (const { node, scope } of p.spots('compare')) {
      const parts = comparison(node)
      if (parts?.operator !== 'in' || parts.left.kind !== 'name') continue
      const letters = lettersIn(p, parts.right, scope)
      if (letters === null || !/^[aeiou]{5}$|^[aeiouAEIOU]{10}$/.test(letters)) continue
      yield* missedAccents(p, { node, name: parts.left, scope }, `"${letters}áéíóú"`, parts.right)
    }
    for (const { node, scope } of p.spots('boolean-operation')) {
      const tests = node.values.map((value) => (value.kind === 'compare' ? comparison(value) : null))
      const [first] = tests
      if (node.operator !== 'or' || first?.left.kind !== 'name') continue
      const { left } = first
      const letters = tests.map((test) =>
        test?.operator === '==' && nameOf(test.left) === left.name && test.right.kind === 'string'
          ? test.right.value
          : ' ',
      )
      if (!/^[aeiouAEIOU]{5,10}$/.test(letters.join(''))) continue
      yield* missedAccents(p, { node, name: left, scope }, `${left.name} in "${letters.join('')}áéíóú"`, node)
    }
  },

  *'typed-in-another-case'(p) {
    for (const { node, scope } of p.spots('compare')) {
      const parts = comparison(node)
      const name = nameOf(parts?.left)
      if (!name || (parts?.operator !== '==' && parts?.operator !== '!=') || parts.right.kind !== 'string') continue
      const text = parts.right.value
      const [only, second] = p.binds(name, scope)
      const read = callTo(only?.value, 'input')
      const isUpper = /^[A-ZÑÁÉÍÓÚ]{2,20}$/.test(text)
      if (!read || second || (!isUpper && !/^[a-zñáéíóú]{1,20}$/.test(text))) continue
      const change = isUpper ? '.strip().upper()' : '.strip().lower()'
      yield {
        at: node,
        certainty: POSSIBLE,
        facts: {
          test: p.text(node),
          name,
          text: p.text(parts.right),
          change,
          written: isUpper ? 'mayúsculas' : 'minúsculas',
        },
        edits: together([inserted(read.to, change)]),
      }
    }
  },
}

type Vowels = { node: Range; name: ExpressionOf<'name'>; scope: Scope }

/** Vowels that are looked for without accents in a text that has some. */
function* missedAccents(p: Program, { node, name, scope }: Vowels, text: string, at: Range): Generator<Found> {
  const walked = sourceText(p, name, scope)
  const shown = p
    .spots('string')
    .find(
      ({ node: each }) =>
        /[áéíóú]/i.test(each.value) && (walked === null || walked === 'clean' || walked === each.value),
    )
  if (shown === undefined) return
  const accents = [...new Set(shown.node.value.match(/[áéíóú]/gi) ?? [])].join('')
  yield {
    at: node,
    certainty: 0.9,
    facts: { test: p.text(node), letters: accents, text: p.text(shown.node) },
    edits: [replaced(at, text)],
  }
}

/** `x[::-1]`, `"".join(reversed(x))`, or a name for one of them. */
function isBackwards(p: Program, node: Expression, name: string, scope: Scope, depth = 0): boolean {
  if (depth > 2) return false
  if (node.kind === 'subscript' && nameOf(node.value) === name && node.index.kind === 'slice') {
    return node.index.lower === null && node.index.upper === null && p.text(node.index).endsWith('-1')
  }
  const method = methodCall(node)
  if (method?.name === 'join') return p.text(node).includes(`reversed(${name})`)
  const own = nameOf(node)
  const [only, second] = own ? p.binds(own, scope) : []
  return only?.value && !second ? isBackwards(p, only.value, name, scope, depth + 1) : false
}

/** Whether a name holds one character after the other of a text: of one that is known, or that its name or `input` tells. */
function isOneLetter(p: Program, name: string, scope: Scope): boolean {
  return p.places('for').some(({ node, scope: own }) => {
    if (own !== scope || nameOf(node.target) !== name) return false
    const { iterable } = node
    const type = typeOf(iterable, scope)
    if (type !== null) return type === 'str'
    return (
      /^(?:letras?|caracter(?:es)?|char|c|vocal)$/.test(name) &&
      /^(?:texto|frase|palabra|cadena|oracion|s|text|word|nombre|contrasena|password|clave|mensaje)$/.test(
        nameOf(iterable) ?? '',
      )
    )
  })
}

const isCleaned = (p: Program, name: string) =>
  p.spots('call').some(({ node }) => {
    const method = methodCall(node)
    return (
      method !== null &&
      /^(?:lower|upper|casefold|replace)$/.test(method.name) &&
      p.text(method.object).startsWith(name)
    )
  })

function isLikePalindrome(text: string): boolean {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]/g, '')
  return plain.length > 2 && plain === [...plain].reverse().join('')
}

/** The letters that are asked for: of a text, or of a list of letters. */
function lettersIn(p: Program, node: Expression, scope: Scope): string | null {
  if (node.kind === 'string') return node.value
  if (node.kind === 'list' || node.kind === 'tuple' || node.kind === 'set')
    return node.items.every((item) => item.kind === 'string' && item.value.length === 1)
      ? node.items.map((item) => (item.kind === 'string' ? item.value : '')).join('')
      : null
  const [only, second] = node.kind === 'name' ? p.binds(node.name, scope) : []
  return only?.form === 'assign' && only.value && !second && only.value.kind !== 'name'
    ? lettersIn(p, only.value, scope)
    : null
}

/** The text that a letter is taken from, if it is known; `clean` where it has only one case already; null where it is not known. */
function sourceText(p: Program, letter: ExpressionOf<'name'>, scope: Scope): string | 'clean' | null {
  const [walked] = p.binds(letter.name, scope)
  if (walked?.form !== 'for' || !walked.value) return 'clean'
  const text = walked.value
  if (methodCall(text)) return 'clean'
  if (text.kind === 'string') return text.value
  if (text.kind !== 'name') return 'clean'
  const values = p.binds(text.name, scope)
  const last = values.at(-1)
  if (values.some(({ value }) => value && /\.(?:lower|upper|casefold)\(/.test(p.text(value)))) return 'clean'
  if (last?.form === 'parameter') return argumentText(p.spots('string'))
  return last?.value?.kind === 'string' ? last.value.value : last?.form === 'assign' ? null : 'clean'
}

/** A text that some call gives: the first with a capital. */
const argumentText = (texts: readonly Spot<ExpressionOf<'string'>>[]) =>
  texts.find(({ parent, node }) => parent?.node.kind === 'call' && /[A-ZÁÉÍÓÚÑ]/.test(node.value))?.node.value ?? null
