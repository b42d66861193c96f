import { upperFirst } from '~/platform/text/first-letter'
import { folded } from '~/platform/text/folded'
import { identifier } from '../../../../engine/task/identifier'
import type { Known, Step } from '../scalars/scalar-step'
import { numberIn } from '../tables/data'

/** What is taken off an amount or put on it, as it is called in one country or another. */
const NAME =
  '(?:seguridad social|seguro social|seguro medico|fondo de pensiones|iva|igv|irpf|isr|issss|afp|isss|imss|ess|eps|arl|inss|ips|salud|pension(?:es)?|jubilacion|obra social|sindicato|renta|impuestos?|contingencias(?: comunes)?|desempleo|formacion|comision|retencion|descuento|propina|recargo|interes|aguinaldo|bono|ahorro)'
const STATED = new RegExp(
  String.raw`(\d+(?:[.,]\d+)?) ?%(?: (?:de|del|para|por|en|a|al|el|la))* (${NAME})\b|\b(${NAME})(?: (?:del?|al?|es|un|el|,|:|=|\())* (\d+(?:[.,]\d+)?) ?%`,
  'g',
)
const ADDED = /^(?:iva|igv|propina|recargo|interes|bono|aguinaldo)/
const TELLS =
  /\b(?:y )?(?:(?:que|me|dig\w+|dime|di|muestr\w+|calcul\w+|saqu\w+|imprim\w+|cuanto|lo que|se|le|al final|descuent\w+|descont\w+|rest\w+|quit\w+|aplic\w+|deduc\w+|reten\w+|el|la|los|las|un|una) )*(?:(?:sueldo|salario|importe|total|precio|pago) )?(?:neto|liquido|final|a pagar|a cobrar|total|queda|cobra|descuentos?|sueldo neto)\b/g

/** «descuenta el 6,35 % de seguridad social y el 15 % de IRPF»: several shares of one amount. */
export function rates({ reading, quantities }: Known): Step | null {
  const [base, ...others] = quantities.filter(({ type }) => type === 'number' || type === 'whole' || type === 'money')
  const found = [...reading.text.matchAll(STATED)]
  if (!base || others.length > 0 || found.length < 2) return null
  const parts = found.map(([, first, after, before, second]) => {
    const said = after ?? before ?? 'descuento'
    return { name: identifier(folded(said)), said, percent: numberIn(first ?? second ?? '0') }
  })
  if (new Set(parts.map(({ name }) => name)).size < parts.length) return null
  for (const match of found) reading.use({ from: match.index, to: match.index + match[0].length })
  for (const match of reading.text.matchAll(TELLS))
    reading.use({ from: match.index, to: match.index + match[0].length })
  const signs = parts.map(({ name }) => (ADDED.test(name) ? '+' : '-'))
  const takes = signs.every((sign) => sign === '-')
  const total = takes ? 'neto' : 'total'
  return {
    lines: [
      ...parts.map(({ name, percent }) => `${name} = ${base.name} * ${percent} / 100`),
      `${total} = ${base.name}${parts.map(({ name }, at) => ` ${signs[at]} ${name}`).join('')}`,
    ],
    results: [
      ...parts.map(({ name, said }) => ({ name, label: LABELS[name] ?? upperFirst(said), type: 'money' as const })),
      { name: total, label: takes ? 'Neto' : 'Total', type: 'money' },
    ],
    how: [`Cada porcentaje se calcula sobre \`${base.name}\`: \`${base.name} * ${parts[0]?.percent} / 100\`.`],
    said: 'calcula cada porcentaje y lo que queda',
  }
}

const LABELS: Readonly<Record<string, string>> = {
  iva: 'IVA',
  igv: 'IGV',
  irpf: 'IRPF',
  isr: 'ISR',
  afp: 'AFP',
  isss: 'ISSS',
  imss: 'IMSS',
  eps: 'EPS',
  interes: 'Interés',
  comision: 'Comisión',
  retencion: 'Retención',
  pension: 'Pensión',
  jubilacion: 'Jubilación',
}
