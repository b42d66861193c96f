import { take } from '../expressions/arguments'
import type { Machine } from '../machine'
import { Outside } from '../result'
import { raise } from '../values/types'
import { type Keywords, PyTuple, type Value } from '../values/values'
import { type Column, joined } from './column'
import { DataFrame } from './frame'
import { Labels, labelKey } from './labels'
import { only, several } from './methods/arguments'
import { orderBy } from './order'

/** Which row of the left stands beside which of the right; undefined where it stands alone. */
type Pairs = { left: number | undefined; right: number | undefined }[]

/** `left.merge(right, …)` */
export function merge(machine: Machine, left: DataFrame, args: readonly Value[], keywords: Keywords): Value {
  const names = ['right', 'how', 'on', 'left_on', 'right_on', 'left_index', 'right_index', 'sort', 'suffixes']
  const [right = null, how = 'inner', on, leftOn, rightOn, leftIndex, rightIndex, sort, suffixes] = take(
    'merge',
    names,
    1,
    [args, keywords],
  )
  for (const option of [leftIndex, rightIndex, sort]) only(option, false)
  if (!(right instanceof DataFrame)) throw new Outside('table', 'merge()')
  const [leftNames, rightNames] = keysOf(left, right, [on ?? null, leftOn ?? null, rightOn ?? null])
  const [a, b] = [leftNames.map((name) => left.column(name)), rightNames.map((name) => right.column(name))]
  a.forEach((column, at) => {
    checkTypes(column, b[at] ?? column, leftNames[at] ?? null)
  })
  if (a.length === 1 && typeof how === 'string')
    machine.watch?.joined(machine.offset, how, [a[0]?.values ?? [], b[0]?.values ?? []])
  const pairs = pairsOf(machine, [a, left.size], [b, right.size], how)
  machine.grow(pairs.length * (left.columns.length + right.columns.length))
  const ordered = how === 'outer' ? byKeys(machine, pairs, a, b) : pairs
  return beside(machine, { left, right, pairs: ordered }, leftNames, rightNames, suffixesIn(suffixes))
}

function keysOf(
  left: DataFrame,
  right: DataFrame,
  [on, leftOn, rightOn]: readonly [Value, Value, Value],
): readonly [Value[], Value[]] {
  if (on !== null) return [several(on), several(on)]
  if (leftOn !== null && rightOn !== null) {
    const [a, b] = [several(leftOn), several(rightOn)]
    if (a.length !== b.length) throw new Outside('table', 'merge()')
    return [a, b]
  }
  const common = left.heads.all.filter((head) => right.placeOf(head) !== -1)
  if (common.length === 0 || leftOn !== null || rightOn !== null) throw new Outside('table', 'merge()')
  return [common, common]
}

function checkTypes(a: Column, b: Column, name: Value): void {
  if (a.dtype === b.dtype) return
  const isNumber = (column: Column) => column.dtype === 'int64' || column.dtype === 'float64'
  if ((isNumber(a) && b.dtype === 'str') || (a.dtype === 'str' && isNumber(b)))
    raise(
      'ValueError',
      `You are trying to merge on ${a.dtype} and ${b.dtype} columns for key '${String(name)}'. If you wish to proceed you should use pd.concat`,
    )
  throw new Outside('table', 'merge()')
}

const keyAt = (columns: readonly Column[], row: number) =>
  columns.map(({ values }) => labelKey(values[row] ?? null)).join('\u0001')

function pairsOf(machine: Machine, [a, leftSize]: Side, [b, rightSize]: Side, how: Value): Pairs {
  if (how !== 'inner' && how !== 'left' && how !== 'right' && how !== 'outer') throw new Outside('table', 'merge(how=)')
  if (how === 'right')
    return pairsOf(machine, [b, rightSize], [a, leftSize], 'left').map(({ left, right }) => ({
      left: right,
      right: left,
    }))
  const places = Map.groupBy(
    Array.from({ length: rightSize }, (_, row) => row),
    (row) => keyAt(b, row),
  )
  const isOnce = (columns: readonly Column[], size: number) =>
    new Set(Array.from({ length: size }, (_, row) => keyAt(columns, row))).size === size
  // Where keys come more than once on both sides pandas sorts them in a way that is not stable.
  if (how === 'inner' && !isOnce(a, leftSize) && !isOnce(b, rightSize)) throw new Outside('table', 'merge of many')
  const pairs: Pairs = []
  const found = new Set<number>()
  for (let row = 0; row < leftSize; row += 1) {
    const matches = places.get(keyAt(a, row)) ?? []
    machine.grow(matches.length + 1)
    for (const right of matches) {
      pairs.push({ left: row, right })
      found.add(right)
    }
    if (matches.length === 0 && how !== 'inner') pairs.push({ left: row, right: undefined })
  }
  if (how === 'outer')
    for (let right = 0; right < rightSize; right += 1) if (!found.has(right)) pairs.push({ left: undefined, right })
  return pairs
}
type Side = readonly [columns: readonly Column[], size: number]

/** A key of a pair, from the side that has it. */
function keyColumn(a: Column, b: Column, pairs: Pairs): Column {
  const both = joined([a, b])
  return both.take(pairs.map(({ left, right }) => left ?? (right ?? 0) + a.size))
}

function byKeys(machine: Machine, pairs: Pairs, a: readonly Column[], b: readonly Column[]): Pairs {
  const keys = a.map((column, at) => ({ column: keyColumn(column, b[at] ?? column, pairs), isAscending: true }))
  return orderBy(machine, pairs.length, keys).map((at) => pairs[at] ?? { left: undefined, right: undefined })
}

function suffixesIn(value: Value | undefined): readonly [string, string] {
  if (value === undefined) return ['_x', '_y']
  const [a, b] = value instanceof PyTuple ? value.items : []
  if (typeof a !== 'string' || typeof b !== 'string') throw new Outside('table', 'merge(suffixes=)')
  return [a, b]
}

type Joined = { left: DataFrame; right: DataFrame; pairs: Pairs }

/** The columns of both: keys of one name once, other names that both have with what tells them apart. */
function beside(
  machine: Machine,
  { left, right, pairs }: Joined,
  leftNames: readonly Value[],
  rightNames: readonly Value[],
  [ofLeft, ofRight]: readonly [string, string],
): Value {
  const shared = new Set(
    leftNames.flatMap((name, at) => (labelKey(name) === labelKey(rightNames[at] ?? null) ? [labelKey(name)] : [])),
  )
  const isDouble = (head: Value, other: DataFrame) => other.placeOf(head) !== -1 && !shared.has(labelKey(head))
  const columns = [
    ...left.columns.map((column, at) => {
      const head = left.heads.at(at)
      return shared.has(labelKey(head))
        ? keyColumn(column, right.column(head), pairs)
        : column.take(pairs.map((pair) => pair.left))
    }),
    ...right.columns.flatMap((column, at) =>
      shared.has(labelKey(right.heads.at(at))) ? [] : [column.take(pairs.map((pair) => pair.right))],
    ),
  ]
  const heads = [
    ...left.heads.all.map((head) => (isDouble(head, right) ? `${String(head)}${ofLeft}` : head)),
    ...right.heads.all.flatMap((head) =>
      shared.has(labelKey(head)) ? [] : [isDouble(head, left) ? `${String(head)}${ofRight}` : head],
    ),
  ]
  return new DataFrame(columns, Labels.of(machine, heads), Labels.counted(pairs.length))
}
