import { upperFirst } from '~/platform/text/first-letter'
import { folded } from '~/platform/text/folded'
import { accented } from '../../compose/scalars/nouns'
import type { Want } from './dialogue'
import { isNumeric, type Quantity } from './quantity'
import { solved } from './solve-units'
import { isMoney } from './units'

type Share = { name: string; percent: string; label: string; isOff: boolean }
type Given = { asked: readonly Quantity[]; wants: readonly Want[]; places: number }

const OFF = /descuento|rebaja|retencion|irpf/
const KIND = /irpf|descuento|rebaja|propina|iva|impuesto|recargo|comision|aumento|interes|retencion/

/** An amount with what is added to it or taken off, stated («IVA del 21 %») or asked for («y el descuento en %»); null where nothing is. */
export function moneyPart({ asked, wants, places }: Given): { lines: string[]; how: string } | null {
  const shares = [...stated(wants), ...typed(asked)]
  const amounts = wants.filter((want) => want.kind === 'sum' || want.kind === 'amount')
  const each = amounts.find((want) => want.kind === 'amount' && want.per !== null)
  const numbers = asked.filter((one) => isNumeric(one) && one.unit !== '%')
  const divisor = each?.kind === 'amount' ? numbers.find(({ unit }) => unit === each.per?.unit) : undefined
  if (
    shares.length === 0 ||
    amounts.some((want) => want.kind === 'amount' && !isMoney(want.unit)) ||
    (each && !divisor)
  )
    return null
  const expression = solved(
    numbers.filter((one) => one !== divisor),
    { unit: 'money', per: null },
  )
  if (expression === null) return null
  const isName = /^\w+$/.test(expression)
  const base = isName ? expression : 'subtotal'
  const show = (label: string, name: string) => `print(f'${label}: {${name}:.${places}f}')`
  return {
    lines: [
      ...(isName ? [] : [`subtotal = ${expression}`]),
      ...shares.map(({ name, percent }) => `${name} = ${base} * ${percent} / 100`),
      `total = ${base}${shares.map(({ name, isOff }) => ` ${isOff ? '-' : '+'} ${name}`).join('')}`,
      ...(isName ? [] : [show('Subtotal', 'subtotal')]),
      ...shares.map(({ label, name }) => show(label, name)),
      show(amounts.some((want) => want.kind === 'amount' && want.label === 'Neto') ? 'Neto' : 'Total', 'total'),
      ...(each?.kind === 'amount' && divisor ? [show(each.label, `total / ${divisor.name}`)] : []),
    ],
    how: `El tanto por ciento de una cantidad es \`cantidad * porcentaje / 100\`, y se ${shares.every(({ isOff }) => isOff) ? 'resta' : 'suma'}.`,
  }
}

const stated = (wants: readonly Want[]): Share[] =>
  wants.flatMap((want) =>
    want.kind === 'share'
      ? [
          {
            name: want.name,
            percent: String(want.percent),
            label: `${shareLabel(want.name)} (${want.percent} %)`,
            isOff: want.isOff,
          },
        ]
      : [],
  )

const typed = (asked: readonly Quantity[]): Share[] =>
  asked
    .filter(({ unit }) => unit === '%')
    .map(({ name, label }) => {
      const kind = KIND.exec(folded(label))?.[0] ?? 'parte'
      return {
        name: kind === name ? `importe_${kind}` : kind,
        percent: name,
        label: shareLabel(kind),
        isOff: OFF.test(kind),
      }
    })

const shareLabel = (name: string) =>
  name.length < 5 && name !== 'parte' ? name.toUpperCase() : upperFirst(accented(name.replaceAll('_', ' ')))
