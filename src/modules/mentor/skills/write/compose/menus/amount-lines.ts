import type { Option } from './menu-options'

/** A number: money, or how many there are; `steps` where each time it is one. */
export type Amount = {
  kind: 'amount'
  name: string
  label: string
  start: string
  most: string | null
  isMoney: boolean
  steps: boolean
}

export function amountLines(option: Option, store: Amount): string[] | null {
  const { name } = store
  const [step, shown] = [stepOf(option, store), shownOf(store)]
  switch (option.action) {
    case 'balance':
    case 'list':
    case 'find':
    case 'pending':
      return [shown]
    case 'deposit':
    case 'add':
    case 'plus':
    case 'leave':
    case 'give':
    case 'giveback':
      return [...step.ask, `${name} += ${step.amount}`, shown]
    case 'spend':
      return [...step.ask, `${name} -= ${step.amount}`, shown]
    case 'clear':
      return [`${name} = ${store.start}`, shown]
    case 'withdraw':
    case 'remove':
    case 'take':
    case 'lend':
    case 'minus':
    case 'enter':
      return takenLines(option, store)
    case 'other':
      return option.limit === undefined ? null : takenLines(option, store)
    default:
      return null
  }
}

function takenLines(option: Option, store: Amount): string[] {
  const { name, most, isMoney } = store
  const [step, shown] = [stepOf(option, store), shownOf(store)]
  return [
    ...step.ask,
    `if ${option.limit !== undefined ? `${name} < ${step.amount}` : step.ask.length > 0 ? `${step.amount} > ${name}` : `${name} == 0`}:`,
    `    print('${isMoney ? 'No hay saldo suficiente.' : store.steps && option.action === 'minus' ? 'Ya está a cero.' : 'No quedan.'}')`,
    ...(most === null
      ? []
      : [`elif ${step.amount} > ${most}:`, `    print('No se puede retirar más de ${most} de una vez.')`]),
    'else:',
    `    ${name} -= ${step.amount}`,
    `    ${shown}`,
  ]
}

/** What is asked for, and what is put in or taken out. */
function stepOf({ limit }: Option, { isMoney, steps }: Amount): { ask: string[]; amount: string } {
  if (limit !== undefined) return { ask: [], amount: limit }
  if (steps) return { ask: [], amount: '1' }
  const ask = isMoney ? "float(input('Cantidad: ').replace(',', '.'))" : "int(input('Cantidad: '))"
  return { ask: [`cantidad = ${ask}`], amount: 'cantidad' }
}

const shownOf = ({ name, label, isMoney }: Amount) => `print(f'${label}: {${name}${isMoney ? ':.2f' : ''}}')`
