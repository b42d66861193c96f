import type { Tell, Value } from './query'
import { type Column, isNumeric, type Source } from './read/column'

const PRICE = /^(?:precio|tarifa|pvp|coste_unit|costo_unit|unitario|valor_unit)/
const AMOUNT =
  /^(?:cantidad|cant|unidades|uds|horas|kilos|kg|stock|existencias|vendid[oa]s|num_|litros|metros|bultos|cajas)/
const SUM_OF_MONEY =
  /^(?:importe|gasto|total|venta|ingreso|coste|costo|monto|factura|cuota|pago|sueldo|salario|saldo|cobro|deuda|base)/

export const ofColumn = (column: Column): Value => ({ kind: 'column', column })

export const priceOf = ({ columns }: Source) => columns.find((column) => isNumeric(column) && PRICE.test(column.name))
export const amountOf = ({ columns }: Source) => columns.find((column) => isNumeric(column) && AMOUNT.test(column.name))

/** How many times a price, where the rows hold both and no amount of money of their own. */
export function lineTotal(source: Source): Value | null {
  const [amount, price] = [amountOf(source), priceOf(source)]
  if (!amount || !price || moneyColumn(source)) return null
  return { kind: 'binary', operator: '*', left: ofColumn(amount), right: ofColumn(price) }
}

const moneyColumn = ({ columns }: Source) =>
  columns.find((column) => isNumeric(column) && /^(?:importe|monto|total)/.test(column.name)) ??
  columns.find((column) => isNumeric(column) && SUM_OF_MONEY.test(column.name)) ??
  columns.find((column) => column.type === 'money' && !PRICE.test(column.name))

/** The money that rows are about. */
export function moneyOf(source: Source): Value | null {
  const product = lineTotal(source)
  if (product) return product
  const column = moneyColumn(source) ?? priceOf(source) ?? numberOf(source)
  return column ? ofColumn(column) : null
}

/** The number that rows are about, where none is named: the last one. */
export const numberOf = ({ columns }: Source): Column | null =>
  columns.findLast((column) => isNumeric(column) && column.type !== 'unknown') ??
  columns.findLast(({ type }) => type === 'unknown') ??
  null

export const textOf = ({ columns }: Source): Column | null =>
  columns.find(({ type }) => type === 'text' || type === 'unknown') ?? null

export const severalOf = ({ columns }: Source): Column | null => columns.find(({ type }) => type === 'numbers') ?? null

/** How a value is told, by what it is worked out from. */
export function tellOf(value: Value): Tell {
  switch (value.kind) {
    case 'column':
      return value.column.type === 'date' || value.column.type === 'numbers'
        ? 'text'
        : value.column.type === 'unknown'
          ? 'number'
          : value.column.type
    case 'binary': {
      const [left, right] = [tellOf(value.left), tellOf(value.right)]
      if (left === 'money' || right === 'money') return 'money'
      return left === 'whole' && right === 'whole' && value.operator !== '/' ? 'whole' : 'number'
    }
    case 'number':
      return Number.isInteger(value.value) ? 'whole' : 'number'
    case 'within':
      return 'number'
    case 'days':
      return 'whole'
    case 'share':
      return value.of === 100 ? 'percent' : 'money'
    case 'text':
    case 'date':
    case 'day':
      return 'text'
  }
}
