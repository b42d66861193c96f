import { costText, countText } from './copy'
import type { Costs, MonthCost } from './costs-contract'

/** Days before models were told apart have no name. */
export const modelLabel = (model: string) => (model === '' ? 'Sin anotar' : model)

const percent = new Intl.NumberFormat('es-ES', { style: 'percent', maximumFractionDigits: 0 })

/** "El mes pasado, por estas fechas, 3,20 €; en total, 9,10 €". */
export const lastMonthText = ({ currency, lastMonthSoFar, lastMonth }: MonthCost): string =>
  lastMonth === 0
    ? 'El mes pasado no hubo ningún gasto conocido'
    : `El mes pasado, por estas fechas, ${costText(lastMonthSoFar, { currency })}; en total, ${costText(lastMonth, { currency })}`

/** "62 % de 1.000.000 tokens". */
export const budgetText = ({ used, limit }: { used: number; limit: number }): string =>
  `${percent.format(Math.min(used / limit, 1))} de ${countText(limit)} tokens`

export function budgetNote({ budget, perPerson }: Pick<Costs, 'budget' | 'perPerson'>): string {
  const person = perPerson === null ? '' : ` Por persona, ${countText(perPerson)} al mes.`
  if (budget === null) return `Se pone en MENTOR_MONTHLY_TOKENS.${person}`
  if (budget.isUsedUp)
    return `Ya no queda para otra respuesta: contesta el mentor incorporado hasta fin de mes.${person}`
  return `Van ${countText(budget.used)} este mes. Avisamos por correo al 50, al 80 y al 100 %.${person}`
}
