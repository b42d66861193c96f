import { answered, printed, text } from '../../../engine/blocks'
import { inlineCode } from '../../../engine/compose'
import type { Block } from '../../../engine/skill'
import type { Expression, ExpressionOf } from '../../../python/ast'
import { evaluatePiece } from '../../../python/evaluate/evaluate'
import { parsePython } from '../../../python/parse'
import { callTo, methodCall, plainAssign } from '../../../python/program/expression-shapes'
import type { Program } from '../../../python/program/indexed-program'
import { positional, programOf } from '../../../python/program/source'
import type { Reader } from '../asked'

const ASKS =
  /\blistas? (?:normal(?:es)?|comun(?:es)?|de python|simple|cualquiera|de toda la vida)\b|\b(?:una )?lista en (?:vez|lugar) de (?:un |el )?(?:np |numpy )?array\b|\bcon (?:una )?lista\b|\ben (?:vez|lugar) de (?:un )?array (?:fuera |fuese |es |uso |pongo )?(?:una )?lista\b|\bsin (?:el )?(?:np\.?)?array\b|\bfuera(?:n)? (?:una )?listas?\b|\bx? ?= ?\[/
const CONTENT = /=\s*(\[[^\]]{1,80}\])/

/** «¿y si fuera una lista en vez de un array?»: each expression of the program with the list, as it comes out. */
export const listForArray: Reader = ({ said, code, frame }) => {
  if (code === null || !ASKS.test(said)) return null
  const p = programOf(code.code)
  const array = p.body.flatMap((node) => {
    const plain = plainAssign(node)
    const method = methodCall(plain?.value)
    const [data] = method && /^(?:as)?array$/.test(method.name) ? positional(method.call) : []
    return plain && data?.kind === 'list' ? [{ name: plain.name, list: p.text(data) }] : []
  })[0]
  if (!array || (CONTENT.test(said) && !said.includes(`${array.name} =`))) return null
  const uses = usesOf(p, array.name)
  const prose = frame.message.prose
  const meant = uses.filter((node) => prose.includes(p.text(node)))
  const shown = (meant.length > 0 ? meant : uses).slice(0, 4)
  if (shown.length === 0) return null
  const blocks = shown.flatMap((node) => outcome(p, node, array))
  if (blocks.length === 0) return null
  return answered('list-for-array', [
    text(`Con ${inlineCode(`${array.name} = ${array.list}`)}, una lista de Python, no sale lo mismo:`),
    ...blocks,
    text('Un array hace la cuenta con **cada elemento**; una lista no sabe hacer cuentas, y hay que recorrerla.'),
  ])
}

/** What is worked out with the array, each once and whole. */
function usesOf(p: Program, name: string): Expression[] {
  const parts: Expression[] = []
  const add = (node: Expression | null | undefined) => {
    if (
      node &&
      node.kind !== 'name' &&
      new RegExp(`\\b${name}\\b`).test(p.text(node)) &&
      !parts.some((other) => p.text(other) === p.text(node))
    )
      parts.push(node)
  }
  for (const { node } of p.spots('binary')) add(node)
  for (const { node } of p.spots('compare')) add(node)
  for (const { node } of p.spots('call'))
    if (methodCall(node)?.object.kind === 'name' && !callTo(node, 'print')) add(node)
  return parts.filter((node) => p.text(node).length < 40)
}

function outcome(p: Program, node: Expression, { name, list }: { name: string; list: string }): Block[] {
  const expression = p.text(node)
  const run = evaluatePiece(parsePython(`${name} = ${list}\nprint(${expression})\n`))
  const instead = withList(p, node, name)
  const way = instead === null ? '' : ` Con la lista se escribe ${inlineCode(instead)}.`
  if (run.kind === 'done') {
    const isRepeated = node.kind === 'binary' && node.operator === '*'
    return [
      text(`${inlineCode(expression)} ${isRepeated ? '**repite** la lista, no multiplica sus números' : 'da'}:${way}`),
      printed(run.output),
    ]
  }
  return run.kind === 'raised'
    ? [text(`${inlineCode(expression)} **falla**: \`${run.type}: ${run.message}\`.${way}`)]
    : []
}

const FIGURES: Readonly<Record<string, string>> = {
  mean: 'sum(@) / len(@)',
  sum: 'sum(@)',
  max: 'max(@)',
  min: 'min(@)',
}

function withList(p: Program, node: Expression, name: string): string | null {
  const method = methodCall(node)
  if (method) return Object.hasOwn(FIGURES, method.name) ? (FIGURES[method.name] ?? '').replaceAll('@', name) : null
  const isSimple = (other: Expression) => other.kind === 'number'
  if (node.kind === 'binary' && node.left.kind === 'name' && isSimple(node.right))
    return `[n ${node.operator} ${p.text(node.right)} for n in ${name}]`
  const test = node.kind === 'compare' ? (node as ExpressionOf<'compare'>).comparisons[0] : undefined
  return test && isSimple(test.right) ? `[n for n in ${name} if n ${test.operator} ${p.text(test.right)}]` : null
}
