import { type Column, isNumeric, numberOfCell, type Source } from '../read/column'

/** A loop through rows: its head, the lines that make values of the cells, and what a column is called within it. */
export type Loop = { target: string; items: string; cells: string[] }

/** `used` are the columns that the body needs. */
export function loopOf(source: Source, used: readonly Column[]): Loop {
  const { shape, variable, one, columns } = source
  const needed = columns.filter((column) => used.includes(column))
  switch (shape) {
    case 'plain': {
      const [column] = columns
      if (!column?.isText || !isNumeric(column)) return { target: column?.name ?? one, items: variable, cells: [] }
      return { target: one, items: variable, cells: [`${column.name} = ${numberOfCell(column, one)}`] }
    }
    case 'dict': {
      const [key, value] = columns
      if (!key || !value) return { target: one, items: variable, cells: [] }
      if (!needed.includes(key)) return { target: value.name, items: `${variable}.values()`, cells: [] }
      if (!needed.includes(value)) return { target: key.name, items: variable, cells: [] }
      return { target: `${key.name}, ${value.name}`, items: `${variable}.items()`, cells: [] }
    }
    case 'joined': {
      const [key, amount, price] = columns
      return {
        target: `${key?.name}, ${amount?.name}`,
        items: `${variable}.items()`,
        cells: price && needed.includes(price) ? [`${price.name} = precios[${key?.name}]`] : [],
      }
    }
    case 'dicts':
      return {
        target: one,
        items: variable,
        cells: needed.map((column) => `${column.name} = ${cellValue(column, `${one}['${column.header}']`)}`),
      }
    case 'tuples':
    case 'fields':
      return {
        target: columns
          .map((column) =>
            needed.includes(column) ? `${column.type === 'numbers' ? '*' : ''}${column.name}` : star(column),
          )
          .join(', '),
        items: variable,
        cells: shape === 'tuples' ? [] : needed.flatMap(castOf),
      }
  }
}

const star = ({ type }: Column) => (type === 'numbers' ? '*_' : '_')

const castOf = (column: Column): string[] => {
  if (column.type === 'numbers') return [`${column.name} = [float(dato) for dato in ${column.name}]`]
  const value = cellValue(column, column.name)
  return value === column.name ? [] : [`${column.name} = ${value}`]
}

const cellValue = (column: Column, cell: string): string =>
  isNumeric(column) && column.type !== 'unknown' ? numberOfCell(column, cell) : cell

/** Columns of which nothing but the name was known and that are used as numbers are read as such. */
export function asNumbers(used: readonly Column[]): void {
  for (const column of used) if (column.type === 'unknown') column.type = 'number'
}
