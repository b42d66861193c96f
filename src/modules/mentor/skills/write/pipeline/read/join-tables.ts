import { singular } from '../../../../engine/task/identifier'
import type { Column } from '../../report/read/column'
import type { Join, Table } from '../pipeline'

/** Two files that belong together: the one whose rows are gone through, with the columns of the other, and by what they are joined. */
export function joinedTables([one, other]: readonly Table[]): { table: Table; join: Join } | null {
  if (!one || !other) return null
  const found = foreign(one, other) ?? foreign(other, one) ?? shared(one, other)
  if (found === null) return null
  const { table, join } = found
  const more = join.table.columns.filter((column) => column !== join.right)
  return {
    table: { ...table, columns: [...table.columns, ...more], notes: [...table.notes, ...join.table.notes] },
    join,
  }
}

type Found = { table: Table; join: Join }

/** `cliente_id` of one file is `id` of the other. */
function foreign(table: Table, other: Table): Found | null {
  const right = other.columns.find(({ name }) => /^(?:id|codigo|cod|clave)$/.test(name))
  const noun = nounOf(other)
  const left =
    table.columns.find(
      ({ name }) =>
        /^(?:id|cod|codigo)_|_(?:id|cod|codigo)$/.test(name) &&
        name.replace(/^(?:id|cod|codigo)_|_(?:id|cod|codigo)$/, '').slice(0, 3) === noun.slice(0, 3),
    ) ?? table.columns.find(({ name }) => name === noun)
  return left && right ? { table, join: { table: other, left, right } } : null
}

/** A column that both have: the file that is named for it says more of each, the other one has the rows. */
function shared(one: Table, other: Table): Found | null {
  const same = (name: string): [Column, Column] | null => {
    const [left, right] = [one, other].map(({ columns }) => columns.find((column) => column.name === name))
    return left && right ? [left, right] : null
  }
  const pair = one.columns.map(({ name }) => (name === 'id' ? null : same(name))).find((found) => found !== null)
  if (!pair) return null
  const [first, second] = pair
  const isOfOne = nounOf(one) === first.name || first.name.includes(nounOf(one))
  return isOfOne
    ? { table: other, join: { table: one, left: second, right: first } }
    : { table: one, join: { table: other, left: first, right: second } }
}

const nounOf = ({ file }: Table): string =>
  singular(
    (file ?? '')
      .toLowerCase()
      .replace(/\.\w+$/, '')
      .replace(/_.*$/, ''),
  )
