import { type Column, isNumeric } from '../../report/read/column'
import { type Operand, ofColumn, type Table } from '../pipeline'
import { timesPrice } from './made'

const AMOUNT = /^(?:importe|total|monto|subtotal|facturado)/
const OTHER =
  /^(?:venta|gasto|ingreso|coste|costo|factura|cuota|pago|sueldo|salario|saldo|cobro|deuda|base|valor|nota|precio|temperatura|unidades|cantidad|horas)/
const NO_AMOUNT = /^(?:id|numero|codigo|num|anio|ano|edad|mes|dia|dni|telefono|cp)(?:_|$)|_id$/

/** The number that rows are about, where none is named. */
export function moneyIn({ columns }: Pick<Table, 'columns'>): Operand | null {
  const known = columns.filter((column) => isNumeric(column) && !NO_AMOUNT.test(column.name))
  const amount = known.find(({ name }) => AMOUNT.test(name))
  if (amount) return ofColumn(amount)
  const product = timesPrice(columns)
  if (product) return product
  const other = known.find((column) => OTHER.test(column.name)) ?? known.findLast(isSure) ?? onlyOne(known)
  return other ? ofColumn(other) : null
}

const isSure = ({ type }: Column) => type !== 'unknown'
/** Of columns of which only the name is known the last one, as people write it: «tienda, producto, importe». */
const onlyOne = (columns: readonly Column[]): Column | undefined => columns.at(-1)
