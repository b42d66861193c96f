import { withoutAccents } from '~/platform/text/folded'
import { inlineCode } from '../../../engine/compose'
import type { Statement } from '../../../python/ast'
import type { Edit } from '../../../python/edit'
import { allNames } from '../../../python/names'
import { allExpressions } from '../../../python/walk'
import { endOf, type FindImprovements, type Improvement, type Reviewed } from '../improvement'

const MIN_NAMES = 3

type Numbered = { stem: string; number: number; value: string }

/** `n1 = float(input("nota 1: "))`, again with 2 and 3: a list of them, asked for in a loop. */
export const findNumberedInputs: FindImprovements = (program) => {
  const { body } = program.module
  const start = body.findIndex((node, at) => numbered(program, node) && isNext(program, node, body[at + 1]))
  const first = body[start]
  if (first === undefined) return []
  const group = [first]
  for (const node of body.slice(start + 1)) {
    const before = group.at(-1)
    if (!before || !isNext(program, before, node)) break
    group.push(node)
  }
  return group.length < MIN_NAMES ? [] : asList(program, group)
}

function numbered(program: Reviewed, node: Statement | undefined): Numbered | null {
  const [target, more] = node?.kind === 'assign' ? node.targets : []
  if (node?.kind !== 'assign' || target?.kind !== 'name' || more) return null
  const [, stem, digits = ''] = /^(\p{L}[\p{L}_]*?)_?(\d{1,2})$/u.exec(target.name) ?? []
  const value = program.source.slice(node.value.from, endOf(program, node))
  return stem === undefined || !/\binput\(/.test(value) ? null : { stem, number: Number(digits), value }
}

/** The next of the same, with the next number in it or with none. */
function isNext(program: Reviewed, one: Statement, other: Statement | undefined): boolean {
  const [a, b] = [numbered(program, one), numbered(program, other)]
  if (!a || !b || a.stem !== b.stem || b.number !== a.number + 1) return false
  return a.value.replaceAll(String(a.number), '#') === b.value.replaceAll(String(b.number), '#')
}

function asList(program: Reviewed, group: readonly Statement[]): Improvement[] {
  const own = group.map((node) => numbered(program, node)).filter((each) => each !== null)
  const [first] = own
  const [from, last] = [group[0], group.at(-1)]
  if (!first || !from || !last) return []
  const wish =
    first.stem.length > 2 ? `${first.stem}${/[aeiou]$/.test(first.stem) ? 's' : 'es'}` : (said(first.value) ?? 'datos')
  if (allNames(program.module).has(wish)) return []
  const asked = first.value.replace(/(["'])([^"'\n]*)\1/, (text, mark: string, inner: string) =>
    inner.includes(String(first.number)) ? `f${mark}${inner.replace(String(first.number), '{i}')}${mark}` : text,
  )
  const isCounted = asked !== first.value
  const range = isCounted ? `range(${first.number}, ${first.number + own.length})` : `range(${own.length})`
  const better = `${wish} = [${asked} for ${isCounted ? 'i' : '_'} in ${range}]`
  const names = group.flatMap((node) =>
    node.kind === 'assign' && node.targets[0]?.kind === 'name' ? [node.targets[0].name] : [],
  )
  const edits = usesOf(program, { names, list: wish, from: last.to })
  return [
    {
      from: from.from,
      to: last.to,
      weight: 0.64,
      what: `${names.map(inlineCode).join(', ')} son datos de la misma clase con un número detrás: pídelos en un bucle y guárdalos en una **lista**, ${inlineCode(better)}.`,
      why: 'Con una lista da igual que sean tres o treinta: `sum(...)` y `len(...)` la leen entera.',
      edits: edits === null ? [] : [{ from: from.from, to: endOf(program, last), text: better }, ...edits],
    },
  ]
}

/** «nota 1: » → notas */
function said(value: string): string | null {
  const word = /["'][^"'\n]*?(\p{Ll}{3,15}) ?\d/u.exec(value)?.[1]
  return word === undefined ? null : `${withoutAccents(word)}${/[aeiou]$/.test(word) ? 's' : 'es'}`
}

type Used = { names: readonly string[]; list: string; from: number }

/** Their sum is the sum of the list, each alone its place in it. */
function usesOf({ module, source }: Reviewed, { names, list, from }: Used): Edit[] | null {
  const edits: Edit[] = []
  const sum = new RegExp(names.join('\\s*\\+\\s*'), 'g')
  const mean = new RegExp(`^\\)?\\s*/\\s*${names.length}(?![\\d.])`)
  for (const { index, 0: whole } of source.slice(from).matchAll(sum)) {
    const [start, end] = [from + index, from + index + whole.length]
    const isBracketed = source[start - 1] === '(' && source[end] === ')'
    const divided = isBracketed ? mean.exec(source.slice(end))?.[0] : undefined
    edits.push(
      divided === undefined
        ? { from: start, to: end, text: `sum(${list})` }
        : { from: start - 1, to: end + divided.length, text: `sum(${list}) / len(${list})` },
    )
  }
  for (const node of allExpressions(module)) {
    if (node.kind !== 'name' || !names.includes(node.name) || node.from < from) continue
    if (edits.some((edit) => edit.from <= node.from && node.from < edit.to)) continue
    edits.push({ from: node.from, to: node.to, text: `${list}[${names.indexOf(node.name)}]` })
  }
  return edits
}
