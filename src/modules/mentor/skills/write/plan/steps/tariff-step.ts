import { readTariff } from '../../tariffs/read-tariff'
import { tariffLines } from '../../tariffs/tariff-lines'
import type { Known, Step } from '../scalars/scalar-step'

/** «2 € la primera hora y 1,50 cada hora más», of what is asked for. */
export function tariffStep({ reading, quantities }: Known): Step | null {
  const amount = quantities.find(({ type }) => type === 'number' || type === 'whole')
  const tariff = amount ? readTariff(reading, amount.name) : null
  if (!amount || tariff === null) return null
  const { lines, how, imports } = tariffLines(tariff, { subject: amount.name, name: 'total' })
  reading.take(
    /\b(?:y )?(?:(?:dig\w+|dime|di|muestr\w+|calcul\w+|saqu\w+|el|cuanto|que|lo|hay|tiene|debe) )*(?:total|pagar|importe|precio|cobr\w+|paga|cuesta)(?: (?:a pagar|total|final))*\b/,
  )
  return {
    imports,
    lines,
    results: [{ name: 'total', label: 'Total', type: 'money' }],
    how,
    said: 'calcula el total',
  }
}
