import { allFields, refTo, type Told } from '../sketch'

/** What shops, offices and bodies work out, by the usual names of what they have. */
export function everyday(words: string, { sketch, method }: Told): string | null {
  const ref = (pattern: RegExp) => {
    const field = allFields(sketch).find(({ name, kind }) => kind === 'number' && pattern.test(name))
    return field ? refTo(field) : null
  }
  const [price, amount, pay] = [
    ref(/^precio|^coste|^importe|^tarifa/),
    ref(/^(?:stock|cantidad|unidades|existencias|horas|dias|noches)/),
    ref(/^(?:sueldo|salario)/),
  ]
  const pays = /\b(\d+) pagas\b/.exec(words)?.[1]
  if (pay && (pays || /\banual\b/.test(words))) return `${pay} * ${pays ?? '12'}`
  const rate = /\b(\d+(?:[.,]\d+)?) ?(?:%|por ciento)/.exec(words)?.[1]?.replace(',', '.')
  if (price && /\biva\b/.test(words))
    return /\bcon\b|\bmas\b|incluido|final/.test(words)
      ? `${price} * ${(1 + Number(rate ?? '21') / 100).toFixed(2)}`
      : `${price} * ${Number(rate ?? '21') / 100}`
  const due = method.parameters.flatMap((parameter) => {
    const field = allFields(sketch).find(
      ({ kind, name }) => kind === 'number' && name !== parameter && name.split('_')[0] === parameter.split('_')[0],
    )
    const rate = ref(/^(?:cuota|tarifa|precio|mensualidad|coste)/)
    return field && rate ? [`${rate} * (${parameter} - ${refTo(field)})`] : []
  })[0]
  if (due !== undefined) return due
  const hours = ref(/^horas/)
  const hourly = ref(/(?:^precio|^tarifa|^pago|^sueldo|^salario).*hora|^tarifa/)
  if (pay && !hours && /\b(?:sueldo|salario|nomina|pago)\b/.test(words) && !/\bsub|\baument/.test(words)) {
    const bonus = ref(/^(?:bono|comision|plus|extra)/)
    return bonus ? `${pay} + ${bonus}` : pay
  }
  if (hours && hourly && hours !== hourly) return `${hours} * ${hourly}`
  if (price && amount && /\b(?:valor|total|importe|coste|costo|subtotal|precio total)\b/.test(words))
    return `${price} * ${amount}`
  const [weight, height] = [ref(/^peso/), ref(/^(?:altura|estatura)/)]
  if (/\bimc\b|masa corporal/.test(words) && weight && height) return `${weight} / ${height}**2`
  const celsius = ref(/^(?:celsius|temperatura|grados)/)
  if (/\bfahrenheit\b/.test(words) && celsius) return `${celsius} * 9 / 5 + 32`
  if (/\bkelvin\b/.test(words) && celsius) return `${celsius} + 273.15`
  const year = ref(/^(?:ano|anio)/)
  if (/\b(?:antiguedad|edad|anos tiene)\b/.test(words) && year) return `2026 - ${year}`
  return null
}
