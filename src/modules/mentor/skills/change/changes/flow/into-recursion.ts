import { inlineCode } from '../../../../engine/compose'
import type { Expression, StatementOf } from '../../../../python/ast'
import { callTo, nameOf, numberOf, plainAssign } from '../../../../python/program/expression-shapes'
import type { Program } from '../../../../python/program/indexed-program'
import { indentOf, levelOf } from '../../../../python/program/line-edits'
import { edited, endOf, linesOf } from '../../../../python/program/source'
import { type Change, type Result, STAGE } from '../../change'
import { partsOfRange } from './ranges'

/** «hazlo recursivo», «con recursividad»: a function that gathers a number in a loop calls itself instead. */
export const intoRecursionChange: Change = {
  name: 'into-recursion',
  stage: STAGE.expression,
  says: [
    /(?<!\b(?:sin|nada de|no sea|no) )\b(?:(?:con|usando|usa|mediante|de (?:forma|manera)|en (?:forma|version)|version|que sea|hazl[oa]|pasal[oa] a|l[oa] quiere|l[oa] quiero) )+(?:la |una |funcion )*(?:recursiv\w+|recursion)\b|\b(?:que se llame|llamandose) a si misma\b/,
  ],
  make(p) {
    for (const { node } of p.places('function')) {
      const made = recursive(p, node)
      if (made !== null) return made
    }
    return null
  },
}

/** What a function gives where nothing is left, and how it makes its result of that of a smaller call. */
type Recursion = { test: string; base: string; step: string }

function recursive(p: Program, node: StatementOf<'function'>): Result {
  const hasText = node.body[0]?.kind === 'expression' && node.body[0].value.kind === 'string'
  const body = node.body.slice(hasText ? 1 : 0)
  const found = gathered(p, node, body) ?? paired(p, node, body)
  const [first, last] = [body[0], body.at(-1)]
  if (!found || !first || !last) return null
  const indent = indentOf(p, first)
  const lines = [
    `${indent}if ${found.test}:`,
    `${indent}${levelOf(p)}return ${found.base}`,
    `${indent}return ${found.step}`,
  ]
  return {
    code: edited(p, [
      {
        from: linesOf(p, first).from,
        to: p.lines.rangeOf(p.lines.lineAt(endOf(p, last) - 1)).to,
        text: lines.join('\n'),
      },
    ]),
    told: `${inlineCode(node.name)} se llama ahora a sí misma, con un caso más pequeño cada vez.`,
    how: [
      `El **caso base** es ${inlineCode(found.test)}: devuelve ${inlineCode(found.base)} y ahí se paran las llamadas.`,
      'Con números muy grandes (unos mil) Python corta las llamadas con un `RecursionError`: un bucle no tiene ese límite.',
    ],
    keepsOutput: true,
  }
}

/** `r = 1`, `for i in range(2, n + 1): r *= i`, `return r`; the turns may be counted alone, as a power does. */
function gathered(
  p: Program,
  { name, parameters }: StatementOf<'function'>,
  body: StatementOf<'function'>['body'],
): Recursion | null {
  const [start, loop, end] = body
  const begun = start ? plainAssign(start) : null
  const step = loop?.kind === 'for' && loop.body.length === 1 ? loop.body[0] : null
  if (body.length !== 3 || !begun || numberOf(begun.value) === null || loop?.kind !== 'for' || end?.kind !== 'return')
    return null
  if (step?.kind !== 'augmented-assign' || nameOf(step.target) !== begun.name) return null
  const operator = step.operator.replace('=', '')
  const counter = nameOf(loop.target)
  const turns = turnsOf(p, loop.iterable)
  const isCounted = parameters.some((parameter) => parameter.name === turns?.until)
  if (!turns || counter === null || !isCounted || nameOf(end.value) !== begun.name || !['+', '*'].includes(operator))
    return null
  const smaller = parameters.map((each) => (each.name === turns.until ? `${each.name} - 1` : each.name)).join(', ')
  const word = new RegExp(`(?<![\\w.])${counter}(?!\\w)`, 'g')
  const value = p.text(step.value)
  if (new RegExp(`(?<!\\w)${begun.name}(?!\\w)`).test(value)) return null
  const reachesItself = turns.isThrough ? turns.until : `(${turns.until} - 1)`
  const term = value.replace(word, reachesItself)
  const rest = step.value.kind === 'binary' && operator === '*' ? `(${term})` : term
  const least = turns.isThrough ? turns.from - 1 : turns.from
  return {
    test: `${turns.until} <= ${least}`,
    base: p.text(begun.value),
    step: `${rest} ${operator} ${name}(${smaller})`,
  }
}

/** From which number a loop counts up by one, until which name, and whether that is reached. */
function turnsOf(p: Program, iterable: Expression): { from: number; until: string; isThrough: boolean } | null {
  const range = callTo(iterable, 'range')
  if (!range) return null
  const { start, stop, step } = partsOfRange(p, range)
  const from = /^\d+$/.test(start) ? Number(start) : null
  const text = stop.replace(/\s/g, '')
  const until = /^([a-z_]\w*)(\+1)?$/i.exec(text)
  if (from === null || !until?.[1] || step !== 1) return null
  return { from, until: until[1], isThrough: until[2] !== undefined }
}

/** Fibonacci: `a, b = 0, 1`, `for _ in range(n): a, b = b, a + b`, `return a`. */
function paired(
  p: Program,
  { name, parameters }: StatementOf<'function'>,
  body: StatementOf<'function'>['body'],
): Recursion | null {
  const [start, loop, end] = body.map((node) => p.text(node).replace(/\s/g, ''))
  const [only, other] = parameters
  const begun = /^(\w+),(\w+)=0,1$/.exec(start ?? '')
  if (body.length !== 3 || !only || other || !begun) return null
  const [, a, b] = begun
  const isFibonacci = new RegExp(`^for\\w+inrange\\(${only.name}\\):${a},${b}=${b},(?:${a}\\+${b}|${b}\\+${a})$`).test(
    loop ?? '',
  )
  if (!isFibonacci || end !== `return${a}`) return null
  const n = only.name
  return { test: `${n} < 2`, base: n, step: `${name}(${n} - 1) + ${name}(${n} - 2)` }
}
