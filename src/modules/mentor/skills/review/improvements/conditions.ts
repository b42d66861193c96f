import { inlineCode } from '../../../engine/compose'
import type { Expression, Statement, StatementOf } from '../../../python/ast'
import { allExpressions, blocksOf, statementsIn } from '../../../python/walk'
import {
  endOf,
  type FindImprovements,
  type Improvement,
  isSame,
  marginOf,
  type Reviewed,
  reindented,
  textOf,
} from '../improvement'

/** Everything about `if` and what it asks. */
export const findInConditions: FindImprovements = (program) => [
  ...[...statementsIn(program.module.body)].flatMap((node) => [
    ...(node.kind === 'if' ? [...mergeNested(program, node), ...assignsTest(program, node)] : []),
    ...blocksOf(node).flatMap((block) => [...returnsTest(program, block), ...returnsKept(program, block)]),
  ]),
  ...[...allExpressions(program.module)].flatMap((node) => [
    ...comparedWithConstant(program, node),
    ...severalEquals(program, node),
  ]),
]

/** What a block that only chooses between true and false gives: a constant, or the text of a test. */
type Truth = boolean | { text: string; isLoose: boolean; bare?: string }
const MAX_TRUTH = 90

/** `if a: return True` and `return False` after it is `return a`; with `if b` in the else, `return a or b`. */
function returnsTest(program: Reviewed, block: readonly Statement[]): Improvement[] {
  return block.flatMap((node, at) => {
    if (node.kind !== 'if' || node.isElif) return []
    const rest = block.slice(at)
    const truth = truthOf(program, rest)
    if (truth === null || typeof truth === 'boolean' || truth.text.length > MAX_TRUTH) return []
    const end = node.otherwise.length === 0 ? (rest[1] ?? node) : node
    const edits = [{ from: node.from, to: endOf(program, end), text: `return ${truth.text}` }]
    const depth = nestedIn(node)
    if (depth > 1)
      return {
        from: node.from,
        to: node.to,
        weight: 0.7,
        what: `Los ${depth} \`if\`, uno dentro de otro, son una sola condición: ${inlineCode(`return ${truth.text}`)}.`,
        why: 'Se lee de una vez qué hace falta. El resultado es `True` o `False` si lo son las partes.',
        edits,
      }
    return {
      from: node.from,
      to: node.to,
      weight: 0.7,
      what: `${inlineCode(truth.text)} ya vale \`True\` o \`False\`: puedes devolverlo directamente con ${inlineCode(`return ${truth.text}`)}.`,
      why: 'Un `if` que solo elige entre `True` y `False` repite lo que la comparación ya ha calculado.',
      edits,
    }
  })
}

/** How many `if`s stand in one another. */
const nestedIn = (node: Statement): number =>
  node.kind === 'if' ? 1 + Math.max(...[...node.body, ...node.otherwise].map(nestedIn)) : 0

function truthOf(program: Reviewed, block: readonly Statement[]): Truth | null {
  const [first, next, third] = block
  if (first?.kind === 'return' && first.value?.kind === 'boolean' && !next) return first.value.value
  // A test that is returned within: `return b`.
  if (first?.kind === 'return' && first.value && TESTS.has(first.value.kind) && !next)
    return { text: textOf(program, first.value), isLoose: false }
  if (first?.kind !== 'if' || third) return null
  const hasElse = first.otherwise.length > 0
  if (hasElse === (next !== undefined)) return null
  const [yes, no] = [truthOf(program, first.body), truthOf(program, hasElse ? first.otherwise : block.slice(1))]
  if (yes === null || no === null || yes === no) return null
  return chosen(program, first.test, { yes, no })
}

/** `a`, `not a`, `a or b`, `a and b` and the like, where one side at least is a constant. */
function chosen(program: Reviewed, test: Expression, { yes, no }: { yes: Truth; no: Truth }): Truth | null {
  if (typeof yes === 'boolean' && typeof no === 'boolean')
    return {
      text: yes ? asBoolean(program, test) : negated(program, test),
      // As a part of a longer condition it is what it is.
      ...(yes && { bare: unequalled(program, test) }),
      isLoose: yes && test.kind === 'boolean-operation' && test.operator === 'or',
    }
  if (typeof no === 'boolean' && typeof yes !== 'boolean') return joined(program, test, { isTest: !no, other: yes })
  if (typeof yes === 'boolean' && typeof no !== 'boolean')
    return joined(program, test, { isTest: yes, other: no, isOr: yes })
  return null
}

type Joining = { isTest: boolean; other: Exclude<Truth, boolean>; isOr?: boolean }
function joined(program: Reviewed, test: Expression, { isTest, other, isOr = !isTest }: Joining): Truth {
  const own = isTest ? unequalled(program, test) : negated(program, test)
  const rest = other.bare ?? other.text
  if (isOr) return { text: `${own} or ${rest}`, isLoose: true }
  const left = test.kind === 'boolean-operation' && test.operator === 'or' && isTest ? `(${own})` : own
  return { text: `${left} and ${other.isLoose ? `(${rest})` : rest}`, isLoose: false }
}

/** `a >= 1` of `a >= 1 == True`, which Python reads as `a >= 1 and 1 == True`; null of other tests. */
function withoutChain(program: Reviewed, test: Expression): string | null {
  if (test.kind !== 'compare' || test.comparisons.length < 2) return null
  const [before, last] = test.comparisons.slice(-2)
  if (before === undefined || last?.operator !== '==' || last.right.kind !== 'boolean') return null
  const meant = program.source.slice(test.from, before.right.to)
  return last.right.value ? meant : `not (${meant})`
}

/** `a` for `a == True`. */
function unequalled(program: Reviewed, test: Expression): string {
  const meant = withoutChain(program, test)
  if (meant !== null) return meant
  const [only, other] = test.kind === 'compare' ? test.comparisons : []
  const isTrue = test.kind === 'compare' && only?.operator === '==' && !other && only.right.kind === 'boolean'
  if (!isTrue || test.kind !== 'compare' || only.right.kind !== 'boolean') return textOf(program, test)
  return only.right.value ? textOf(program, test.left) : `not ${textOf(program, test.left)}`
}

/** `x = a >= 1` and `return x` right after it. */
function returnsKept(program: Reviewed, block: readonly Statement[]): Improvement[] {
  return block.flatMap((node, at) => {
    const next = block[at + 1]
    if (node.kind !== 'assign' || next?.kind !== 'return' || next.value?.kind !== 'name') return []
    const [target, more] = node.targets
    if (target?.kind !== 'name' || more || target.name !== next.value.name || !TESTS.has(node.value.kind)) return []
    const better = `return ${textOf(program, node.value)}`
    return {
      from: node.from,
      to: next.to,
      weight: 0.45,
      what: `${inlineCode(target.name)} se guarda y se devuelve en la línea siguiente: basta ${inlineCode(better)}.`,
      why: 'Un nombre de más solo ayuda si explica algo que no se ve.',
      edits: [{ from: node.from, to: endOf(program, next), text: better }],
    }
  })
}

/** `if a: x = True` and `else: x = False` is `x = a`. */
function assignsTest(program: Reviewed, node: StatementOf<'if'>): Improvement[] {
  const [yes, no] = [keptIn(node.body), keptIn(node.otherwise)]
  if (node.isElif || !yes || !no || yes.value === no.value || !isSame(program, yes.target, no.target)) return []
  const value = yes.value ? asBoolean(program, node.test) : negated(program, node.test)
  const better = `${textOf(program, yes.target)} = ${value}`
  return [
    {
      from: node.from,
      to: node.to,
      weight: 0.6,
      what: `${inlineCode(textOf(program, node.test))} ya vale \`True\` o \`False\`: guárdalo directamente, ${inlineCode(better)}.`,
      why: 'Un `if` que solo elige entre `True` y `False` repite lo que la comparación ya ha calculado.',
      edits: [{ from: node.from, to: endOf(program, node), text: better }],
    },
  ]
}

/** The one name that a block sets to `True` or `False`. */
function keptIn(body: readonly Statement[]): { target: Expression; value: boolean } | null {
  const [only, other] = body
  if (only?.kind !== 'assign' || other || only.value.kind !== 'boolean') return null
  const [target, more] = only.targets
  return target && !more ? { target, value: only.value.value } : null
}

const TESTS = new Set<Expression['kind']>(['compare', 'not', 'boolean'])

function asBoolean(program: Reviewed, test: Expression): string {
  const text = unequalled(program, test)
  const isBoolean =
    TESTS.has(test.kind) || (test.kind === 'boolean-operation' && test.values.every(({ kind }) => TESTS.has(kind)))
  const isQuestion =
    test.kind === 'call' && test.callee.kind === 'attribute' && /^(is|starts|ends)/.test(test.callee.name)
  return isBoolean || isQuestion ? text : `bool(${text})`
}

const OPPOSITE: Partial<Record<string, string>> = {
  '==': '!=',
  '!=': '==',
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
  in: 'not in',
  'not in': 'in',
  is: 'is not',
  'is not': 'is',
}

function negated(program: Reviewed, test: Expression): string {
  const [only] = test.kind === 'compare' ? test.comparisons : []
  const opposite = only && OPPOSITE[only.operator]
  if (test.kind === 'compare' && test.comparisons.length === 1 && only && opposite) {
    return `${textOf(program, test.left)} ${opposite} ${textOf(program, only.right)}`
  }
  const text = textOf(program, test)
  return test.kind === 'name' || test.kind === 'call' ? `not ${text}` : `not (${text})`
}

/** `if a:` with nothing in it but `if b:`, both without else or with the same one. */
function mergeNested(program: Reviewed, node: StatementOf<'if'>): Improvement[] {
  const [inner] = node.body
  if (node.isElif || node.body.length !== 1 || inner?.kind !== 'if' || inner.otherwise[0]?.kind === 'if') return []
  const [ownElse, innerElse] = [reindented(program, node.otherwise, ''), reindented(program, inner.otherwise, '')]
  if (ownElse !== innerElse || node.otherwise[0]?.kind === 'if') return []
  const margin = marginOf(program, node)
  const test = [node.test, inner.test].map((part) => grouped(program, part)).join(' and ')
  const deeper = marginOf(program, inner)
  const end = ownElse === '' ? '' : `\n${margin}else:\n${reindented(program, node.otherwise, deeper)}`
  return [
    {
      from: node.from,
      to: node.to,
      weight: 0.6,
      what: `Los dos \`if\` anidados caben en uno: ${inlineCode(`if ${test}:`)}.`,
      why:
        ownElse === ''
          ? 'Con `and` se lee de una vez que hacen falta las dos condiciones, y te ahorras un nivel de sangría.'
          : 'Con `and` el `else`, que estaba repetido, se escribe una sola vez: si cambias el mensaje, no se te queda uno sin cambiar.',
      edits: [
        {
          from: node.from,
          to: endOf(program, node),
          text: `if ${test}:\n${reindented(program, inner.body, deeper)}${end}`,
        },
      ],
    },
  ]
}

const grouped = (program: Reviewed, part: Expression) => {
  const needs = part.kind === 'boolean-operation' && part.operator === 'or'
  const text = textOf(program, part)
  return needs || part.kind === 'conditional' || part.kind === 'lambda' ? `(${text})` : text
}

/** `x == None`, `x == True`. */
function comparedWithConstant(program: Reviewed, node: Expression): Improvement[] {
  const meant = withoutChain(program, node)
  if (meant !== null) return [rewrite(node, meant, 0.9, CHAINED)]
  if (node.kind !== 'compare' || node.comparisons.length !== 1) return []
  const [{ operator, right } = { operator: null, right: null }] = node.comparisons
  if (right === null || (operator !== '==' && operator !== '!=')) return []
  const left = textOf(program, node.left)
  if (right.kind === 'none') {
    const better = `${left} ${operator === '==' ? 'is' : 'is not'} None`
    return [
      rewrite(
        node,
        better,
        0.4,
        'Solo hay un `None`: se pregunta por él con `is`, que además no depende de cómo compare cada clase.',
      ),
    ]
  }
  if (right.kind !== 'boolean') return []
  const isWanted = right.value === (operator === '==')
  const better = isWanted ? left : negated(program, node.left)
  const found = rewrite(node, better, 0.4, 'Un valor que ya es verdadero o falso dice él mismo si se cumple.')
  const isSure = TESTS.has(node.left.kind) ? '' : `, si ${inlineCode(left)} es siempre \`True\` o \`False\``
  return [{ ...found, what: `Mejor ${inlineCode(better)}${isSure}.` }]
}

const CHAINED =
  'Dos comparaciones seguidas se leen en cadena: `a >= 1 == True` es `a >= 1 and 1 == True`, y eso no es lo que quieres preguntar.'

/** `x == 'a' or x == 'b'` is `x in ('a', 'b')`. */
function severalEquals(program: Reviewed, node: Expression): Improvement[] {
  if (node.kind !== 'boolean-operation' || node.operator !== 'or') return []
  const tests = node.values.map((value) => {
    const [only] = value.kind === 'compare' && value.comparisons.length === 1 ? value.comparisons : []
    return value.kind === 'compare' && only?.operator === '==' ? { left: value.left, right: only.right } : null
  })
  const [first] = tests
  if (!first || !tests.every((test) => test !== null && isSame(program, test.left, first.left))) return []
  const values = tests.flatMap((test) => (test ? textOf(program, test.right) : []))
  const better = `${textOf(program, first.left)} in (${values.join(', ')})`
  return [
    rewrite(node, better, 0.35, 'Con `in` nombras la variable una sola vez y añadir otro valor es añadir una palabra.'),
  ]
}

const rewrite = (node: Expression, better: string, weight: number, why: string): Improvement => ({
  from: node.from,
  to: node.to,
  weight,
  what: `Mejor ${inlineCode(better)}.`,
  why,
  edits: [{ from: node.from, to: node.to, text: better }],
})
