import { applyEdits, type Edit } from '../../../python/edit'
import { parsePython } from '../../../python/parse'
import { callTo, plainAssign } from '../../../python/program/expression-shapes'
import { linesOf, programOf } from '../../../python/program/source'
import { withNames } from '../recipes/adapt-names'

type Stated = { name: string; parameters: readonly string[]; missing: readonly string[] }

/** `censurar(texto, malas)` of a recipe whose words are fixed: what stands at its top is given to the function instead; null where nothing does. */
export function promoted(code: string, { name, parameters, missing }: Stated): string | null {
  const constants = programOf(code).body.flatMap((node) => {
    const plain = plainAssign(node)
    return plain !== null && /^[A-Z][A-Z_\d]*$/.test(plain.name) && LITERAL.has(plain.value.kind) ? plain.name : []
  })
  // Of several constants one cannot tell which is meant.
  const [constant, ...others] = constants
  const [parameter, ...more] = missing
  if (constant === undefined || parameter === undefined || others.length + more.length > 0) return null
  const named = withNames(code, [{ from: constant, to: parameter, within: null }])
  return named === null ? null : given(named, { name, parameters, parameter })
}
const LITERAL = new Set(['number', 'string', 'list', 'dict', 'set', 'tuple'])

type Giving = { name: string; parameters: readonly string[]; parameter: string }

/** The function with one more parameter, and its calls with what was fixed. */
function given(code: string, { name, parameters, parameter }: Giving): string | null {
  const p = programOf(code)
  const fixed = p.body.find((node) => plainAssign(node)?.name === parameter)
  const owner = p.body.find((node) => node.kind === 'function' && node.name === name)
  const value = fixed && plainAssign(fixed)?.value
  if (!fixed || !value || owner?.kind !== 'function') return null
  const own = owner.parameters.map((each) => each.name)
  if (own.length + 1 !== parameters.length || !own.every((each) => parameters.includes(each))) return null
  // Only the function itself may need it.
  const isUsedElsewhere = p.body.some(
    (node) => node !== owner && node !== fixed && new RegExp(`\\b${parameter}\\b`).test(p.text(node)),
  )
  const edits: Edit[] = [{ ...linesOf(p, fixed), text: '' }]
  const [first] = owner.parameters
  const last = owner.parameters.at(-1)
  if (isUsedElsewhere || !first || !last) return null
  edits.push({ from: first.from, to: last.to, text: parameters.join(', ') })
  for (const { node } of p.spots('call')) {
    if (callTo(node, name) === null) continue
    const texts = node.arguments.map(({ from, to }) => p.source.slice(from, to))
    const isInside = node.from > owner.from && node.to < owner.to
    const all = parameters.map((each) =>
      each === parameter ? (isInside ? each : p.text(value)) : texts[own.indexOf(each)],
    )
    const [from, to] = [node.arguments[0]?.from, node.arguments.at(-1)?.to]
    if (from === undefined || to === undefined || all.includes(undefined)) return null
    edits.push({ from, to, text: all.join(', ') })
  }
  const made = applyEdits(code, edits)
    .replace(/\n{4,}/g, '\n\n\n')
    .replace(/^\n+/, '')
  return parsePython(made).errors.length === 0 ? made : null
}
