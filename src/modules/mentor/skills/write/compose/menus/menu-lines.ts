import { indented } from '../program'
import { askLine, type Input } from '../scalars/inputs'
import type { Action, Option } from './menu-options'
import { type Records, recordLines } from './record-lines'

/** What the options work on: a list of things, a dictionary (thing → what is kept of it), an amount, or two numbers. */
export type Store =
  | { kind: 'list'; name: string; item: Input }
  | { kind: 'dict'; name: string; key: Input; value: Input }
  | { kind: 'amount'; name: string; start: string; most: string | null }
  | Records
  | { kind: 'numbers' }

export type Branch = { option: Option; lines: string[] | null }

export function loopLines(branches: readonly Branch[]): string[] {
  const shown = branches.map(({ option }) => `print('${option.key}. ${option.label}')`)
  const cases = branches.flatMap(({ option, lines }, at) => [
    `${at === 0 ? 'if' : 'elif'} opcion == '${option.key}':`,
    ...indented(lines ?? []),
  ])
  return [
    'while True:',
    ...indented([
      ...shown,
      "opcion = input('Elige una opción: ').strip()",
      ...cases,
      'else:',
      "    print('Esa opción no existe.')",
    ]),
  ]
}

const OPERATORS: Partial<Record<Action, string>> = { plus: '+', minus: '-', times: '*', divide: '/', power: '**' }

export function branchLines(option: Option, store: Store, options: readonly Option[]): string[] | null {
  const { action } = option
  if (action === 'exit') return ["print('¡Hasta luego!')", 'break']
  switch (store.kind) {
    case 'numbers':
      return action in OPERATORS ? calculation(action) : null
    case 'amount':
      return amountLines(action, store)
    case 'list':
      return listLines(action, store)
    case 'dict':
      return dictLines(option, store, options)
    case 'records':
      return recordLines(option, store)
  }
}

/** The two numbers are asked for once, whatever is done with them. */
export function calculatorLines(options: readonly Option[]): string[] {
  const exit = options.find(({ action }) => action === 'exit')
  const rest = options.filter(({ action }) => action !== 'exit')
  const cases = rest.flatMap(({ key, action }, at) => [
    `${at === 0 ? 'if' : 'elif'} opcion == '${key}':`,
    ...indented(calculation(action)),
  ])
  return [
    'while True:',
    ...indented([
      ...options.map(({ key, label }) => `print('${key}. ${label}')`),
      "opcion = input('Elige una opción: ').strip()",
      `if opcion == '${exit?.key ?? '0'}':`,
      "    print('¡Hasta luego!')",
      '    break',
      `if opcion not in (${rest.map(({ key }) => `'${key}'`).join(', ')}):`,
      "    print('Esa opción no existe.')",
      '    continue',
      "a = float(input('Primer número: ').replace(',', '.'))",
      "b = float(input('Segundo número: ').replace(',', '.'))",
      ...cases,
    ]),
  ]
}

function calculation(action: Action): string[] {
  const operator = OPERATORS[action] ?? '+'
  const show = `print(f'Resultado: {${operator === '**' ? 'a**b' : `a ${operator} b`}}')`
  if (action !== 'divide') return [show]
  return ['if b == 0:', "    print('No se puede dividir entre cero.')", 'else:', `    ${show}`]
}

function amountLines(action: Action, { name, most }: Extract<Store, { kind: 'amount' }>): string[] | null {
  const ask = "cantidad = float(input('Cantidad: ').replace(',', '.'))"
  if (action === 'balance' || action === 'list') return [`print(f'Saldo: {${name}:.2f}')`]
  if (action === 'deposit' || action === 'add') return [ask, `${name} += cantidad`, `print(f'Saldo: {${name}:.2f}')`]
  if (action !== 'withdraw' && action !== 'remove') return null
  return [
    ask,
    `if cantidad > ${name}:`,
    "    print('No hay saldo suficiente.')",
    ...(most === null
      ? []
      : [`elif cantidad > ${most}:`, `    print('No se puede retirar más de ${most} de una vez.')`]),
    'else:',
    `    ${name} -= cantidad`,
    `    print(f'Saldo: {${name}:.2f}')`,
  ]
}

function listLines(action: Action, { name, item }: Extract<Store, { kind: 'list' }>): string[] | null {
  const ask = `${item.name} = input('${item.label}: ').strip()`
  switch (action) {
    case 'add':
      return [ask, `${name}.append(${item.name})`]
    case 'list':
      return [
        `if not ${name}:`,
        "    print('La lista está vacía.')",
        `for ${item.name} in ${name}:`,
        `    print(f'- {${item.name}}')`,
      ]
    case 'remove':
      return [
        ask,
        `if ${item.name} in ${name}:`,
        `    ${name}.remove(${item.name})`,
        'else:',
        "    print('Eso no está en la lista.')",
      ]
    case 'find':
      return [
        ask,
        `if ${item.name} in ${name}:`,
        "    print('Sí, está en la lista.')",
        'else:',
        "    print('No existe.')",
      ]
    case 'edit':
      return [
        ask,
        `if ${item.name} in ${name}:`,
        `    ${name}[${name}.index(${item.name})] = input('Nuevo valor: ').strip()`,
        'else:',
        "    print('Eso no está en la lista.')",
      ]
    case 'count':
      return [`print(f'Hay {len(${name})}.')`]
    case 'clear':
      return [`${name}.clear()`]
    default:
      return null
  }
}

function dictLines(
  { action, limit = '5' }: Option,
  { name, key, value }: Extract<Store, { kind: 'dict' }>,
  options: readonly Option[],
): string[] | null {
  const ask = `${key.name} = input('${key.label}: ').strip()`
  const missing = ['else:', "    print('No existe.')"]
  const format = value.type === 'money' ? ':.2f' : ''
  // Adding to what is there already is what stocks are for.
  const adds = value.name === 'cantidad' && options.some((option) => option.action === 'add')
  switch (action) {
    case 'add':
      return [
        ask,
        askLine(value),
        adds
          ? `${name}[${key.name}] = ${name}.get(${key.name}, 0) + ${value.name}`
          : `${name}[${key.name}] = ${value.name}`,
      ]
    case 'list':
      return [
        `if not ${name}:`,
        "    print('No hay nada guardado.')",
        `for ${key.name}, ${value.name} in ${name}.items():`,
        `    print(f'{${key.name}}: {${value.name}${format}}')`,
      ]
    case 'find':
      return [
        ask,
        `if ${key.name} in ${name}:`,
        `    print(f'${value.label}: {${name}[${key.name}]${format}}')`,
        ...missing,
      ]
    case 'remove':
      return [ask, `if ${key.name} in ${name}:`, `    del ${name}[${key.name}]`, ...missing]
    case 'edit':
      return [
        ask,
        `if ${key.name} in ${name}:`,
        `    ${askLine(value)}`,
        `    ${name}[${key.name}] = ${value.name}`,
        ...missing,
      ]
    case 'give':
    case 'giveback':
      return value.type === 'text'
        ? null
        : [ask, askLine(value), `${name}[${key.name}] = ${name}.get(${key.name}, 0) + ${value.name}`]
    case 'take':
    case 'lend':
      return value.type === 'text'
        ? null
        : [
            ask,
            askLine(value),
            `if ${key.name} not in ${name}:`,
            "    print('No existe.')",
            `elif ${value.name} > ${name}[${key.name}]:`,
            "    print('No hay bastante.')",
            'else:',
            `    ${name}[${key.name}] -= ${value.name}`,
          ]
    case 'low':
      return value.type === 'text'
        ? null
        : [
            `for ${key.name}, ${value.name} in ${name}.items():`,
            `    if ${value.name} < ${limit}:`,
            `        print(f'{${key.name}}: {${value.name}}')`,
          ]
    case 'count':
      return [`print(f'Hay {len(${name})}.')`]
    case 'clear':
      return [`${name}.clear()`]
    case 'total':
      return value.type === 'text' ? null : [`print(f'Total: {sum(${name}.values())}')`]
    case 'mean':
      return value.type === 'text'
        ? null
        : [
            `if ${name}:`,
            `    print(f'Media: {sum(${name}.values()) / len(${name}):.2f}')`,
            'else:',
            "    print('Todavía no hay datos.')",
          ]
    case 'highest':
    case 'lowest':
      return value.type === 'text'
        ? null
        : [
            `if ${name}:`,
            `    ${key.name} = ${action === 'highest' ? 'max' : 'min'}(${name}, key=${name}.get)`,
            `    print(f'{${key.name}}: {${name}[${key.name}]${format}}')`,
            'else:',
            "    print('Todavía no hay datos.')",
          ]
    default:
      return null
  }
}
