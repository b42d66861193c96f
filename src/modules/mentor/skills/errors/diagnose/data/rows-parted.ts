import { inlineCode } from '../../../../engine/compose'
import type { Expression, ExpressionOf } from '../../../../python/ast'
import { type Case, type Diagnosis, insertAt, sourceOf } from '../case'
import { bindingOf, type Place } from '../failing-program'
import { typeOf } from '../numbers/types'

/** A text that is parted for each row, and how many parts are wanted. */
export type Parted = {
  fault: Case
  split: ExpressionOf<'call'>
  place: Place
  target: Expression & { items: Expression[] }
  separator: string
  line: number
}

/**
 * What a share of a text means by all the rows that the program walks: every one of them has more parts, or the sign stands within one of
 * them. Null where the rows are not written out, or where nothing but leaving rows out helps.
 */
export function byAllRows(parted: Parted): Diagnosis | null {
  const { fault, split, target, separator, line } = parted
  const rows = rowsOf(parted)
  const wanted = target.items.length
  const counts = rows.map((row) => row.split(separator).length)
  const [most, least] = [Math.max(...counts), Math.min(...counts)]
  const [first] = rows
  if (first === undefined || separator.trim() === '' || target.items.some(({ kind }) => kind === 'starred')) return null
  const sign = inlineCode(`"${separator}"`)
  if (most === least && most !== wanted) {
    const parts = first.split(separator).map((part) => inlineCode(part))
    const cause = `En la línea ${line} hay ${wanted} variables a la izquierda, y al partir cada texto por ${sign} salen siempre ${most}: de ${inlineCode(first)} salen ${parts.join(', ')}.`
    if (most < wanted) return { line, cause, edits: [], decide: 'Pon tantas variables como partes.' }
    const names = namesFor(fault, most - wanted)
    return {
      line,
      cause,
      edits: [insertAt(target.items.at(-1)?.to ?? target.to, names.map((name) => `, ${name}`).join(''))],
      decide: `He añadido ${names.map(inlineCode).join(' y ')} para lo que sobraba: ponle el nombre de lo que es.`,
    }
  }
  if (least < wanted || split.arguments.length !== 1 || split.callee.kind !== 'attribute') return null
  const way = wayToPart(rows, separator, wanted)
  const odd = rows.find((row) => row.split(separator).length > wanted)
  if (way === null || odd === undefined) return null
  const times = wanted - 1
  const call = `${way}("${separator}", ${times})`
  const which =
    way === 'rsplit'
      ? times === 1
        ? 'por el último'
        : `por los ${times} últimos`
      : times === 1
        ? 'por el primero'
        : `por los ${times} primeros`
  return {
    line,
    cause: `En la línea ${line} hay ${wanted} variables a la izquierda, y de ${inlineCode(odd)} salen ${odd.split(separator).length} trozos: ahí ${sign} también forma parte de un dato, no solo los separa. ${inlineCode(call)} corta solo ${which}, y así salen ${partsBy(
      way,
      odd,
      separator,
      wanted,
    )
      .map((part) => inlineCode(part))
      .join(' y ')}.`,
    edits: [
      { from: split.callee.nameFrom, to: split.callee.to, text: way },
      insertAt(split.arguments[0]?.value.to ?? split.to, `, ${times}`),
    ],
  }
}

/** Names for parts that have none. */
export function namesFor({ program }: Case, count: number): string[] {
  const names = count === 1 ? ['otro'] : Array.from({ length: count }, (_, at) => `otro${at + 1}`)
  const isTaken = names.some((name) => program.bindings.some((binding) => binding.name === name))
  return isTaken ? names.map((name) => `${name}_dato`) : names
}

type Way = 'rsplit' | 'split'
function partsBy(way: Way, row: string, separator: string, count: number): string[] {
  const parts = row.split(separator)
  const more = parts.length - count + 1
  return way === 'split'
    ? [...parts.slice(0, count - 1), parts.slice(count - 1).join(separator)]
    : [parts.slice(0, more).join(separator), ...parts.slice(more)]
}

/** Cut from the left or from the right: the way in which each part is a number or none as in the rows that need no such cut. */
function wayToPart(rows: readonly string[], separator: string, count: number): Way | null {
  const even = rows.filter((row) => row.split(separator).length === count)
  const odd = rows.filter((row) => row.split(separator).length > count)
  const isLike = (way: Way) =>
    odd.every((row) =>
      partsBy(way, row, separator, count).every((part, at) =>
        even.every((other) => isNumber(other.split(separator)[at] ?? '') === isNumber(part)),
      ),
    )
  const ways = (['split', 'rsplit'] as const).filter(isLike)
  return even.length > 0 && ways.length === 1 ? (ways[0] ?? null) : null
}

const isNumber = (text: string) => /^-?\d+(?:[.,]\d+)?$/.test(text.trim())

/** The texts that are parted in turn, as the program writes them. */
function rowsOf({ fault, split, place }: Parted): string[] {
  const given = split.callee.kind === 'attribute' ? bare(split.callee.value) : null
  if (given?.kind !== 'name') return []
  const binding = bindingOf(fault.program, given.name, place, given.from)
  if (binding?.form !== 'for' || binding.value === null) return []
  const walked = binding.value
  const list = typeOf(fault.program, walked, binding.place)?.value ?? walked
  if (list.kind === 'list' || list.kind === 'tuple')
    return list.items.every(({ kind }) => kind === 'string')
      ? list.items.flatMap((item) => (item.kind === 'string' ? [item.value] : []))
      : []
  const held = list.kind === 'call' && list.callee.kind === 'attribute' ? list : null
  if (held?.callee.kind !== 'attribute' || !/^(?:splitlines|split)$/.test(held.callee.name)) return []
  const separator = held.arguments[0] ? sourceOf(fault, held.arguments[0].value) : ''
  if (held.callee.name === 'split' && !/^["']\\n["']$/.test(separator)) return []
  const text = typeOf(fault.program, bare(held.callee.value), binding.place)?.value
  const lines = text?.kind === 'string' ? text.value.split('\n') : []
  return lines.map((each) => each.trim()).filter((each) => each !== '')
}

/** `linea` of `linea.strip()`. */
const bare = (node: Expression): Expression =>
  node.kind === 'call' &&
  node.arguments.length === 0 &&
  node.callee.kind === 'attribute' &&
  /^r?strip$/.test(node.callee.name)
    ? bare(node.callee.value)
    : node
